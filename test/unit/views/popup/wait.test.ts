import { expect, test } from 'vitest';
import { wait } from '../../../../src/views/popup/wait.ts';

test('waits for its time', async () => {
  const before = performance.now();

  await wait(20, new AbortController().signal);

  expect(performance.now() - before).toBeGreaterThanOrEqual(19);
});

test.for(['before', 'meanwhile'])('ends at once when the signal ended %s', async (when) => {
  const ended = new AbortController();
  if (when === 'before') ended.abort();

  const waiting = wait(60_000, ended.signal);
  ended.abort();

  await expect(waiting).resolves.toBe(undefined);
});
