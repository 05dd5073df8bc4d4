import { expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { openPagePort, type PageList } from '../../../src/messaging/page-port.ts';
import { createFakePort } from './fake-port.ts';

const address = `0x${'ab'.repeat(20)}`;
const list: PageList = {
  frame: 'a',
  pageHost: 'page.example',
  references: [{ reference: { kind: 'address', address }, written: address, count: 1 }],
};

/** A browser whose port to a tab has the test at its other end. */
function connectFake() {
  const port = createFakePort();
  const connect = vi.fn(() => port);
  vi.spyOn(fakeBrowser, 'tabs', 'get').mockReturnValue({ connect } as never);
  return { port, connect };
}

test('asks all frames of a tab, and hears their lists alone', () => {
  const { connect, port } = connectFake();
  const lists: PageList[] = [];

  openPagePort(7).onList((one) => lists.push(one));
  for (const message of [list, { jump: 'x' }, null, { ...list, frame: 7 }]) port.say(message);

  expect(connect).toHaveBeenCalledWith(7, { name: 'page' });
  expect(lists).toEqual([list]);
});

test('tells that no page listens', () => {
  const { port } = connectFake();
  const onEnd = vi.fn();

  openPagePort(7).onDisconnect(onEnd);
  port.end();

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
