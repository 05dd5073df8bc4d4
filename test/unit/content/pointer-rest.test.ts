import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Box } from '../../../src/content/card/placement.ts';
import type { Target } from '../../../src/content/hover-target.ts';
import { watchPointer } from '../../../src/content/pointer-rest.ts';
import { makeReference } from '../../../src/references/reference.ts';

// @vitest-environment new-document
let life = new AbortController();

const reference = makeReference(`0x${'1a'.repeat(20)}`, undefined, {});
const targetIn = (boxes: Box[], node: Node = document.body) =>
  ({ found: { reference }, node, place: { startOffset: 0 }, boxes: () => boxes }) as unknown as Target;

const line = [{ left: 0, right: 200, top: 0, bottom: 20 }];

/** A page with these targets under the pointer. */
function watch(targetOf: (x: number) => Target | null, needsAlt = false) {
  life = new AbortController();
  const rests: number[] = [];
  const moves: number[] = [];
  const hits: number[] = [];
  const { begin, stop } = watchPointer({
    signal: life.signal,
    restMs: 150,
    needsAlt,
    targetAt({ x }) {
      hits.push(x);
      return targetOf(x);
    },
    onMove: ({ x }) => moves.push(x),
    onRest: (_, { x }) => rests.push(x),
    onPress: () => {},
  });
  return { rests, moves, hits, begin, stop };
}

/** A page with one line of text from `left` to `right`, 20 px tall. */
function start({ left = 0, right = 1_000, needsAlt = false } = {}) {
  const target = targetIn([{ left, right, top: 0, bottom: 20 }]);
  return watch((x) => (x >= left && x <= right ? target : null), needsAlt);
}

function moveAndWait(x: number, ms: number) {
  move(x);
  vi.advanceTimersByTime(ms);
}

function move(
  x: number,
  { isTrusted = true, type = 'pointermove', ...more }: PointerEventInit & { isTrusted?: boolean; type?: string } = {},
) {
  const event = new PointerEvent(type, { clientX: x, clientY: 10, pointerType: 'mouse', bubbles: true, ...more });
  Object.defineProperty(event, 'isTrusted', { value: isTrusted });
  document.body.dispatchEvent(event);
}

