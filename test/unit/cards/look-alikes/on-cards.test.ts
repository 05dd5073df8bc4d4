import { expect, test } from 'vitest';
import type { CardContent, Warning } from '../../../../src/cards/card-content.ts';
import { readThreadMs } from '../../thread-time.ts';
import {
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
const strangers = 'Two addresses here look alike.';

const ofNft = (ends: { from: string; to: string }, more = {}) =>
  ofInstance([buildTransfer({ ...ends, token: azuki, tokenId: '42' })], more);

const call = (value: string | string[]) => ({
  methodCall: 'transfer(address to)',
  methodId: 'a9059cbb',
  parameters: [{ name: 'to', type: 'address', value }],
});

test.for<[string, CardContent, string[]]>([
  ['the receiver', ofTransaction({ to: buildAddress({ hash: fake }) }), ['One', 'Other']],
  [
    'a party of a transfer',
    ofTransaction({ to: null, tokenTransfers: [buildTransfer({ from: fake, to: pool, value: '1' })] }),
    ['One', 'Other'],
  ],
  [
    'a token’s contract',
    ofTransaction({
      tokenTransfers: [buildTransfer({ from: sender, to: pool, value: '1', token: buildToken({ addressHash: fake }) })],
    }),
    ['One', 'Other'],
  ],
  ['an argument', ofTransaction({ decodedInput: call(fake) }), ['One', 'Other']],
  ['one of a list', ofTransaction({ decodedInput: call([pool, fake]) }), ['One', 'Other']],
  [
    'another on the page of a transaction',
    ofTransaction({}, { pageAddresses: [other, fake] }),
    ['One', 'On this page'],
  ],
  [
    'another on the page of an address',
    ofAddress(sender, { pageAddresses: [sender.toLowerCase(), fake] }),
    ['This one', 'On this page'],
  ],
  ['another holder of an NFT', ofNft({ from: sender, to: fake }), ['One', 'Other']],
  [
    'another on the page of an NFT',
    ofNft({ from: pool, to: sender }, { pageAddresses: [fake] }),
    ['One', 'On this page'],
  ],
])('%s that looks like an address is warned of, both in full, what differs marked and named', ([, card, labels]) => {
  const [warning, ...more] = card.warnings.filter(({ compared }) => compared);

  expect(more).toEqual([]);
  expect(warning).toMatchObject({
    tone: 'bad',
    title: strangers,
    text: 'Only start and end match. Compare every digit.',
    compared: { name: 'They differ in groups 2 to 9 of 10' },
  });
  expect(new Set(readRows(warning).map(({ full }) => full))).toEqual(new Set([fake, sender.toLowerCase()]));
  expect(readRows(warning).map(({ label }) => label)).toEqual(labels);
  for (const { marked } of readRows(warning)) expect(marked).toMatch(/^[\da-f]{27,32}$/);
});

function readRows(warning: Warning | undefined): { label: string; full: string; marked: string }[] {
  return (warning?.compared?.rows ?? []).map(({ label, parts }) => ({
    label,
    full: parts.map(({ text }) => text.replaceAll(' ', '')).join(''),
    marked: parts.flatMap(({ text, differs = [] }) => differs.map(([start, end]) => text.slice(start, end))).join(''),
  }));
}

test('further pairs are counted', () => {
  const second = fake.replaceAll('1', '2');
  const { warnings } = ofAddress(sender, { pageAddresses: [fake, second] });

  expect(warnings).toMatchObject([{ title: strangers, text: expect.stringContaining('There is 1 more such pair') }]);
});

test.for<[string, CardContent]>([
  ['two on the page that are not the card’s', ofAddress(other, { pageAddresses: [sender, fake] })],
  ['its own address on the page', ofAddress(sender, { pageAddresses: [sender.toLowerCase()] })],
  ['no page', ofAddress(sender)],
  ['other addresses', ofTransaction({}, { pageAddresses: [pool] })],
])('there is no warning of %s', ([, card]) => {
  expect(card.warnings).toEqual([]);
});

const watching = (name: string, ...addresses: string[]) => ({
  watched: new Map(
    addresses.map((one) => [one.toLowerCase(), { address: one.toLowerCase(), name, note: '', addedMs: 1 }]),
  ),
});

const savings = watching('Savings', sender);
const notHere = 'An address here is not the one you know as “Savings”.';
const notThis = 'This is not “Savings”.';

test.for<[string, CardContent, string]>([
  [
    'a transaction’s receiver',
    ofTransaction({ from: buildAddress({ hash: other }), to: buildAddress({ hash: fake }) }, savings),
    notHere,
  ],
  ['a receiver beside the user’s own address', ofTransaction({ to: buildAddress({ hash: fake }) }, savings), notHere],
  ['an argument', ofTransaction({ from: buildAddress({ hash: other }), decodedInput: call(fake) }, savings), notHere],
  ['an address', ofAddress(fake, watching('Savings', pool, sender)), notThis],
  ['an address, of one without a name', ofAddress(fake, watching('', sender)), 'Not the address that you watch.'],
  [
    'an address, of one that is on the same page as well',
    ofAddress(fake, { ...savings, pageAddresses: [sender] }),
    notThis,
  ],
  ['an NFT’s holder', ofNft({ from: pool, to: fake }, savings), notHere],
])('%s that looks like one of the user’s own has a warning that says which', ([, card, title]) => {
  const [warning, ...more] = card.warnings.filter(({ compared }) => compared);

  expect(more).toEqual([]);
  expect(warning).toMatchObject({ tone: 'bad', title, text: 'Only start and end match. Do not send to it.' });
  const labels = new Map(readRows(warning).map(({ full, label }) => [full, label]));
  expect(labels.get(sender.toLowerCase())).toBe(title.includes('“') ? 'Savings' : 'watched');
  expect(labels.get(fake)).toMatch(/^(?:This one|One|Other)$/);
  for (const { marked } of readRows(warning)) expect(marked).toMatch(/^[\da-f]{27,32}$/);
});

test.for<[string, CardContent, string]>([
  [
    'a watched address',
    ofAddress(sender, { ...savings, pageAddresses: [fake] }),
    'An address that looks like this one is on this page',
  ],
  [
    'a transaction of a watched one',
    ofTransaction({}, { ...savings, pageAddresses: [fake] }),
    'An address that looks like one you watch is on this page',
  ],
])('on the card of %s, another on the page that looks like it is a quiet line', ([, card, title]) => {
  expect(card.warnings).toEqual([{ tone: 'plain', title, text: '' }]);
});

test.for<[string, string]>([
  [`${sender.slice(0, 10)}${'1'.repeat(32)}`, 'Only the first digits match.'],
  [`0x${'1'.repeat(32)}${sender.slice(-8)}`, 'Only the last digits match.'],
])('%s, which is alike at one end alone, has a warning that says so', ([hash, how]) => {
  const { warnings } = ofAddress(hash, savings);

  expect(warnings).toMatchObject([{ title: notThis, text: expect.stringContaining(how) }]);
});

test('a pair with a watched address is shown before other ones, which are counted', () => {
  const [from, to] = [fake, fake.replaceAll('1', '2')].map((one) => buildAddress({ hash: one }));
  const { warnings } = ofTransaction({ ...(from && { from }), to: to ?? null }, savings);

  expect(warnings).toMatchObject([{ title: notHere, text: expect.stringContaining('There are 2 more such pairs') }]);
});

test.for<[string, CardContent]>([
  ['the card of a watched address itself', ofAddress(sender, savings)],
  ['watched addresses that look like each other', ofAddress(other, watching('Savings', sender, fake))],
  ['a transaction between watched addresses', ofTransaction({}, watching('Savings', sender, other))],
])('there is no warning in %s', ([, card]) => {
  expect(card.warnings).toEqual([]);
});

test('the last of 1,000 watched addresses is compared too, fast enough not to be noticed', () => {
  const many = Array.from({ length: 999 }, (_, at) => `0x${String(at).padStart(40, 'a')}`);
  const beganMs = readThreadMs();

  const { warnings } = ofAddress(fake, watching('Savings', ...many, sender));

  expect(warnings).toMatchObject([{ title: notThis }]);
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
