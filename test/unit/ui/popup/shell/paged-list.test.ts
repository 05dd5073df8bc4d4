import { describe, expect, test } from 'vitest';
import { createDeferred } from '../../fake-ask.ts';
import { type Answer, cursor, failed, idsOf, open, page } from './paged-list-answers.ts';

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

  test('stops when a cursor comes back that was asked before', async () => {
    const { pages, asked } = open([page([5], cursor(5)), page([4], cursor(4)), page([3], cursor(5)), page([2], null)]);

    await pages.loadAll();

    expect(asked).toHaveLength(3);
    expect(pages.end.value).toBe('repeated');
    expect(pages.rows.value).toHaveLength(3);
  });

  test('stops when a page brings nothing new, whatever its cursor says', async () => {
    const { pages, asked } = open([page([5, 4], cursor(4)), page([5, 4], cursor(99)), page([3], null)]);

    await pages.loadAll();

    expect(asked).toHaveLength(2);
    expect(pages.end.value).toBe('repeated');
    expect(idsOf(pages.rows.value)).toEqual([5, 4]);
  });

  test('goes on after an empty page with more behind it', async () => {
    const { pages } = open([page([5], cursor(5)), page([], cursor(4)), page([3], null)]);

    await pages.loadAll();

    expect(pages.end.value).toBe('reached');
    expect(idsOf(pages.rows.value)).toEqual([5, 3]);
  });

  test('goes on after an empty older page until there is something new', async () => {
    const { pages, asked } = open([page([5], cursor(5)), page([], cursor(4)), page([3], cursor(3)), page([2], null)]);
    await pages.open();

    await pages.loadMore();

    expect(asked).toHaveLength(3);
    expect(idsOf(pages.rows.value)).toEqual([5, 3]);
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

  test('goes on after an empty first page without being told to', async () => {
    const { pages, asked } = open([page([], cursor(9)), page([5], cursor(5)), page([4], null)]);

    await pages.open();

    expect(asked).toHaveLength(2);
    expect(idsOf(pages.rows.value)).toEqual([5]);
  });

  test('gives up after five empty pages in a row', async () => {
    const { pages, asked } = open([...Array.from({ length: 9 }, (_, at) => page([], cursor(9 - at))), page([1], null)]);

    await pages.loadAll();

    expect(asked).toHaveLength(5);
    expect(pages.end.value).toBe('repeated');
  });

  test('takes a row once that two pages hold', async () => {
    const { pages } = open([page([5, 4], cursor(4)), page([4, 3], null)]);

    await pages.loadAll();

    expect(idsOf(pages.rows.value)).toEqual([5, 4, 3]);
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

  test('says that nobody answers when asking itself fails', async () => {
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
