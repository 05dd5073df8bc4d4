import { afterEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { openCardPort } from '../../../src/messaging/card-port.ts';

const { runtime } = fakeBrowser;

afterEach(() => {
  Object.assign(fakeBrowser, { runtime });
});

/** A browser that records whether its last error was read. */
function stubRuntime({ id = 'us' as string | undefined } = {}) {
  const looked = vi.fn();
  const listeners: (() => void)[] = [];
  const port = { onDisconnect: { addListener: (listener: () => void) => listeners.push(listener) } };
  const stub = Object.defineProperty({ id, connect: () => port }, 'lastError', { get: looked });
  Object.assign(fakeBrowser, { runtime: stub });
  return { port, looked, end: () => listeners.forEach((listener) => void listener()) };
}

test('looks at the error of a background that was being stopped, which the browser would write into the console', () => {
  const { port, looked, end } = stubRuntime();

  expect(openCardPort()).toBe(port);
  expect(looked).not.toHaveBeenCalled();
  end();

  expect(looked).toHaveBeenCalledOnce();
});

test('an extension that was updated meanwhile has no port, and one whose port ends then throws nothing', () => {
  const { end } = stubRuntime();
  openCardPort();

  Object.assign(fakeBrowser, { runtime: undefined });

  expect(end).not.toThrow();
  expect(openCardPort()).toBeNull();
});
