import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { createMemoryCache } from '../../../src/cache/cache.ts';
import type { Position } from '../../../src/cache/list-chunks.ts';
import type { KnownRows, Lists } from '../../../src/cache/record-lists.ts';
import { named } from '../ui/named.ts';
import { createWorld } from './a-database.ts';
import cases from './record-lists.json' with { type: 'json' };
import { cursorAfter, toChange, toChanges, toPage, toTransfer } from './rows.ts';

const all = { before: null, most: 1000 };

function toBlocks(known: KnownRows<{ blockNumber: number | null }> | null): (number | null)[] | undefined {
  return known?.rows.map(({ blockNumber }) => blockNumber);
}

/** A page of a table: its newest and its oldest block, the block that it comes after, and when it was asked for. */
function toPageOf({ blocks: [newest = 0, oldest = 0], from, afterMs = 0, isLast }: PageInFile) {
  return toPage(newest, oldest, {
    askedMs: 1_700_000_000_000 + afterMs,
    ...(from && { from: cursorAfter(from) }),
    ...(isLast && { next: null }),
  });
}

type PageInFile = { blocks: number[]; from?: number; afterMs?: number; isLast?: boolean };

function range(newest: number, oldest: number): number[] {
  return toChanges(newest, oldest).map(({ blockNumber }) => blockNumber);
}

