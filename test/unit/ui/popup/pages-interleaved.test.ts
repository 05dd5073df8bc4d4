import { expect, test } from 'vitest';
import { createDice } from '../../../../src/api/sample/sample-values.ts';
import type { Reply } from '../../../../src/models/failure.ts';
import { createPages, type Page, type PageQuestion } from '../../../../src/ui/popup/shell/paged-list.ts';
import { sizes } from '../../../size.ts';

type Answer = Reply<Page<number>> | null;

const pageLength = 4;
const mostRows = 7;

/** A background with a cache over a service whose list of integers grows at its newest end. */
function createBackground() {
  const kept = new Set<number>();
  let newest = 15;
  let hasNewest = 0;

  /** Returns the cached rows from `from` downwards, with the cursor to the rest. */
  function fromKept(from: number, rows: number[] = []): Page<number> {
    let at = from;
    while (at > 0 && kept.has(at) && rows.length < mostRows) {
      rows.push(at);
      at -= 1;
    }
    if (at === 0) return { rows, next: null };
    return { rows, next: { [kept.has(at) ? 'known' : 'ask']: String(at) } };
  }

  function answer({ next, how }: PageQuestion): Answer {
    const isKnown = how === 'known';
    const from = next === null ? (isKnown ? hasNewest : newest) : Number(next.known ?? next.ask);
    if (isKnown && !kept.has(from)) return null;
    const mustAsk = !isKnown && (next === null || next.ask !== undefined);
    if (mustAsk) {
      for (let row = from; row > Math.max(0, from - pageLength); row -= 1) kept.add(row);
      if (next === null) hasNewest = newest;
    }
    return {
      ok: true,
      value: fromKept(from),
      asOf: new Date(newest).toISOString(),
      credits: mustAsk ? 50 : 0,
      fresh: mustAsk,
    };
  }

  return {
    answer,
    grow: (by: number) => {
      newest += by;
    },
    newest: () => newest,
    /** Caches rows of an earlier visit, when `from` was the newest row. */
    keep: (from: number, to: number) => {
      for (let row = from; row >= to; row -= 1) kept.add(row);
      hasNewest = from;
    },
  };
}

/** Lets promises run until nothing is pending. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

const seeds = Array.from({ length: sizes.pagedLists }, (_, seed) => [seed] as const);

test.for(seeds)('rows are whole, in order and in time in any order of events (seed %i)', async ([seed]) => {
  const { below: random } = createDice(`pages ${seed}`);
  const background = createBackground();
  if (random(4) > 0) background.keep(3 + random(10), 1 + random(4));
  const open: { question: PageQuestion; resolve: (answer: Answer) => void; reject: (why: Error) => void }[] = [];
  let spent = 0;
  let told = 0;
  const pages = createPages<number>({
    readPage: (question) => {
      const { promise, resolve, reject } = Promise.withResolvers<Answer>();
      open.push({ question, resolve, reject });
      return promise;
    },
    keyOf: String,
    onCredits: (credits) => {
      told += credits ?? 0;
    },
  });
  const costly = () => open.filter(({ question }) => question.how !== 'known').length;

  function check(): void {
    const rows = pages.rows.value;
    if (rows === null) return;
    expect(rows).toEqual(rows.map((_, at) => (rows[0] ?? 0) - at));
    expect(rows.at(-1)).toBeGreaterThan(0);
    // A list is not newer than the service's.
    expect(rows[0]).toBeLessThanOrEqual(background.newest());
    if (pages.end.value === 'reached') expect(rows.at(-1)).toBe(1);
    expect(pages.end.value).not.toBe('repeated');
    expect(costly()).toBeLessThanOrEqual(1);
  }

  function settleOne(mayFail: boolean): void {
    const [one] = open.splice(random(open.length), 1);
    if (!one) return;
    const fate = mayFail ? random(8) : 7;
    if (fate === 0) one.reject(new Error('gone'));
    else if (fate === 1) one.resolve({ ok: false, failure: { kind: 'no-connection' } });
    else {
      const answer = background.answer(one.question);
      spent += answer?.ok ? (answer.credits ?? 0) : 0;
      one.resolve(answer);
    }
  }

  const before = random(3) === 0 ? background.answer({ next: null, how: 'known' }) : null;
  if (before?.ok) {
    // The rows are shown again as they were. The cache may have grown since.
    pages.showKept({ ...before.value, asOf: before.asOf });
    if (random(2) === 0) background.keep(background.newest(), background.newest() - random(12));
    void (random(2) === 0 ? pages.openKnown() : pages.open());
  } else void pages.open();
  const isClosing = random(5) === 0;
  for (let step = 0; step < 60; step += 1) {
    const actions = [
      () => settleOne(true),
      () => settleOne(true),
      () => settleOne(true),
      () => void pages.loadMore(),
      () => void pages.loadAll(),
      () => void pages.refresh(),
      () => void pages.tryAgain(),
      () => pages.stop(),
      () => background.grow(random(6)),
    ];
    actions[random(actions.length)]?.();
    if (random(2) === 0) await turn();
    check();
  }
  if (isClosing) pages.close();
  const atClose = pages.rows.value;

  // From here nothing fails: every question is answered, and then all rows are requested.
  pages.stop();
  await turn();
  while (open.length > 0) {
    settleOne(false);
    await turn();
    check();
  }
  if (isClosing) {
    expect(pages.rows.value).toBe(atClose);
    expect(told).toBe(spent);
    return;
  }
  for (const want of [pages.refresh, pages.loadAll]) {
    void want();
    for (let rounds = 0; (rounds === 0 || open.length > 0) && rounds < 100; rounds += 1) {
      await turn();
      if (open.length > 0) settleOne(false);
      await turn();
      check();
    }
  }

  expect(pages.loading.value).toBe('nothing');
  expect(pages.failed.value).toBe(null);
  expect(pages.end.value).toBe('reached');
  expect(pages.rows.value).toHaveLength(background.newest());
  expect(told).toBe(spent);
  expect(pages.credits.value).toBe(spent);
});
