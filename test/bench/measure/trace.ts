import type { CDPSession } from '@playwright/test';

/** One event of a trace; times in microseconds, `tdur` on the thread's own CPU. */
export type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: { data?: { url?: string; functionName?: string }; worldName?: string };
};

/**
 * What the browser did while something ran: tasks and scripts, no samples, so that it costs little. Open and
 * close no tab in it: the trace would wait seconds for a process that comes or goes.
 */
export async function traceWhile(session: CDPSession, run: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  // The protocol's own type for an event is any record of strings.
  const collect = ({ value }: { value: unknown[] }) => void events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8', 'v8.execute'],
      excludedCategories: ['*'],
    },
  });
  try {
    await run();
  } finally {
    const complete = new Promise<void>((done) => session.once('Tracing.tracingComplete', () => done()));
    await session.send('Tracing.end');
    await complete;
    session.off('Tracing.dataCollected', collect);
  }
  return events.toSorted((a, b) => a.ts - b.ts);
}

/** Milliseconds that an event kept the CPU. The clock of the CPU stumbles now and then: never more than on the wall. */
export function msOf({ dur = 0, tdur = dur }: TraceEvent): number {
  return Math.min(dur, tdur) / 1_000;
}

/** The events of the main thread that served this page: the one that called scripts of a URL with these words in it. */
export function threadWith(events: readonly TraceEvent[], url: string): TraceEvent[] {
  const one = events.find(({ args }) => args.data?.url?.includes(url));
  if (!one) throw new Error(`The trace holds no script of ${url}.`);
  return events.filter(({ pid, tid }) => pid === one.pid && tid === one.tid);
}

// What runs scripts after they were loaded; the last is where a promise goes on.
const running = [
  'FunctionCall',
  'v8.callFunction',
  'FireIdleCallback',
  'TimerFire',
  'FireAnimationFrame',
  'RunMicrotasks',
];

/**
 * Milliseconds of each task that ran scripts, of a thread on which nobody else has any. What is nested is counted
 * once; loading a script is not counted, collecting garbage during a call is.
 */
export function sliceMs(thread: readonly TraceEvent[]): number[] {
  const tasks = thread.filter(({ name }) => name === 'RunTask');
  const calls = thread.filter(({ name, dur }) => dur !== undefined && running.includes(name));
  const loads = thread.filter(({ name }) => name === 'EvaluateScript');
  const slices: number[] = [];
  let at = 0;
  for (const task of tasks) {
    let [ms, until] = [0, 0];
    for (; at < calls.length; at += 1) {
      const call = calls[at];
      if (!call || call.ts > task.ts + (task.dur ?? 0)) break;
      if (call.ts < task.ts || call.ts < until || loads.some((load) => isIn(call, load))) continue;
      ms += msOf(call);
      until = call.ts + (call.dur ?? 0);
    }
    if (ms > 0) slices.push(ms);
  }
  return slices;
}

/** Whether an event happened during another. */
export function isIn({ ts }: TraceEvent, around: TraceEvent): boolean {
  return ts >= around.ts && ts <= around.ts + (around.dur ?? 0);
}
