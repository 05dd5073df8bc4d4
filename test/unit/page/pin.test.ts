// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  answer,
  card,
  host,
  mount,
  nextFrame,
  pointer,
  press,
  pressIn,
  rest,
  setUpPage,
  tearDownPage,
} from './mounted-page.ts';

beforeEach(setUpPage);
afterEach(tearDownPage);

const lines = [1, 2, 3, 4].map((at) => `<p>0x${String(at).repeat(40)}</p>`).join('');
const hosts = () => document.querySelectorAll('html > div').length;

/** Opens the card of a line, answered, and pins it. */
function pinLine(mounted: ReturnType<typeof mount>, line: number) {
  rest(line * 100 + 5);
  mounted.ports.at(-1)?.answer(answer());
  pressIn('Pin');
}

test('a pinned card says so, and stays when the pointer leaves', () => {
  pinLine(mount(), 0);

  pointer(900);
  vi.advanceTimersByTime(5_000);

  expect(card().isPinned).toBe(true);
  expect(host()).not.toBeNull();
});

test('goes once it is no longer pinned and the pointer is elsewhere', () => {
  pinLine(mount(), 0);
  pointer(900);

  pressIn('Pin');
  const { isPinned } = card();
  pointer(901);
  vi.advanceTimersByTime(5_000);

  expect(isPinned).toBe(false);
  expect(host()).toBeNull();
});

test('two pinned cards stay beside the one that is open; a third takes the place of the first', () => {
  const mounted = mount(lines);

  for (const line of [0, 1, 2]) pinLine(mounted, line);
  const beside = hosts();
  rest(305);

  expect(beside).toBe(3);
  expect(hosts()).toBe(3);
  expect(mounted.ports).toHaveLength(4);
});

test('Esc takes the open card first, then those that are pinned, the newest first', () => {
  const mounted = mount(lines);
  for (const line of [0, 1]) pinLine(mounted, line);
  rest(205);

  const left = [1, 2, 3].map(() => {
    press('Escape');
    return hosts();
  });

  expect(left).toEqual([2, 1, 0]);
});

test('a press elsewhere leaves it, and it opens no second time on what it is about', () => {
  const mounted = mount();
  pinLine(mounted, 0);

  pointer(900, 'pointerdown');
  pointer(900);
  rest(5);

  expect(hosts()).toBe(1);
  expect(mounted.ports).toHaveLength(1);
});

test('stays where it is when its reference is scrolled away or gone', async () => {
  pinLine(mount(), 0);
  pointer(900);

  vi.spyOn(Range.prototype, 'getClientRects').mockReturnValue([
    new DOMRect(0, -900, 300, 20),
  ] as unknown as DOMRectList);
  document.dispatchEvent(new Event('scroll'));
  await nextFrame();
  document.querySelector('p')?.remove();
  await nextFrame();

  expect(host()).not.toBeNull();
});

test('goes with all others when Hashlens ends', async () => {
  const mounted = mount(lines);
  pinLine(mounted, 0);
  pinLine(mounted, 1);
  const before = hosts();

  mounted.end();

  expect([before, hosts()]).toEqual([2, 0]);
});
