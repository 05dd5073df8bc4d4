import { describe, expect, test } from 'vitest';
import type { Reply } from '../../../../src/models/failure.ts';
import type { Cursor } from '../../../../src/models/token.ts';
import { createPages, type Page } from '../../../../src/views/popup/create-pages.ts';
import { createDeferred } from '../fake-ask.ts';

type Row = { id: number };
type Answer = Reply<Page<Row>>;

const page = (ids: number[], next: Cursor | null, credits: number | null = 50): Answer => ({
  ok: true,
  value: { rows: ids.map((id) => ({ id })), next },
  asOf: '2026-11-21T10:00:00Z',
  credits,
  fresh: true,
});
const cursor = (at: number): Cursor => ({ block_number: String(at) });
const failed: Answer = { ok: false, failure: { kind: 'no-connection' } };

function open(answers: (Answer | Promise<Answer> | Error)[]) {
  const asked: (Cursor | null)[] = [];
  const waits: number[] = [];
  const credits: number[] = [];
  let clock = 0;
  const pages = createPages<Row>({
    readPage: async (next) => {
      asked.push(next);
      const answer = answers.shift();
      clock += 40;
      if (!answer || answer instanceof Error) throw new Error('gone');
      return answer;
    },
    keyOf: ({ id }) => String(id),
    onCredits: (amount) => credits.push(amount),
    now: () => clock,
    wait: async (ms) => {
      waits.push(ms);
      clock += ms;
    },
  });
  return { pages, asked, waits, credits };
}

describe('createPages', () => {
  test('asks for nothing by itself', () => {
    const { pages, asked } = open([]);

    expect(asked).toEqual([]);
    expect(pages.rows.value).toBe(null);
  });

  test('sends a cursor back as it came', async () => {
    const { pages, asked } = open([page([9, 8], cursor(8)), page([7], null)]);

    await pages.loadMore();
    await pages.loadMore();

    expect(asked).toEqual([null, cursor(8)]);
    expect(pages.rows.value).toEqual([{ id: 9 }, { id: 8 }, { id: 7 }]);
    expect(pages.end.value).toBe('reached');
  });

  test('loads everything with at least 250 ms from question to question', async () => {
    const { pages, asked, waits } = open([page([3], cursor(3)), page([2], cursor(2)), page([1], null)]);

    await pages.loadAll();

    expect(asked).toHaveLength(3);
    expect(waits).toEqual([210, 210]);
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
    expect(pages.rows.value).toEqual([{ id: 5 }, { id: 4 }]);
  });

  test('goes on after an empty page with more behind it', async () => {
    const { pages } = open([page([5], cursor(5)), page([], cursor(4)), page([3], null)]);

    await pages.loadAll();

    expect(pages.end.value).toBe('reached');
    expect(pages.rows.value).toEqual([{ id: 5 }, { id: 3 }]);
  });

  test('goes on after an empty first page without being told to', async () => {
    const { pages, asked } = open([page([], cursor(9)), page([5], cursor(5)), page([4], null)]);

    await pages.loadMore();

    expect(asked).toHaveLength(2);
    expect(pages.rows.value).toEqual([{ id: 5 }]);
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

    expect(pages.rows.value).toEqual([{ id: 5 }, { id: 4 }, { id: 3 }]);
  });

  test('keeps what it has when a page fails, and goes on from there', async () => {
    const { pages, asked } = open([page([5], cursor(5)), failed, page([4], null)]);

    await pages.loadAll();
    const failure = pages.failure.value;
    await pages.loadAll();

    expect(failure).toEqual({ kind: 'no-connection' });
    expect(pages.failure.value).toBe(null);
    expect(asked).toEqual([null, cursor(5), cursor(5)]);
    expect(pages.rows.value).toEqual([{ id: 5 }, { id: 4 }]);
  });

  test('says that nobody answers when asking itself fails', async () => {
    const { pages } = open([new Error('Extension context invalidated')]);

    await pages.loadMore();

    expect(pages.failure.value).toEqual({ kind: 'no-background' });
    expect(pages.loading.value).toBe('nothing');
  });

  test('asks for nothing more after stop, and takes the page that is on its way', async () => {
    const late = createDeferred<Answer>();
    const { pages, asked } = open([late.promise, page([4], null)]);

    const loading = pages.loadAll();
    pages.stop();
    late.resolve(page([5], cursor(5)));
    await loading;

    expect(asked).toHaveLength(1);
    expect(pages.rows.value).toEqual([{ id: 5 }]);
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

    const loading = pages.loadMore();
    await pages.loadMore();
    late.resolve(page([5], null));
    await loading;

    expect(asked).toHaveLength(1);
  });

  test('drops an answer that comes after it was closed, but counts its credits', async () => {
    const late = createDeferred<Answer>();
    const { pages, credits } = open([late.promise]);

    const loading = pages.loadMore();
    pages.close();
    late.resolve(page([5], null, 20));
    await loading;

    expect(pages.rows.value).toBe(null);
    expect(credits).toEqual([20]);
  });
});
