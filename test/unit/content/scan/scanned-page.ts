import { vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { highlightNames } from '../../../../src/content/scan/highlighter.ts';
import { startPageScanner } from '../../../../src/content/scan/page-scanner.ts';
import { type PageList, servePagePort } from '../../../../src/messaging/page-port.ts';
import { nameReference } from '../../../../src/references/reference.ts';
import { stubBrowser } from '../fake-highlights.ts';
import { quickenSiblings } from '../quick-siblings.ts';

quickenSiblings();

export const one = `0x${'1a'.repeat(20)}`;
export const two = `0x${'2b'.repeat(20)}`;
export const hash = `0x${'9f'.repeat(32)}`;
/** The names of these references in a page's list. */
export const named = { one: `Address ${one}`, two: `Address ${two}`, hash: `Transaction ${hash}` };

export const at = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;
export const textIn = (selector: string) => at(selector).firstChild as Text;

let lives: AbortController[] = [];

/** Ends the scans of a test. */
export function endScans() {
  for (const life of lives) life.abort();
  lives = [];
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
}

/** Stubs the ports by which our own pages query this frame. */
function stubConnect() {
  const listeners = new Set<(port: unknown) => void>();
  const onConnect = {
    addListener: (listener: (port: unknown) => void) => listeners.add(listener),
    removeListener: (listener: (port: unknown) => void) => listeners.delete(listener),
  };
  Object.assign(fakeBrowser.runtime, { onConnect });
  return {
    listeners,
    connect(name = 'page') {
      const told: PageList[] = [];
      let hear = (_: unknown) => {};
      let end = () => {};
      const port = {
        name,
        postMessage: (list: PageList) => told.push(list),
        disconnect: vi.fn(),
        onMessage: { addListener: (listener: typeof hear) => (hear = listener) },
        onDisconnect: { addListener: (listener: typeof end) => (end = listener) },
      };
      for (const listener of listeners) listener(port);
      return { port, told, tell: (message: unknown) => hear(message), end: () => end() };
    },
  };
}

/** Scans a happy-dom page in slices that the test runs. */
export function scanner(
  html: string,
  {
    style = 'dotted' as 'dotted' | 'solid' | 'off',
    now = (): number => 0,
    isNear = (_: Element): boolean => true,
    onSlice = (_: number) => {},
  } = {},
) {
  const browser = stubBrowser({ isNear });
  const { connect, listeners } = stubConnect();
  document.body.innerHTML = html;
  const life = new AbortController();
  const slices: (() => void)[] = [];
  const counts: number[] = [];
  let ran = 0;
  const onWalk = vi.fn();
  const { addresses, show } = startPageScanner({
    signal: life.signal,
    servePage: servePagePort,
    whenIdle: (work) => slices.push(work),
    now,
  });
  show(style, { onCount: (count) => void counts.push(count), onWalk });

  /** Runs the waiting slices and those they schedule, at most `most` in total. */
  const runSlices = (most = 10_000) => {
    const before = ran;
    for (let work = slices.shift(); work; work = slices.shift()) {
      work();
      ran++;
      if (ran - before >= most) break;
    }
    return ran - before;
  };
  /** Lets only the page's mutation observers run. */
  const hear = async () => {
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  };
  /** Runs everything that would happen in a few idle seconds. Returns the number of slices. */
  const settle = async () => {
    let done = 0;
    await hear();
    while (slices.length > 0) {
      done += 1;
      onSlice(ran);
      // The page's mutations are reported at the end of its own task, before ours.
      await hear();
      runSlices(1);
      await hear();
      if (slices.length === 0) browser.frame();
      if (done > 5_000) throw new Error('It never rests');
    }
    return done;
  };
  /** Returns the number of places of each reference. */
  const list = () => {
    const [{ references = [] } = {}] = connect().told;
    const counts: { [name: string]: number } = {};
    for (const { reference, count } of references) {
      const name = nameReference(reference);
      counts[name] = (counts[name] ?? 0) + count;
    }
    return counts;
  };
  /** Returns the texts that are highlighted after a jump. */
  const lit = () =>
    [...(browser.highlights.get(highlightNames.lit) ?? [])].map(({ startContainer, startOffset, endOffset }) =>
      startContainer.textContent?.slice(startOffset, endOffset),
    );
  lives.push(life);
  return { ...browser, lit, life, slices, counts, addresses, runSlices, hear, settle, list, connect, listeners };
}

/** Scans a page to the end. */
export async function scanned(...page: Parameters<typeof scanner>) {
  const all = scanner(...page);
  await all.settle();
  return all;
}
