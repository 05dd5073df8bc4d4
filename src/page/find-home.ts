/**
 * Where a card must be put to be more than painted: a modal dialog and what is full screen leave everything else inert,
 * so it goes into the innermost of them around its reference. Null where the reference is not in what is full screen.
 * `around` is what the reference is drawn in.
 */
export function findHome(around: Element[]): Element | null {
  const { documentElement, fullscreenElement } = document;
  if (fullscreenElement && !around.includes(fullscreenElement)) return null;
  return around.find((element) => element.matches(':modal,:fullscreen')) ?? documentElement;
}
