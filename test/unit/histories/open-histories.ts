import { IDBFactory } from 'fake-indexeddb';
import { createExplorer } from '../../../src/api/api-client.ts';
import type { Dice } from '../../../src/api/sample/sample-values.ts';
import { type Cache, createCache, createMemoryCache, createPrivateCache } from '../../../src/cache/cache.ts';
import { balanceList, createReadList, type ListQuestion, transferList } from '../../../src/lookup/read-list.ts';
import type { Protocol } from '../../../src/messaging/protocol.ts';
import type { Ask } from '../../../src/messaging/send-message.ts';
import {
  type BalanceList,
  createBalanceList,
  createTransferList,
  type TransferList,
} from '../../../src/ui/popup/shell/create-lists.ts';
import { createService } from '../../explorer/create-service.ts';
import type { LocalExplorerOptions } from '../../explorer/local-explorer.ts';
import { plainQueue } from '../lookup/plain-queue.ts';

export const address = `0x${'ab'.repeat(20)}`;
export const instance = { kind: 'token-instance', contract: `0x${'ed'.repeat(20)}`, tokenId: '7' } as const;
// Most histories take fewer than 300.
const mostReads = 3_000;
export const chain = { id: 1, name: 'Ethereum' };

/** Where lists are kept. `start` returns what a started background finds there. */
export type Store = { start: () => Cache };

/** Creates a place for lists: on disk, in memory, or in a private window's memory over a disk. */
export function createStore(kind: 'disk' | 'memory' | 'private', now: () => number): Store {
  const memory = createMemoryCache({ now });
  const disk = new IDBFactory();
  switch (kind) {
    case 'disk':
      return { start: () => createCache({ databaseName: 'records', now, factory: () => disk }) };
    case 'memory':
      return { start: () => memory };
    case 'private': {
      const cache = createPrivateCache({ disk: memory, now });
      return { start: () => cache };
    }
  }
}

/** Opens lists as the popup does, over a service without a network and without the queue's waits. */
export function createHistoryReader(q: {
  pages: Pick<LocalExplorerOptions, 'balancePage' | 'transfersPage'>;
  version: 11 | 12;
  store: Store;
  now: () => number;
  dice: Dice;
}) {
  const { pages, version, store, now, dice } = q;
  const service = createService({ ...pages, version, now, credits: 1e9, echoSecrets: version === 11 });
  const access = { baseUrl: 'https://api.example.org', apiKey: service.key, secretKey: service.secretKey };
  const explorer = createExplorer({
    access,
    now,
    fetch: async (input) => {
      const { method, url } = input as Request;
      const { status, headers, body, contentType } = service.answer({ method, url: new URL(url) });
      const text = contentType === undefined ? JSON.stringify(body) : String(body);
      return new Response(text, { status, headers: headers ?? {} });
    },
  });
  const source = { explorer: () => explorer, sample: false, address: access.baseUrl, epoch: 0 };
  const asking = { source, chain, isPrivate: false, urgency: 'list' } as const;
  let reads = 0;
  let records = store.start();
  const readList = createReadList({ requestQueue: plainQueue(), now, recordsFor: () => records, epoch: () => 0 });

  async function pageOf<Row>(list: ListQuestion<Row>, { next, how }: Protocol['balancePage']['request']) {
    reads += 1;
    if (reads > mostReads) throw new Error(`Page ${JSON.stringify(next)} is read again and again.`);
    const stretch = { next, most: dice.oneOf([50, 5_000]) };
    return how === 'known'
      ? readList.know(asking, list, stretch)
      : readList.read(asking, list, { ...stretch, isNew: how === 'new' });
  }

  const ask = (async (name: string, request: Protocol['balancePage']['request']) => {
    if (name !== 'balancePage' && name !== 'transfersPage') return null;
    const isBalance = name === 'balancePage';
    const reply = isBalance
      ? await pageOf(balanceList(address), request)
      : await pageOf(transferList(instance.contract, instance.tokenId), request);
    if (!reply?.ok) return reply;
    const { rows, next } = reply.value;
    return { ...reply, value: { [isBalance ? 'changes' : 'transfers']: rows, next } };
  }) as Ask;
  const parts = { ask, isPrivate: false, onCredits: () => {} };

  return {
    open: (): BalanceList =>
      createBalanceList(parts, { reference: { kind: 'address', address }, written: address, chainId: chain.id }),
    openTransfers: (): TransferList => createTransferList(parts, { reference: instance, chainId: chain.id }),
    /** Stops the background and starts it again. */
    restart: () => {
      records = store.start();
    },
  };
}
