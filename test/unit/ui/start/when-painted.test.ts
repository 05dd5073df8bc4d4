import { readFileSync } from 'node:fs';
import { signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import wakeBackground from '../../../../entrypoints/wake-background.ts';
import { handleMessage } from '../../../../src/messaging/message-router.ts';
import type { Popup } from '../../../../src/ui/popup/shell/popup.ts';
import { wait, whenPainted, whenShown } from '../../../../src/ui/start/when-painted.ts';

// @vitest-environment new-document
type Parts = Parameters<typeof whenShown>[0];

/** A popup that shows nothing yet, with the signals that can change it. */
function createParts() {
  const rows = signal<unknown[] | null>(null);
  const isKnownRead = signal(false);
  const balance = signal<unknown>(null);
  const showing = signal<Popup['showing']['value']>('balance');
  const problem = signal<unknown>(null);
  const popup = { showing, balance, transfers: signal(null), lookUp: { problem } } as unknown as Parts;
  return { popup, list: { pages: { rows, isKnownRead } }, rows, isKnownRead, balance, showing, problem };
}

/** True if `whenShown` has resolved once all pending work has settled. Its waits never end. */
async function isShown(popup: Parts, change: () => void): Promise<boolean> {
  let isDone = false;
  let ended: AbortSignal | null = null;
  void whenShown(popup, (_ms, signal) => {
    ended = signal;
    return new Promise(() => {});
  }).then(() => {
    isDone = true;
  });
  await new Promise((done) => setTimeout(done));
  expect(isDone).toBe(false);
  change();
  await new Promise((done) => setTimeout(done));
  // The last wait was cancelled.
  if (isDone) expect(ended).toHaveProperty('aborted', true);
  return isDone;
}

test('waits for the rows of what was looked up, not for the list alone', async () => {
  const { popup, list, rows, balance } = createParts();

  expect(await isShown(popup, () => Object.assign(balance, { value: list }))).toBe(false);
  expect(await isShown(popup, () => Object.assign(rows, { value: [] }))).toBe(true);
});

test('where nothing is known there is nothing to wait for', async () => {
  const { popup, list, isKnownRead, balance } = createParts();
  balance.value = list;

  expect(await isShown(popup, () => Object.assign(isKnownRead, { value: true }))).toBe(true);
});

test('a transaction and what cannot be looked up are drawn at once', async () => {
  const one = createParts();
  const other = createParts();

  expect(await isShown(one.popup, () => Object.assign(one.showing, { value: 'transaction' }))).toBe(true);
  expect(await isShown(other.popup, () => Object.assign(other.problem, { value: { kind: 'input' } }))).toBe(true);
});

test('a background that is slow to start is not waited for any longer than people wait', async () => {
  const waited: number[] = [];

  await whenShown(createParts().popup, async (ms) => void waited.push(ms));

  expect(waited).toEqual([100]);
});

let makeFrame: () => void;
let isPainted: boolean;

function begin(): void {
  vi.useFakeTimers();
  makeFrame = () => {};
  isPainted = false;
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    makeFrame = callback;
  });
  void whenPainted().then(() => {
    isPainted = true;
  });
}

test('the first frame is waited for, and not what is done for it', async () => {
  begin();
  await vi.advanceTimersByTimeAsync(20);
  const before = isPainted;
  makeFrame();
  await Promise.resolve();
  const within = isPainted;

  await vi.advanceTimersByTimeAsync(1);

  expect([before, within, isPainted]).toEqual([false, false, true]);
});

test('a browser that makes no frame is not waited for longer than 50 ms', async () => {
  begin();
  await vi.advanceTimersByTimeAsync(49);
  const before = isPainted;

  await vi.advanceTimersByTimeAsync(1);

  expect([before, isPainted]).toEqual([false, true]);
});

test('what is out of sight has no frame to wait for', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);

  begin();
  await Promise.resolve();

  expect(isPainted).toBe(true);
});

test('waits for its time', async () => {
  const before = performance.now();

  await wait(20, new AbortController().signal);

  expect(performance.now() - before).toBeGreaterThanOrEqual(19);
});

test.for(['before', 'meanwhile'])('ends at once when the signal ended %s', async (when) => {
  const ended = new AbortController();
  if (when === 'before') ended.abort();

  const waiting = wait(60_000, ended.signal);
  ended.abort();

  await expect(waiting).resolves.toBe(undefined);
});

test.for(['popup', 'sidepanel'])('the page of the %s wakes the background before it reads anything else', (name) => {
  const html = readFileSync(`entrypoints/${name}/index.html`, 'utf8');
  const loaded = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag);

  expect(loaded[0]).toBe('<script async vite-ignore src="/wake-background.js">');
  expect(loaded.slice(1).join()).toContain('main.ts');
});

test('what wakes the background asks it nothing', async () => {
  const send = vi.spyOn(fakeBrowser.runtime, 'sendMessage').mockRejectedValue(new Error('nobody is there'));

  wakeBackground.main();

  expect(send.mock.calls).toEqual([[{}]]);
  const own = { id: 'us', baseUrl: 'chrome-extension://us/' };
  const [message] = send.mock.calls[0] ?? [];
  expect(await handleMessage({ message, sender: { id: 'us' }, own, handlers: {} as never })).toEqual({ refused: true });
});