/** Moves at a constant speed, with one event per frame. */
function glide(from: number, to: number, speed: number) {
  const frameMs = 16;
  const way = Math.sign(to - from) * speed * frameMs;
  for (let x = from; way > 0 ? x <= to : x >= to; x += way) {
    moveAndWait(x, frameMs);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => life.abort());

test('rests after 150 ms at one spot', () => {
  const { rests } = start();

  moveAndWait(100, 149);
  const before = [...rests];
  vi.advanceTimersByTime(1);

  expect(before).toEqual([]);
  expect(rests).toEqual([100]);
});

test('starts again when the pointer goes on', () => {
  const { rests } = start();

  moveAndWait(100, 100);
  moveAndWait(120, 100);
  const before = [...rests];
  vi.advanceTimersByTime(50);

  expect(before).toEqual([]);
  expect(rests).toEqual([120]);
});

test('forgives the tremble of a hand, and rests once', () => {
  const { rests } = start();

  moveAndWait(100, 100);
  moveAndWait(103, 50);
  moveAndWait(101, 500);

  expect(rests).toEqual([100]);
});

test.for([
  [0.1, 1],
  [0.3, 1],
  [0.45, 1],
  [0.55, 0],
  [1, 0],
  [3, 0],
] as const)('a pointer that moves along a line at %d px/ms rests %d times in its first 160 ms', ([speed, times]) => {
  const { rests } = start({ right: 10_000 });

  glide(0, speed * 160, speed);

  expect(rests).toHaveLength(times);
});

test('a pointer that crosses many references fast rests on none, and is never looked at', () => {
  const { rests, hits } = start({ right: 10_000 });

  glide(0, 5_000, 0.6);

  expect(rests).toEqual([]);
  expect(hits).toEqual([]);
});

test('a pointer that comes slowly onto something rests on it 150 ms after it has come there', () => {
  const { rests, hits } = start({ left: 100 });

  // The pointer is at 100 px after 64 ms, at 110 px after 96 ms, and still there at 112 ms.
  glide(80, 110, 0.3125);
  vi.advanceTimersByTime(64 + 149 - 112);
  const before = [...rests];
  vi.advanceTimersByTime(1);

  expect(before).toEqual([]);
  expect(rests).toEqual([110]);
  // Two hit tests on the way, and one more after the pointer has stopped.
  expect(hits).toEqual([110, 110, 110]);
});

test('a slow pointer is looked at once in 150 ms, and where it stays that was enough', () => {
  const { rests, hits } = start({ left: 5_000, right: 5_000 });

  glide(0, 300, 0.25);
  vi.advanceTimersByTime(5_000);

  // Hit tests are made during 1,200 ms of movement, and once more after the pointer has stopped.
  expect(rests).toEqual([]);
  expect(hits.length).toBeGreaterThanOrEqual(6);
  expect(hits.length).toBeLessThanOrEqual(9);
});

test.for<[string, { after: number; to: Target | null }, number]>([
  ['nothing was when it stopped', { after: 30, to: targetIn(line) }, 0],
  ['something is while it moves', { after: 10, to: targetIn(line) }, 1],
])('a page that slides something under the pointer where %s: %j rests', ([, { after, to }, times]) => {
  let under: Target | null = null;
  const { rests } = watch(() => under);

  moveAndWait(100, after);
  under = to;
  vi.advanceTimersByTime(1_000);

  expect(rests).toHaveLength(times);
});

test('a page that puts another reference in the place of the one that the pointer stopped on gets no rest', () => {
  let under = targetIn(line);
  const { rests } = watch(() => under);

  moveAndWait(100, 100);
  under = targetIn(under.boxes(), document.createElement('p'));
  vi.advanceTimersByTime(1_000);

  expect(rests).toEqual([]);
});

test('a pointer that has rested long and then flies off was not slow', () => {
  const { rests } = start();

  moveAndWait(100, 10_000);
  moveAndWait(140, 16);
  moveAndWait(180, 16);
  const before = [...rests];
  vi.advanceTimersByTime(133);

  expect(before).toEqual([100]);
  expect(rests).toEqual([100]);
});

test('rests on what is drawn beside its own boxes only when it is still', () => {
  const target = targetIn([]);
  const { rests } = watch(() => target);

  glide(0, 60, 0.4);
  const before = [...rests];
  vi.advanceTimersByTime(150);

  expect(before).toEqual([]);
  expect(rests).toHaveLength(1);
});

test.for([
  ['made by the page', { isTrusted: false }],
  ['of a finger', { pointerType: 'touch' }],
  ['with a button down', { buttons: 1 }],
] as const)('takes no move %s for a rest', ([, how]) => {
  const { rests } = start();

  move(100, how);
  vi.advanceTimersByTime(500);

  expect(rests).toEqual([]);
});

test('does not rest after a press, nor after the pointer has left the window', () => {
  const { rests, moves } = start();

  move(100);
  move(100, { type: 'pointerdown' });
  vi.advanceTimersByTime(500);
  move(200);
  move(200, { type: 'pointerout' });
  vi.advanceTimersByTime(500);

  expect(rests).toEqual([]);
  expect(moves.at(-1)).toBeLessThan(0);
});

test('needs Alt where it does, and is looked at only with it', () => {
  const { rests, hits } = start({ needsAlt: true });

  moveAndWait(100, 500);
  const before = [...hits];
  move(120, { altKey: true });
  vi.advanceTimersByTime(150);

  expect(before).toEqual([]);
  expect(rests).toEqual([120]);
});

test('begins a rest where the pointer is, and stops it, when it is told to', () => {
  const { rests, begin, stop } = start({ needsAlt: true });

  moveAndWait(100, 500);
  begin();
  vi.advanceTimersByTime(149);
  stop();
  vi.advanceTimersByTime(500);
  const before = [...rests];
  begin();
  vi.advanceTimersByTime(150);

  expect(before).toEqual([]);
  expect(rests).toEqual([100]);
});

test('hears nothing after its signal has ended', () => {
  const { rests } = start();

  move(100);
  life.abort();
  moveAndWait(300, 500);

  expect(rests).toEqual([]);
});
