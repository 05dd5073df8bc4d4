import { cellOf, wordsOf } from './page-words.ts';
import { type Figure, median, type Row, toRow } from './row.ts';
import { msOf, sliceMs, threadWith, traceWhile } from './trace.ts';
import { type Both, withBoth } from './with-both.ts';

const rows = 30_000;
const rounds = 3;
const budgetRatio = 2;
const budgetSliceMs = 8;

// Two texts of words and one that is a reference or words of its length: 90 characters and 2.7 MB in all.
const inRow = (at: number, isReference: boolean) =>
  `<div>${at} <b>${wordsOf(at, 16)}</b><i>${cellOf(at, isReference)}</i></div>\n`;
const inTable = (at: number, isReference: boolean) =>
  `<tr><td>${at}<td>${wordsOf(at, 16)}<td>${cellOf(at, isReference)}`;

type Page = { title: string; body: string; references: number };
type Scan = { scanMs: number; sliceMs: number; matchMs: number; walkMs: number };

/** The first look at a large page, against the browser's own search through its text. */
export const fullScan: Figure = {
  name: 'scan',
  needsBuild: true,
  measure: () =>
    withBoth(async (both) => {
      const all: Row[] = [];
      for (const page of pages()) all.push(...(await scan(both, page)));
      return all;
    }),
};

function pages(): Page[] {
  const make = (title: string, references: number, toRow: typeof inRow): Page => {
    const every = rows / references;
    const body = Array.from({ length: rows }, (_, at) => toRow(at, references > 0 && at % every === 0)).join('');
    return { title, references, body: toRow === inTable ? `<table>${body}</table>` : body };
  };
  return [
    make('200 references', 200, inRow),
    make('30,000 references', rows, inRow),
    make('30,000 references in table cells', rows, inTable),
    make('none', 0, inRow),
  ];
}

async function scan(both: Both, { title, body, references }: Page): Promise<Row[]> {
  const path = both.serve(body);
  const scans: Scan[] = [];
  for (let round = 0; round < rounds; round += 1) scans.push(await scanOnce(both, path, references));
  const of = (read: (scan: Scan) => number) => median(scans.map(read));
  const [measured, floor, walk] = [
    of(({ scanMs }) => scanMs),
    of(({ matchMs }) => matchMs),
    of(({ walkMs }) => walkMs),
  ];
  const longest = Math.max(...scans.map((one) => one.sliceMs));
  const each = scans.map(({ scanMs }) => scanMs.toFixed(1)).join(', ');
  return [
    toRow({
      what: `full scan, 30,000 rows, ${title}`,
      measured,
      unit: 'ms',
      floor,
      budget: `≤ ${budgetRatio.toFixed(1)} × floor`,
      ok: measured <= budgetRatio * floor,
      note: `floor: textContent.match in the same page; a bare TreeWalker takes ${walk.toFixed(1)} ms (${(measured / walk).toFixed(2)} ×); CPU of all scripts of ours after loading: ${each}`,
    }),
    toRow({
      what: `full scan, ${title}: longest slice`,
      measured: longest,
      unit: 'ms',
      budget: `≤ ${budgetSliceMs}`,
      ok: longest <= budgetSliceMs,
      note: `the worst of ${rounds} loads`,
    }),
  ];
}

async function scanOnce({ openEmpty, urlOf, session }: Both, path: string, references: number): Promise<Scan> {
  const tab = await openEmpty();
  const events = await traceWhile(session, async () => {
    await tab.goto(urlOf('ours', path));
    await tab.quiet();
    // Not as scripts in the page: their pattern would be text of it.
    await tab.evaluate(async () => {
      const next = () => new Promise((done) => setTimeout(done, 100));
      function matchFloor() {
        const found = document.body.textContent.match(/0x[0-9a-fA-F]{40,64}/g);
        Reflect.set(globalThis, 'matched', found?.length ?? 0);
      }
      function walkFloor() {
        const walker = document.createTreeWalker(document.body, 4);
        while (walker.nextNode());
      }
      // Each once, cold, in a task of its own.
      setTimeout(matchFloor);
      await next();
      setTimeout(walkFloor);
      await next();
    });
  });
  const matched = await tab.evaluate(() => Number(Reflect.get(globalThis, 'matched')));
  await tab.close();
  if (matched !== references) throw new Error(`The page holds ${matched} references, not ${references}.`);
  const thread = threadWith(events, '/content-scripts/');
  const floor = (name: string) => {
    const call = thread.find((event) => event.name === 'FunctionCall' && event.args.data?.functionName === name);
    if (!call) throw new Error(`The trace holds no ${name}.`);
    return call;
  };
  const [match, walk] = [floor('matchFloor'), floor('walkFloor')];
  // The driver runs a script of its own just before the floors.
  const slices = sliceMs(thread.filter(({ ts }) => ts < match.ts - 50_000));
  return {
    scanMs: slices.reduce((sum, ms) => sum + ms, 0),
    sliceMs: Math.max(0, ...slices),
    matchMs: msOf(match),
    walkMs: msOf(walk),
  };
}
