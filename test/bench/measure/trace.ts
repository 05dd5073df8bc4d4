import type { CDPSession } from '@playwright/test';

/** One trace event. Times are in microseconds; `tdur` is the thread's CPU time. */
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
 * Returns the browser's trace events while `run` runs: tasks and scripts, no samples, so that tracing costs little. Do
 * not open or close tabs in `run`: the trace would wait seconds for a process that starts or ends.
 */
export async function traceWhile(session: CDPSession, run: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  // The protocol's type for an event is an arbitrary record of strings.
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

/** Returns the CPU milliseconds of an event, at most its wall-clock time, because the CPU clock is sometimes off. */
export function msOf({ dur = 0, tdur = dur }: TraceEvent): number {
  return Math.min(dur, tdur) / 1_000;
}

/** Returns the events of the main thread that ran scripts of a URL containing `url`. Throws if there is none. */
export function threadWith(events: readonly TraceEvent[], url: string): TraceEvent[] {
  const one = events.find(({ args }) => args.data?.url?.includes(url));
  if (!one) throw new Error(`The trace holds no script of ${url}.`);
  return events.filter(({ pid, tid }) => pid === one.pid && tid === one.tid);
}

// Events that run scripts after loading. The last one continues promises.
const running = [
  'FunctionCall',
  'v8.callFunction',
  'FireIdleCallback',
  'TimerFire',
  'FireAnimationFrame',
  'RunMicrotasks',
];

/**
 * Returns the script milliseconds of each task, for a thread that runs only our scripts. Nested calls are counted once.
 * Loading a script does not count; garbage collection during a call does.
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

/** True if an event started during another. */
export function isIn({ ts }: TraceEvent, around: TraceEvent): boolean {
  return ts >= around.ts && ts <= around.ts + (around.dur ?? 0);
}
