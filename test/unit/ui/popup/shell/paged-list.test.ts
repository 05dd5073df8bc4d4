import { describe, expect, test, vi } from 'vitest';
import { createPages } from '../../../../../src/ui/popup/shell/paged-list.ts';
import { createDeferred } from '../../fake-ask.ts';
import { named } from '../../named.ts';
import cases from './paged-list.cases.json' with { type: 'json' };
import { type Answer, cursor, failed, idsOf, known, open, page, rest, toCursor, toPage } from './paged-list-answers.ts';

describe('createPages', () => {
  test('asks for nothing by itself', () => {
    const { pages, asked, knownAsked } = open([]);

    expect([asked, knownAsked]).toEqual([[], []]);
    expect(pages.rows.value).toBe(null);
  });

  test('sends a cursor back as it came', async () => {
    const { pages, asked } = open([page([9, 8], cursor(8)), page([7], null)]);

    await pages.open();
    await pages.loadMore();

    expect(asked).toEqual([{ next: null }, { next: cursor(8) }]);
    expect(idsOf(pages.rows.value)).toEqual([9, 8, 7]);
    expect(pages.end.value).toBe('reached');
  });

  test('says until when a page is held back, and can stop it', async () => {
    vi.useFakeTimers();
    const answer = createDeferred<Answer>();
    const stopHeld = vi.fn(() => answer.resolve({ ok: false, failure: { kind: 'aborted' } }));
    const pages = createPages<{ id: number }>({
      keyOf: ({ id }) => String(id),
      onCredits: () => {},
      readPage: ({ how }) => (how === 'known' ? Promise.resolve(null) : answer.promise),
      readHeldUntil: async () => 5_000,
      stopHeld,
    });
    const opening = pages.open();
    const atFirst = pages.heldUntil.value;
    await vi.advanceTimersByTimeAsync(1_000);
    const later = pages.heldUntil.value;

    pages.stop();
    await opening;

    expect([atFirst, later, pages.heldUntil.value]).toEqual([null, 5_000, null]);
    expect(stopHeld).toHaveBeenCalledOnce();
    expect(pages.failed.value).toMatchObject({ failure: { kind: 'aborted' } });
  });

  test('loads everything in the background, without waiting between two pages', async () => {
    const { pages, asked } = open([page([3], cursor(3)), page([2], cursor(2)), page([1], null)]);

    await pages.open();
    await pages.loadAll();

    expect(asked).toEqual([
      { next: null },
      { next: cursor(3), isBackground: true },
      { next: cursor(2), isBackground: true },
    ]);
    expect(pages.credits.value).toBe(150);
  });

  test.for(named(cases.walks))('%s', async ([, { answers, wants, count, end, ids }]) => {
    const { pages, asked } = open(answers.map(toPage));

    for (const want of wants as ('open' | 'loadMore' | 'loadAll')[]) await pages[want]();

    expect(asked).toHaveLength(count);
    expect(pages.end.value).toBe(end);
    expect(idsOf(pages.rows.value)).toEqual(ids);
  });

  test('ends its walk at a page of which all rows were left out as known', async () => {
    const repeating = page([], cursor(3));
    const { pages, asked } = open([
      page([5, 4], cursor(4)),
      repeating?.ok ? { ...repeating, value: { ...repeating.value, repeats: true } } : null,
      page([2], null),
    ]);

    await pages.loadAll();
    const atFirst = [asked.length, pages.isRepeating.value, pages.end.value];
    await pages.loadAll();

    expect(atFirst).toEqual([2, true, 'open']);
    expect([asked.length, pages.isRepeating.value, pages.end.value]).toEqual([3, false, 'reached']);
  });

  test.for(named(cases.late))('%s', async ([, { newest, kept, shown, wanted }]) => {
    const late = createDeferred<Answer>();
    const { pages, asked } = open([toPage(newest)], [late.promise]);

    await pages.open();
    late.resolve({ ...known(kept.ids, toCursor(kept.next)), asOf: kept.asOf } as Answer);
    await rest();

    expect(idsOf(pages.rows.value)).toEqual(shown);
    expect(pages.asOf.value).toBe('2026-11-21T10:00:00Z');
    await pages.loadMore();
    expect(asked.map(({ next }) => next)).toEqual(wanted.map(toCursor));
  });

  test.for(named(cases.refreshed))('%s', async ([, { answers, before, after }]) => {
    const { pages, knownAsked } = open(answers.map(toPage));
    await pages.loadAll();
    const [shown, askedBefore] = [idsOf(pages.rows.value), knownAsked.length];

    await pages.refresh();

    expect([shown, idsOf(pages.rows.value)]).toEqual([before, after]);
    expect(pages.end.value).toBe('reached');
    expect(knownAsked).toHaveLength(askedBefore);
  });

  test('goes on to load everything when one more page is wanted meanwhile', async () => {
    const late = createDeferred<Answer>();
    const { pages } = open([page([5], cursor(5)), late.promise, page([3], cursor(3)), page([2], null)]);
    await pages.open();

    const loading = pages.loadAll();
    void pages.loadMore();
    late.resolve(page([4], cursor(4)));
    await loading;

    expect(idsOf(pages.rows.value)).toEqual([5, 4, 3, 2]);
  });

  test('keeps what it has when an older page fails, and tries that page again', async () => {
    const { pages, asked } = open([page([5], cursor(5)), failed, page([4], cursor(4)), page([3], null)]);

    await pages.loadAll();
    const failure = pages.failed.value;
    await pages.tryAgain();

    expect(failure).toEqual({ of: 'older', failure: { kind: 'no-connection' } });
    expect(pages.failed.value).toBe(null);
    expect(asked.map(({ next }) => next)).toEqual([null, cursor(5), cursor(5), cursor(4)]);
    expect(idsOf(pages.rows.value)).toEqual([5, 4, 3]);
  });

  test('says that there is no answer when asking itself fails', async () => {
    const { pages } = open([new Error('Extension context invalidated')]);

    await pages.open();

    expect(pages.failed.value).toEqual({ of: 'newest', failure: { kind: 'no-background' } });
    expect(pages.loading.value).toBe('nothing');
  });

  test('stops at once, and takes the page that is on its way', async () => {
    const late = createDeferred<Answer>();
    const { pages, asked } = open([page([6], cursor(6)), late.promise, page([4], null)]);
    await pages.open();

    const loading = pages.loadAll();
    pages.stop();
    const whileOnItsWay = pages.loading.value;
    late.resolve(page([5], cursor(5)));
    await loading;

    expect(whileOnItsWay).toBe('nothing');
    expect(asked).toHaveLength(2);
    expect(idsOf(pages.rows.value)).toEqual([6, 5]);
    expect(pages.end.value).toBe('open');
  });

  test('goes on when everything is wanted again before a stop took effect', async () => {
    const late = createDeferred<Answer>();
    const { pages, asked } = open([late.promise, page([4], null)]);

    const loading = pages.loadAll();
    pages.stop();
    void pages.loadAll();
    late.resolve(page([5], cursor(5)));
    await loading;

    expect(asked).toHaveLength(2);
    expect(pages.end.value).toBe('reached');
  });

  test('never asks twice at a time', async () => {
    const late = createDeferred<Answer>();
    const { pages, asked } = open([late.promise, page([4], null)]);

    const opening = pages.open();
    await Promise.all([pages.open(), pages.refresh()]);
    late.resolve(page([5], null));
    await opening;

    expect(asked).toHaveLength(1);
  });

  test('drops an answer that comes after it was closed, but counts its credits', async () => {
    const late = createDeferred<Answer>();
    const { pages, credits } = open([late.promise]);

    const opening = pages.open();
    pages.close();
    late.resolve(page([5], null, 20));
    await opening;

    expect(pages.rows.value).toBe(null);
    expect(credits).toEqual([20]);
  });
});
