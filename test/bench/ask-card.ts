import type { DrivenPage } from '../e2e/driver/driver.ts';

/** How a card's question went: milliseconds from the question to its last answer, when it was asked, and what came. */
export type Asked = { tookMs: number; atMs: number; last: string };

/** Asks for a transaction through a card's own port, from a page of the extension, as often as there are hashes. */
export function askCards(page: DrivenPage, hashes: string[]): Promise<Asked[]> {
  return page.evaluate(async (wanted) => {
    const { runtime } = Reflect.get(globalThis, 'chrome');
    const askOne = (hash: string, at: number) =>
      new Promise<{ tookMs: number; atMs: number; last: string }>((resolve) => {
        const atMs = Date.now();
        const startMs = performance.now();
        const port = runtime.connect({ name: 'card' });
        const end = (last: string) => {
          resolve({ tookMs: performance.now() - startMs, atMs, last });
          port.disconnect();
        };
        port.onDisconnect.addListener(() => end('disconnected'));
        port.onMessage.addListener((answer: { last: boolean; update: { kind: string } }) => {
          if (answer.last) end(answer.update.kind);
        });
        port.postMessage({
          id: `bench-${at}`,
          reference: { kind: 'transaction', hash },
          evidence: { written: hash, pageHost: '', before: 'Transaction ', after: '' },
          chainId: 1,
          asked: true,
        });
      });
    const all: { tookMs: number; atMs: number; last: string }[] = [];
    for (const [at, hash] of wanted.entries()) all.push(await askOne(hash, at));
    return all;
  }, hashes);
}

/** Milliseconds of messages that the background refuses at once: what asking costs by itself. */
export function timeEchoes(page: DrivenPage, count: number): Promise<number[]> {
  return page.evaluate(async (times) => {
    const { runtime } = Reflect.get(globalThis, 'chrome');
    const tookMs: number[] = [];
    for (let at = 0; at < times; at += 1) {
      const startMs = performance.now();
      await runtime.sendMessage({ name: 'nobody knows this', request: {} });
      tookMs.push(performance.now() - startMs);
    }
    return tookMs;
  }, count);
}
