import { expect, test } from 'vitest';
import type { BalanceChange } from '../../../../../src/models/balance.ts';
import { roundMarks, toChartPicture } from '../../../../../src/ui/popup/chart/chart-picture.ts';
import { type Axis, toStepLine } from '../../../../../src/ui/popup/chart/step-line.ts';
import { wholeOf } from '../../../../../src/ui/popup/chart/zoom.ts';
import { changeAt } from '../samples.ts';

// @vitest-environment new-document
const unit = { symbol: 'ETH', decimals: 18 };
const address = `0x${'ab'.repeat(20)}`;
const asOf = '2026-11-21T10:00:00Z';

type Drawing = { axis?: Axis; isSample?: boolean; newest?: Partial<BalanceChange> };

function draw(count: number, { axis = 'time', isSample = false, newest = {} }: Drawing = {}): Document {
  const changes = Array.from({ length: count }, (_, at) =>
    changeAt(count - at, {
      approximateTime: new Date(Date.parse('2026-01-01T00:00:00Z') + (count - at) * 3_600_000).toISOString(),
      value: `${(count - at) % 7}000000000000000000`,
      ...(at === 0 && newest),
    }),
  );
  const line = toStepLine({ changes, decimals: 18, axis, fromMs: null, untilMs: Date.parse(asOf) });
  const part = line && wholeOf(line);
  if (!part) throw new Error('There is no line.');
  const svg = toChartPicture({ changes, line, part, unit, address, chainId: 1, asOf, isPartial: isSample, isSample });
  return new DOMParser().parseFromString(svg, 'image/svg+xml');
}

const textOf = (picture: Document) => [...picture.querySelectorAll('text')].map((one) => one.textContent).join('\n');

test('says the address, the chain, the range, the time zone and the date of the data', () => {
  const picture = draw(2000);

  const text = textOf(picture);
  expect(picture.querySelector('parsererror')).toBeNull();
  expect(text.toLowerCase()).toContain(address);
  expect(text).toContain('Balance over time · Ethereum');
  expect(text).toMatch(/ETH · .*2026.* · Updated .*10:00.* · UTC/);
  expect(text).not.toMatch(/Sample|not loaded/);
  const lines = textOf(draw(2, { isSample: true })).split('\n');
  expect(lines).toEqual(expect.arrayContaining([expect.stringMatching(/^Sample/), 'Older changes are not loaded.']));
  // Wider letters than these are rare: 15 pixels high, 8 wide.
  expect(lines.filter((line) => line.length * 8 > 900)).toEqual([]);
});

test('says what could not be read, and that a balance cannot be', () => {
  const text = textOf(draw(20, { newest: { value: '-5', unread: 2 } }));

  expect(text).toContain('2 records could not be read and are left out.');
  expect(text).toContain('A recorded balance is below zero, so changes are missing.');
});

test('draws 2,000 changes with at most one step for each pixel, down to the lowest and up to the highest', () => {
  const path = draw(2000).querySelectorAll('path[fill=none]')[0]?.getAttribute('d') ?? '';

  const heights = [...path.matchAll(/V([\d.]+)/g)].map(([, height]) => Number(height));
  expect(path.match(/H/g)?.length).toBeLessThanOrEqual(802);
  // From 0 to 6 ETH, with room above.
  expect(Math.max(...heights)).toBe(452);
  expect(Math.min(...heights)).toBeLessThan(210);
});

test('runs along blocks as well, and marks whole ones', () => {
  const text = textOf(draw(300, { axis: 'block' }));

  expect(text).toContain('Balance by block');
  expect(text).toMatch(/^(?:\d{1,3}|300)$/m);
  expect(text).toMatch(/ETH · 1 – 306 · Updated/);
});

test.for([
  [0, 10, 5, [0, 2, 4, 6, 8, 10]],
  [950, 1060, 5, [950, 1000, 1050]],
  [0.00012, 0.00019, 5, [0.00012, 0.00014, 0.00016, 0.00018]],
] as const)('marks from %d to %d are round', ([from, to, most, expected]) => {
  const { marks } = roundMarks(from, to, most);

  expect(marks.map((mark) => Number(mark.toPrecision(6)))).toEqual(expected);
});
