import { afterEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { type PageReference, servePagePort } from '../../../src/messaging/page-port.ts';
import { createFakePort } from './fake-port.ts';

const address = `0x${'ab'.repeat(20)}`;
const reference: PageReference = { reference: { kind: 'address', address }, written: address, count: 1 };
let life = new AbortController();

afterEach(() => life.abort());

/** A frame that serves its list. `connect` returns the other end of a port to it. */
function serve(references: PageReference[] = [reference]) {
  life = new AbortController();
  const listeners = new Set<(port: unknown) => void>();
  Object.assign(fakeBrowser.runtime, {
    onConnect: {
      addListener: (listener: (port: unknown) => void) => listeners.add(listener),
      removeListener: (listener: (port: unknown) => void) => listeners.delete(listener),
    },
  });
  const [onJump, onWalk] = [vi.fn(), vi.fn()];
  const toList = vi.fn(() => ({ pageHost: 'page.example', references }));
  const tell = servePagePort({ signal: life.signal, toList, onJump, onWalk });
  const connect = (name = 'page') => {
    const port = createFakePort(name);
    for (const listener of listeners) listener(port);
    return port;
  };
  return { listeners, onJump, onWalk, toList, tell, connect };
}

test('tells each page that asks at once, under one name for the frame', () => {
  const { connect, tell } = serve();

  const port = connect();
  tell();

  const [[first], [second]] = port.postMessage.mock.calls as [[{ frame: string }], [{ frame: string }]];
  expect(first).toEqual({ frame: expect.any(String), pageHost: 'page.example', references: [reference] });
  expect(second).toEqual(first);
});

test('makes no list while no page of ours asks', () => {
  const { tell, toList, connect } = serve();

  tell();
  connect().end();
  toList.mockClear();
  tell();

  expect(toList).not.toHaveBeenCalled();
});

test('leaves other ports alone', () => {
  const { connect, tell } = serve();

  const port = connect('card');
  tell();

  expect(port.postMessage).not.toHaveBeenCalled();
});

test('tells no port that has ended', () => {
  const { connect, tell } = serve();
  const gone = connect();
  const port = connect();
  gone.end();
  gone.postMessage.mockClear();
  port.postMessage.mockClear();

  tell();

  expect(gone.postMessage).not.toHaveBeenCalled();
  expect(port.postMessage).toHaveBeenCalledOnce();
});

test('jumps where it is told to', () => {
  const { connect, onJump } = serve();

  connect().say({ jump: `Address ${address}` });

  expect(onJump).toHaveBeenCalledExactlyOnceWith(`Address ${address}`);
});

test('has another name in each frame', () => {
  const first = serve().connect().postMessage.mock.calls[0]?.[0];
  const second = serve().connect().postMessage.mock.calls[0]?.[0];

  expect(first.frame).not.toBe(second.frame);
});

test('ends all ports and stops listening when its signal ends', () => {
  const { connect, listeners } = serve();
  const port = connect();

  life.abort();

  expect(port.disconnect).toHaveBeenCalledOnce();
  expect(listeners.size).toBe(0);
});

test('takes the word that the next reference is to be shown, and tells nothing for it', () => {
  const { connect, onWalk, toList } = serve();

  const port = connect('walk');
  connect('something else');

  expect(onWalk).toHaveBeenCalledOnce();
  expect(toList).not.toHaveBeenCalled();
  expect(port.postMessage).not.toHaveBeenCalled();
});
