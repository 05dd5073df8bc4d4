import { restMs } from './watch-pointer.ts';

// A page that moves the focus itself (menus, grids) may do so after drawing.
const focusFollowsWithinMs = 500;

/**
 * Tells which link a keyboard user has come to rest on, and when the focus goes on. A page can move the focus
 * at any time, so only the first focus after a real press of Tab or an arrow key counts.
 */
export function watchFocus({
  window,
  signal,
  onFocus,
  onBlur,
}: {
  window: Window;
  signal: AbortSignal;
  onFocus: (element: HTMLElement) => void;
  onBlur: () => void;
}): void {
  const options = { capture: true, passive: true, signal };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressedAt = Number.NEGATIVE_INFINITY;

  window.addEventListener(
    'keydown',
    (event) => {
      const hasModifier = event.ctrlKey || event.altKey || event.metaKey;
      if (event.isTrusted && !hasModifier && /^(?:Tab|Arrow)/.test(event.key)) pressedAt = Date.now();
    },
    options,
  );
  window.addEventListener(
    'focusin',
    (event) => {
      if (!event.isTrusted) return;
      clearTimeout(timer);
      const isByKey = Date.now() - pressedAt <= focusFollowsWithinMs;
      pressedAt = Number.NEGATIVE_INFINITY;
      const element = event.composedPath()[0];
      if (!isByKey || !(element instanceof HTMLElement)) return;
      if (element.matches('a[href]:focus-visible')) timer = setTimeout(() => onFocus(element), restMs);
    },
    options,
  );
  window.addEventListener(
    'focusout',
    () => {
      clearTimeout(timer);
      onBlur();
    },
    options,
  );
  window.addEventListener(
    'blur',
    (event) => {
      // The window itself: what has the focus when it comes back was not reached by this key.
      if (event.target === event.currentTarget) pressedAt = Number.NEGATIVE_INFINITY;
    },
    options,
  );
  signal.addEventListener('abort', () => clearTimeout(timer));
}
