import { nowhere, type Point } from './place-card.ts';

/** A rest is deliberate after this long … */
export const restMs = 150;
// … within this many pixels: a hand is never quite still.
const stillPx = 4;

/**
 * Tells where a real mouse or pen moves, and where it comes to a deliberate rest. Events made by the page,
 * touches, and moves with a button down (a selection, a drag) are no rest.
 */
export function watchPointer({
  window,
  signal,
  onMove,
  onRest,
  onPress,
}: {
  window: Window;
  signal: AbortSignal;
  onMove: (point: Point) => void;
  onRest: (point: Point) => void;
  onPress: (point: Point) => void;
}): void {
  const options = { capture: true, passive: true, signal };
  let spot: Point | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  window.addEventListener(
    'pointermove',
    (event) => {
      if (!event.isTrusted || event.pointerType === 'touch') return;
      const point = { x: event.clientX, y: event.clientY };
      if (event.buttons !== 0) {
        clearTimeout(timer);
        spot = null;
        return;
      }
      onMove(point);
      if (spot && Math.hypot(point.x - spot.x, point.y - spot.y) <= stillPx) return;
      spot = point;
      clearTimeout(timer);
      timer = setTimeout(() => onRest(point), restMs);
    },
    options,
  );
  window.addEventListener(
    'pointerdown',
    (event) => {
      clearTimeout(timer);
      if (event.isTrusted) onPress({ x: event.clientX, y: event.clientY });
    },
    options,
  );
  // A frame that the pointer goes into sends no moves, but this.
  window.addEventListener(
    'pointerover',
    (event) => event.isTrusted && event.buttons === 0 && onMove({ x: event.clientX, y: event.clientY }),
    options,
  );
  // The pointer left the window.
  window.addEventListener(
    'pointerout',
    (event) => {
      if (!event.isTrusted || event.relatedTarget) return;
      clearTimeout(timer);
      spot = null;
      onMove(nowhere);
    },
    options,
  );
  signal.addEventListener('abort', () => clearTimeout(timer));
}
