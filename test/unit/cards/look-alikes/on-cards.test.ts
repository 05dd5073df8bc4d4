import { expect, test } from 'vitest';
import type { CardContent, Warning } from '../../../../src/cards/card-content.ts';
import { toChecksum } from '../../../../src/references/checksum.ts';
import { readThreadMs } from '../../thread-time.ts';
import {
  about,
  azuki,
  buildAddress,
  buildToken,
  buildTransfer,
  ofAddress,
  ofInstance,
  ofTransaction,
  other,
  pool,
  sender,
} from '../build-models.ts';

const fake = `0xd8da${'1'.repeat(32)}6045`;
const title = 'Look-alike addresses';

const ofNft = (ends: { from: string; to: string }, more = {}) =>
  ofInstance([buildTransfer({ ...ends, token: azuki, tokenId: '42' })], more);

const call = (value: string | string[]) => ({
  methodCall: 'transfer(address to)',
  methodId: 'a9059cbb',
  parameters: [{ name: 'to', type: 'address', value }],
});

test.for<[string, CardContent, string]>([
  ['the receiver', ofTransaction({ to: buildAddress({ hash: fake }) }), 'Two addresses in this transaction are'],
  [
    'a party of a transfer',
    ofTransaction({ to: null, tokenTransfers: [buildTransfer({ from: fake, to: pool, value: '1' })] }),
    'Two addresses in this transaction are',
  ],
  [
    'a token’s contract',
    ofTransaction({
      tokenTransfers: [buildTransfer({ from: sender, to: pool, value: '1', token: buildToken({ addressHash: fake }) })],
    }),
    'Two addresses in this transaction are',
  ],
  ['an argument', ofTransaction({ decodedInput: call(fake) }), 'Two addresses in this transaction are'],
  ['one of a list', ofTransaction({ decodedInput: call([pool, fake]) }), 'Two addresses in this transaction are'],
  [
    'another on the page of a transaction',
    ofTransaction({}, { pageAddresses: [other, fake] }),
    'An address in this transaction and another on this page are',
  ],
  [
    'another on the page of an address',
    ofAddress(sender, { pageAddresses: [sender.toLowerCase(), fake] }),
    'This address and another on this page are',
  ],
  ['another holder of an NFT', ofNft({ from: sender, to: fake }), 'Two addresses of this NFT are'],
  [
    'another on the page of an NFT',
    ofNft({ from: pool, to: sender }, { pageAddresses: [fake] }),
    'An address of this NFT and another on this page are',
  ],
])('%s that looks like an address is warned of, both in full, what differs marked and told', ([, card, who]) => {
  const [warning, ...more] = card.warnings.filter((one) => one.title === title);

  expect(more).toEqual([]);
  expect(warning).toMatchObject({ tone: 'bad', text: expect.stringMatching(/look-alikes.*groups 2 to 9 of 10/) });
  expect(warning?.text.startsWith(who)).toBe(true);
  expect(new Set(readLines(warning).map(({ full }) => full))).toEqual(new Set([toChecksum(fake), sender]));
  for (const { marked } of readLines(warning)) expect(marked).toMatch(/^[\da-f]{27,32}$/i);
});

function readLines(warning: Warning | undefined): { full: string; marked: string }[] {
  return (warning?.lines ?? []).map(([part]) => ({
    full: (part?.text ?? '').replaceAll(' ', ''),
    marked: (part?.differs ?? []).map(([start, end]) => part?.text.slice(start, end)).join(''),
  }));
}

test('further pairs are counted', () => {
  const second = fake.replaceAll('1', '2');
  const { warnings } = ofAddress(sender, { pageAddresses: [fake, second] });

  expect(warnings).toMatchObject([{ title, text: expect.stringContaining('There is 1 more such pair') }]);
});

test.for<[string, CardContent]>([
  ['two on the page that are not the card’s', ofAddress(other, { pageAddresses: [sender, fake] })],
  ['its own address on the page', ofAddress(sender, { pageAddresses: [sender.toLowerCase()] })],
  ['no page', ofAddress(sender)],
  ['other addresses', ofTransaction({}, { pageAddresses: [pool] })],
])('nothing is said of %s', ([, card]) => {
  expect(card.warnings).toEqual([]);
});

test('addresses of Rootstock stand in its own case', () => {
  const chosen = { ...about.chosen, chain: { id: 30, name: 'Rootstock' } };
  const [warning] = ofAddress(sender, { chosen, pageAddresses: [fake] }).warnings;

  expect(readLines(warning).map(({ full }) => full)).toEqual([toChecksum(sender, 30), toChecksum(fake, 30)]);
  expect(toChecksum(sender, 30)).not.toBe(sender);
});

const watching = (name: string, ...addresses: string[]) => ({
  watched: new Map(
    addresses.map((one) => [one.toLowerCase(), { address: one.toLowerCase(), name, note: '', addedMs: 1 }]),
  ),
});

