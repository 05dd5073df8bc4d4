import { answerCase } from './answer-case.ts';
import { describeCase, type FuzzCase, toBody, toCase } from './fuzz-case.ts';
import { judge } from './judge.ts';
import { judgePaging } from './load-list.ts';
import { describePaging, toPagingCase } from './paging-case.ts';
import { shrink } from './shrink.ts';

/**
 * Which cases to run: every `step`th number from `first` on, below `end`. The current number is written to `at`, for a
 * watchdog.
 */
export type Part = { seed: string; first: number; step: number; end: number; at?: Int32Array };

/** One kind of complaint: how often it occurred, and the smallest example found. */
export type Complaint = { kind: string; count: number; example: string };

/** The results of a part. `results` counts shown answers, and failures by kind. */
export type Report = { count: number; results: Record<string, number>; complaints: Complaint[]; slowestMs: number };

const pagingEvery = 20;
const longestBody = 1_500;

/** Runs the cases of a part one after the other, and shrinks the first example of each kind of complaint. */
export async function runCases(
  { seed, first, step, end, at }: Part,
  onProgress?: (done: number) => void,
): Promise<Report> {
  const report: Report = { count: 0, results: {}, complaints: [], slowestMs: 0 };
  const byKind = new Map<string, Complaint>();
  const strays: string[] = [];
  const onStray = (reason: unknown) => strays.push(`rejects where nobody listens: ${toWords(reason)}`);
  process.on('unhandledRejection', onStray);

  async function note(found: string[], example: (kind: string) => Promise<string>): Promise<void> {
    for (const complaint of [...found, ...strays.splice(0)]) {
      const kind = toKind(complaint);
      const known = byKind.get(kind);
      if (known) known.count += 1;
      else byKind.set(kind, { kind, count: 1, example: `${complaint}\n${await example(kind)}` });
    }
  }

  for (let number = first; number < end; number += step) {
    report.count += 1;
    if (at) at[0] = number;
    if (number % pagingEvery === 0) {
      const one = toPagingCase(seed, number);
      await note(await judgePaging(one).catch(toThrown), async () => describePaging(one));
      report.results.paging = (report.results.paging ?? 0) + 1;
    } else {
      const one = toCase(seed, number);
      const { complaints, result, tookMs } = await tryCase(one, toBody(one));
      report.results[result] = (report.results[result] ?? 0) + 1;
      report.slowestMs = Math.max(report.slowestMs, tookMs);
      await note(complaints, (kind) => toExample(one, kind));
    }
    if (report.count % 500 === 0) onProgress?.(500);
  }
  process.off('unhandledRejection', onStray);
  return { ...report, complaints: [...byKind.values()] };
}

async function tryCase(one: FuzzCase, body: string): Promise<{ complaints: string[]; result: string; tookMs: number }> {
  try {
    const outcome = await answerCase(one, body);
    let complaints = judge(outcome);
    // Time limits get two retries, because a busy machine is slow only at times, and slow code always.
    for (let again = 0; again < 2 && complaints.some(isOfTime); again += 1)
      complaints = judge(await answerCase(one, body));
    return { complaints, result: outcome.result, tookMs: outcome.tookMs };
  } catch (thrown) {
    return { complaints: toThrown(thrown), result: 'thrown', tookMs: 0 };
  }
}

async function toExample(one: FuzzCase, kind: string): Promise<string> {
  const fails = async (smaller: FuzzCase, body: string) => {
    const { complaints } = await tryCase(smaller, body);
    return complaints.some((complaint) => toKind(complaint) === kind);
  };
  const { one: smallest, body } = await shrink(one, fails);
  const shown = body.length > longestBody ? `${body.slice(0, longestBody)}… (${body.length} characters)` : body;
  return `${describeCase(smallest)}\n  body ${shown}`;
}

function toThrown(thrown: unknown): string[] {
  return [`throws ${toWords(thrown)}`];
}

function toWords(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const place = /\bsrc\/[^\s)]+/.exec(thrown.stack ?? '')?.[0] ?? '';
  return `${thrown.name}: ${thrown.message.slice(0, 200)} in ${place}`;
}

function isOfTime(complaint: string): boolean {
  return complaint.startsWith('took ');
}

// Complaints of one kind differ only in quotes and numbers. Thrown errors are grouped by where they were thrown.
function toKind(complaint: string): string {
  return complaint
    .replace(/^(throws \w+): .*(?= in )/s, '$1')
    .replace(/(?: in|:|says) ["[].*$/s, '')
    .replace(/\d+/g, '#')
    .slice(0, 160);
}
