import { expect, test } from 'vitest';
import { textOf } from '../../../src/cards/sentence-parts.ts';
import type { Address, DomainProblem } from '../../../src/models/address.ts';
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
  sender,
} from './build-models.ts';

const to = (address: Partial<Address>) => ({ to: buildAddress({ hash: other, ...address }) });
const withToken = (token: object, rest = {}) => ({
  tokenTransfers: [buildTransfer({ from: sender, to: pool, value: '1', token: buildToken(token), rest })],
});
const label = (displayName: string) => [{ addressHash: null, displayName, label: displayName }];
const tag = (name: string) => [{ name, slug: '', tagType: 'name', ordinal: null, meta: null }];
const call = (methodCall: string) => ({ methodCall, methodId: 'a9059cbb', parameters: [] });

test.for<[string, Partial<Transaction>, string]>([
  ['a contract’s name', to({ name: 'Uni\u200bswap' }), '0x2222…2222'],
  ['a domain', to({ ensDomainName: 'bob\u200b.eth' }), '0x2222…2222'],
  ['a tag', to({ tags: tag('Uni\u200bswap') }), '0x2222…2222'],
  ['a label', to({ publicTags: label('Uni\u200bswap') }), '0x2222…2222'],
  ['an implementation', to({ implementations: [{ addressHash: pool, name: 'V\u200b2' }] }), '0x2222…2222'],
  ['a token’s name', withToken({ name: 'USD\u200bCoin' }), 'the token 0xA0b8…eB48'],
  ['a token’s symbol', withToken({ symbol: 'USD\u200bC' }), 'the token 0xA0b8…eB48'],
  [
    'the sender of a transfer',
    withToken({}, { from: buildAddress({ hash: pool, name: 'P\u200bool' }) }),
    '0x3333…3333',
  ],
  ['a transfer’s method', withToken({}, { method: 'tran\u200bsfer' }), 'a method called'],
  ['the method', { method: 'tran\u200bsfer' }, 'the method called'],
  ['the call', { decodedInput: call('tran\u200bsfer()') }, 'the method called'],
])('a card says that what nobody sees stands in %s', ([, transaction, of]) => {
  expect(ofTransaction(transaction).warnings).toEqual([
    {
      tone: 'wait',
      title: 'Invisible characters in a name',
      text: `The name of ${of} holds characters that nobody sees: U+200B. Shown without them, it may look like another name.`,
    },
  ]);
});

test('a card has one warning for all names, with the kinds of characters and those that turn the text', () => {
  const names = { name: 'a\u202eb\u200bc\u2060d\u00ade', symbol: '\ufeffX' };
  const card = ofTransaction({ ...to({ name: 'Uni\u200bswap' }), ...withToken(names), method: 'x\u200b' });

  expect(card.warnings.map(({ text }) => text)).toEqual([
    'The name of 0x2222…2222 holds characters that nobody sees: U+200B, U+202E, U+2060 and 2 others. Some turn the direction of text. So do the names of 2 others. Shown without them, it may look like another name.',
  ]);
  expect(JSON.stringify(card)).not.toMatch(/[\u200b\u202e\u2060\u00ad\ufeff]/);
});

test('emoji in a name are no reason to warn', () => {
  expect(ofTransaction({ ...to({ name: 'I ❤️ 👨‍👩‍👧‍👦' }), ...withToken({ name: 'Keycap 1️⃣' }) }).warnings).toEqual([]);
});

test('the card of an NFT says it of its names, too', () => {
  const token = { ...azuki, name: 'Azu\u200bki' };
  const card = ofInstance([buildTransfer({ from: sender, to: pool, token, tokenId: '1' })], {}, '1');

  expect(card.warnings).toMatchObject([
    { title: 'Invisible characters in a name', text: expect.stringContaining('the token 0xED5A…C544') },
  ]);
});

test.for<[DomainProblem, string]>([
  ['invalid', 'which no domain can be called'],
  ['not-normal', 'not in its normal form'],
  ['mixed-scripts', 'several alphabets are mixed'],
  ['confusable', 'another alphabet’s'],
])('a domain name that is %s is not shown as a name: the address is, with a warning', ([domainProblem, reason]) => {
  const card = ofTransaction(to({ ensDomainName: 'vitаlik.eth', domainProblem }));

  expect(card.warnings).toMatchObject([{ tone: 'bad', title: 'Invalid domain name' }]);
  expect(card.warnings[0]?.text).toContain(reason);
  expect(card.warnings[0]?.text).toContain('0x2222…2222');
  expect(textOf(card.headline.parts)).toBe('Sent 0.5 ETH to invalid name (0x2222…2222)');
  expect(card.rows.find((row) => row.label === 'To')?.parts.map(({ text }) => text)).toEqual([
    'invalid name',
    '0x2222…2222',
  ]);
  expect(card.details?.find((row) => row.label === 'To')?.parts.map(({ text }) => text)).toContain(
    'invalid name: vitаlik.eth',
  );
});

test('a valid domain name of several alphabets is shown, with its address and a note', () => {
  const card = ofTransaction(to({ ensDomainName: 'pay.почта.eth', domainProblem: 'several-scripts' }));

  expect(textOf(card.headline.parts)).toBe('Sent 0.5 ETH to pay.почта.eth (0x2222…2222)');
  expect(card.warnings).toMatchObject([{ tone: 'wait', title: 'Domain name of several alphabets' }]);
});

test('a name that no domain is behind, but looks like one, is told to be unverified', () => {
  const title = 'Unverified domain name';

  expect(ofTransaction(to({ name: 'vitalik.eth' })).warnings).toMatchObject([{ tone: 'wait', title }]);
  expect(ofTransaction(to({ tags: tag('Pay.Vitalik.ETH') })).warnings).toMatchObject([{ tone: 'wait', title }]);
});

test.for<[string, Partial<Address>]>([
  ['a domain that is the address’s own', { ensDomainName: 'vitalik.eth', name: 'vitalik.eth' }],
  ['a project called after its site', { name: 'yearn.finance' }],
  ['the version of a contract', { name: 'Router v2.eth1' }],
  ['a label of one’s own', { privateTags: label('bob.eth') }],
])('%s is not told to be unverified', ([, address]) => {
  expect(ofTransaction(to(address)).warnings).toEqual([]);
});

test('the same domain name at several places of a card is told once', () => {
  const bad = { ensDomainName: 'Bob.eth', domainProblem: 'not-normal' } as const;
  const transfer = buildTransfer({
    from: sender,
    to: other,
    value: '1',
    rest: { to: buildAddress({ hash: other, ...bad }) },
  });
  const twice = ofTransaction({ ...to(bad), tokenTransfers: [transfer] }).warnings;
  const second = { from: buildAddress({ hash: pool, ...bad }), ...to(bad) };

  expect(twice).toHaveLength(1);
  expect(twice[0]?.text).not.toContain('same goes');
  expect(ofTransaction(second).warnings[0]?.text).toContain('The same goes for 1 other address.');
});
