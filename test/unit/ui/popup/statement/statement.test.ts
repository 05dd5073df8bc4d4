import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { BalanceChange } from '../../../../../src/models/balance.ts';
import { balanceAt, type Period, toStatement } from '../../../../../src/ui/popup/statement/statement.ts';
import { sizes } from '../../../../size.ts';
import { createRandom } from '../../../lookup/request-queue/virtual-clock.ts';
import { changeAt } from '../samples.ts';
import cases from './statement.cases.json' with { type: 'json' };

const asOfMs = Date.parse('2026-11-21T10:00:00Z');
const at = (block: number, time: string | null, value: string, delta: string | null = null): BalanceChange =>
  changeAt(block, { approximateTime: time, value, delta });
const forms = (['day', 'week', 'month', 'quarter', 'year'] as Period[]).flatMap((period) =>
  [0, 3, 6].map((firstMonth) => ({ period, isUtc: true, firstMonth })),
);
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

test('sums rises and falls by month, and each closing balance is the next opening one', () => {
  const changes = [
    at(5, '2026-11-20T00:00:00Z', '7'),
    at(4, '2026-09-30T23:59:59Z', '4'),
    at(3, '2026-09-02T00:00:00Z', '9'),
    at(2, '2026-08-31T12:00:00Z', '10'),
  ];

  const rows = toStatement(changes, {
    form: { period: 'month', isUtc: true, firstMonth: 0 },
    isComplete: true,
    asOfMs,
  });

  expect(rows?.map(({ fromMs, untilMs, ...row }) => [dayOf(fromMs), ...Object.values(row)])).toEqual([
    ['2026-08-01', '0', '10', '0', '10', 1, []],
    ['2026-09-01', '10', '0', '6', '4', 2, []],
    ['2026-10-01', '4', '0', '0', '4', 0, []],
    ['2026-11-01', '4', '3', '0', '7', 1, ['notOver']],
  ]);
});

test('a history that is not loaded to its beginning says so, and guesses no balance', () => {
  const changes = [at(5, '2026-11-20T00:00:00Z', '7'), at(4, '2026-11-02T00:00:00Z', '4')];
  const form = { period: 'month', isUtc: true, firstMonth: 0 } as const;

  expect(toStatement(changes, { form, isComplete: false, asOfMs })).toMatchObject([
    { opening: null, received: '3', sent: '0', closing: '7', doubts: ['beginsLater', 'notOver'] },
  ]);
  // The balance before the oldest change is known, but not since when.
  const known = [at(5, '2026-11-20T00:00:00Z', '7'), at(4, '2026-11-02T00:00:00Z', '4', '-6')];
  expect(toStatement(known, { form, isComplete: false, asOfMs })).toMatchObject([
    { opening: null, received: '3', sent: '6', closing: '7' },
  ]);
  expect(toStatement(known, { form, isComplete: true, asOfMs })).toMatchObject([{ opening: '10' }]);
});

const byMonth = { period: 'month', isUtc: true, firstMonth: 0 } as const;
const doubtsByMonth = (changes: BalanceChange[]) =>
  toStatement(changes, { form: byMonth, isComplete: true, asOfMs })?.map(({ fromMs, doubts }) => [
    dayOf(fromMs).slice(2, 7),
    ...doubts.filter((doubt) => doubt !== 'notOver'),
  ]);
const [august, november] = ['2026-08-05T00:00:00Z', '2026-11-05T00:00:00Z'];

test.for<[what: string, changes: BalanceChange[], doubts: (string[] | undefined)[]]>([
  [
    'an impossible balance, as long as it holds',
    [at(3, november, '3'), at(2, august, '-5')],
    ['08', '09', '10', '11'].map((month) => [`26-${month}`, 'impossible']),
  ],
  [
    'a change without a time, between its neighbours',
    [at(3, november, '6'), at(2, null, '5'), at(1, '2026-09-10T00:00:00Z', '1')],
    ['09', '10', '11'].map((month) => [`26-${month}`, 'unsureTimes']),
  ],
  [
    'unreadable records, since the readable one before them',
    [{ ...at(3, '2026-10-05T00:00:00Z', '6'), unread: 1 }, at(1, august, '1')],
    [['26-08', 'unreadable'], ['26-09', 'unreadable'], ['26-10', 'unreadable'], ['26-11']],
  ],
  [
    'two balances of one block, until the next one',
    [at(3, '2026-10-05T00:00:00Z', '6'), { ...at(2, '2026-09-05T00:00:00Z', '6'), rivals: 1 }, at(1, august, '1')],
    [['26-08'], ['26-09', 'disputed'], ['26-10', 'disputed'], ['26-11']],
  ],
])('no period is exact with %s', ([, changes, doubts]) => {
  expect(doubtsByMonth(changes)).toEqual(doubts);
});

test('a change that is newer than this device’s clock is in the statement', () => {
  const changes = [at(5, '2026-12-01T02:00:00Z', '7'), at(4, november, '4')];

  const rows = toStatement(changes, { form: byMonth, isComplete: true, asOfMs: Date.parse('2026-11-30T23:30:00Z') });

  expect(rows?.map(({ closing, changes: count }) => [closing, count])).toEqual([
    ['4', 1],
    ['7', 1],
  ]);
});

test('what block 0 holds was there from the start, and not received', () => {
  const changes = [at(5, november, '90'), at(0, null, '100', '100')];

  expect(toStatement(changes, { form: byMonth, isComplete: true, asOfMs })).toMatchObject([
    { opening: '100', received: '0', sent: '10', closing: '90' },
  ]);
  expect(balanceAt(changes, { atMs: Date.parse(august), isComplete: true })).toEqual({
    wei: '100',
    doubts: ['unsureTimes'],
  });
});

