import { expect, test } from 'vitest';
import { toAddressCard } from '../../../src/cards/to-address-card.ts';
import { toTokenInstanceCard } from '../../../src/cards/to-token-instance-card.ts';
import { about, azuki, buildChange, buildTransfer, now, ofTransaction, other, sender } from './build-models.ts';

const minuteMs = 60_000;
const at = (minutes: number) => new Date(now + minutes * minuteMs).toISOString();

const cards = {
  transaction: (timestamp: string | null) => ofTransaction({ timestamp }),
  address: (approximateTime: string | null) =>
    toAddressCard({
      page: { changes: [buildChange({ approximateTime })], next: null },
      reference: { kind: 'address', address: sender.toLowerCase() },
      ...about,
    }),
  'token-instance': (timestamp: string | null) =>
    toTokenInstanceCard({
      page: {
        transfers: [buildTransfer({ from: sender, to: other, token: azuki, tokenId: '42', rest: { timestamp } })],
        next: null,
      },
      reference: { kind: 'token-instance', contract: azuki.addressHash.toLowerCase(), tokenId: '42' },
      ...about,
    }),
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
