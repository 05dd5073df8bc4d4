import type { DrivenPage } from '../../e2e/driver/driver.ts';

/**
 * Requests transactions through a card's port, from an extension page. Returns the kind of each last answer, or
 * "disconnected".
 */
export function askCards(page: DrivenPage, hashes: string[]): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    const { runtime } = Reflect.get(globalThis, 'chrome');
    const askOne = (hash: string, at: number) =>
      new Promise<string>((resolve) => {
        const port = runtime.connect({ name: 'card' });
        const end = (last: string) => {
          resolve(last);
          port.disconnect();
        };
        port.onDisconnect.addListener(() => end('disconnected'));
        port.onMessage.addListener((answer: { last: boolean; update: { kind: string } }) => {
          if (answer.last) end(answer.update.kind);
        });
        port.postMessage({
          id: `bench-${at}`,
          reference: { kind: 'transaction', hash },
          context: { written: hash, pageHost: '', before: 'Transaction ', after: '' },
          chainId: 1,
          asked: true,
          isSeen: true,
        });
      });
    const all: string[] = [];
    for (const [at, hash] of wanted.entries()) all.push(await askOne(hash, at));
    return all;
  }, hashes);
}
