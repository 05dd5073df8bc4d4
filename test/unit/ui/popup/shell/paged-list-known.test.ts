import { describe, expect, test } from 'vitest';
import { createPages } from '../../../../../src/ui/popup/shell/paged-list.ts';
import { createDeferred } from '../../fake-ask.ts';
import { type Answer, cursor, failed, idsOf, known, open, page, type Row, rest } from './paged-list-answers.ts';

describe('createPages with something known', () => {
  test('shows that with its age while the newest is on its way, which then takes its place', async () => {
    const late = createDeferred<Answer>();
    const { pages, asked, knownAsked } = open([late.promise], [known([3, 2, 1], null)]);

    const opening = pages.open();
    await expect.poll(() => idsOf(pages.rows.value)).toEqual([3, 2, 1]);
    const before = [pages.asOf.value, pages.loading.value];
    late.resolve(page([5, 4, 3, 2, 1], null));
    await opening;

    expect(knownAsked).toEqual([{ next: null, how: 'known' }]);
    expect(asked).toEqual([{ next: null }]);
    expect(before).toEqual(['2026-11-20T10:00:00Z', 'newer']);
    expect([pages.asOf.value, pages.loading.value]).toEqual(['2026-11-21T10:00:00Z', 'nothing']);
    expect(idsOf(pages.rows.value)).toEqual([5, 4, 3, 2, 1]);
  });

  test.for<[string, () => Answer | Promise<Answer>, number[] | null]>([
    ['something', () => known([2, 1], null), [2, 1]],
    ['nothing', () => null, null],
    ['what cannot be read', () => Promise.reject(new Error('gone')), null],
  ])('says that what is known was read where that is %s', async ([, store, shown]) => {
    const { promise } = Promise.withResolvers<Answer>();
    const { pages } = open([promise], [store()]);
    const before = pages.isKnownRead.value;
    const seen: (number[] | null)[] = [];
    pages.isKnownRead.subscribe((isRead) => void (isRead && seen.push(idsOf(pages.rows.peek()))));

    void pages.open();
    await rest();

    expect(before).toBe(false);
    // The rows are already there when it reports them.
    expect(seen).toEqual([shown]);
    pages.close();
  });

  test('takes an older page that is on its way before what is known', async () => {
    const [late, older] = [createDeferred<Answer>(), createDeferred<Answer>()];
    const { pages, asked } = open([page([9, 8], cursor(8)), older.promise, page([3], null)], [late.promise]);
    await pages.open();

    const loading = pages.loadMore();
    late.resolve(known([9, 8, 7, 6, 5, 4], cursor(4)));
    await rest();
    const meanwhile = idsOf(pages.rows.value);
    older.resolve(page([7, 6], cursor(6)));
    await loading;
    const joined = idsOf(pages.rows.value);
    await pages.loadMore();

    expect(meanwhile).toEqual([9, 8]);
    expect(joined).toEqual([9, 8, 7, 6, 5, 4]);
    expect(idsOf(pages.rows.value)).toEqual([9, 8, 7, 6, 5, 4, 3]);
    expect(asked.map(({ next }) => next)).toEqual([null, cursor(8), cursor(4)]);
  });

  test('fills up from what is known until that reaches what was shown, and asks the service for none of it', async () => {
    const late = createDeferred<Answer>();
    const store = [known([5, 4, 3, 2, 1], cursor(1)), known([7, 6], cursor(6)), known([5, 4], cursor(4))];
    const { pages, asked, knownAsked } = open([late.promise], store);

    const opening = pages.open();
    await expect.poll(() => pages.rows.value?.length).toBe(5);
    late.resolve(page([9, 8], cursor(8)));
    await opening;

    expect(asked).toHaveLength(1);
    expect(knownAsked.map(({ next }) => next)).toEqual([null, cursor(8), cursor(6)]);
    expect(idsOf(pages.rows.value)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(pages.credits.value).toBe(50);
  });

  test('goes on after “Refresh” from the cursor that it had, and still sees that a service repeats itself', async () => {
    const first = [page([9, 8], cursor(8)), page([7, 6], cursor(6))];
    const { pages, asked } = open([...first, page([10, 9], cursor(9)), page([5], cursor(8)), page([4], null)]);
    await pages.open();
    await pages.loadMore();

    await pages.refresh();
    await pages.loadAll();

    expect(asked.map(({ next }) => next)).toEqual([null, cursor(8), null, cursor(6)]);
    expect(idsOf(pages.rows.value)).toEqual([10, 9, 8, 7, 6, 5]);
    expect(pages.end.value).toBe('repeated');
  });

  test('drops what it had below a row that says something else now: another fork', async () => {
    const pages = createPages<Row & { value: number }>({
      readPage: async ({ how, next }) => {
        if (how === 'known') return null;
        const rows = next ? [{ id: 4, value: 0 }] : [9, 8].map((id) => ({ id, value: how === 'new' ? 1 : 0 }));
        const value = { rows, next: next ? null : cursor(8) };
        return { ok: true, value, asOf: '2026-11-21T10:00:00Z', credits: 50, fresh: true };
      },
      keyOf: ({ id }) => String(id),
      isSame: (before, row) => before.value === row.value,
      onCredits: () => {},
    });
    await pages.loadAll();
    const before = idsOf(pages.rows.value);

    await pages.refresh();

    expect(before).toEqual([9, 8, 4]);
    expect(idsOf(pages.rows.value)).toEqual([9, 8]);
    expect(pages.end.value).toBe('open');
  });

  test('keeps its rows and their age when the newest page is empty with more behind it', async () => {
    const { pages, asked } = open([page([3, 2, 1], null), { ...page([], cursor(9)), asOf: 'later' } as Answer]);
    await pages.open();

    await pages.refresh();

    expect(asked).toHaveLength(2);
    expect(idsOf(pages.rows.value)).toEqual([3, 2, 1]);
    expect(pages.asOf.value).toBe('2026-11-21T10:00:00Z');
    expect(pages.loading.value).toBe('nothing');
  });

  test('ends where there is a gap in what is known, and goes on from there on demand', async () => {
    const late = createDeferred<Answer>();
    const { pages, asked } = open([late.promise, page([7, 6], null)], [known([3, 2, 1], null), null]);

    const opening = pages.open();
    await expect.poll(() => pages.rows.value?.length).toBe(3);
    late.resolve(page([9, 8], cursor(8)));
    await opening;
    const afterOpening = idsOf(pages.rows.value);
    await pages.loadAll();

    expect(afterOpening).toEqual([9, 8]);
    expect(asked.at(-1)).toEqual({ next: cursor(8), isBackground: true });
    expect(idsOf(pages.rows.value)).toEqual([9, 8, 7, 6]);
  });

  test('keeps what is known when the newest page fails, says so, and asks for it again', async () => {
    const { pages, asked } = open([failed, page([4, 3], null)], [known([3], null)]);

    await pages.open();
    await expect.poll(() => idsOf(pages.rows.value)).toEqual([3]);
    const failure = pages.failed.value;
    const asOf = pages.asOf.value;
    await pages.tryAgain();

    expect(failure).toEqual({ of: 'newest', failure: { kind: 'no-connection' } });
    expect(asOf).toBe('2026-11-20T10:00:00Z');
    expect(pages.failed.value).toBe(null);
    expect(asked).toEqual([{ next: null }, { next: null }]);
    expect(idsOf(pages.rows.value)).toEqual([4, 3]);
  });

  test('goes on from what is known after a failure, and keeps its age', async () => {
    const { pages, asked } = open([failed, page([2], null)], [known([4, 3], cursor(3))]);

    await pages.open();
    await expect.poll(() => pages.rows.value?.length).toBe(2);
    await pages.loadAll();

    expect(asked.at(-1)).toEqual({ next: cursor(3), isBackground: true });
    expect(idsOf(pages.rows.value)).toEqual([4, 3, 2]);
    expect(pages.asOf.value).toBe('2026-11-20T10:00:00Z');
  });

  test('begins to load everything after the newest page, from its cursor', async () => {
    const late = createDeferred<Answer>();
    const { pages, asked } = open([late.promise, page([4], null)], [known([3], cursor(3))]);
    const opening = pages.open();
    await expect.poll(() => pages.rows.value?.length).toBe(1);

    void pages.loadAll();
    const loading = pages.loading.value;
    late.resolve(page([6, 5], cursor(5)));
    await opening;

    expect(loading).toBe('all');
    expect(asked).toEqual([{ next: null }, { next: cursor(5), isBackground: true }]);
    expect(idsOf(pages.rows.value)).toEqual([6, 5, 4]);
  });

  test('asks for the newest whatever is young on “Refresh”, and shows all that was shown', async () => {
    const answers = [page([3, 2], cursor(2)), page([1], null), page([4, 3], cursor(3))];
    const { pages, asked } = open(answers, [null, known([2, 1], null)]);
    await pages.open();
    await pages.loadAll();

    await pages.refresh();

    expect(asked.at(-1)).toEqual({ next: null, how: 'new' });
    expect(idsOf(pages.rows.value)).toEqual([4, 3, 2, 1]);
    expect(pages.end.value).toBe('reached');
  });

  test('takes a refusal to answer for a missing answer', async () => {
    const { pages } = open([Promise.resolve(null)]);

    await pages.open();

    expect(pages.failed.value?.failure).toEqual({ kind: 'no-background' });
  });

  test('drops what is known when it comes after the list was closed', async () => {
    const late = createDeferred<Answer>();
    const { pages } = open([], [late.promise]);

    void pages.open();
    pages.close();
    late.resolve(known([3], null));
    await rest();

    expect(pages.rows.value).toBe(null);
  });
});
