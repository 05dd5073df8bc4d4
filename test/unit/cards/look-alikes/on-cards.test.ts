import { expect, test } from 'vitest';
import type { CardContent, Warning } from '../../../../src/cards/card-content.ts';
import { readThreadMs } from '../../thread-time.ts';
import { named } from '../../ui/named.ts';
import { azuki, buildAddress, buildTransfer, ofAddress, ofInstance, ofTransaction, sender } from '../build-models.ts';
import { type TransactionInFile, toTransaction } from '../sentences/read-cases.ts';
import cases from './on-cards.json' with { type: 'json' };

const fake = `0xd8da${'1'.repeat(32)}6045`;
const strangers = 'Two addresses here look alike.';

/** Something that a card is about, with the addresses on its page and the name and addresses of the user's list. */
type About = {
  transaction?: TransactionInFile;
  address?: string;
  nft?: { from: string; to: string };
  onPage?: string[];
  watched?: string[];
};

function cardOf({ transaction = {}, address, nft, onPage, watched }: About): CardContent {
  const asked = { ...(onPage && { pageAddresses: onPage }), ...(watched && watching(...watched)) };
  if (address !== undefined) return ofAddress(address, asked);
  if (nft) return ofInstance([buildTransfer({ ...nft, token: azuki, tokenId: '42' })], asked);
  return ofTransaction(toTransaction(transaction), asked);
}

test.for(named(cases.strangers))(
  '%s that looks like an address is warned of, both in full, what differs marked and named',
  ([, { about, labels }]) => {
    const [warning, ...more] = cardOf(about).warnings.filter(({ compared }) => compared);

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
  },
);

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

test.for(named(cases.silent))('there is no warning of %s', ([, { about }]) => {
  expect(cardOf(about).warnings).toEqual([]);
});

const watching = (name = '', ...addresses: string[]) => ({
  watched: new Map(
    addresses.map((one) => [one.toLowerCase(), { address: one.toLowerCase(), name, note: '', addedMs: 1 }]),
  ),
});

const savings = watching('Savings', sender);
const notHere = 'An address here is not the one you know as “Savings”.';
const notThis = 'This is not “Savings”.';

test.for(named(cases.own))(
  '%s that looks like one of the user’s own has a warning that says which',
  ([, { about, title }]) => {
    const [warning, ...more] = cardOf(about).warnings.filter(({ compared }) => compared);

    expect(more).toEqual([]);
    expect(warning).toMatchObject({ tone: 'bad', title, text: 'Only start and end match. Do not send to it.' });
    const labels = new Map(readRows(warning).map(({ full, label }) => [full, label]));
    expect(labels.get(sender.toLowerCase())).toBe(title.includes('“') ? 'Savings' : 'watched');
    expect(labels.get(fake)).toMatch(/^(?:This one|One|Other)$/);
    for (const { marked } of readRows(warning)) expect(marked).toMatch(/^[\da-f]{27,32}$/);
  },
);

test.for(named(cases.quiet))(
  'on the card of %s, another on the page that looks like it is a quiet line',
  ([, { about, title }]) => {
    expect(cardOf(about).warnings).toEqual([{ tone: 'plain', title, text: '' }]);
  },
);

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
