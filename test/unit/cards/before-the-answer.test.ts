import { expect, test } from 'vitest';
import { toAskFirst } from '../../../src/cards/to-ask-first.ts';
import { toWaiting } from '../../../src/cards/to-waiting.ts';
import { about } from './build-models.ts';

test('a value that may be a private key is asked about first, and nothing was sent', () => {
  const update = toAskFirst('may-be-key');

  expect(update).toMatchObject({
    kind: 'ask-first',
    title: 'This could be a private key as well as a transaction',
    label: 'Look up',
  });
  expect(update).toHaveProperty('detail', expect.stringContaining('Nothing was sent'));
});

test('every reason to ask first has its own words, and all offer to look it up', () => {
  const updates = (['may-be-key', 'hash-setting', 'address-setting'] as const).map(toAskFirst);

  expect(new Set(updates.map((update) => JSON.stringify(update))).size).toBe(3);
  expect(updates).toMatchObject(updates.map(() => ({ kind: 'ask-first', label: 'Look up' })));
});

test('a waiting card says where it asks and why there', () => {
  expect(toWaiting(about.chosen)).toMatchObject({
    kind: 'waiting',
    text: 'looking it up…',
    chain: { id: 1, name: 'Ethereum', reason: 'because this link goes to etherscan.io' },
  });
});
