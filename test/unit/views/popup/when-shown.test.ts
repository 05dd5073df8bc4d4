import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { Popup } from '../../../../src/views/popup/popup.ts';
import { whenShown } from '../../../../src/views/popup/when-shown.ts';

type Parts = Parameters<typeof whenShown>[0];

/** A popup that shows nothing yet, and what may come to be seen in it. */
function createParts() {
  const rows = signal<unknown[] | null>(null);
  const isKnownRead = signal(false);
  const balance = signal<unknown>(null);
  const showing = signal<Popup['showing']['value']>('balance');
  const problem = signal<unknown>(null);
  const popup = { showing, balance, transfers: signal(null), lookUp: { problem } } as unknown as Parts;
  return { popup, list: { pages: { rows, isKnownRead } }, rows, isKnownRead, balance, showing, problem };
}

/** Whether it has resolved once all that is under way has settled, with a clock that stands still. */
async function isShown(popup: Parts, change: () => void): Promise<boolean> {
  let isDone = false;
  let ended: AbortSignal | null = null;
  void whenShown(popup, (_ms, signal) => {
    ended = signal;
    return new Promise(() => {});
  }).then(() => {
    isDone = true;
  });
  await new Promise((done) => setTimeout(done));
  expect(isDone).toBe(false);
  change();
  await new Promise((done) => setTimeout(done));
  // Nothing is left waiting.
  if (isDone) expect(ended).toHaveProperty('aborted', true);
  return isDone;
}

test('waits for the rows of what was looked up, not for the list alone', async () => {
  const { popup, list, rows, balance } = createParts();

  expect(await isShown(popup, () => Object.assign(balance, { value: list }))).toBe(false);
  expect(await isShown(popup, () => Object.assign(rows, { value: [] }))).toBe(true);
});

test('where nothing is known there is nothing to wait for', async () => {
  const { popup, list, isKnownRead, balance } = createParts();
  balance.value = list;

  expect(await isShown(popup, () => Object.assign(isKnownRead, { value: true }))).toBe(true);
});

test('a transaction and what cannot be looked up are drawn at once', async () => {
  const one = createParts();
  const other = createParts();

  expect(await isShown(one.popup, () => Object.assign(one.showing, { value: 'transaction' }))).toBe(true);
  expect(await isShown(other.popup, () => Object.assign(other.problem, { value: { kind: 'input' } }))).toBe(true);
});

test('a background that is slow to start is not waited for any longer than people wait', async () => {
  const waited: number[] = [];

  await whenShown(createParts().popup, async (ms) => void waited.push(ms));

  expect(waited).toEqual([100]);
});