describe.for([
  ['on the disk', () => createWorld().start().balances],
  ['in memory', () => createMemoryCache({ now: () => 1_700_000_000_000 }).balances],
] as const)('a list %s', ([, create]) => {
  const createWith = async (page: ReturnType<typeof toPage>) => {
    const lists = create();
    await lists.take('a', page);
    return lists;
  };

  test('is null while nothing is known', async () => {
    expect(await create().read('a', all)).toBeNull();
  });

  test('gives its newest page and how it goes on', async () => {
    const lists = create();

    expect(await lists.take('a', toPage(100, 51))).toBe(true);

    const known = await lists.read('a', all);
    expect(known).toEqual({
      rows: toChanges(100, 51),
      askedMs: 1_700_000_000_000,
      next: { kind: 'ask', cursor: cursorAfter(51) },
    });
    expect(await lists.read('b', all)).toBeNull();
  });

  test('is extended by the page of its last cursor, to its end', async () => {
    const lists = await createWith(toPage(100, 51));

    await lists.take('a', toPage(50, 1, { from: cursorAfter(51), askedMs: 1_700_000_009_000 }));

    const known = await lists.read('a', all);
    expect(toBlocks(known)).toEqual(range(100, 1));
    expect(known?.next).toEqual({ kind: 'end' });
    expect(known?.askedMs).toBe(1_700_000_000_000);
  });

  test('gives parts that go on with known rows', async () => {
    const lists = await createWith(toPage(100, 51));

    const first = await lists.read('a', { before: null, most: 20 });
    const second = await lists.read('a', { before: [81, 0], most: 20 });
    const third = await lists.read('a', { before: [61, 0], most: 20 });
    const atEnd = await lists.read('a', { before: [51, 0], most: 20 });

    expect([toBlocks(first), first?.next]).toEqual([range(100, 81), { kind: 'known', before: [81, 0] }]);
    expect([toBlocks(second), second?.next]).toEqual([range(80, 61), { kind: 'known', before: [61, 0] }]);
    expect([toBlocks(third), third?.next]).toEqual([range(60, 51), { kind: 'ask', cursor: cursorAfter(51) }]);
    expect([toBlocks(atEnd), atEnd?.next]).toEqual([[], { kind: 'ask', cursor: cursorAfter(51) }]);
  });

  test.for<[string, Position]>([
    ['newer than the newest', [101, 0]],
    ['older than the oldest', [50, 0]],
  ])('is null before a place that is not known: %s', async ([, before]) => {
    const lists = await createWith(toPage(100, 51));

    expect(await lists.read('a', { before, most: 10 })).toBeNull();
  });

  test.for(named(cases))('%s', async ([, { pages, spans, next }]) => {
    const lists = create();

    for (const page of pages) expect(await lists.take('a', toPageOf(page))).toBe(true);

    const known = await lists.read('a', all);
    expect(toBlocks(known)).toEqual(spans.flatMap(([newest = 0, oldest = 0]) => range(newest, oldest)));
    expect(known?.next).toEqual(next === null ? { kind: 'end' } : { kind: 'ask', cursor: cursorAfter(next) });
  });

  test('keeps a gap open until the pages above it reach the rows below it', async () => {
    const lists = await createWith(toPage(100, 1));

    await lists.take('a', toPage(300, 251, { askedMs: 1_700_000_000_001 }));
    const withGap = await lists.read('a', all);
    await lists.take('a', toPage(250, 151, { from: cursorAfter(251) }));
    const smaller = await lists.read('a', all);
    const below = await lists.read('a', { before: [60, 0], most: 3 });
    await lists.take('a', toPage(150, 100, { from: cursorAfter(151) }));
    const closed = await lists.read('a', all);

    expect([toBlocks(withGap), withGap?.next]).toEqual([range(300, 251), { kind: 'ask', cursor: cursorAfter(251) }]);
    expect([toBlocks(smaller), smaller?.next]).toEqual([range(300, 151), { kind: 'ask', cursor: cursorAfter(151) }]);
    expect(toBlocks(below)).toEqual([59, 58, 57]);
    expect([toBlocks(closed), closed?.next]).toEqual([range(300, 1), { kind: 'end' }]);
  });

  test('forgets rows that a reorganisation took out of the stretch of a page', async () => {
    const lists = await createWith(toPage(100, 51));
    const rows = [toChange(103), toChange(101, 'other'), toChange(97), toChange(96, 'other'), toChange(95)];

    await lists.take('a', { rows, from: null, next: cursorAfter(95), askedMs: 1_700_000_000_001 });

    const known = await lists.read('a', all);
    expect(known?.rows).toEqual([...rows, ...toChanges(94, 51)]);
  });

  test('forgets rows between a span and the first row of the page that continues it', async () => {
    const lists = await createWith(toPage(100, 51));
    await lists.take('a', toPage(300, 201, { askedMs: 1_700_000_000_001 }));

    await lists.take('a', {
      rows: [toChange(90)],
      from: cursorAfter(201),
      next: cursorAfter(90),
      askedMs: 1_700_000_000_002,
    });

    const known = await lists.read('a', all);
    expect(toBlocks(known)).toEqual([...range(300, 201), ...range(90, 51)]);
  });

  test('leaves a gap where the last row of a page is on another fork than the rows below it', async () => {
    const lists = await createWith(toPage(100, 51));
    const rows = [toChange(101, 'fork'), toChange(100, 'fork'), toChange(99, 'fork')];

    await lists.take('a', { rows, from: null, next: cursorAfter(99), askedMs: 1_700_000_000_001 });
    const withGap = await lists.read('a', all);
    await lists.take('a', {
      rows: [toChange(98, 'fork'), toChange(97)],
      from: cursorAfter(99),
      next: cursorAfter(97),
      askedMs: 1_700_000_000_002,
    });
    const closed = await lists.read('a', all);

    expect([withGap?.rows, withGap?.next]).toEqual([rows, { kind: 'ask', cursor: cursorAfter(99) }]);
    expect(closed?.rows).toEqual([...rows, toChange(98, 'fork'), ...toChanges(97, 51)]);
  });

  test('asks at a gap below a page that claims to be the last, and closes it with what comes', async () => {
    const lists = await createWith(toPage(100, 1));

    await lists.take('a', { ...toPage(300, 251), next: null, askedMs: 1_700_000_000_001 });
    const withGap = await lists.read('a', all);
    const atGap = await lists.read('a', { before: [251, 0], most: 5 });
    await lists.take('a', toPage(250, 100, { from: cursorAfter(251) }));
    const closed = await lists.read('a', all);
    const atEnd = await lists.read('a', { before: [1, 0], most: 5 });

    expect([toBlocks(withGap), withGap?.next]).toEqual([range(300, 251), { kind: 'ask', cursor: cursorAfter(251) }]);
    expect([toBlocks(atGap), atGap?.next]).toEqual([[], { kind: 'ask', cursor: cursorAfter(251) }]);
    expect([toBlocks(closed), closed?.next]).toEqual([range(300, 1), { kind: 'end' }]);
    expect([toBlocks(atEnd), atEnd?.next]).toEqual([[], { kind: 'end' }]);
  });

  test('goes on with the rows below a gap for which the service has nothing, and asks again after a newest page', async () => {
    const lists = await createWith(toPage(100, 51));
    await lists.take('a', { ...toPage(300, 251), next: null, askedMs: 1_700_000_000_001 });

    await lists.take('a', { rows: [], from: cursorAfter(251), next: null, askedMs: 1_700_000_000_002 });
    const top = await lists.read('a', { before: null, most: 50 });
    const below = await lists.read('a', { before: [251, 0], most: 20 });
    const deeper = await lists.read('a', { before: [81, 0], most: 100 });
    await lists.take('a', toPage(50, 1, { from: cursorAfter(51) }));
    const later = await lists.read('a', all);
    await lists.take('a', toPage(305, 256, { askedMs: 1_700_000_000_003 }));
    const again = await lists.read('a', all);
    const others = await lists.read('a', { before: [101, 0], most: 100 });
    await lists.take('a', toPage(250, 90, { from: cursorAfter(251) }));
    const closed = await lists.read('a', all);

    expect([toBlocks(top), top?.next]).toEqual([range(300, 251), { kind: 'known', before: [251, 0] }]);
    expect([toBlocks(below), below?.next]).toEqual([range(100, 81), { kind: 'known', before: [81, 0] }]);
    expect([toBlocks(deeper), deeper?.next]).toEqual([range(80, 51), { kind: 'ask', cursor: cursorAfter(51) }]);
    expect(later?.next).toEqual({ kind: 'known', before: [251, 0] });
    expect([toBlocks(again), again?.next]).toEqual([range(305, 251), { kind: 'ask', cursor: cursorAfter(251) }]);
    expect(others).toBeNull();
    expect([toBlocks(closed), closed?.next]).toEqual([range(305, 1), { kind: 'end' }]);
  });

  test('is replaced by a shorter one as far as the page goes', async () => {
    const lists = await createWith(toPage(10, 1));
    const rows = [toChange(9, 'other'), toChange(4), toChange(1)];

    await lists.take('a', { rows, from: null, next: null, askedMs: 1_700_000_000_001 });

    const known = await lists.read('a', all);
    expect([known?.rows, known?.next]).toEqual([rows, { kind: 'end' }]);
  });

  test('is known to be empty', async () => {
    const lists = create();

    expect(await lists.take('a', { rows: [], from: null, next: null, askedMs: 5 })).toBe(true);

    expect(await lists.read('a', all)).toEqual({ rows: [], askedMs: 5, next: { kind: 'end' } });
  });

  test('that is known to be empty was asked for again by another empty page', async () => {
    const lists = create();
    await lists.take('a', { rows: [], from: null, next: null, askedMs: 5 });

    await lists.take('a', { rows: [], from: null, next: null, askedMs: 9 });

    expect((await lists.read('a', all))?.askedMs).toBe(9);
  });

  test('is not emptied by an empty newest page, nor does that count as asked', async () => {
    const lists = await createWith(toPage(100, 51));
    const before = await lists.read('a', all);

    const isTaken = await lists.take('a', { rows: [], from: null, next: null, askedMs: 1_700_000_000_001 });

    expect(isTaken).toBe(true);
    expect(await lists.read('a', all)).toEqual(before);
  });

  test.for([
    ['in a gap', 250, 221],
    ['in a gap, and shorter', 250, 249],
    ['over a gap and known rows', 120, 81],
    ['in the rows below a gap', 80, 31],
    ['deep in the newest rows', 345, 301],
  ] as const)('loses nothing to a newest page of a service that lags behind: %s', async ([, newest, oldest]) => {
    const lists = await createWith(toPage(100, 1));
    await lists.take('a', toPage(400, 301, { askedMs: 1_700_000_000_001 }));
    const before = await lists.read('a', all);

    await lists.take('a', toPage(newest, oldest, { askedMs: 1_700_000_000_002 }));
    const behind = await lists.read('a', all);
    await lists.take('a', toPage(420, 371, { askedMs: 1_700_000_000_003 }));
    await lists.take('a', toPage(300, 100, { from: cursorAfter(301) }));
    const closed = await lists.read('a', all);

    expect(behind).toEqual(before);
    expect([toBlocks(closed), closed?.next]).toEqual([range(420, 1), { kind: 'end' }]);
  });

  test('keeps a history whose newest row was replaced by an earlier block that is later', async () => {
    const lists = await createWith(toPage(100, 51));
    await lists.take('a', toPage(50, 1, { from: cursorAfter(51) }));
    const top = { ...toChange(100), approximateTime: '2026-01-01T00:00:00Z' };
    await lists.take('a', { ...toPage(100, 51), rows: [top, ...toChanges(99, 51)], askedMs: 1_700_000_000_001 });
    const other = { ...toChange(99, 'other'), approximateTime: '2026-01-01T00:00:12Z' };

    await lists.take('a', { ...toPage(99, 51), rows: [other, ...toChanges(98, 51)], askedMs: 1_700_000_000_002 });

    expect(toBlocks(await lists.read('a', all))).toEqual(range(99, 1));
  });

  test('takes a state that lasts for ten minutes for the true one, however far the service went back', async () => {
    const lists = await createWith(toPage(200, 1));
    const ask = async (afterMs: number) => {
      await lists.take('a', toPage(140, 91, { askedMs: 1_700_000_000_000 + afterMs }));
      return toBlocks(await lists.read('a', all));
    };

    expect([await ask(1), await ask(60_000)]).toEqual([range(200, 1), range(200, 1)]);
    expect(await ask(600_001)).toEqual(range(140, 1));
  });

  test.for([
    ['with other rows where some are known', toChange(50, 'other'), '2026-01-01T00:00:00Z'],
    ['later, though in a gap', toChange(250), '2026-02-01T00:00:00Z'],
  ] as const)('begins again with a chain that does: %s', async ([, row, approximateTime]) => {
    const lists = await createWith(toPage(100, 1));
    const top = { ...toChange(400), approximateTime: '2026-01-02T00:00:00Z' };
    await lists.take('a', { ...toPage(400, 301), rows: [top, ...toChanges(399, 301)], askedMs: 1_700_000_000_001 });
    const rows = [{ ...row, approximateTime }];

    await lists.take('a', { rows, from: null, next: null, askedMs: 1_700_000_000_002 });

    expect((await lists.read('a', all))?.rows).toEqual(rows);
  });

  test('goes on behind an empty page with another cursor, and ends behind one without', async () => {
    const lists = await createWith(toPage(100, 51));

    await lists.take('a', { rows: [], from: cursorAfter(51), next: cursorAfter(40), askedMs: 1 });
    const goesOn = await lists.read('a', all);
    await lists.take('a', { rows: [], from: cursorAfter(40), next: null, askedMs: 1 });
    const ended = await lists.read('a', all);

    expect([goesOn?.rows.length, goesOn?.next]).toEqual([50, { kind: 'ask', cursor: cursorAfter(40) }]);
    expect([ended?.rows.length, ended?.next]).toEqual([50, { kind: 'end' }]);
  });

  test.for([
    ['rows out of order', { ...toPage(50, 41), rows: toChanges(50, 41).reverse(), from: cursorAfter(51) }],
    ['a row twice', { ...toPage(50, 41), rows: [toChange(50), toChange(50)], from: cursorAfter(51) }],
    ['known rows whose cursor leads to itself', { ...toPage(100, 51), from: cursorAfter(51), next: cursorAfter(51) }],
    [
      'a page that is there and whose cursor leads to itself',
      { ...toPage(60, 51), from: cursorAfter(51), next: cursorAfter(51) },
    ],
    ['the newest page instead of the asked one', { ...toPage(100, 51), from: cursorAfter(51) }],
    ['newer rows than the asked ones', { ...toPage(104, 55), from: cursorAfter(51) }],
    ['newer rows for an unknown cursor', { ...toPage(140, 91), from: cursorAfter(141) }],
    ['rows below a gap for an unknown cursor', { ...toPage(40, 31), from: cursorAfter(41) }],
    ['an empty page for an unknown cursor', { rows: [], from: cursorAfter(9), next: null, askedMs: 1 }],
    ['an empty newest page that goes on', { rows: [], from: null, next: cursorAfter(9), askedMs: 1_700_000_000_001 }],
    ['a block number that is not a number', { ...toPage(50, 41), rows: [toChange(Number.NaN)], from: cursorAfter(51) }],
    ['a negative block number', { ...toPage(50, 41), rows: [toChange(-1)], from: cursorAfter(51) }],
  ])('is not harmed by %s', async ([, page]) => {
    const lists = await createWith(toPage(100, 51));
    const before = await lists.read('a', all);

    const isTaken = await lists.take('a', page as Parameters<Lists<ReturnType<typeof toChange>>['take']>[1]);

    expect(isTaken).toBe(false);
    expect(await lists.read('a', all)).toEqual(before);
  });

  test('keeps new rows whose cursor leads to itself, for they were paid for, and no end is made of it', async () => {
    const lists = await createWith(toPage(100, 51));
    const page = { ...toPage(50, 41), from: cursorAfter(51), next: cursorAfter(51) };

    const taken = [await lists.take('a', page), await lists.take('a', page)];

    const known = await lists.read('a', all);
    expect(taken).toEqual([true, false]);
    expect([known?.rows.length, known?.next]).toEqual([60, { kind: 'ask', cursor: cursorAfter(51) }]);
  });

  test('does not meet the rows of another fork in a block that left the same balance', async () => {
    const lists = create();
    const mined = (block: number, hash: string) => ({ ...toChange(block), transactionHash: hash });
    await lists.take('a', { rows: [mined(10, '0x1'), mined(9, '0x2')], from: null, next: cursorAfter(9), askedMs: 1 });
    await lists.take('a', { rows: [mined(20, '0x3')], from: null, next: cursorAfter(20), askedMs: 2 });
    await lists.take('a', { rows: [mined(10, '0x4')], from: cursorAfter(20), next: cursorAfter(10), askedMs: 2 });

    const known = await lists.read('a', all);
    expect([toBlocks(known), known?.next]).toEqual([[20, 10], { kind: 'ask', cursor: cursorAfter(10) }]);
  });

  test('keeps the exact time of a row that was once first on its page', async () => {
    const lists = create();
    const timed = (block: number, approximateTime: string, value?: string) => ({
      ...toChange(block, value),
      approximateTime,
    });
    await lists.take('a', {
      rows: [timed(9, 'exact'), timed(8, 'vague'), timed(7, 'vague')],
      from: null,
      next: cursorAfter(7),
      askedMs: 1,
    });
    await lists.take('a', {
      rows: [timed(6, 'exact'), timed(5, 'vague')],
      from: cursorAfter(7),
      next: cursorAfter(5),
      askedMs: 1,
    });
    const doubted = [{ ...timed(4, 'vague'), isTimeUnsure: true as const }];
    await lists.take('a', { rows: doubted, from: cursorAfter(5), next: null, askedMs: 1 });

    const again = (block: number, value?: string) => timed(block, 'again', value);
    const rows = [again(10), again(9), again(8), again(7), again(6, 'reorganised'), again(5), again(4)];
    await lists.take('a', { rows, from: null, next: null, askedMs: 2 });
    const once = await lists.read('a', all);
    await lists.take('a', { rows: rows.map((row) => ({ ...row, delta: '7' })), from: null, next: null, askedMs: 3 });
    const twice = await lists.read('a', all);

    const times = ['again', 'exact', 'again', 'again', 'again', 'again', 'again'];
    expect(once?.rows.map(({ approximateTime }) => approximateTime)).toEqual(times);
    expect(twice?.rows.map(({ approximateTime }) => approximateTime)).toEqual(times);
    expect(twice?.rows[1]?.delta).toBe('7');
  });

  test('comes out whole when two popups take its pages at the same time', async () => {
    const lists = create();
    const pages = [
      toPage(100, 51),
      toPage(100, 51),
      toPage(50, 26, { from: cursorAfter(51) }),
      toPage(50, 21, { from: cursorAfter(51) }),
    ];

    const taken = await Promise.all(pages.map((page) => lists.take('a', page)));

    const known = await lists.read('a', all);
    expect(taken).toEqual([true, true, true, true]);
    expect([toBlocks(known), known?.next]).toEqual([range(100, 21), { kind: 'ask', cursor: cursorAfter(21) }]);
  });
});

