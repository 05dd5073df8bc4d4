import { expect, test } from 'vitest';
import {
  azuki,
  buildChange,
  buildTransfer,
  now,
  ofAddress,
  ofInstance,
  ofTransaction,
  other,
  sender,
} from './build-models.ts';

const minuteMs = 60_000;
const at = (minutes: number) => new Date(now + minutes * minuteMs).toISOString();

const cards = {
  transaction: (timestamp: string | null) => ofTransaction({ timestamp }),
  address: (approximateTime: string | null) => ofAddress(sender, {}, [buildChange({ approximateTime })]),
  'token-instance': (timestamp: string | null) =>
    ofInstance([buildTransfer({ from: sender, to: other, token: azuki, tokenId: '42', rest: { timestamp } })]),
};

test.for(['transaction', 'address', 'token-instance'] as const)(
  'a time ahead of this device’s clock says so, and what to do, on the card of: %s',
  (kind) => {
    const titles = (time: string | null) => cards[kind](time).warnings.map(({ title }) => title);

    expect(titles(at(90))).toEqual(['Time ahead of the clock']);
    expect(cards[kind](at(90)).warnings[0]?.text).toContain('Check the clock');
    // Clocks differ a little, and a time may be unknown.
    expect(titles(at(1))).toEqual([]);
    expect(titles(at(-90))).toEqual([]);
    expect(titles(null)).toEqual([]);
  },
);
