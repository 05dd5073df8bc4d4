/**
 * Calls back with what a person does in the window, before the page hears of it, until the signal ends it; not with
 * the events that the page makes up.
 */
export function listen<T extends keyof WindowEventMap>(
  signal: AbortSignal,
  type: T,
  hear: (event: WindowEventMap[T]) => void,
): void {
  window.addEventListener(type, (event) => event.isTrusted && hear(event), { capture: true, signal });
}
