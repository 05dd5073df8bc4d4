import { expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { forgetWithLastPrivateWindow } from '../../../entrypoints/background/private-windows.ts';

test.for<[string, boolean[], number]>([
  ['is forgotten once only ordinary windows are left', [false, false], 1],
  ['is forgotten once no window is left', [], 1],
  ['stays while another private window is open', [false, true], 0],
])('what private windows saw %s', async ([, windows, times]) => {
  const open = async () => windows.map((incognito) => ({ incognito }));
  vi.spyOn(fakeBrowser.windows, 'getAll').mockImplementation(open as never);
  const forget = vi.fn(async () => {});

  await forgetWithLastPrivateWindow(forget);

  expect(forget).toHaveBeenCalledTimes(times);
});

test('what private windows saw is forgotten where the browser does not say which windows are left', async () => {
  vi.spyOn(fakeBrowser.windows, 'getAll').mockRejectedValue(new Error('No SW'));
  const forget = vi.fn(async () => {});

  await forgetWithLastPrivateWindow(forget);

  expect(forget).toHaveBeenCalledOnce();
});
