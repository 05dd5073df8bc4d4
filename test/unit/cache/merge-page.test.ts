import { expect, test } from 'vitest';
import { askAtGaps, findStart, type PagePlace, putPage, type Span } from '../../../src/cache/list-chunks.ts';
import { cursorAfter } from './rows.ts';

function toSpan(newest: number, oldest: number, next = oldest): Span {
  return { newest: [newest, 0], oldest: [oldest, 0], next: next === 0 ? null : cursorAfter(next) };
}

function toPlace(first: number, last: number, from: number | null = null): PagePlace {
  const ends = { first: [first, 0], last: [last, 0] } as const;

  return { ends, from: from === null ? null : cursorAfter(from), next: cursorAfter(last) };
}

function toLast(first: number, last: number, from: number | null = null): PagePlace {
  return { ...toPlace(first, last, from), next: null };
}

function toNothing(from: number): PagePlace {
  return { ends: null, from: cursorAfter(from), next: null };
}

test.for<[string, Span[], PagePlace, Span[]]>([
  ['first of all', [], toPlace(9, 5), [toSpan(9, 5)]],
  ['reaching the newest row', [toSpan(9, 5)], toPlace(12, 9), [toSpan(12, 5)]],
  ['reaching the end of the list', [toSpan(9, 5, 0)], toPlace(12, 9), [toSpan(12, 5, 0)]],
  ['reaching the oldest row', [toSpan(9, 5, 0)], toPlace(12, 5), [toSpan(12, 5)]],
  ['reaching a row, as the last page', [toSpan(9, 5), toSpan(3, 2)], toLast(12, 7), [toSpan(12, 5), toSpan(3, 2)]],
  ['not reaching, as the last page', [toSpan(9, 5, 0)], toLast(12, 10), [toSpan(12, 10, 0), toSpan(9, 5, 0)]],
  [
    'after a gap, as the last page',
    [toSpan(20, 15), toSpan(9, 3)],
    toLast(14, 12, 15),
    [toSpan(20, 12, 0), toSpan(9, 3)],
  ],
  ['with nothing after a gap', [toSpan(20, 15), toSpan(9, 3)], toNothing(15), [toSpan(20, 15, 0), toSpan(9, 3)]],
  ['passing all', [toSpan(9, 8), toSpan(6, 5)], toPlace(12, 4), [toSpan(12, 4)]],
  ['passing one, reaching the next', [toSpan(9, 8), toSpan(6, 3)], toPlace(12, 5), [toSpan(12, 3)]],
  ['not reaching', [toSpan(9, 8), toSpan(6, 3)], toPlace(12, 10), [toSpan(12, 10), toSpan(9, 8), toSpan(6, 3)]],
  ['after a gap', [toSpan(20, 15), toSpan(9, 3)], toPlace(14, 10, 15), [toSpan(20, 10), toSpan(9, 3)]],
  ['over a gap', [toSpan(20, 15), toSpan(9, 3)], toPlace(14, 9, 15), [toSpan(20, 3)]],
  ['below', [toSpan(20, 15), toSpan(9, 3)], toPlace(2, 1, 3), [toSpan(20, 15), toSpan(9, 1)]],
  ['inside', [toSpan(20, 15), toSpan(9, 3)], toPlace(8, 5, 10), [toSpan(20, 15), toSpan(9, 3)]],
  ['beginning inside', [toSpan(20, 15), toSpan(9, 3)], toPlace(9, 2, 10), [toSpan(20, 15), toSpan(9, 2)]],
])('a page is put among what is known: %s', ([, spans, page, expected]) => {
  const start = findStart(spans, page);

  expect(start && putPage(spans, start, page, { isLastKnown: true, belowLast: null })).toEqual(expected);
});

test.for<[string, number | null, Span[]]>([
  ['rows below it', 7, [toSpan(12, 8), toSpan(7, 5), toSpan(3, 2)]],
  ['none left of that span', 3, [toSpan(12, 8), toSpan(3, 2)]],
  ['none at all', null, [toSpan(12, 8), toSpan(3, 2)]],
])('a page that ends on another fork joins nothing: %s', ([, below, expected]) => {
  const spans = [toSpan(9, 5), toSpan(3, 2)];
  const page = toPlace(12, 8);
  const start = findStart(spans, page);
  const around = { isLastKnown: false, belowLast: below === null ? null : ([below, 0] as const) };

  expect(start && putPage(spans, start, page, around)).toEqual(expected);
});

test('a span above another one can be asked on, the last one ends where the list does', () => {
  const spans = [toSpan(20, 15, 0), toSpan(9, 7, 6), toSpan(4, 3, 0)];

  expect(askAtGaps(spans, ([block]) => cursorAfter(block))).toEqual([toSpan(20, 15), toSpan(9, 7, 6), toSpan(4, 3, 0)]);
});
