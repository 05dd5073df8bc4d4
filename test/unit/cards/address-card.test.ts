import { describe, expect, onTestFinished, test } from 'vitest';
import { toAddressCard, toSparkline } from '../../../src/cards/address-card.ts';
import { textOf, toHeadlineParts } from '../../../src/cards/sentence-parts.ts';
import { withoutHalves } from '../../../src/i18n/isolate.ts';
import type { BalanceChange } from '../../../src/models/balance.ts';
import { speakIn } from '../../fuzz/all-languages.ts';
import { named } from '../ui/named.ts';
import { about, buildChange, minutesAgo, now, sender, zero } from './build-models.ts';
import sparklines from './sparklines.json' with { type: 'json' };

const unit = { symbol: 'ETH', decimals: 18 };
const make = (
  changes: BalanceChange[],
  q: { address?: string; chainId?: number; next?: { block_number: string }; written?: string; asOf?: string } = {},
) =>
  toAddressCard({
    page: { changes, next: q.next ?? null },
    reference: { kind: 'address', address: q.address ?? sender.toLowerCase() },
    ...about,
    ...(q.asOf !== undefined && { asOf: q.asOf }),
    chosen: { ...about.chosen, chain: { id: q.chainId ?? 1, name: 'Ethereum' } },
    ...(q.written !== undefined && { written: q.written }),
  });

const toRows = (card: ReturnType<typeof make>) =>
  card.rows.map(({ label, parts }) => [label, parts.map(({ text }) => text).join(' ')]);

test('the newest balance is the headline, with its last change; the line says how far back it goes', () => {
  const card = make([buildChange(), buildChange({ approximateTime: '2026-11-02T12:00:00Z' })], {
    next: { block_number: '1' },
  });

  expect(card.headline).toEqual({
    ...toHeadlineParts('1,024.3381 ETH'),
    detail: [{ text: 'Last change ' }, { text: '−0.25 ETH', tone: 'down' }, { text: ' about\u00a03\u00a0h ago' }],
    big: true,
    beside: 'on Ethereum',
  });
  expect(card.sparkline?.since).toBe('since about\u00a02\u00a0Nov');
  expect(toRows(card)).toEqual([
    ['Balance', '1,024.338107264918230511 ETH'],
    ['Recorded with', '0xabab…abab'],
    ['Shows', 'ETH only, not tokens older changes not loaded'],
  ]);
  expect(card.details?.slice(0, 2)).toEqual([
    { label: 'Recorded change', parts: [{ text: '−0.25 ETH', tone: 'down' }] },
    { label: 'Block', parts: [{ text: '21,234,567' }] },
  ]);
});

test('the address is shown in checksummed case, whole, and in the name as it was asked', () => {
  const card = make([buildChange()]);

  expect(card.full).toBe('0xd8dA 6BF2 6964 aF9D 7eEd 9e03 E534 15D3 7aA9 6045');
  expect(card.copy).toEqual({ label: 'Copy', text: sender });
  expect(card.name).toBe(`Address ${sender.toLowerCase()}`);
  expect(card.explorer?.href).toBe(`https://etherscan.io/address/${sender.toLowerCase()}`);
});

test('a rise is shown as a rise', () => {
  const card = make([buildChange({ delta: '1000000000000000000', value: '2000000000000000000' })]);

  expect(textOf(card.headline.detail ?? [])).toMatch(/^Last change \+1 ETH/);
  expect(card.details?.[0]).toMatchObject({ label: 'Recorded change', parts: [{ tone: 'up' }] });
});

test.for<[string]>([['0'], ['?']])('a change of %s is neither a rise nor a fall', ([delta]) => {
  const card = make([buildChange({ delta, value: '1' })]);

  expect(card.details?.[0]?.parts[0]?.tone).toBe('plain');
});

test.for<[string, string | undefined, number, number]>([
  ['fits', sender, 1, 0],
  ['is unknown', undefined, 1, 0],
  ['is in one case', sender.toLowerCase(), 1, 0],
  ['does not fit', sender.replace('d8dA', 'd8da'), 1, 1],
  ['is in a link and does not fit', `https://etherscan.io/address/${sender.replace('d8dA', 'd8da')}`, 1, 1],
  ['is one of Rootstock', sender.replace('d8dA', 'd8da'), 30, 0],
])('an address whose written case %s', ([, written, chainId, count]) => {
  const { warnings } = make([buildChange()], { chainId, ...(written !== undefined && { written }) });

  expect(warnings).toHaveLength(count);
  expect(warnings.every(({ tone, title }) => tone === 'wait' && /checksum/i.test(title))).toBe(true);
});

