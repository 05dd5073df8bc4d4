// @vitest-environment new-document
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Box } from '../../../src/page/place-card.ts';
import type { Target } from '../../../src/page/target.ts';
import { watchPointer } from '../../../src/page/watch-pointer.ts';
import { makeReference } from '../../../src/references/make-reference.ts';
import { playSteps, type Step, titledCases } from './fill-cases.ts';
import cases from './watch-pointer-cases.json' with { type: 'json' };

let life = new AbortController();

const reference = makeReference(`0x${'1a'.repeat(20)}`, undefined, {});
const targetIn = (boxes: Box[], node: Node = document.body) =>
  ({ found: { reference }, node, place: { startOffset: 0 }, boxes: () => boxes }) as unknown as Target;

const line = [{ left: 0, right: 200, top: 0, bottom: 20 }];

/** A page with one line of text from `left` to `right`, 20 px tall. */
function start({ left = 0, right = 1_000, needsAlt = false } = {}) {
  life = new AbortController();
  const rests: number[] = [];
  const moves: number[] = [];
  const hits: number[] = [];
  const target = targetIn([{ left, right, top: 0, bottom: 20 }]);
  const { begin, stop } = watchPointer({
    signal: life.signal,
    restMs: 150,
    needsAlt,
    targetAt({ x }) {
      hits.push(x);
      return x >= left && x <= right ? target : null;
    },
    onMove: ({ x }) => moves.push(x),
    onRest: (_, { x }) => rests.push(x),
    onPress: () => {},
  });
  return { rests, moves, hits, begin, stop };
}

/** A page with whatever is said to be under the pointer. */
function watch(targetAt: () => Target | null) {
  life = new AbortController();
  const onRest = vi.fn();
  const nothing = () => {};
  watchPointer({
    signal: life.signal,
    restMs: 150,
    needsAlt: false,
    targetAt,
    onMove: nothing,
    onRest,
    onPress: nothing,
  });
  return onRest;
}

function move(
  x: number,
  ms = 0,
  { isTrusted = true, type = 'pointermove', ...more }: PointerEventInit & { isTrusted?: boolean; type?: string } = {},
) {
  const event = new PointerEvent(type, { clientX: x, clientY: 10, pointerType: 'mouse', bubbles: true, ...more });
  Object.defineProperty(event, 'isTrusted', { value: isTrusted });
  document.body.dispatchEvent(event);
  vi.advanceTimersByTime(ms);
}

/** Moves evenly, with an event in each frame. */
function glide(from: number, to: number, speed: number) {
  const frameMs = 16;
  const way = Math.sign(to - from) * speed * frameMs;
  for (let x = from; way > 0 ? x <= to : x >= to; x += way) {
    move(x, frameMs);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  life.abort();
  vi.useRealTimers();
});

test.for(titledCases<{ title: string; page?: Parameters<typeof start>[0]; steps: Step[] }>(cases))(
  '%s',
  async ([, { page, steps }]) => {
    const { rests, moves, hits, begin, stop } = start(page);

    await playSteps(steps, {
      ...{ move, glide, begin, stop },
      wait: (ms: number) => void vi.advanceTimersByTime(ms),
      end: () => life.abort(),
      expect: (seen: object) =>
        expect({ rests, hits, restCount: rests.length, isAway: (moves.at(-1) ?? 0) < 0 }).toMatchObject(seen),
    });
  },
);

test('a slow pointer is looked at once in 150 ms, and where it stays that was enough', () => {
  const { rests, hits } = start({ left: 5_000, right: 5_000 });

  glide(0, 300, 0.25);
  vi.advanceTimersByTime(5_000);

  // 1,200 ms of it, and once more where it stopped.
  expect(rests).toEqual([]);
  expect(hits.length).toBeGreaterThanOrEqual(6);
  expect(hits.length).toBeLessThanOrEqual(9);
});

test.for<[string, { after: number; to: Target | null }, number]>([
  ['nothing was when it stopped', { after: 30, to: targetIn(line) }, 0],
  ['something is while it moves', { after: 10, to: targetIn(line) }, 1],
])('a page that slides something under the pointer where %s: %j rests', ([, { after, to }, times]) => {
  let under: Target | null = null;
  const onRest = watch(() => under);

  move(100, after);
  under = to;
  vi.advanceTimersByTime(1_000);

  expect(onRest).toHaveBeenCalledTimes(times);
});

test('a page that puts another reference in the place of the one that the pointer stopped on gets no rest', () => {
  let under = targetIn(line);
  const onRest = watch(() => under);

  move(100, 100);
  under = targetIn(under.boxes(), document.createElement('p'));
  vi.advanceTimersByTime(1_000);

  expect(onRest).not.toHaveBeenCalled();
});

test('rests on what is drawn beside its own boxes only when it is still', () => {
  const target = targetIn([]);
  const onRest = watch(() => target);

  glide(0, 60, 0.4);
  const before = onRest.mock.calls.length;
  vi.advanceTimersByTime(150);

  expect(before).toBe(0);
  expect(onRest).toHaveBeenCalledTimes(1);
});
