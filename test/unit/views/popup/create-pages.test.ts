import { describe, expect, test } from 'vitest';
import type { Reply } from '../../../../src/models/failure.ts';
import type { Cursor } from '../../../../src/models/token.ts';
import { createPages } from '../../../../src/views/popup/create-pages.ts';
import type { Page } from '../../../../src/views/popup/growing-list.ts';
import type { PageQuestion, Pages } from '../../../../src/views/popup/pages.ts';
import { createDeferred } from '../fake-ask.ts';
import { named } from '../named.ts';
import cases from './create-pages.cases.json' with { type: 'json' };

type Row = { id: number };
type Answer = Reply<Page<Row>> | null;

/** Rows by their numbers with the cursor of what follows; when they were asked for, where it matters. */
type Rows = [ids: number[], next: number | null, asOf?: string];
/** An answer: null refuses, "gone" throws, "late" comes with a later step. */
type Told = Rows | null | 'failed' | 'gone' | 'late';
type Call = 'open' | 'openKnown' | 'loadMore' | 'loadAll' | 'refresh' | 'tryAgain' | 'stop' | 'close';
/** What happens to a list: it is told to do something, a late answer comes, kept rows are shown, or it is looked at. */
type Step = Call | { page: Told } | { known: Told } | { show: Rows } | { is: Partial<ReturnType<typeof look>> };
type Scenario = { name: string; service?: Told[]; known?: Told[]; steps: Step[] };

const scenarios = cases as unknown as { [about in keyof typeof cases]: Scenario[] };

const today = '2026-11-21T10:00:00Z';
const yesterday = '2026-11-20T10:00:00Z';
const cursor = (at: number | null): Cursor | null => (at === null ? null : { block_number: String(at) });
const idsOf = (rows: Row[] | null) => rows?.map(({ id }) => id) ?? null;

function toAnswer(told: Told, from: 'service' | 'known'): Answer {
  if (told === 'failed') return { ok: false, failure: { kind: 'no-connection' } };
  if (told === null || typeof told === 'string') return null;
  const [ids, next, asOf = from === 'known' ? yesterday : today] = told;
  const value = { rows: ids.map((id) => ({ id })), next: cursor(next) };
  return { ok: true, value, asOf, credits: from === 'known' ? 0 : 50, fresh: from === 'service' };
}

/** A list over a service and what is known, which answer in this order. */
function open({ service = [], known = [] }: { service?: Told[]; known?: Told[] }) {
  const ends = { service: [...service], known: [...known] };
  const late = { service: createDeferred<Answer>(), known: createDeferred<Answer>() };
  const asked: PageQuestion[] = [];
  const knownAsked: PageQuestion[] = [];
  const told: (number | null)[] = [];
  const pages = createPages<Row>({
    readPage: async (question) => {
      const from = question.how === 'known' ? 'known' : 'service';
      (from === 'known' ? knownAsked : asked).push(question);
      const answer = ends[from].shift();
      if (answer === 'gone' || (answer === undefined && from === 'service')) throw new Error('gone');
      return answer === 'late' ? late[from].promise : toAnswer(answer ?? null, from);
    },
    keyOf: ({ id }) => String(id),
    onCredits: (credits) => told.push(credits),
  });
  return { pages, asked, knownAsked, told, late, opened: null as boolean | null };
}

/** Until nothing moves by itself. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A question in words: its cursor as it came, and all else that is in it. */
function say({ next, ...more }: PageQuestion): string {
  const at = next?.block_number ?? null;
  expect(next).toEqual(at === null ? null : { block_number: at });
  return [at ?? 'newest', ...Object.entries(more).map(([name, value]) => (value === true ? name : value))].join(' ');
}

const cursorOf = ({ next }: { next: Cursor | null }) => (next === null ? null : Number(next.block_number));

/** All that can be seen of a list, of what it asked and of what it told. */
function look({ pages, asked, knownAsked, told, opened }: ReturnType<typeof open>) {
  const kept = pages.toKept();
  return {
    rows: idsOf(pages.rows.value),
    newest: pages.rows.value?.[0]?.id,
    asOf: pages.asOf.value,
    loading: pages.loading.value,
    end: pages.end.value,
    failed: pages.failed.value,
    credits: pages.credits.value,
    kept: kept && [idsOf(kept.rows), cursorOf(kept), kept.asOf],
    asks: asked.length,
    asked: asked.map(say),
    cursors: asked.map(cursorOf),
    knownAsked: knownAsked.map(say),
    knownCursors: knownAsked.map(cursorOf),
    told,
    opened,
  };
}

function call(pages: Pages<Row>, name: Call, list: ReturnType<typeof open>): void {
  if (name === 'openKnown') void pages.openKnown().then((opened) => Object.assign(list, { opened }));
  else void pages[name]();
}

async function play({ service = [], known = [], steps }: Scenario): Promise<void> {
  const list = open({ service, known });
  for (const step of steps) {
    if (typeof step === 'string') call(list.pages, step, list);
    else if ('page' in step) list.late.service.resolve(toAnswer(step.page, 'service'));
    else if ('known' in step) list.late.known.resolve(toAnswer(step.known, 'known'));
    else if ('show' in step) {
      const [ids, next, asOf = yesterday] = step.show;
      list.pages.showKept({ rows: ids.map((id) => ({ id })), next: cursor(next), asOf });
    } else {
      const seen = Object.entries(look(list)).filter(([name]) => name in step.is);
      expect(Object.fromEntries(seen)).toEqual(step.is);
    }
    await rest();
  }
}

describe('createPages', () => {
  test.for(named(scenarios.alone))('%s', ([, scenario]) => play(scenario));
});

describe('createPages with something known', () => {
  test.for(named(scenarios.known))('%s', ([, scenario]) => play(scenario));

  test.for<[string, Told, number[] | null]>([
    ['something', [[2, 1], null], [2, 1]],
    ['nothing', null, null],
    ['what cannot be read', 'gone', null],
  ])('says that what is known was read where that is %s', async ([, known, shown]) => {
    const { pages } = open({ service: ['late'], known: [known] });
    const before = pages.isKnownRead.value;
    const seen: (number[] | null)[] = [];
    pages.isKnownRead.subscribe((isRead) => void (isRead && seen.push(idsOf(pages.rows.peek()))));

    void pages.open();
    await rest();

    expect(before).toBe(false);
    // The rows are there when it says so.
    expect(seen).toEqual([shown]);
    pages.close();
  });

  test('drops what it had below a row that says something else now: another fork', async () => {
    const pages = createPages<Row & { value: number }>({
      readPage: async ({ how, next }) => {
        if (how === 'known') return null;
        const rows = next ? [{ id: 4, value: 0 }] : [9, 8].map((id) => ({ id, value: how === 'new' ? 1 : 0 }));
        return { ok: true, value: { rows, next: next ? null : cursor(8) }, asOf: today, credits: 50, fresh: true };
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
});

describe('createPages with rows that were shown before', () => {
  test.for(named(scenarios.shownBefore))('%s', ([, scenario]) => play(scenario));
});
