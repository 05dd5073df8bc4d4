import { expect, test } from 'vitest';
import { toAskFirst, toPlainValue, toWaiting } from '../../../src/cards/before-answer.ts';
import type { PlainValue } from '../../../src/references/plain-value.ts';
import { about } from './build-models.ts';

test('a value that may be a private key is asked about first, and nothing was sent', () => {
  const update = toAskFirst('no-sign', 'https://api.example.org:8443/v1');

  expect(update).toMatchObject({
    kind: 'ask-first',
    title: 'This could be a private key as well as a transaction',
    label: 'Look up',
  });
  expect(update).toHaveProperty(
    'detail',
    'Nothing here says which, and nothing was sent. “Look up” sends the value and your API key to api.example.org:8443; that cannot be taken back.',
  );
});

test('a card that a page can read names the usual API, and none that the user chose', () => {
  const detailOf = (url: string) => JSON.stringify(toAskFirst('no-sign', url, true));

  expect(detailOf('https://api.blockscout.com')).toContain('your API key to api.blockscout.com;');
  expect(detailOf('https://api.example.org:8443/v1')).toContain('to the API address in your options');
  expect(detailOf('https://api.example.org:8443/v1')).not.toContain('example');
});

test('where nobody can read the API’s address, it is not said where the value goes', () => {
  expect(toAskFirst('no-sign', null)).toHaveProperty('detail', 'Nothing here says which, and nothing was sent.');
});

test('every reason to ask first has its own words, and all offer to look it up', () => {
  const reasons = [
    'no-sign',
    'near-key-words',
    'other-label',
    'may-be-hash',
    'gone-unseen',
    'many-asked',
    'hash-setting',
    'address-setting',
  ] as const;
  const updates = reasons.map((reason) => toAskFirst(reason, null));

  expect(new Set(updates.map((update) => JSON.stringify(update))).size).toBe(8);
  expect(updates).toMatchObject(updates.map(() => ({ kind: 'ask-first', label: 'Look up' })));
});

test.for<[PlainValue, string]>([
  [{ kind: 'number', value: '64000' }, 'The number 64,000'],
  [{ kind: 'number', value: '-16' }, 'The number -16'],
  [{ kind: 'largest' }, 'The largest number of 32 bytes'],
  [{ kind: 'made-up' }, 'A made-up value'],
  [{ kind: 'text', text: 'US\u202eDC' }, 'The text “USDC”'],
  [{ kind: 'text', text: 'safe” at evil.com' }, 'The text “safe’ at evil[.]com”'],
  [{ kind: 'bytes', bytes: 4 }, '4 bytes, filled up to 32'],
  [{ kind: 'event', name: 'Paused(address)' }, 'The topic of the event “Paused(address)”'],
  [{ kind: 'slot', name: 'eip1967.proxy.admin' }, 'The storage slot “eip1967.proxy.admin”'],
  [{ kind: 'type', name: 'SafeMessage(bytes message)' }, 'The EIP-712 type hash of “SafeMessage”'],
  [{ kind: 'role', name: 'MINTER_ROLE' }, 'The role “MINTER_ROLE”'],
  [{ kind: 'nothing' }, 'The hash of nothing'],
])('what is no reference is called what it is: %j', ([word, title]) => {
  expect(toPlainValue(word)).toEqual({ kind: 'told', title, detail: 'This is no transaction. Nothing was sent.' });
});

test('a padded address leads to the address', () => {
  const address = `0x${'ab'.repeat(20)}`;

  expect(toPlainValue({ kind: 'address', address })).toMatchObject({
    title: 'An address, filled up to 32 bytes',
    lead: { label: 'Look up the address', address },
  });
});

test('a waiting card says where it asks and why there', () => {
  expect(toWaiting(about.chosen)).toMatchObject({
    kind: 'waiting',
    text: 'looking it up…',
    chain: { id: 1, name: 'Ethereum', reason: 'because this link goes to etherscan.io' },
  });
});
