// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchPointer } from '../../../src/page/watch-pointer.ts';

let life = new AbortController();

function start() {
  life = new AbortController();
  const rests: number[] = [];
  const moves: number[] = [];
  watchPointer({
    window: window as unknown as Window,
    signal: life.signal,
    onMove: ({ x }) => moves.push(x),
    onRest: ({ x }) => rests.push(x),
    onPress: () => {},
  });
  return { rests, moves };
}

function move(
  x: number,
  { isTrusted = true, type = 'pointermove', ...more }: PointerEventInit & { isTrusted?: boolean; type?: string } = {},
) {
  const event = new PointerEvent(type, { clientX: x, clientY: 10, pointerType: 'mouse', bubbles: true, ...more });
  Object.defineProperty(event, 'isTrusted', { value: isTrusted });
  document.body.dispatchEvent(event);
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  life.abort();
  vi.useRealTimers();
});

test('rests after 150 ms at one spot', () => {
  const { rests } = start();

  move(100);
  vi.advanceTimersByTime(149);
  const before = [...rests];
  vi.advanceTimersByTime(1);

  expect(before).toEqual([]);
  expect(rests).toEqual([100]);
});

test('starts again when the pointer goes on', () => {
  const { rests } = start();

  move(100);
  vi.advanceTimersByTime(100);
  move(120);
  vi.advanceTimersByTime(100);
  const before = [...rests];
  vi.advanceTimersByTime(50);

  expect(before).toEqual([]);
  expect(rests).toEqual([120]);
});

test('forgives the tremble of a hand, and rests once', () => {
  const { rests } = start();

  move(100);
  vi.advanceTimersByTime(100);
  move(103);
  vi.advanceTimersByTime(50);
  move(101);
  vi.advanceTimersByTime(500);

  expect(rests).toEqual([100]);
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

test('hears nothing after its signal has ended', () => {
  const { rests } = start();

  move(100);
  life.abort();
  move(300);
  vi.advanceTimersByTime(500);

  expect(rests).toEqual([]);
});
