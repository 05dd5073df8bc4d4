import { expect, test } from 'vitest';
import type { TokenTransfer } from '../../../src/models/token.ts';
import type { Transaction } from '../../../src/models/transaction.ts';
import {
  azuki,
  buildAddress,
  buildToken,
  buildTransfer,
  ofInstance,
  ofTransaction,
  other,
  pool,
  router,
  sender,
} from './build-models.ts';

const ofNft = (rest: Partial<TokenTransfer>, value: string | null = null) =>
  ofInstance([buildTransfer({ from: sender, to: pool, token: azuki, tokenId: '1', value, rest })], {}, '1');

const scam = (of: string) => buildAddress({ hash: of, isScam: true });
const transfer = (from: string, to: string) =>
  buildTransfer({ from, to, value: '1', rest: { from: scam(from), to: scam(to) } });

test('scams are told once each, with the parties of transfers, and the fourth is only counted', () => {
  const two = ofTransaction({ to: scam(other), tokenTransfers: [transfer(other, pool)] });
  const four = ofTransaction({
    to: scam(other),
    tokenTransfers: [transfer(pool, router), transfer(azuki.addressHash, other)],
  });

  expect(two.warnings).toMatchObject([
    { tone: 'bad', title: 'Known scam', text: 'The explorer marks 0x2222…2222 and 0x3333…3333 as a scam.' },
  ]);
  expect(four.warnings[0]?.text).toBe(
    'The explorer marks 0x2222…2222, 0x3333…3333, 0x7a25…488D and 1 other as a scam.',
  );
});

test.for<[string, { warnings: { tone: string; title: string; text: string }[] }, string]>([
  [
    'an address',
    ofTransaction({ to: buildAddress({ hash: other, reputation: 'suspicious' }) }),
    '0x2222…2222 the reputation “suspicious”',
  ],
  [
    'a token',
    ofTransaction({
      tokenTransfers: [
        buildTransfer({ from: sender, to: pool, value: '1', token: buildToken({ reputation: 'spam' }) }),
      ],
    }),
    'the token 0xA0b8…eB48 the reputation “spam”',
  ],
  [
    'the holder of an NFT',
    ofNft({ to: buildAddress({ hash: pool, reputation: 'spam' }) }),
    '0x3333…3333 the reputation “spam”',
  ],
  ['a collection', ofNft({ token: { ...azuki, reputation: 'spam' } }), 'the token 0xED5A…C544 the reputation “spam”'],
])('a reputation other than good is noted of %s', ([, { warnings }, text]) => {
  expect(warnings).toEqual([{ tone: 'wait', title: 'Reputation', text: `The explorer gives ${text}.` }]);
});

test.for([null, '', 'ok', 'OK', '\u200b'])('nothing is noted of the reputation %j', (reputation) => {
  expect(ofTransaction({ to: buildAddress({ hash: other, reputation }) }).warnings).toEqual([]);
});

test('a transfer of none of an NFT is noted on its card', () => {
  const type = 'ERC-1155';

  expect(ofNft({ token: { ...azuki, type }, tokenType: type }, '0').warnings).toMatchObject([
    { tone: 'wait', title: 'Transfer of nothing', text: expect.stringContaining('1 transfer of none') },
  ]);
  expect(ofNft({ token: { ...azuki, type }, tokenType: type }, '2').warnings).toEqual([]);
});

test('a scam among older holders of an NFT is told', () => {
  expect(ofNft({ from: scam(sender) }).warnings).toMatchObject([{ title: 'Known scam' }]);
});

test.for<[string, Partial<Transaction>, number]>([
  ['no coins to another account', {}, 1],
  ['some coins', { value: '1' }, 0],
  ['no coins to itself, which cancels another', { to: buildAddress({ hash: sender }) }, 0],
  ['no coins to a contract', { to: buildAddress({ hash: other, isContract: true }) }, 0],
  ['no coins with a message', { rawInput: '0x12' }, 0],
  ['nobody knows what', { rawInput: null }, 0],
  ['blobs', { transactionTypes: ['blob_transaction'] }, 0],
  ['blobs of which only the hashes are told', { extra: { blob_versioned_hashes: ['0x01'] } }, 0],
])('a transaction that sends %s', ([, transaction, count]) => {
  const { warnings } = ofTransaction({ value: '0', ...transaction });

  expect(warnings.filter(({ title }) => title === 'Transfer of nothing')).toHaveLength(count);
});
