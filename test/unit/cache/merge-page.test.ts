import { expect, test } from 'vitest';
import { askAtGaps, findStart, type PagePlace, putPage, type Span } from '../../../src/cache/list-chunks.ts';
import cases from './merge-page.json' with { type: 'json' };
import { cursorAfter } from './rows.ts';

type Blocks = (number | null)[];

/** A span of blocks that are known, and the block after which to ask on: its oldest one if none is named, none if null. */
function toSpan([newest = 0, oldest = 0, next = oldest]: Blocks): Span {
  return { newest: [newest ?? 0, 0], oldest: [oldest ?? 0, 0], next: next === null ? null : cursorAfter(next) };
}

/** A page from the first to the last of these blocks, or an empty one. */
function toPlace({
  blocks,
  from = null,
  isLast,
}: {
  blocks?: number[];
  from?: number | null;
  isLast?: boolean;
}): PagePlace {
  const [first = 0, last = 0] = blocks ?? [];
  return {
    ends: blocks ? { first: [first, 0], last: [last, 0] } : null,
    from: from === null ? null : cursorAfter(from),
    next: isLast ? null : cursorAfter(last),
  };
}

test.for(cases.pages)('a page is put among what is known: $what', ({ spans: known, page: told, expected }) => {
  const [spans, page] = [known.map(toSpan), toPlace(told)];
  const start = findStart(spans, page);

  expect(start && putPage(spans, start, page, { isLastKnown: true, belowLast: null })).toEqual(expected.map(toSpan));
});

test.for(cases.forks)('a page that ends on another fork joins nothing: $what', ({ below, expected }) => {
  const spans = [toSpan([9, 5]), toSpan([3, 2])];
  const page = toPlace({ blocks: [12, 8] });
  const start = findStart(spans, page);
  const around = { isLastKnown: false, belowLast: below === null ? null : ([below, 0] as const) };

  expect(start && putPage(spans, start, page, around)).toEqual(expected.map(toSpan));
});

test('a span above another one can be asked on, the last one ends where the list does', () => {
  const lower = [toSpan([9, 7, 6]), toSpan([4, 3, null])];

  const asked = askAtGaps([toSpan([20, 15, null]), ...lower], ([block]) => cursorAfter(block));

  expect(asked).toEqual([toSpan([20, 15]), ...lower]);
});
