import { beforeEach, expect, test, vi } from 'vitest';
import { createHoverGrace } from '../../../../src/content/card/hover-grace.ts';

const anchor = { left: 100, top: 100, right: 300, bottom: 120 };
// The card is far from the anchor, as after a shift into the window.
const card = { left: 100, top: 300, right: 460, bottom: 600 };

function hold({ pointer = { x: 150, y: 110 } as { x: number; y: number } | null, isUsed = (): boolean => false } = {}) {
  const onLeft = vi.fn();
  const holding = createHoverGrace({
    pointer,
    anchors: () => [anchor],
    card: () => card,
    isUsed,
    leaveAfterMs: 300,
    onLeft,
  });
  return { ...holding, onLeft };
}

beforeEach(() => void vi.useFakeTimers());

test('has left 300 ms after the pointer has', () => {
  const { pointerAt, onLeft } = hold();

  pointerAt({ x: 800, y: 110 });
  vi.advanceTimersByTime(299);
  const calls = onLeft.mock.calls.length;
  vi.advanceTimersByTime(1);

  expect(calls).toBe(0);
  expect(onLeft).toHaveBeenCalledOnce();
});

test.for([
  // Nine steps of 200 ms each, which is six times the grace period.
  ['straight to the card', (step: number) => ({ x: 150, y: 120 + step * 20 }), true],
  ['aslant to it', (step: number) => ({ x: 150 + step * 25, y: 120 + step * 20 }), true],
  ['along the line, over it', (step: number) => ({ x: 310 + step * 20, y: 110 }), false],
  ['along the line, a little nearer each time', (step: number) => ({ x: 310 + step * 15, y: 121 + step }), false],
  ['away from it', (step: number) => ({ x: 150, y: 90 - step * 10 }), false],
  ['to and fro above it', (step: number) => ({ x: 150, y: 160 + (step % 2) * 10 }), false],
] as const)('keeps the card for a slow pointer %s: %j', ([, at, expected]) => {
  const { pointerAt, onLeft } = hold();

  for (let step = 1; step <= 9; step++) {
    pointerAt(at(step));
    vi.advanceTimersByTime(200);
  }

  expect(onLeft.mock.calls.length === 0).toBe(expected);
});

test('has left 300 ms after the pointer has stopped on its way', () => {
  const { pointerAt, onLeft } = hold();

  pointerAt({ x: 150, y: 160 });
  vi.advanceTimersByTime(250);
  pointerAt({ x: 150, y: 200 });
  vi.advanceTimersByTime(299);
  const calls = onLeft.mock.calls.length;
  vi.advanceTimersByTime(1);

  expect(calls).toBe(0);
  expect(onLeft).toHaveBeenCalledOnce();
});

test('knows no way for a pointer that has never been on the reference', () => {
  const { pointerAt, check, onLeft } = hold({ pointer: null });

  check();
  vi.advanceTimersByTime(200);
  pointerAt({ x: 150, y: 150 });
  pointerAt({ x: 150, y: 180 });
  vi.advanceTimersByTime(100);

  expect(onLeft).toHaveBeenCalledOnce();
});

test('counts the way again after the pointer was back', () => {
  const { pointerAt, onLeft } = hold();

  pointerAt({ x: 150, y: 280 });
  pointerAt({ x: 150, y: 110 });
  pointerAt({ x: 150, y: 160 });
  vi.advanceTimersByTime(200);
  pointerAt({ x: 150, y: 200 });
  vi.advanceTimersByTime(200);

  expect(onLeft).not.toHaveBeenCalled();
});

test('stays while the user uses it', () => {
  const { pointerAt, onLeft } = hold({ isUsed: () => true });

  pointerAt({ x: 800, y: 110 });
  vi.advanceTimersByTime(1_000);

  expect(onLeft).not.toHaveBeenCalled();
});

test('calls no listener after its end', () => {
  const { pointerAt, end, onLeft } = hold();

  pointerAt({ x: 800, y: 110 });
  end();
  vi.advanceTimersByTime(1_000);

  expect(onLeft).not.toHaveBeenCalled();
});