test('block 0 has a place', async () => {
  const lists = createWorld().start().balances;
  await lists.take('a', { rows: [toChange(1), toChange(0)], from: null, next: null, askedMs: 1 });

  const known = await lists.read('a', { before: [1, 0], most: 5 });

  expect([toBlocks(known), known?.next]).toEqual([[0], { kind: 'end' }]);
});

test('transfers of one block are told apart by their place in it', async () => {
  const lists = createWorld().start().transfers;
  await lists.take('a', {
    rows: [toTransfer(9, 5), toTransfer(9, 4)],
    from: null,
    next: { block_number: '9', index: '4' },
    askedMs: 1,
  });
  await lists.take('a', {
    rows: [toTransfer(9, 3), toTransfer(8, 70)],
    from: { index: '4', block_number: '9' },
    next: null,
    askedMs: 1,
  });

  const known = await lists.read('a', { before: [9, 5], most: 2 });

  expect(known?.rows.map(({ blockNumber, logIndex }) => [blockNumber, logIndex])).toEqual([
    [9, 4],
    [9, 3],
  ]);
  expect(known?.next).toEqual({ kind: 'known', before: [9, 3] });
});

test.for([
  [null, 1],
  [1, null],
] as const)('a transfer without a place is not taken: block %s, index %s', async ([block, index]) => {
  const lists = createWorld().start().transfers;

  expect(await lists.take('a', { rows: [toTransfer(block, index)], from: null, next: null, askedMs: 1 })).toBe(false);
  expect(await lists.read('a', all)).toBeNull();
});

