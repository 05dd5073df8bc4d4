import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import type { Plain } from '../../e2e/driver/driver.ts';

/** CPU milliseconds since the tab was opened: of its main threads, of scripts in them, and of its whole processes. */
type Used = { mainMs: number; scriptMs: number; processMs: number };

/** A tab that reports what it costs. */
export type Tab = {
  /** Runs a function in the page's own JavaScript world. */
  evaluate<A extends Plain[], R>(run: (...args: A) => R | Promise<R>, ...args: A): Promise<R>;
  /** CPU milliseconds, summed over all frames. Waiting does not count, so other work on the machine changes little. */
  used(): Promise<Used>;
  /** JavaScript heap in bytes and DOM nodes after a full garbage collection, summed over all frames. */
  kept(): Promise<{ heapBytes: number; nodes: number }>;
  /** Resolves once no script has run in it for half a second. */
  quiet(): Promise<void>;
  pass(ms: number): Promise<void>;
  goto(url: string): Promise<void>;
  page: Page;
  close(): Promise<void>;
};

/** Opens an empty tab. Its first page gets its own process, unless one for its site is already open. */
export async function openTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  const own = await context.newCDPSession(page);
  // `threadTicks` measures CPU time, not wall-clock time.
  await own.send('Performance.enable', { timeDomain: 'threadTicks' });
  const frames: CDPSession[] = [];

  const sessions = async () => {
    if (frames.length > 0) return [own, ...frames];
    const hosts = new Set([new URL(page.url()).hostname]);
    for (const frame of page.frames()) {
      // Frames of one other site share a process, so its metrics are read only once.
      const { hostname } = new URL(frame.url());
      if (!frame.url().startsWith('http') || hosts.has(hostname)) continue;
      hosts.add(hostname);
      const session = await context.newCDPSession(frame);
      await session.send('Performance.enable', { timeDomain: 'threadTicks' });
      frames.push(session);
    }
    return [own, ...frames];
  };

  const metric = async (session: CDPSession, name: string) => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  };

  const sum = async (read: (session: CDPSession) => Promise<number>) => {
    let total = 0;
    for (const session of await sessions()) total += await read(session);
    return total;
  };

  const tab: Tab = {
    page,
    evaluate: <A extends Plain[], R>(run: (...args: A) => R | Promise<R>, ...args: A) =>
      page.evaluate(`(${run})(...${JSON.stringify(args)})`) as Promise<R>,
    used: async () => ({
      mainMs: 1_000 * (await sum((session) => metric(session, 'TaskDuration'))),
      scriptMs: 1_000 * (await sum((session) => metric(session, 'ScriptDuration'))),
      processMs: 1_000 * (await sum((session) => metric(session, 'ProcessTime'))),
    }),
    async kept() {
      // Collects twice, because the first collection makes more memory collectable.
      for (const session of await sessions()) {
        await session.send('HeapProfiler.collectGarbage');
        await session.send('HeapProfiler.collectGarbage');
      }
      return {
        heapBytes: await sum((session) => metric(session, 'JSHeapUsedSize')),
        nodes: await sum((session) => metric(session, 'Nodes')),
      };
    },
    async quiet() {
      for (let before = -1; ; ) {
        const now = await metric(own, 'ScriptDuration');
        if (now === before) return;
        before = now;
        await tab.pass(500);
      }
    },
    pass: (ms) => new Promise((done) => setTimeout(done, ms)),
    goto: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    close: () => page.close(),
  };
  return tab;
}
