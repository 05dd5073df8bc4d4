// Measures what Hashlens costs and prints one table: node test/tools/bench.ts [--json] [--only NAME]...
import { parseArgs } from 'node:util';
import { blankPage } from '../bench/blank-page.ts';
import { busyTable } from '../bench/busy-table.ts';
import { cachedAnswer } from '../bench/cached-answer.ts';
import { chainTable } from '../bench/chain-table.ts';
import { coldStart } from '../bench/cold-start.ts';
import { makeBuildCurrent } from '../bench/current-build.ts';
import { eightFrames } from '../bench/eight-frames.ts';
import { feed } from '../bench/feed.ts';
import { fullScan } from '../bench/full-scan.ts';
import { history } from '../bench/history.ts';
import { hoverCost } from '../bench/hover-cost.ts';
import { hoverReplay } from '../bench/hover-replay.ts';
import { longSession } from '../bench/long-session.ts';
import { manyMarks } from '../bench/many-marks.ts';
import { pageSize } from '../bench/page-size.ts';
import { popup } from '../bench/popup.ts';
import { type Figure, type Row, toRow } from '../bench/row.ts';
import { suites } from '../bench/suites.ts';
import { watched } from '../bench/watched.ts';

const ofPages = [blankPage, fullScan, feed, manyMarks, longSession, eightFrames, busyTable, suites, hoverCost];
const ofLookups = [chainTable, cachedAnswer, coldStart, hoverReplay, history];
const ofPopup = [popup, watched];
const figures: Figure[] = [pageSize, ...ofPages, ...ofLookups, ...ofPopup];

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, only: { type: 'string', multiple: true, default: [] } },
});

// A figure that breaks has not kept its budget; the others are still measured.
async function measure({ name, measure: run }: Figure): Promise<Row[]> {
  try {
    return await run();
  } catch (error) {
    const note = error instanceof Error ? error.message : String(error);
    return [
      toRow({ what: `${name} could not be measured`, measured: Number.NaN, unit: '', budget: '', ok: false, note }),
    ];
  }
}

function toNumber(value: number | null): string {
  if (value === null) return '–';
  return value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 });
}

function print(rows: Row[]): void {
  const head = ['figure', 'measured', 'floor', 'ratio', 'budget', ''];
  const cells = rows.map(({ what, measured, unit, floor, ratio, budget, ok }) => {
    const withUnit = (value: number | null) => `${toNumber(value)}${unit === '' || value === null ? '' : ` ${unit}`}`;
    return [
      what,
      withUnit(measured),
      withUnit(floor),
      ratio === null ? '–' : ratio.toFixed(2),
      budget,
      ok ? 'pass' : 'FAIL',
    ];
  });
  const widths = head.map((_, at) => Math.max(...[head, ...cells].map((row) => row[at]?.length ?? 0)));
  for (const row of [head, ...cells])
    console.log(
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  for (const { what, note } of rows) if (note) console.log(`  ${what}: ${note}`);
  console.log('All of it in Chromium. Firefox has no such counters, and no figures here.');
}

const unknown = values.only.filter((name) => figures.every((figure) => figure.name !== name));
if (unknown.length > 0) {
  console.error(`There is no figure "${unknown[0]}": ${figures.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const chosen = figures.filter(({ name }) => values.only.length === 0 || values.only.includes(name));
if (chosen.some(({ needsBuild }) => needsBuild)) await makeBuildCurrent();
const rows: Row[] = [];
for (const figure of chosen) rows.push(...(await measure(figure)));
if (values.json) console.log(JSON.stringify(rows, null, 2));
else print(rows);
process.exitCode = rows.every(({ ok }) => ok) ? 0 : 1;