test('transfers below a page that claims to be the last are asked for with their own cursor', async () => {
  const lists = createWorld().start().transfers;
  await lists.take('a', { rows: [toTransfer(5, 7)], from: null, next: null, askedMs: 1 });

  await lists.take('a', { rows: [toTransfer(9, 3)], from: null, next: null, askedMs: 2 });

  const known = await lists.read('a', all);
  expect(known?.next).toEqual({ kind: 'ask', cursor: { block_number: '9', index: '3' } });
});

test('balances and transfers of the same name are two lists', async () => {
  const records = createWorld().start();
  await records.balances.take('a', toPage(10, 1));

  expect(await records.transfers.read('a', all)).toBeNull();
});

test('another start of the background goes on where the last one stopped', async () => {
  const world = createWorld();
  await world.start().balances.take('a', toPage(100, 51));
  await world.start().balances.take('a', toPage(50, 1, { from: cursorAfter(51) }));

  const known = await world.start().balances.read('a', all);

  expect([toBlocks(known), known?.next]).toEqual([range(100, 1), { kind: 'end' }]);
});

test('a thousand reopenings with one new row each leave few chunks', async () => {
  const world = createWorld();
  const lists = world.start().balances;
  for (let newest = 50; newest <= 1050; newest++) {
    await lists.take('a', toPage(newest, newest - 49, { askedMs: world.time + newest }));
  }

  expect(toBlocks(await lists.read('a', { before: null, most: 5000 }))).toEqual(range(1050, 1));
  expect((await world.dump()).chunks?.keys.length).toBeLessThanOrEqual(22);
});

