import { expect, test } from 'vitest';
import { textOf } from '../../../src/cards/sentence-parts.ts';
import type { Transaction } from '../../../src/models/transaction.ts';
import { minutesAgo, ofTransaction } from './build-models.ts';

const daysAgo = (days: number) => minutesAgo(days * 24 * 60);
const make = (asOf: string, transaction: Partial<Transaction> = {}) =>
  ofTransaction({ timestamp: daysAgo(5), ...transaction }, { asOf });
const toText = (card: ReturnType<typeof make>, wanted: string) =>
  [...card.rows, ...(card.details ?? [])]
    .find(({ label }) => label === wanted)
    ?.parts.map(({ text }) => text)
    .join(' ');

test('prices and confirmations of an old answer are those of when it was asked', () => {
  const card = make(daysAgo(3));

  expect(toText(card, 'Value')).toBe('0.5 ETH $1,304.70 at the time, $1,368.50 when updated (3\u00a0days ago)');
  expect(toText(card, 'Block')).toBe('21,234,567 8 confirmations when updated, took up to 12\u00a0s');
  expect(toText(card, 'Price when updated')).toBe('$2,737.00 per ETH');
  expect(toText(card, 'Price now')).toBeUndefined();
});

test('a fee without the price of its day says when its price was asked', () => {
  const card = make(daysAgo(3), { historicExchangeRate: null });

  expect(toText(card, 'Fee')).toContain('$5.84 when updated (3\u00a0days ago)');
});

test.for<[Transaction['state'], string]>([
  ['pending', 'Sending 0.5 ETH to 0x2222…2222 Was waiting to be included'],
  ['awaiting', '0.5 ETH to 0x2222…2222 Included, details were still being indexed'],
])('the sentence about a transaction that was %s long ago says so, too', ([state, text]) => {
  const say = (asOf: string) => {
    const { parts, detail = [] } = make(asOf, { state }).headline;
    return `${textOf(parts)} ${textOf(detail)}`;
  };

  expect(say(daysAgo(3))).toBe(text);
  expect(say(minutesAgo(9))).not.toMatch(/Was waiting|were still/);
});

test('an answer of a few minutes ago is as good as one of now', () => {
  const card = make(minutesAgo(9));

  expect(toText(card, 'Value')).toBe('0.5 ETH $1,304.70 at the time, $1,368.50 at today’s price');
  expect(toText(card, 'Block')).toBe('21,234,567 8 confirmations, took up to 12\u00a0s');
  expect(toText(card, 'Price now')).toBe('$2,737.00 per ETH');
});

test.for<[Transaction['state'], string]>([
  ['pending', 'Was pending'],
  ['awaiting', 'Was indexing'],
  ['succeeded', 'Success'],
  ['failed', 'Failed'],
])('a transaction that was %s long ago is "%s"', ([state, text]) => {
  expect(make(daysAgo(1), { state }).status?.text).toBe(text);
});
