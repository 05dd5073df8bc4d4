import { expect, test } from 'vitest';
import { textOf, toHeadlineParts } from '../../../src/cards/sentence-parts.ts';
import { toTokenInstanceCard } from '../../../src/cards/token-instance-card.ts';
import type { TokenTransfer } from '../../../src/models/token.ts';
import { about, azuki, buildAddress, buildToken, buildTransfer, other, pool, vitalik, zero } from './build-models.ts';
import cases from './token-instance-card.json' with { type: 'json' };

const contract = azuki.addressHash.toLowerCase();
const make = (transfers: TokenTransfer[], q: { tokenId?: string; next?: { index: string }; asOf?: string } = {}) =>
  toTokenInstanceCard({
    page: { transfers, next: q.next ?? null },
    reference: { kind: 'token-instance', contract, tokenId: q.tokenId ?? '4021' },
    ...about,
    ...(q.asOf !== undefined && { asOf: q.asOf }),
  });

const toLines = (card: ReturnType<typeof make>) =>
  card.lists.flatMap(({ lines }) => lines.map((parts) => parts.map(({ text }) => text).join(' ')));
const toRow = (card: ReturnType<typeof make>, label: string) =>
  card.rows
    .find((row) => row.label === label)
    ?.parts.map(({ text }) => text)
    .join(' ');
/** Returns the text about the holder, or that there is none. */
const toHolder = ({ headline, who }: ReturnType<typeof make>) =>
  (who ?? headline.detail ?? [])
    .map(({ text }) => text.trim())
    .join(' ')
    .replace(' ;', ';');

const moved = (q: { from?: string; to?: string; type?: string; rest?: Partial<TokenTransfer> } = {}) =>
  buildTransfer({
    from: q.from ?? other,
    to: q.to ?? pool,
    token: azuki,
    tokenId: '4021',
    rest: { type: q.type ?? 'token_transfer', timestamp: '2025-06-04T12:00:00Z', ...q.rest },
  });

test('names collection, id and holder as of the last transfer, and lists the transfers', () => {
  const mint = moved({
    from: zero,
    to: other,
    type: 'token_minting',
    rest: { timestamp: '2022-01-12T12:00:00Z', blockNumber: 13_990_102 },
  });

  const card = make([moved({ rest: { to: vitalik } }), mint]);

  expect(card).toMatchObject({
    name: `NFT ${contract}/4021`,
    headline: toHeadlineParts('“Azuki” #4,021', 'Contract 0xED5A…C544'),
    copy: { text: `${azuki.addressHash}/4021` },
  });
  expect(toHolder(card)).toBe('Held by vitalik.eth');
  expect(toRow(card, 'Standard')).toBe('ERC-721');
  expect(card.lists[0]?.heading).toBe('2 transfers');
  expect(toLines(card)).toEqual([
    'Transferred to vitalik.eth from 0x2222…2222 on 4\u00a0Jun\u00a02025, block\u00a021,234,567 0xabab…abab',
    'Minted to 0x2222…2222 on 12\u00a0Jan\u00a02022, block\u00a013,990,102 0xabab…abab',
  ]);
  expect(toRow(card, 'Holder')).toBe('vitalik.eth 0xd8dA…6045');
  expect(toRow(card, 'Minted')).toBe('12\u00a0Jan\u00a02022');
});

test('an old answer knows the holder as of when it was asked', () => {
  const card = make([moved({ rest: { to: vitalik } })], { asOf: '2026-11-18T05:00:00Z' });

  expect(toHolder(card)).toBe('Held by vitalik.eth when updated (3\u00a0days ago)');
});

test.for(cases.last)('an NFT last $what', ({ moved: last, status, detail }) => {
  const card = make([moved(last)]);

  expect(card.status?.text).toBe(status);
  expect(toHolder(card)).toBe(detail);
});

