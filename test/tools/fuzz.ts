// Sends hostile replies through client, schema, model, card and popup words, 100,000 at full size:
// node test/tools/fuzz.ts [--count N] [--seed S] [--only NUMBER]
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { Complaint, Part, Report } from '../fuzz/run-cases.ts';
import { sizes, seed as usualSeed } from '../size.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: String(sizes.fuzzReplies) },
    seed: { type: 'string', default: String(usualSeed) },
    only: { type: 'string' },
  },
});
const { seed, only } = values;
const count = Number(values.count);
const threads = only === undefined ? Math.min(4, availableParallelism()) : 1;
const startMs = Date.now();
let done = 0;

// No case may hang: the slowest takes a second or two, and shrinking a failing one somewhat longer.
const longestCaseMs = 120_000;

function run(part: Part): Promise<Report> {
  const at = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)).fill(-1);
  return new Promise((resolve, reject) => {
    let last = { number: -1, sinceMs: Date.now() };
    const watch = setInterval(() => {
      const number = at[0] ?? -1;
      if (number !== last.number) last = { number, sinceMs: Date.now() };
      else if (Date.now() - last.sinceMs > longestCaseMs) {
        clearInterval(watch);
        reject(new Error(`Case ${number} of seed ${seed} does not end: --seed ${seed} --only ${number}.`));
        void worker.terminate();
      }
    }, 5_000);
    watch.unref();
    const worker = new Worker(new URL('../fuzz/worker.ts', import.meta.url), {
      workerData: { ...part, at },
      // A reply that fills the memory ends its thread, not the machine.
      resourceLimits: { maxOldGenerationSizeMb: 2_000 },
    });
    worker.on('message', (message: { done: number } | { report: Report }) => {
      if ('report' in message) {
        clearInterval(watch);
        return resolve(message.report);
      }
      done += message.done;
      if (process.stdout.isTTY) process.stdout.write(`\r${done.toLocaleString('en')} replies`);
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`A thread ended by itself with code ${code}.`)));
  });
}

function addUp(reports: Report[]): { results: [string, number][]; complaints: Complaint[] } {
  const results = new Map<string, number>();
  const complaints = new Map<string, Complaint>();
  for (const report of reports) {
    for (const [result, times] of Object.entries(report.results))
      results.set(result, (results.get(result) ?? 0) + times);
    for (const one of report.complaints) {
      const known = complaints.get(one.kind);
      complaints.set(one.kind, known ? { ...known, count: known.count + one.count } : one);
    }
  }
  return { results: [...results].sort((a, b) => b[1] - a[1]), complaints: [...complaints.values()] };
}

const parts = Array.from(
  { length: threads },
  (_, at): Part =>
    only === undefined
      ? { seed, first: at, step: threads, end: count }
      : { seed, first: Number(only), step: 1, end: Number(only) + 1 },
);
const reports = await Promise.all(parts.map(run));
const { results, complaints } = addUp(reports);
const total = reports.reduce((sum, report) => sum + report.count, 0);
const slowest = Math.round(Math.max(...reports.map(({ slowestMs }) => slowestMs)));

if (process.stdout.isTTY) process.stdout.write('\r');
console.log(
  `${total.toLocaleString('en')} replies, seed ${seed}, ${((Date.now() - startMs) / 1000).toFixed(1)} s, the slowest ${slowest} ms`,
);
for (const [result, times] of results) console.log(`  ${String(times).padStart(7)}  ${result}`);
for (const { count: times, example } of complaints) console.log(`\n${times} × ${example}`);
console.log(complaints.length === 0 ? 'Nothing to complain about.' : `\n${complaints.length} kinds of complaint.`);
process.exitCode = complaints.length === 0 ? 0 : 1;
