import { describe, expect, test } from 'vitest';
import { describeRange, isLongAgo, rangeWords } from '../../../../src/views/popup/balance-words.ts';
import { type RangeName, rangeStart } from '../../../../src/views/popup/ranges.ts';
import { summariseRange } from '../../../../src/views/popup/summarise-range.ts';
import { changeAt } from './samples.ts';

const unit = { symbol: 'ETH', decimals: 18 };
const askedMs = Date.parse('2026-11-21T10:00:00Z');
const hourMs = 3_600_000;
const newest = changeAt(2, { approximateTime: '2026-11-20T10:00:00Z' });
const changes = [newest, changeAt(1, { approximateTime: '2024-01-01T00:00:00Z' })];

function words(range: RangeName, isOld: boolean) {
  const summary = summariseRange(changes, rangeStart(range, askedMs));
  if (!summary) throw new Error('No changes');
  const about = { summary, unit, isPartial: false, isOld };
  return {
    where: rangeWords({ ...about, range }).where,
    whole: describeRange({ ...about, address: `0x${'1'.repeat(40)}`, chainId: 1, newest }),
  };
}

describe('the words of a balance', () => {
  test.for<[RangeName, string, string]>([
    ['1W', 'in the last week', 'in the week before it was asked'],
    ['1M', 'in the last month', 'in the month before it was asked'],
    ['1Y', 'in the last year', 'in the year before it was asked'],
    ['All', 'since ≈ 1\u00a0Jan\u00a02024', 'since ≈ 1\u00a0Jan\u00a02024'],
  ])('name the range %s as of now, and as of when it was asked', ([range, now, then]) => {
    expect([words(range, false).where, words(range, true).where]).toEqual([now, then]);
  });

  test('give the balance as of now, and as of when it was asked', () => {
    expect(words('All', false).whole).toContain('now 2 ETH.');
    expect(words('All', true).whole).toContain('2 ETH when asked.');
    expect(words('All', true).whole).not.toContain('now');
  });

  test.for<[string | null, number, boolean]>([
    ['2026-11-21T10:00:00Z', 0, false],
    ['2026-11-21T10:00:00Z', hourMs, false],
    ['2026-11-21T10:00:00Z', hourMs + 1, true],
    ['2026-11-21T10:00:00Z', -hourMs, false],
    [null, hourMs, false],
    ['nonsense', hourMs, false],
  ])('are old, asked at %s, %i ms later: %j', ([asOf, later, isOld]) => {
    expect(isLongAgo(asOf, askedMs + later)).toBe(isOld);
  });
});
