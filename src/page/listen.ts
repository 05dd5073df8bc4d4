/** What a person did first: heard also by what listens only since. */
let first: Event | undefined;

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
  if (first?.type === type) hear(first as WindowEventMap[T]);
}

/**
 * Calls `begin` when a person first does something in the window: most frames are never touched. What `begin` listens
 * to hears of that, too.
 */
export function listenLater(signal: AbortSignal, begin: () => void): void {
  let wake = begin;
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'focus'] as const) {
    listen(signal, type, (event) => {
      first = event;
      wake();
      wake = () => {};
      first = undefined;
    });
  }
}
