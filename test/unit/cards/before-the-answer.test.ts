import { expect, test } from 'vitest';
import { toAskFirst } from '../../../src/cards/to-ask-first.ts';
import { toWaiting } from '../../../src/cards/to-waiting.ts';
import { about, hash } from './build-models.ts';

test('a value that may be a private key is asked about first, and nothing was sent', () => {
  const update = toAskFirst({ kind: 'transaction', hash });

  expect(update).toMatchObject({
    kind: 'ask-first',
    title: 'This could be a private key as well as a transaction',
    label: 'Look up',
  });
  expect(update).toHaveProperty('detail', expect.stringContaining('Nothing was sent'));
  expect(JSON.stringify(update)).not.toContain(hash);
});

test('a waiting card says where it asks and why there', () => {
  expect(toWaiting(about.chosen)).toMatchObject({
    kind: 'waiting',
    text: 'looking it up…',
    chain: { id: 1, name: 'Ethereum', reason: 'because this link goes to etherscan.io' },
  });
});
