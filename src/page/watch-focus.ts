import { restMs } from './watch-pointer.ts';

/** Tells which element a keyboard user has come to rest on, and when the focus goes on. */
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

  window.addEventListener(
    'focusin',
    (event) => {
      clearTimeout(timer);
      const element = event.composedPath()[0];
      if (!event.isTrusted || !(element instanceof HTMLElement) || !element.matches('a[href]:focus-visible')) return;
      timer = setTimeout(() => onFocus(element), restMs);
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
  signal.addEventListener('abort', () => clearTimeout(timer));
}
