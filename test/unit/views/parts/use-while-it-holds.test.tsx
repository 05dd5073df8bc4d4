// @vitest-environment new-document
import { render } from 'preact';
import { beforeEach, expect, test, vi } from 'vitest';
import { useWhileItHolds } from '../../../../src/views/parts/use-while-it-holds.ts';
import { drawOnPage } from '../on-page.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

function draw() {
  let drawings = 0;
  const clock = { says: 'now' };
  function Clock() {
    drawings += 1;
    return <p>{useWhileItHolds(() => clock.says)}</p>;
  }
  const page = drawOnPage(<Clock />);
  return { page, clock, drawings: () => drawings };
}

test('what a clock says is drawn again within half a minute of its change, and not before', async () => {
  const { page, clock, drawings } = draw();
  await vi.advanceTimersByTimeAsync(95_000);
  const before = drawings();

  clock.says = '1 min ago';
  await vi.advanceTimersByTimeAsync(30_000);
  await vi.advanceTimersByTimeAsync(300_000);

  expect(before).toBe(1);
  expect(page.textContent).toBe('1 min ago');
  expect(drawings()).toBe(2);
});

test('a clock that is not drawn any more is not looked at', async () => {
  const { page } = draw();
  await vi.advanceTimersByTimeAsync(1_000);

  render(null, page);
  await vi.advanceTimersByTimeAsync(1_000);

  expect(vi.getTimerCount()).toBe(0);
});
