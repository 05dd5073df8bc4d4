import { describe, expect, test } from 'vitest';
import type { Cursor } from '../../../../../src/models/token.ts';
import { createDeferred } from '../../fake-ask.ts';
import { type Answer, cursor, failed, idsOf, known, open, page, rest } from './paged-list-answers.ts';

describe('createPages with rows that were shown before', () => {
  const kept = (ids: number[], next: Cursor | null, asOf = '2026-11-20T10:00:00Z') => ({
    rows: ids.map((id) => ({ id })),
    next,
    asOf,
  });

  test('shows them at once with their age, asks for nothing, and goes on from their cursor', async () => {
    const { pages, asked, knownAsked } = open([page([3], null)]);

    pages.showKept(kept([5, 4], cursor(4)));

    expect(idsOf(pages.rows.value)).toEqual([5, 4]);
    expect([pages.asOf.value, pages.loading.value, pages.end.value]).toEqual([
      '2026-11-20T10:00:00Z',
      'nothing',
      'open',
    ]);
    expect([asked, knownAsked]).toEqual([[], []]);
    await pages.loadMore();
    expect(asked).toEqual([{ next: cursor(4) }]);
    expect(idsOf(pages.rows.value)).toEqual([5, 4, 3]);
  });

  test('gives them as they are shown, for another time', async () => {
    const first = open([page([9, 8], cursor(8)), page([7], cursor(7))]);
    const before = first.pages.toKept();
    await first.pages.open();
    await first.pages.loadMore();
    const shown = first.pages.toKept();

    const { pages } = open([]);
    if (shown) pages.showKept(shown);

    expect(before).toBe(null);
    expect(shown).toEqual(kept([9, 8, 7], cursor(7), '2026-11-21T10:00:00Z'));
    expect(pages.toKept()).toEqual(shown);
  });

  test('knows of them whether they are the sample’s, until others come', async () => {
    const { pages } = open([page([5, 4], null)]);

    pages.showKept({ ...kept([5, 4], null), isSample: true });
    const before = [pages.isSample.value, pages.toKept()?.isSample];
    await pages.refresh();

    expect(before).toEqual([true, true]);
    expect([pages.isSample.value, pages.toKept()?.isSample]).toEqual([false, undefined]);
  });

  test('takes what is known by now in their place', async () => {
    const { pages } = open([], [{ ...known([7, 6, 5, 4, 3], null), asOf: '2026-11-20T11:00:00Z' } as Answer]);
    pages.showKept(kept([5, 4], cursor(4)));

    expect(await pages.openKnown()).toBe(true);

    expect(idsOf(pages.rows.value)).toEqual([7, 6, 5, 4, 3]);
    expect([pages.asOf.value, pages.end.value]).toEqual(['2026-11-20T11:00:00Z', 'reached']);
  });

  test.for<[string, Answer]>([
    ['is nothing', null],
    ['is older: newer rows could not be kept', { ...known([5, 4], cursor(4)), asOf: '2026-11-20T09:00:00Z' } as Answer],
    ['cannot be had', failed],
  ])('keeps them where what is known %s', async ([, answer]) => {
    const { pages } = open([], [answer]);
    pages.showKept(kept([6, 5], cursor(5)));

    expect(await pages.openKnown()).toBe(true);

    expect(pages.rows.value?.[0]).toEqual({ id: 6 });
    expect(pages.asOf.value).toBe('2026-11-20T10:00:00Z');
  });

  test('keeps an older page that came before what is known, for it is paid', async () => {
    const late = createDeferred<Answer>();
    const { pages } = open([page([3, 2], cursor(2))], [late.promise]);
    pages.showKept(kept([5, 4], cursor(4)));
    const opening = pages.openKnown();
    await pages.loadMore();

    late.resolve(known([6, 5, 4], cursor(4)));
    await opening;

    expect(idsOf(pages.rows.value)).toEqual([6, 5, 4, 3, 2]);
    expect(pages.toKept()?.next).toEqual(cursor(2));
  });

  test.for<[string, Answer, Answer, number[]]>([
    ['older rows', known([5, 4, 3, 2, 1], null), page([3], cursor(3)), [5, 4, 3, 2, 1]],
    ['newer rows', known([7, 6, 5, 4], cursor(4)), page([3], null), [7, 6, 5, 4, 3]],
  ])('takes an older page that is on its way before %s that are known', async ([, stored, paid, expected]) => {
    const [late, older] = [createDeferred<Answer>(), createDeferred<Answer>()];
    const { pages } = open([older.promise], [late.promise]);
    pages.showKept(kept([5, 4], cursor(4)));
    const opening = pages.openKnown();
    const loading = pages.loadMore();

    late.resolve({ ...stored, asOf: '2026-11-20T11:00:00Z' } as Answer);
    await opening;
    const meanwhile = idsOf(pages.rows.value);
    older.resolve(paid);
    await loading;

    expect(meanwhile).toEqual([5, 4]);
    expect(idsOf(pages.rows.value)).toEqual(expected);
    expect([pages.asOf.value, pages.end.value]).toEqual(['2026-11-20T11:00:00Z', 'reached']);
  });

  test('reads what is known where it is opened, and shows that where the newest cannot be had', async () => {
    const { pages, knownAsked } = open([failed, page([8, 7], cursor(7))], [known([7, 6, 5, 4], null)]);
    pages.showKept(kept([5, 4], cursor(4)));

    await pages.open();
    await rest();
    const before = idsOf(pages.rows.value);
    await pages.tryAgain();

    expect(before).toEqual([7, 6, 5, 4]);
    expect(knownAsked).toEqual([{ next: null, how: 'known' }]);
    expect(idsOf(pages.rows.value)).toEqual([8, 7, 6, 5, 4]);
  });

  test('a closed list reads nothing that is known', async () => {
    const { pages, knownAsked } = open([]);
    pages.showKept(kept([5, 4], cursor(4)));
    pages.close();

    await pages.openKnown();

    expect(knownAsked).toEqual([]);
  });

  test('lets the newest rows take their place, which what is known does not take back', async () => {
    const late = createDeferred<Answer>();
    const { pages } = open([page([7, 6, 5], cursor(5))], [late.promise]);
    pages.showKept(kept([5, 4], cursor(4)));
    const opening = pages.openKnown();
    await pages.refresh();

    late.resolve(known([5, 4], cursor(4)));
    await opening;

    expect(idsOf(pages.rows.value)).toEqual([7, 6, 5, 4]);
    expect(pages.asOf.value).toBe('2026-11-21T10:00:00Z');
  });
});
