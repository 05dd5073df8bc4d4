import { expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { openPagePort, type PageList } from '../../../src/messaging/page-port.ts';

const address = `0x${'ab'.repeat(20)}`;
const list: PageList = {
  frame: 'a',
  pageHost: 'page.example',
  references: [{ reference: { kind: 'address', address }, written: address, count: 1 }],
};

/** A browser's port whose other end is the test. */
function connectFake() {
  const heard: ((message: unknown) => void)[] = [];
  const ended: (() => void)[] = [];
  const port = {
    onMessage: { addListener: (listener: (message: unknown) => void) => heard.push(listener) },
    onDisconnect: { addListener: (listener: () => void) => ended.push(listener) },
    postMessage: vi.fn(),
    disconnect: vi.fn(),
  };
  const connect = vi.fn(() => port);
  vi.spyOn(fakeBrowser, 'tabs', 'get').mockReturnValue({ connect } as never);
  const tell = (message: unknown) => {
    for (const listener of heard) listener(message);
  };
  return { port, connect, tell, end: () => ended.forEach((listener) => void listener()) };
}

test('asks all frames of a tab, and hears their lists alone', () => {
  const { connect, tell } = connectFake();
  const lists: PageList[] = [];

  openPagePort(7).onList((one) => lists.push(one));
  for (const message of [list, { jump: 'x' }, null, { ...list, frame: 7 }]) tell(message);

  expect(connect).toHaveBeenCalledWith(7, { name: 'page' });
  expect(lists).toEqual([list]);
});

test('tells that no page listens', () => {
  const { end } = connectFake();
  const onEnd = vi.fn();

  openPagePort(7).onDisconnect(onEnd);
  end();

  expect(onEnd).toHaveBeenCalledExactlyOnceWith();
});

test('tells the page where to scroll, and minds none that has gone', () => {
  const { port } = connectFake();
  const opened = openPagePort(7);

  opened.jump(`Address ${address}`);
  port.postMessage.mockImplementation(() => {
    throw new Error('Attempting to use a disconnected port object');
  });

  expect(port.postMessage).toHaveBeenCalledExactlyOnceWith({ jump: `Address ${address}` });
  expect(() => opened.jump('x')).not.toThrow();
});
