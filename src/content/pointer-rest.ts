import { distance, isOn, nowhere, type Point, toPoint } from './card/placement.ts';
import { isSameTarget, type Target } from './hover-target.ts';
import { listen } from './user-input.ts';

/** A hand is never quite still: so many pixels are no move. */
export const stillPx = 4;
// Slower than this, in pixels for each millisecond, a pointer reads along a line; faster, it is on its way elsewhere.
const fastest = 0.5;
// The first move after a rest: how long it took is not known, but it was a frame or two.
const longestStepMs = 32;
// A pointer that moves does so in every frame.
const stoppedMs = 20;

type Step = Point & { at: number };

/**
 * Tells where a real mouse or pen moves, and when it has come to a deliberate rest on something: when it has been on
 * it for `restMs` without ever moving faster than 0.5 px/ms. A rest begins with the first slow move; at its end
 * `targetAt` is asked, and where the pointer came onto the target only meanwhile, the rest goes on from there. What
 * counts is what was there when the pointer stopped: nothing that the page slides under it since.
 * Events made by the page, touches, and moves with a button down (a selection, a drag) are no rest; nor are moves
 * without Alt where it `needsAlt`.
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
  /** Begins a rest where the pointer is. */
  begin(): void;
  /** Ends the rest: what comes next is another. */
  stop(): void;
} {
  /** The rest so far: each spot that the pointer came to, all of them slowly. */
  let steps: Step[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopTimer: ReturnType<typeof setTimeout> | undefined;
  /** What was under the pointer when it stopped; undefined while it moves. */
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
    // What is drawn outside the target's own boxes counts from the last spot.
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
      // One that has not stopped yet goes on, however slowly.
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
  // A frame that the pointer goes into sends no moves, but this.
  listen(signal, 'pointerover', (event) => event.buttons || onMove(toPoint(event)));
  // The pointer left the window; a finger that is lifted leaves nothing.
  listen(signal, 'pointerout', (event) => {
    if (event.relatedTarget || event.pointerType === 'touch') return;
    leave();
    onMove(nowhere);
  });
  signal.addEventListener('abort', stop);

  return { begin, stop };
}