const savings = watching('Savings', sender);
const inTransaction = 'An address in this transaction is a look-alike of “Savings”, an address that you watch';
const thisAddress = 'This address is a look-alike of “Savings”, an address that you watch';
const onPage = 'Another address on this page is a look-alike of “Savings”, an address that you watch';

test.for<[string, CardContent, string]>([
  [
    'a transaction’s receiver',
    ofTransaction({ from: buildAddress({ hash: other }), to: buildAddress({ hash: fake }) }, savings),
    inTransaction,
  ],
  [
    'a receiver beside the person’s own address',
    ofTransaction({ to: buildAddress({ hash: fake }) }, savings),
    inTransaction,
  ],
  [
    'an argument',
    ofTransaction({ from: buildAddress({ hash: other }), decodedInput: call(fake) }, savings),
    inTransaction,
  ],
  ['an address', ofAddress(fake, watching('Savings', pool, sender)), thisAddress],
  [
    'an address, of one without a name',
    ofAddress(fake, watching('', sender)),
    'This address is a look-alike of an address that you watch',
  ],
  [
    'an address, of one that stands on the page as well',
    ofAddress(fake, { ...savings, pageAddresses: [sender] }),
    thisAddress,
  ],
  ['another address on the page of a watched one', ofAddress(sender, { ...savings, pageAddresses: [fake] }), onPage],
  [
    'another address on the page of a transaction of a watched one',
    ofTransaction({}, { ...savings, pageAddresses: [fake] }),
    onPage,
  ],
  [
    'an NFT’s holder',
    ofNft({ from: pool, to: fake }, savings),
    'An address of this NFT is a look-alike of “Savings”, an address that you watch',
  ],
])('%s that looks like one of the person’s own is said to, and which', ([, card, who]) => {
  const [warning, ...more] = card.warnings.filter((one) => one.title === title);

  expect(more).toEqual([]);
  expect(warning?.text).toContain(`${who}: they begin and end alike, but differ in groups 2 to 9 of 10.`);
  expect(warning?.text).not.toContain('more such pair');
  for (const { marked } of readLines(warning)) expect(marked).toMatch(/^[\da-f]{27,32}$/i);
  const lines = new Map((warning?.lines ?? []).map((parts) => [parts[0]?.text.replaceAll(' ', ''), parts]));
  expect(lines.get(toChecksum(fake))).toHaveLength(1);
  expect(lines.get(sender)?.at(-1)).toEqual({ text: who.includes('“') ? 'named by you' : 'watched', tag: true });
});

test.for<[string, string]>([
  [`${sender.slice(0, 10)}${'1'.repeat(32)}`, 'they begin alike, but differ'],
  [`0x${'1'.repeat(32)}${sender.slice(-8)}`, 'they end alike, but differ'],
])('%s, which is alike at one end alone, is said to be', ([hash, how]) => {
  const { warnings } = ofAddress(hash, savings);

  expect(warnings).toMatchObject([{ title, text: expect.stringContaining(how) }]);
});

test('a pair with a watched address is told before other ones, which are counted', () => {
  const [from, to] = [fake, fake.replaceAll('1', '2')].map((one) => buildAddress({ hash: one }));
  const { warnings } = ofTransaction({ ...(from && { from }), to: to ?? null }, savings);

  expect(warnings).toMatchObject([{ text: expect.stringMatching(/“Savings”.*There are 2 more such pairs/) }]);
});

test.for<[string, CardContent]>([
  ['the card of a watched address itself', ofAddress(sender, savings)],
  ['watched addresses that look like each other', ofAddress(other, watching('Savings', sender, fake))],
  ['a transaction between watched addresses', ofTransaction({}, watching('Savings', sender, other))],
])('nothing is said in %s', ([, card]) => {
  expect(card.warnings).toEqual([]);
});

test('the last of 1,000 watched addresses is compared too, fast enough not to be noticed', () => {
  const many = Array.from({ length: 999 }, (_, at) => `0x${String(at).padStart(40, 'a')}`);
  const beganMs = readThreadMs();

  const { warnings } = ofAddress(fake, watching('Savings', ...many, sender));

  expect(warnings).toMatchObject([{ title }]);
  expect(readThreadMs() - beganMs).toBeLessThan(100);
});

test('two different addresses never have the same short form on one card', () => {
  const posing = `${sender.slice(0, 6)}${'1'.repeat(32)}${sender.slice(-4)}`;
  const card = ofTransaction({
    to: buildAddress({ hash: posing }),
    tokenTransfers: [buildTransfer({ from: sender, to: posing, value: '1' })],
  });
  const fulls = new Map<string, Set<string>>();
  const parts = [...card.rows.map((row) => row.parts), ...card.lists.flatMap(({ lines }) => lines)].flat();
  for (const { text, title } of parts)
    if (title && text.includes('…')) fulls.set(text, (fulls.get(text) ?? new Set()).add(title.toLowerCase()));

  expect([...fulls.values()].filter(({ size }) => size > 1)).toEqual([]);
  expect([...fulls.keys()].filter((text) => text.startsWith(sender.slice(0, 6))).length).toBeGreaterThan(1);
});
