import { expect, test } from 'vitest';
import { createSeenScams } from '../../../src/lookup/seen-scams.ts';
import {
  buildAddress,
  buildToken,
  buildTransaction,
  buildTransfer,
  other,
  pool,
  sender,
} from '../cards/build-models.ts';

const place = { chainId: 1, isPrivate: false, sample: false };
const scam = (hash: string) => buildAddress({ hash, isScam: true });
const numbered = (at: number) => `0x${String(at).padStart(40, 'a')}`;

test('remembers the parties, the ends of transfers and the tokens that were called scams, and no one else', () => {
  const seen = createSeenScams();
  const token = buildToken({ reputation: 'scam' });
  const tokenTransfers = [
    buildTransfer({ from: sender, to: pool, value: '1', token, rest: { to: scam(pool) } }),
    buildTransfer({ from: sender, to: pool, value: '1', token: null }),
  ];

  seen.note(place, { transaction: buildTransaction({ to: scam(other), tokenTransfers }) });

  const has = (hash: string) => seen.has(place, hash);
  expect([other, pool, token.addressHash.toLowerCase()].map(has)).toEqual([true, true, true]);
  expect(has(sender.toLowerCase())).toBe(false);
  expect(seen.has({ ...place, sample: true }, other)).toBe(false);
});

test('what a private window saw is known in private windows alone', () => {
  const seen = createSeenScams();
  seen.note({ ...place, isPrivate: true }, { transaction: buildTransaction({ to: scam(other) }) });
  seen.note(place, { transaction: buildTransaction({ to: scam(pool) }) });

  const inPrivate = [other, pool].map((hash) => seen.has({ ...place, isPrivate: true }, hash));
  const elsewhere = [other, pool].map((hash) => seen.has(place, hash));

  expect([inPrivate, elsewhere]).toEqual([
    [true, true],
    [false, true],
  ]);
});

test('what private windows saw is gone with the last of them, and nothing else is', () => {
  const seen = createSeenScams();
  seen.note({ ...place, isPrivate: true }, { transaction: buildTransaction({ to: scam(other) }) });
  seen.note(place, { transaction: buildTransaction({ to: scam(pool) }) });

  seen.forgetPrivate();

  expect([other, pool].map((hash) => seen.has({ ...place, isPrivate: true }, hash))).toEqual([false, true]);
  expect(seen.has(place, pool)).toBe(true);
});

test('a private window takes no place from what was seen elsewhere', () => {
  const seen = createSeenScams();
  seen.note(place, { transaction: buildTransaction({ to: scam(other) }) });

  for (let at = 0; at <= 1_000; at++) {
    seen.note({ ...place, isPrivate: true }, { transaction: buildTransaction({ to: scam(numbered(at)) }) });
  }

  expect(seen.has(place, other)).toBe(true);
});

test('holds a thousand, and the oldest goes first', () => {
  const seen = createSeenScams();

  for (let at = 0; at <= 1_000; at++) seen.note(place, { transaction: buildTransaction({ to: scam(numbered(at)) }) });

  expect(seen.has(place, numbered(0))).toBe(false);
  expect(seen.has(place, numbered(1))).toBe(true);
  expect(seen.has(place, numbered(1_000))).toBe(true);
});

test('forgets all of them when told to', () => {
  const seen = createSeenScams();
  seen.note(place, { transaction: buildTransaction({ to: scam(other) }) });

  seen.note({ ...place, isPrivate: true }, { transaction: buildTransaction({ to: scam(pool) }) });

  seen.forget();

  expect(seen.has(place, other)).toBe(false);
  expect(seen.has({ ...place, isPrivate: true }, pool)).toBe(false);
});
