import { expect, test, vi } from 'vitest';
import { onWatchlistEvent, sendWatchlistEvent } from '../../../src/messaging/watchlist-events.ts';
import { useLocalChannels } from '../local-channel.ts';

useLocalChannels();

/** Records what one of our pages receives, in order. */
function listen() {
  const heard: string[] = [];
  const end = onWatchlistEvent(() => heard.push('news'));
  return { heard, end };
}

test('every open page hears each event', async () => {
  const [one, other] = [listen(), listen()];

  sendWatchlistEvent();
  sendWatchlistEvent();

  await expect
    .poll(() => [one.heard, other.heard])
    .toEqual([
      ['news', 'news'],
      ['news', 'news'],
    ]);
  one.end();
  other.end();
});

test('works without a listener, and one that has gone hears nothing', async () => {
  sendWatchlistEvent();
  const [gone, there] = [listen(), listen()];
  gone.end();

  sendWatchlistEvent();

  await expect.poll(() => there.heard).toEqual(['news']);
  expect(gone.heard).toEqual([]);
  there.end();
});

test('a browser that has no channel for us costs nothing but the news', () => {
  const create = vi.fn(() => {
    throw new Error('Not here.');
  });
  vi.stubGlobal('BroadcastChannel', create);

  expect(() => sendWatchlistEvent()).not.toThrow();
  const end = onWatchlistEvent(() => {});
  expect(() => end()).not.toThrow();

  expect(create).toHaveBeenCalledTimes(2);
});