test.for([
  ['damaged', { newest: [200, 0], oldest: [101, 0], firsts: [], count: 100, json: '[{"blo' }],
  ['of another shape', { json: '[]' }],
  ['no object', 'old'],
  ['gone', null],
] as const)('a list with a chunk that is %s reads as null and can be taken again', async ([, harm]) => {
  const world = createWorld();
  const lists = world.start().balances;
  await lists.take('a', toPage(300, 201));
  await lists.take('a', toPage(200, 101, { from: cursorAfter(201) }));
  if (harm !== null) await lists.take('a', toPage(100, 1, { from: cursorAfter(101) }));
  await world.change((database) =>
    harm === null
      ? database.delete('chunks', ['balances a', -101, -0])
      : database.put('chunks', harm, ['balances a', -101, -0]),
  );

  expect(await lists.read('a', all)).toBeNull();

  await lists.take('a', toPage(300, 201));
  const known = await lists.read('a', all);
  expect([toBlocks(known), known?.next]).toEqual([range(300, 201), { kind: 'ask', cursor: cursorAfter(201) }]);
});

test('a page that meets a damaged chunk begins the list again', async () => {
  const world = createWorld();
  const lists = world.start().balances;
  await lists.take('a', toPage(100, 51));
  await world.change((database) => database.put('chunks', 'old', ['balances a', -51, -0]));

  expect(await lists.take('a', toPage(110, 61))).toBe(true);

  const known = await lists.read('a', all);
  expect([toBlocks(known), known?.next]).toEqual([range(110, 61), { kind: 'ask', cursor: cursorAfter(61) }]);
});
