import { listen } from './listen.ts';

// A page that moves the focus itself (menus, grids) may do so after drawing.
const focusFollowsWithinMs = 500;

/**
 * Tells which link a keyboard user has come to rest on. A page can move the focus at any time, so only the first
 * focus after a real press of Tab or an arrow key counts; and the first that came with the window's own, when Tab is
 * let go here after it was pressed elsewhere: in the browser's bar, or in the frame before.
 */
export function watchFocus(signal: AbortSignal, restMs: number, onFocus: (element: HTMLElement) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressedAt = 0;
  let enteredAt = 0;
  /** What had the focus when the window got its own: that is given back, not reached. */
  let before: Element | null = null;
  let entered: EventTarget | undefined;

  const stop = () => clearTimeout(timer);

  const rest = (element: EventTarget | undefined) => {
    stop();
    if (element instanceof HTMLElement && element.matches('a[href]:focus-visible'))
      timer = setTimeout(() => onFocus(element), restMs);
  };

  listen(signal, 'keydown', (event) => {
    entered = undefined;
    if (!hasModifier(event) && /^(?:Tab|Arrow)/.test(event.key)) pressedAt = Date.now();
  });
  listen(signal, 'keyup', (event) => {
    if (entered && event.key === 'Tab' && !hasModifier(event)) rest(entered);
  });
  listen(signal, 'focusin', (event) => {
    stop();
    const isRecent = (at: number) => Date.now() - at <= focusFollowsWithinMs;
    const [element] = event.composedPath();
    if (isRecent(pressedAt)) rest(element);
    entered = isRecent(enteredAt) && document.activeElement !== before ? element : undefined;
    pressedAt = enteredAt = 0;
  });
  listen(signal, 'focusout', stop);
  // The window itself: what has the focus when it comes back was not reached by the key before.
  const onWindow = (event: Event) => {
    if (event.target !== event.currentTarget) return;
    pressedAt = 0;
    enteredAt = Date.now();
    before = document.activeElement;
  };
  listen(signal, 'focus', onWindow);
  listen(signal, 'blur', onWindow);
  signal.addEventListener('abort', stop);
}

function hasModifier({ ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return ctrlKey || altKey || metaKey;
}