test.for(cases.counted)('of an ERC-1155 id $what moved, and others may hold some', ({ total, line }) => {
  const token = { ...azuki, type: 'ERC-1155' };
  const rest = {
    tokenType: 'ERC-1155',
    total: { tokenId: '4021', decimals: null, tokenInstance: null, ...total },
  };

  const card = make([moved({ rest: { token, ...rest } })]);

  expect(toLines(card)[0]).toContain(line);
  expect(toHolder(card)).toBe('Last moved to 0x3333…3333; others may hold some too');
  expect(toRow(card, 'Holder')).toBeUndefined();
});

test('of a counted kind no mint is the one, and a broken number is not shown', () => {
  const token = { ...azuki, type: 'ERC-1155' };
  const total = { tokenId: '4021', value: '-5', decimals: null, tokenInstance: null };
  const mint = moved({ from: zero, type: 'token_minting', rest: { token, tokenType: 'ERC-1155', total } });

  const card = make([mint]);

  expect(toRow(card, 'Minted')).toBeUndefined();
  expect(toLines(card)[0]).toContain('Minted unknown amount to');
});

test('fields that the specification does not name are in the details', () => {
  const card = make([moved({ rest: { extra: { bridged_from: 'Ronin' } } })]);

  expect(card.details).toContainEqual({ label: 'Transfer 1 bridged from', parts: [{ text: 'Ronin' }] });
});

test('it is said that a transfer could not be read', () => {
  const card = make([{ ...moved(), unread: 2 }]);

  expect(toRow(card, 'Note')).toBe('2 records could not be read and are left out.');
});

test('an id without transfers is an answer', () => {
  const card = make([]);

  expect(card.headline).toEqual(toHeadlineParts('0xED5A…C544 #4,021', 'No transfers found for this NFT on Ethereum'));
  expect(card.lists).toEqual([]);
});

test('an id of 78 digits is cut on the card and whole in name, title and copy', () => {
  const tokenId = `${'1157920892'.repeat(7)}12345678`;

  const card = make([moved()], { tokenId });

  expect(textOf(card.headline.parts)).toBe('“Azuki” #11579…5678');
  expect(card.name).toBe(`NFT ${contract}/${tokenId}`);
  expect(card.rows.find(({ label }) => label === 'Token ID')?.parts[0]?.title).toBe(tokenId);
  expect(card.copy.text).toContain(tokenId);
});

test('ten lines at most, and it says where the rest is', () => {
  const many = Array.from({ length: 14 }, () => moved());

  expect(make(many).lists[0]).toMatchObject({
    heading: '14 transfers',
    more: '4 more transfers are in the popup.',
  });
  expect(make(many).lists[0]?.lines).toHaveLength(10);
  expect(make([moved()], { next: { index: '1' } }).lists[0]).toMatchObject({
    heading: 'Latest transfers',
    more: 'Older transfers are in the popup.',
  });
});

test('a transfer of which next to nothing is known is still shown', () => {
  const card = make([moved({ rest: cases.bare })]);

  expect(card.headline).toEqual(toHeadlineParts('0xED5A…C544 #4,021'));
  expect(toHolder(card)).toBe('Held by an unknown address');
  expect(toLines(card)).toEqual(['Transferred to an unknown address from an unknown address']);
  expect(card).not.toHaveProperty('age');
});

test.for<[string, TokenTransfer, string]>([
  ['collection', moved({ rest: { token: buildToken({ reputation: 'scam' }) } }), 'Scam collection'],
  ['receiver', moved({ rest: { to: buildAddress({ hash: pool, isScam: true }) } }), 'Known scam'],
])('a scam %s is warned of', ([, transfer, title]) => {
  expect(make([transfer]).warnings).toMatchObject([{ tone: 'bad', title }]);
});

test.for(cases.others)('$what of some of an ERC-1155 id leaves others', ({ moved: last, detail, line }) => {
  const card = make([moved({ ...last, rest: { tokenType: 'ERC-1155' } })]);

  expect(toHolder(card)).toBe(detail);
  expect(card.status).toBeUndefined();
  expect(toLines(card)[0]).toMatch(new RegExp(`^${line} `));
});
