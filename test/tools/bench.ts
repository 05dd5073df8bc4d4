// Measures what Hashlens costs and prints one table: npm run bench -- [--quick] [--json] [--only NAME]...
import { parseArgs } from 'node:util';
import { measureBlankPage } from '../bench/blank-page.ts';
import { measureBusyTable } from '../bench/busy-table.ts';
import { measureCalldata } from '../bench/calldata.ts';
import { measureChainTable } from '../bench/chain-table.ts';
import { measureEightFrames } from '../bench/eight-frames.ts';
import { measureFeed } from '../bench/feed.ts';
import { measureFullScan } from '../bench/full-scan.ts';
import { measureHistory } from '../bench/history.ts';
import { measureHover } from '../bench/hover.ts';
import { measureHoverReplay } from '../bench/hover-replay.ts';
import { measureLongSession } from '../bench/long-session.ts';
import { measureManyMarks } from '../bench/many-marks.ts';
import { makeBuildCurrent } from '../bench/measure/current-build.ts';
import { type Row, toRow } from '../bench/measure/row.ts';
import { measurePageSize } from '../bench/page-size.ts';
import { measurePopup } from '../bench/popup.ts';
import { measureSuites } from '../bench/suites.ts';
import { measureWatched } from '../bench/watched.ts';

type Figure = {
  /** The figure's name for `--only`. */
  name: string;
  measure: (rounds: number) => Promise<Row[]>;
  /** Repetitions in the full run, and with `--quick`. 0 leaves it out of the quick run. */
  full: number;
  quick: number;
};

const timed: Figure[] = [
  { name: 'blank', measure: measureBlankPage, full: 30, quick: 8 },
  { name: 'scan', measure: measureFullScan, full: 3, quick: 1 },
  { name: 'feed', measure: measureFeed, full: 6, quick: 3 },
  { name: 'table', measure: measureBusyTable, full: 3, quick: 1 },
  { name: 'suites', measure: measureSuites, full: 30, quick: 15 },
  { name: 'frames', measure: measureEightFrames, full: 5, quick: 0 },
  { name: 'marks', measure: measureManyMarks, full: 2, quick: 0 },
  { name: 'session', measure: measureLongSession, full: 2, quick: 0 },
  { name: 'hover', measure: measureHover, full: 20, quick: 10 },
  { name: 'popup', measure: measurePopup, full: 7, quick: 3 },
  { name: 'watched', measure: measureWatched, full: 5, quick: 0 },
  { name: 'calldata', measure: measureCalldata, full: 9, quick: 9 },
];
// Counts do not depend on the machine's load, so these run in parallel.
const counted: Figure[] = [
  { name: 'size', measure: measurePageSize, full: 1, quick: 1 },
  { name: 'chains', measure: measureChainTable, full: 1, quick: 1 },
  { name: 'hovers', measure: measureHoverReplay, full: 1, quick: 0 },
  { name: 'history', measure: measureHistory, full: 1, quick: 0 },
];

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
  },
});

// A figure that throws fails; the others are still measured.
async function measure({ name, measure: run, full, quick }: Figure): Promise<Row[]> {
  const startMs = Date.now();
  try {
    return await run((values.quick && quick) || full);
  } catch (error) {
    const note = error instanceof Error ? error.message : String(error);
    return [toRow({ figure: `${name}: not measured`, measured: Number.NaN, isComplete: false, note })];
  } finally {
    console.error(`${name}: ${Math.round((Date.now() - startMs) / 1_000)} s`);
  }
}

function print(rows: Row[]): void {
  const number = (value: number) => value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 });
  const lines = rows.map(({ figure, measured, unit, floor, ratio, budget, result }) => [
    figure,
    `${number(measured)} ${unit}`.trim(),
    floor === null ? '–' : `${number(floor)} ${unit}`.trim(),
    ratio === null ? '–' : ratio.toFixed(2),
    budget,
    result,
  ]);
  const table = [['figure', 'measured', 'floor', 'ratio', 'budget', 'result'], ...lines];
  const widths = table[0]?.map((_, at) => Math.max(...table.map((line) => line[at]?.length ?? 0))) ?? [];
  for (const line of table)
    console.log(
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  for (const { figure, note } of rows) if (note) console.log(`  ${figure}: ${note}`);
  const count = (wanted: Row['result']) => rows.filter(({ result }) => result === wanted).length;
  console.log(
    `${count('pass')} pass, ${count('FAIL')} fail, ${count('goal')} goals not met yet. Measured in Chromium.`,
  );
}

const all = [...timed, ...counted];
const unknown = values.only.find((name) => all.every((figure) => figure.name !== name));
if (unknown !== undefined) {
  console.error(`There is no figure "${unknown}": ${all.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const isChosen = ({ name, quick }: Figure) =>
  values.only.length > 0 ? values.only.includes(name) : !values.quick || quick > 0;
await makeBuildCurrent();
const rows: Row[] = [];
for (const figure of timed.filter(isChosen)) rows.push(...(await measure(figure)));
rows.push(...(await Promise.all(counted.filter(isChosen).map(measure))).flat());
if (values.json) console.log(JSON.stringify(rows, null, 2));
else print(rows);
process.exitCode = rows.some(({ result }) => result === 'FAIL') ? 1 : 0;
