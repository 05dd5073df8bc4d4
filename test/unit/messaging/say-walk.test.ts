import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { sendFocusNext } from '../../../src/messaging/page-port.ts';

/** A browser that records which of its errors were read. */
function stubTabs() {
  const disconnect = vi.fn();
  const looked = vi.fn();
  let end = () => {};
  const connect = vi.fn(() => ({
    disconnect,
    onDisconnect: { addListener: (listener: () => void) => (end = listener) },
  }));
  Object.assign(fakeBrowser.tabs, { connect });
  Object.defineProperty(fakeBrowser.runtime, 'lastError', { get: looked, configurable: true });
  return { connect, disconnect, looked, end: () => end() };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  Reflect.deleteProperty(fakeBrowser.runtime, 'lastError');
});

test('calls all frames of the one tab, and hangs up when they have heard it', () => {
  const { connect, disconnect } = stubTabs();

  sendFocusNext(7);
  vi.advanceTimersByTime(999);
  const before = disconnect.mock.calls.length;
  vi.advanceTimersByTime(1);

  expect(connect.mock.calls).toEqual([[7, { name: 'walk' }]]);
  expect(before).toBe(0);
  expect(disconnect).toHaveBeenCalledTimes(1);
});

test('looks at the error of a tab that Hashlens is not in', () => {
  const { looked, end } = stubTabs();

  sendFocusNext(7);
  end();

  expect(looked).toHaveBeenCalledTimes(1);
});