test('unknown fields of a change are in the details', () => {
  const card = make([buildChange({ extra: { reward_kind: 'uncle' } })]);

  expect(card.details?.at(-1)).toEqual({ label: 'Last change reward kind', parts: [{ text: 'uncle' }] });
  expect(make([])).not.toHaveProperty('details');
});

test('no history is an answer that says where it looked', () => {
  const card = make([]);

  expect(textOf(card.headline.parts)).toBe('No balance changes recorded on Ethereum');
  expect(textOf(card.headline.detail ?? [])).not.toBe('');
  expect(card).not.toHaveProperty('sparkline');
  expect(card.rows).toEqual([]);
});

test('a change that was not recorded is shown without its amount', () => {
  const card = make([buildChange({ delta: null })]);

  expect(card.headline).toMatchObject(toHeadlineParts('1,024.3381 ETH', 'Last change about\u00a03\u00a0h ago'));
  expect(card.details?.[0]?.parts).toEqual([{ text: 'amount not recorded', tone: 'dim' }]);
});

test('a change that spans blocks says which, whatever transaction is recorded with it', () => {
  const before = buildChange({ blockNumber: 20_000_000, value: '1024588107264918230511' });

  expect(textOf(make([buildChange(), before]).details?.[0]?.parts ?? [])).toBe(
    '−0.25 ETHbetween blocks 20,000,000 and 21,234,567',
  );
});

test('more coins than exist are no balance', () => {
  const card = make([buildChange({ value: '9'.repeat(78), delta: '9'.repeat(78) })]);

  expect(textOf(card.headline.parts)).toBe('more ETH than exists');
  expect(textOf(card.headline.detail ?? [])).toMatch(/^Last change more ETH than exists about/);
});

test('a balance below a record that could not be read may be outdated', () => {
  expect(make([{ ...buildChange(), unreadAbove: 1 }]).warnings).toMatchObject([{ title: 'Balance may be outdated' }]);
  expect(make([{ ...buildChange(), unread: 1 }]).warnings).toEqual([]);
});

test('an old answer says that its balance was true when asked', () => {
  const card = make([buildChange(), buildChange()], { asOf: minutesAgo(3 * 24 * 60) });

  expect(textOf(card.headline.detail ?? [])).toMatch(
    /^Last change −0\.25 ETH about.* ago.*, when updated \(3\u00a0days ago\)/,
  );
});

test('in Arabic no text around a change has half of an isolation, which would turn all after it around', () => {
  speakIn('ar');
  onTestFinished(() => speakIn('en'));
  const { detail = [] } = make([buildChange()]).headline;

  expect(detail.length).toBeGreaterThan(1);
  for (const { text } of detail) expect(text).toBe(withoutHalves(text));
});

test('the zero address is called so', () => {
  expect(toRows(make([], { address: zero }))).toEqual([['Name', 'zero address has no owner']]);
});

test('a change without time or transaction is shown without them', () => {
  const card = make([buildChange({ approximateTime: null, transactionHash: null })]);

  expect(textOf(card.headline.detail ?? [])).toBe('−0.25 ETH');
  expect(toRows(card).map(([label]) => label)).toEqual(['Balance', 'Shows']);
});

test('a chain has its own coin', () => {
  expect(textOf(make([buildChange()], { chainId: 100 }).headline.parts)).toBe('1,024.3381 XDAI');
});

describe('the sparkline', () => {
  const change = (minutes: number | null, delta: bigint | string | null, value: bigint | string) =>
    buildChange({
      approximateTime: minutes === null ? null : minutesAgo(minutes),
      delta: delta === null ? null : String(delta),
      value: String(value),
    });

  test.for(named(sparklines))('%s', ([, { changes, points, label }]) => {
    const sparkline = toSparkline({
      changes: changes.map(({ minutes, delta, value }) => change(minutes, delta, value)),
      unit,
      now,
    });

    expect(sparkline?.points).toEqual(points);
    expect(sparkline?.label).toContain(label);
  });

  test('never runs backwards and stays inside', () => {
    const changes = [change(10, 1n, 4n), change(50, 1n, 3n), change(20, 1n, 2n), change(100, 1n, 1n)];

    const xs = toSparkline({ changes, unit, now })?.points.map(([x]) => x) ?? [];

    expect(xs).toEqual(xs.toSorted((a, b) => a - b));
    expect(xs.every((x) => x >= 0 && x <= 1)).toBe(true);
  });

  test('of an old answer ends when it was asked', () => {
    const changes = [change(150, 1n, 2n), change(200, 1n, 1n)];

    const card = make(changes, { asOf: minutesAgo(100) });

    expect(card.sparkline?.points.at(-1)?.[0]).toBe(0.5);
  });

  test('needs two changes', () => {
    expect(toSparkline({ changes: [change(1, 1n, 5n)], unit, now })).toBeNull();
  });
});
