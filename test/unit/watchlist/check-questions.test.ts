import { expect, test } from 'vitest';
import { toAddressOfKey } from '../../../src/references/known-private-keys.ts';
import { createCheckQuestions } from '../../../src/watchlist/check-questions.ts';
import { hashLike } from '../hash-like.ts';
import { devKey } from '../references/gate-table.ts';

const hash = hashLike('1f');

test.for([
  ['its name says so', { name: 'private key' }, [], 'key-words'],
  ['its note says so', { note: 'secret=' }, [], 'key-words'],
  ['its account is watched', {}, [toAddressOfKey(hash) ?? ''], 'address-in-sight'],
  ['everybody knows it', { hash: devKey }, [], 'known-key'],
] as const)('a hash on the list that is a private key is not asked about: %s', async ([, more, addresses, because]) => {
  const nobody = () => Promise.reject(new Error('Nobody may be asked.'));
  const { transaction } = createCheckQuestions({
    beginSources: () => nobody,
    readList: { read: nobody, know: nobody },
    transactions: { ask: nobody, know: nobody, keptCount: () => 0 },
    recordsFor: () => {
      throw new Error('Nothing may be read.');
    },
  });

  const reply = await transaction({ hash, chainId: 1, name: '', note: '', ...more }, { addresses: [...addresses] });

  expect(reply).toEqual({ ok: false, failure: { kind: 'held-back', because } });
});
