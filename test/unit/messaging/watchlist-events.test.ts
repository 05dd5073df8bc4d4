import { expect, test, vi } from 'vitest';
import { hearWatched, tellWatched } from '../../../src/messaging/watchlist-events.ts';
import { useLocalChannels } from '../local-channel.ts';

useLocalChannels();

/** What a page of ours hears, in the order in which it came. */
function listen() {
  const heard: string[] = [];
  const end = hearWatched(() => heard.push('news'));
  return { heard, end };
}

test('every open page hears what is told, each time', async () => {
  const [one, other] = [listen(), listen()];

  tellWatched();
  tellWatched();

  await expect
    .poll(() => [one.heard, other.heard])
    .toEqual([
      ['news', 'news'],
      ['news', 'news'],
    ]);
  one.end();
  other.end();
});

test('nobody need be there, and who has gone hears no more', async () => {
  tellWatched();
  const [gone, there] = [listen(), listen()];
  gone.end();

  tellWatched();

  await expect.poll(() => there.heard).toEqual(['news']);
  expect(gone.heard).toEqual([]);
  there.end();
});

test('a browser that has no channel for us costs nothing but the news', () => {
  const create = vi.fn(() => {
    throw new Error('Not here.');
  });
  vi.stubGlobal('BroadcastChannel', create);

  expect(() => tellWatched()).not.toThrow();
  const end = hearWatched(() => {});
  expect(() => end()).not.toThrow();

  expect(create).toHaveBeenCalledTimes(2);
  useLocalChannels();
});
