// @vitest-environment new-document
import { beforeEach, expect, test, vi } from 'vitest';
import { whenPainted } from '../../../../entrypoints/popup/when-painted.ts';

let makeFrame: () => void;
let isPainted: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  makeFrame = () => {};
  isPainted = false;
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    makeFrame = callback;
  });
});

function begin(): void {
  void whenPainted().then(() => {
    isPainted = true;
  });
}

test('the first frame is waited for, and not what is done for it', async () => {
  begin();
  await vi.advanceTimersByTimeAsync(20);
  const before = isPainted;
  makeFrame();
  await Promise.resolve();
  const within = isPainted;

  await vi.advanceTimersByTimeAsync(1);

  expect([before, within, isPainted]).toEqual([false, false, true]);
});

test('a browser that makes no frame is not waited for longer than 50 ms', async () => {
  begin();
  await vi.advanceTimersByTimeAsync(49);
  const before = isPainted;

  await vi.advanceTimersByTimeAsync(1);

  expect([before, isPainted]).toEqual([false, true]);
});

test('what nobody sees has no frame to wait for', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);

  begin();
  await Promise.resolve();

  expect(isPainted).toBe(true);
});
