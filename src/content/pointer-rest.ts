import { distance, isOn, nowhere, type Point, toPoint } from './card/placement.ts';
import { isSameTarget, type Target } from './hover-target.ts';
import { listen } from './user-input.ts';

/** In px. A smaller movement does not count, because a hand is never quite still. */
export const stillPx = 4;
// In px/ms. A slower pointer follows a line while the user reads; a faster one is on its way elsewhere.
const fastest = 0.5;
// Limits the first move after a rest: its duration is unknown, but was a frame or two.
const longestStepMs = 32;
// A moving pointer moves in every frame; after this time without an event it has stopped.
const stoppedMs = 20;

type Step = Point & { at: number };

/**
 * Reports where a real mouse or pen moves, and when it deliberately rests on a target: on it for `restMs` without ever
 * moving faster than 0.5 px/ms. A rest begins with the first slow move. At its end `targetAt` is called; if the pointer
 * reached the target only in the meantime, the rest continues from there. Only a target that was there when the pointer
 * stopped counts, not one that the page moves under it later.
 *
 * Events created by the page, touches, and moves with a button down (a selection, a drag) are not rests; neither are
 * moves without Alt if `needsAlt`.
 */
export function watchPointer({
  signal,
  restMs,
  needsAlt,
  targetAt,
  onMove,
  onRest,
  onPress,
}: {
  signal: AbortSignal;
  restMs: number;
  needsAlt: boolean;
  targetAt: (point: Point) => Target | null;
  onMove: (point: Point) => void;
  onRest: (target: Target, point: Point) => void;
  onPress: (point: Point) => void;
}): {
  /** Starts a rest at the current pointer position. */
  begin(): void;
  /** Ends the current rest. */
  stop(): void;
} {
  /** The positions of the current rest, each reached slowly. */
  let steps: Step[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopTimer: ReturnType<typeof setTimeout> | undefined;
  /** The target under the pointer when it stopped, or null; undefined while it moves. */
  let stoppedOn: Target | null | undefined;

  const stop = () => {
    clearTimeout(timer);
    clearTimeout(stopTimer);
    timer = undefined;
  };

  const awaitStop = () => {
    clearTimeout(stopTimer);
    stoppedOn = undefined;
    stopTimer = setTimeout(() => {
      const last = steps.at(-1);
      stoppedOn = last ? targetAt(last) : null;
    }, stoppedMs);
  };

  const begin = () => {
    stop();
    steps = steps.slice(-1);
    timer = setTimeout(settle, restMs);
    awaitStop();
  };

  const settle = () => {
    timer = undefined;
    const last = steps.at(-1);
    const target = last && targetAt(last);
    if (!target || stoppedOn === null || (stoppedOn && !isSameTarget(stoppedOn, target))) return;
    const boxes = target.boxes();
    // For content drawn outside the target's boxes, the rest counts from the last position.
    steps = steps.slice(Math.min(steps.findLastIndex((step) => !isOn(boxes, step)) + 1, steps.length - 1));
    const leftMs = (steps[0] ?? last).at + restMs - Date.now();
    if (leftMs > 0) timer = setTimeout(settle, leftMs);
    else onRest(target, last);
  };

  const leave = () => {
    stop();
    steps = [];
  };

  listen(signal, 'pointermove', (event) => {
    if (event.pointerType === 'touch') return;
    if (event.buttons) return leave();
    const point = toPoint(event);
    onMove(point);
    const at = Date.now();
    const last = steps.at(-1);
    const far = last ? distance(point, last) : Infinity;
    if (far <= stillPx) {
      // A pointer that has not stopped yet is still moving, however slowly.
      if (timer && stoppedOn === undefined) awaitStop();
      return;
    }
    steps.push({ ...point, at });
    if (needsAlt && !event.altKey) stop();
    else if (!timer || !last || far >= fastest * Math.min(at - last.at, longestStepMs)) begin();
    else awaitStop();
  });
  listen(signal, 'pointerdown', (event) => {
    stop();
    onPress(toPoint(event));
  });
  // When the pointer enters a frame, this document gets no moves, only this event.
  listen(signal, 'pointerover', (event) => event.buttons || onMove(toPoint(event)));
  // The pointer left the window. A finger that is lifted does not count.
  listen(signal, 'pointerout', (event) => {
    if (event.relatedTarget || event.pointerType === 'touch') return;
    leave();
    onMove(nowhere);
  });
  signal.addEventListener('abort', stop);

  return { begin, stop };
}
