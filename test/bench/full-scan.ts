import { cellOf, wordsOf } from './measure/page-words.ts';
import { inPairs } from './measure/pairs.ts';
import { atMost, median, type Row, timesFloor, toRow } from './measure/row.ts';
import { msOf, sliceMs, threadWith, traceWhile } from './measure/trace.ts';
import type { Side } from './measure/two-extensions.ts';
import { type Both, withBoth } from './measure/with-both.ts';

const rows = 30_000;

// Each row has two short texts, and a reference or words of its length: 90 characters a row, 2.7 MB in all.
const inRow = (at: number, isReference: boolean) =>
  `<div>${at} <b>${wordsOf(at, 16)}</b><i>${cellOf(at, isReference)}</i></div>\n`;
const inTable = (at: number, isReference: boolean) =>
  `<tr><td>${at}<td>${wordsOf(at, 16)}<td>${cellOf(at, isReference)}`;

type Page = { title: string; body: string; references: number };
type Look = { scanMs: number; sliceMs: number; matchMs: number; linksMs: number; walkMs: number; keepMs: number };

/** Measures the first scan of a large page against the browser's own search through its text. */
export function measureFullScan(rounds: number): Promise<Row[]> {
  return withBoth(async (both) => {
    const all: Row[] = [];
    for (const page of pages()) all.push(...(await scan(both, page, rounds)));
    return all;
  });
}

function pages(): Page[] {
  const make = (title: string, references: number, write: typeof inRow): Page => {
    const every = rows / references;
    const body = Array.from({ length: rows }, (_, at) => write(at, references > 0 && at % every === 0)).join('');
    return { title, references, body: write === inTable ? `<table>${body}</table>` : body };
  };
  return [
    make('none', 0, inRow),
    make('200 references', 200, inRow),
    make('30,000 references', rows, inRow),
    make('30,000 references in table cells', rows, inTable),
  ];
}

async function scan(both: Both, { title, body, references }: Page, rounds: number): Promise<Row[]> {
  const path = both.serve(body);
  const all = await inPairs(rounds, (side) => lookOnce(both, side, path, references));
  // The floors are measured without Hashlens. Otherwise they would include collecting its garbage.
  const middle = (read: (look: Look) => number) => median(all.map(({ inert }) => read(inert)));
  // The floor of a page full of references is the script that keeps them. A page without any needs no tree walk.
  const isFull = references === rows;
  const floor = middle(({ matchMs, linksMs, walkMs, keepMs }) =>
    isFull ? keepMs : matchMs + linksMs + (references > 0 ? walkMs : 0),
  );
  const floorNote = isFull
    ? 'the least script that keeps what it finds and has each watched'
    : `textContent.match and querySelectorAll for links${references > 0 ? ', and a bare TreeWalker' : ''}`;
  const scans = all.map(({ ours }) => ours.scanMs);
  const slice = atMost(8, 'ms');
  return [
    toRow({
      figure: `full scan of 30,000 rows, ${title}`,
      measured: median(scans),
      unit: 'ms',
      floor,
      ...(isFull ? { goal: atMost(1.5, timesFloor) } : { budget: atMost(2, timesFloor) }),
      note: `floor: ${floorNote}, once, cold, in the page without us; CPU of our scripts after loading: ${scans.map((ms) => ms.toFixed(1)).join(', ')}`,
    }),
    toRow({
      figure: `full scan, ${title}: longest slice`,
      measured: Math.max(...all.map(({ ours }) => ours.sliceMs)),
      unit: 'ms',
      ...(isFull ? { goal: slice } : { budget: slice }),
      note: `the worst of ${rounds} ${rounds === 1 ? 'load' : 'loads'}`,
    }),
  ];
}

async function lookOnce(
  { openEmpty, urlOf, session }: Both,
  side: Side,
  path: string,
  references: number,
): Promise<Look> {
  const tab = await openEmpty();
  const events = await traceWhile(session, async () => {
    await tab.goto(urlOf(side, path));
    await tab.quiet();
    // These floors are not scripts in the page, because their pattern would count as page text.
    await tab.evaluate(async () => {
      const next = () => new Promise((done) => setTimeout(done, 100));
      function matchFloor() {
        const found = document.body.textContent.match(/0x[0-9a-fA-F]{40,64}/g);
        Reflect.set(globalThis, 'matched', found?.length ?? 0);
      }
      function linksFloor() {
        Reflect.set(globalThis, 'linked', document.querySelectorAll('a[href*="0x"]').length);
      }
      function walkFloor() {
        const walker = document.createTreeWalker(document.body, 4);
        while (walker.nextNode());
      }
      // The smallest callback that knows which elements are near. Each element is reported to it once.
      function nearFloor(entries: IntersectionObserverEntry[]) {
        let near = 0;
        for (const { target, isIntersecting } of entries) if (target.isConnected && isIntersecting) near += 1;
        Reflect.set(globalThis, 'near', near);
      }
      function keepFloor() {
        const held = new Map<Node, string[]>();
        const watcher = new IntersectionObserver(nearFloor, { rootMargin: '100%' });
        const counts = new Map<string, number>();
        const walker = document.createTreeWalker(document.body, 4);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const found = (node as Text).data.match(/0x[0-9a-fA-F]{40,64}/g);
          if (!found) continue;
          held.set(node, found);
          if (node.parentElement) watcher.observe(node.parentElement);
          for (const value of found) counts.set(value, (counts.get(value) ?? 0) + 1);
        }
        Reflect.set(globalThis, 'kept', [held, counts, watcher]);
      }
      // Each floor runs once, without a warm-up, in a separate task.
      setTimeout(matchFloor);
      await next();
      setTimeout(linksFloor);
      await next();
      setTimeout(walkFloor);
      await next();
      setTimeout(keepFloor);
      await next();
      await next();
    });
  });
  const matched = await tab.evaluate(() => Number(Reflect.get(globalThis, 'matched')));
  await tab.close();
  if (matched !== references) throw new Error(`The page holds ${matched} references, not ${references}.`);
  const thread = threadWith(events, '/content-scripts/');
  const callsOf = (name: string) =>
    thread.filter((event) => event.name === 'FunctionCall' && event.args.data?.functionName === name);
  const floor = (name: string) => {
    const [call] = callsOf(name);
    if (!call) throw new Error(`The trace holds no ${name}.`);
    return call;
  };
  const match = floor('matchFloor');
  // Excludes the last 50 ms before the floors, in which the driver runs its own script.
  const slices = sliceMs(thread.filter(({ ts }) => ts < match.ts - 50_000));
  return {
    scanMs: slices.reduce((sum, ms) => sum + ms, 0),
    sliceMs: Math.max(0, ...slices),
    matchMs: msOf(match),
    linksMs: msOf(floor('linksFloor')),
    walkMs: msOf(floor('walkFloor')),
    keepMs: [floor('keepFloor'), ...callsOf('nearFloor')].reduce((sum, call) => sum + msOf(call), 0),
  };
}
