import { listen } from './listen.ts';
import { distance, nowhere, type Point, toPoint } from './place-card.ts';

const longMs = 500;
// A finger is never quite still.
const stillPx = 10;

/**
 * Tells when a finger or a pen has been pressed onto a place for half a second, or when the browser takes it for a
 * long press before. Where `onLong` says that it was for us, the browser does nothing with it: no menu, no selection,
 * no click.
 */
export function watchLongPress(signal: AbortSignal, onLong: (point: Point) => boolean): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOurs = false;
  let at = nowhere;

  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const settle = () => {
    stop();
    isOurs = onLong(at);
  };

  // What comes after one of these is no part of that press any more: not every press ends with what is listed below.
  for (const type of ['pointerdown', 'pointercancel', 'keydown'] as const)
    listen(signal, type, () => {
      isOurs = false;
    });
  listen(signal, 'pointerdown', (event) => {
    stop();
    at = toPoint(event);
    if (event.pointerType !== 'mouse') timer = setTimeout(settle, longMs);
  });
  listen(signal, 'pointermove', (event) => distance(at, toPoint(event)) > stillPx && stop());
  listen(signal, 'pointerup', stop);
  listen(signal, 'pointercancel', stop);
  for (const type of ['contextmenu', 'touchend', 'click'] as const)
    listen(signal, type, (event) => {
      if (timer) settle();
      if (isOurs) event.preventDefault();
      // It is over with these; a menu may come before.
      isOurs &&= type === 'contextmenu';
    });
}