// Only the main thread of a process can change its time zone.
test('a time is in the period of its local day in every zone', () => {
  const cases = [
    ['Asia/Kolkata', 'month', '2026-10-31T19:00:00Z', ['2026-11-01', '2026-11-30']],
    ['America/Los_Angeles', 'day', '2026-11-01T06:30:00Z', ['2026-10-31', '2026-10-31']],
    // 30 December 2011 did not exist there.
    ['Pacific/Apia', 'day', '2011-12-30T09:30:00Z', ['2011-12-29', '2011-12-29']],
    // Midnight of 25 October 2026 was at one o'clock.
    ['Asia/Beirut', 'day', '2026-10-24T22:30:00Z', ['2026-10-25', '2026-10-25']],
  ] as const;
  const file = join(import.meta.dirname, '../../../../../src/ui/popup/statement/statement.ts');
  const script = `import(${JSON.stringify(file)}).then(({ toStatement, toDay, endOfDay }) => {
    console.log(JSON.stringify(${JSON.stringify(cases)}.map(([zone, period, time]) => {
      process.env.TZ = zone;
      const atMs = Date.parse(time);
      const changes = [{ blockNumber: 1, approximateTime: time, delta: null, value: '1', transactionHash: null }];
      const form = { period, isUtc: false, firstMonth: 0 };
      const [first] = toStatement(changes, { form, isComplete: true, asOfMs: atMs });
      const isWithin = first.fromMs <= atMs && atMs <= endOfDay(toDay(atMs, false), false);
      return [zone, toDay(first.fromMs, false), toDay(first.untilMs - 1, false), isWithin];
    })));
  });`;
  const args = ['--experimental-strip-types', '--no-warnings', '--input-type=module', '-e', script];
  const said = execFileSync(process.execPath, args, { encoding: 'utf8' });

  expect(JSON.parse(said)).toEqual(cases.map(([zone, , , days]) => [zone, ...days, true]));
});

test.for([
  ['an unsure time', { isTimeUnsure: true }, 'unsureTimes'],
  ['a balance below zero', { value: '-5' }, 'impossible'],
  ['rows that could not be read beside it', { unread: 2 }, 'unreadable'],
] as const)('a period with %s is not exact', ([, over, doubt]) => {
  const changes = [changeAt(5, { approximateTime: '2026-11-20T00:00:00Z', value: '7', ...over })];
  const form = { period: 'year', isUtc: true, firstMonth: 0 } as const;

  expect(toStatement(changes, { form, isComplete: true, asOfMs })?.[0]?.doubts).toContain(doubt);
});

test('without any time there is no statement', () => {
  const form = { period: 'year', isUtc: true, firstMonth: 0 } as const;

  expect(toStatement([at(5, null, '7')], { form, isComplete: true, asOfMs })).toBeNull();
  expect(toStatement([], { form, isComplete: true, asOfMs })).toBeNull();
});

test.for(cases)(
  'a $period of a fiscal year from month $firstMonth: $time is in the one from $start',
  ({ period, firstMonth, time, start }) => {
    const form = { period: period as Period, isUtc: true, firstMonth };

    const [first] = toStatement([at(1, time, '1')], { form, isComplete: true, asOfMs }) ?? [];

    expect(dayOf(first?.fromMs ?? 0)).toBe(start);
  },
);

test('for histories at random, periods have no gaps and sum up to the wei', () => {
  const random = createRandom(5);
  const wrong: unknown[] = [];
  for (let turn = 0; turn < sizes.statements; turn += 1) {
    const count = 1 + Math.floor(random() * 40);
    let [balance, ms] = [0n, Date.UTC(2021, 0, 1)];
    const changes: BalanceChange[] = [];
    for (let index = 0; index < count; index += 1) {
      ms += Math.floor(random() ** 4 * 200 * 86_400_000);
      const digits = BigInt(Math.floor(random() * 1e15)) ** 2n * (random() < 0.1 ? 10n ** 40n : 1n);
      balance = random() < 0.5 ? balance + digits : balance / 3n;
      if (ms > asOfMs) break;
      changes.unshift(at(index + 1, new Date(ms).toISOString(), String(balance)));
    }
    for (const form of forms) {
      const rows = toStatement(changes, { form, isComplete: true, asOfMs }) ?? [];
      for (const [index, { opening, received, sent, closing, untilMs }] of rows.entries()) {
        const next = rows[index + 1];
        const isSum = BigInt(opening ?? 0) + BigInt(received) - BigInt(sent) === BigInt(closing ?? 0);
        const isJoined = next ? next.fromMs === untilMs && next.opening === closing : untilMs > asOfMs;
        if (!isSum || !isJoined) wrong.push({ turn, form, index });
      }
      const total = rows.reduce((sum, row) => sum + row.changes, 0);
      if (total !== changes.length || rows.at(-1)?.closing !== changes[0]?.value) wrong.push({ turn, form, total });
    }
  }

  expect(wrong).toEqual([]);
});

test('the balance at a time is that of the newest change before it', () => {
  const changes = [at(5, '2026-11-20T00:00:00Z', '7'), at(4, '2026-09-30T00:00:00Z', '4')];
  const on = (time: string, isComplete = true) => balanceAt(changes, { atMs: Date.parse(time), isComplete });

  expect(['2026-12-01', '2026-11-20T00:00:00Z', '2026-10-31', '2026-01-01'].map((time) => on(time)?.wei)).toEqual([
    '7',
    '7',
    '4',
    '0',
  ]);
  expect(on('2026-01-01', false)).toBeNull();
});
