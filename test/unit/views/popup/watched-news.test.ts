import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { createWatched } from '../../../../src/views/popup/create-watched.ts';
import { createDeferred, createFakeAsk } from '../fake-ask.ts';
import { noChecks } from './samples.ts';

/** The list of somebody for whom one thing is new, and whose answer of how much comes late. */
function create() {
  const counting = createDeferred<number>();
  const isInView = signal(false);
  const fake = createFakeAsk({
    watchedNews: () => counting.promise,
    watchedList: () => [],
    watchedChecks: () => noChecks,
  });
  const watched = createWatched({
    ask: fake.ask,
    isPrivate: false,
    addressesHere: () => [],
    isInView: () => isInView.value,
  });
  return { watched, isInView, counting };
}

test('how much is new is told while the list is not in view', async () => {
  const { watched, counting } = create();
  const asking = watched.loadNews();
  counting.resolve(1);
  await asking;

  expect(watched.news.value).toBe(1);
});

test('an answer that comes while the list is in view sets no mark', async () => {
  const { watched, isInView, counting } = create();
  const asking = watched.loadNews();
  isInView.value = true;
  counting.resolve(1);
  await asking;

  expect(watched.news.value).toBe(0);
});

test('nor does one that comes after the list was looked at', async () => {
  const { watched, isInView, counting } = create();
  const asking = watched.loadNews();
  isInView.value = true;
  await watched.load();
  isInView.value = false;
  counting.resolve(1);
  await asking;

  expect(watched.news.value).toBe(0);
});
