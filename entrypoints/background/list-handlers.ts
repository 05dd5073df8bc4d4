import { toChain } from '../../src/chains/chain-table.ts';
import type { Asking } from '../../src/lookup/asking.ts';
import { balanceList, type ListQuestion, type ListRows, transferList } from '../../src/lookup/list-kinds.ts';
import type { PageRequest } from '../../src/messages/protocol.ts';
import { isPrivate, type Sender } from '../../src/messages/sender.ts';
import type { Handlers } from '../../src/messages/serve.ts';
import type { Failure, Reply } from '../../src/models/failure.ts';
import type { Reference } from '../../src/references/reference.ts';
import type { Parts } from './parts.ts';
import * as valid from './valid-requests.ts';

// One message holds so much of what is known: more would make the popup wait, less would make it ask again.
const mostRows = 5_000;

/** How the lists of our own pages are answered: from what is known, else by the service. */
export function createListHandlers(parts: Parts): Pick<Handlers, 'balancePage' | 'transfersPage'> {
  async function read<Row>(
    q: { chainId: number; reference: Reference; page: PageRequest; sender: Sender },
    list: ListQuestion<Row>,
  ): Promise<Reply<ListRows<Row>> | null> {
    const { chainId, reference, page, sender } = q;
    const mayAsk = page.how !== 'known';
    const refused = (failure: Failure) => (mayAsk ? ({ ok: false, failure } as const) : null);
    const choose = parts.beginSources();
    const found = await choose({ chainId, reference, fromSamplePage: false, asksNobody: !mayAsk });
    if (!found.ok) return refused(found.failure);
    const { source } = found;
    const chain = toChain(chainId);
    const asking: Asking = {
      source,
      chain,
      isPrivate: isPrivate(sender, page),
      urgency: page.isBackground ? 'history' : 'list',
    };
    const records = parts.recordsFor(asking.isPrivate);
    if (mayAsk && !source.sample && (await records.unserved.has(source.address, chainId))) {
      return refused({ kind: 'chain-not-served', chain });
    }
    const { next, how } = page;
    return mayAsk
      ? parts.readList.read(asking, list, { next, most: mostRows, anew: how === 'new' })
      : parts.readList.know(asking, list, { next, most: mostRows });
  }

  return {
    balancePage: {
      from: 'own-pages',
      isValid: valid.isBalanceQuestion,
      answer: async ({ chainId, address, ...page }, sender) => {
        const reference = { kind: 'address', address } as const;
        const reply = await read({ chainId, reference, page, sender }, balanceList(address));
        return mapReply(reply, ({ rows, next }) => ({ changes: rows, next }));
      },
    },
    transfersPage: {
      from: 'own-pages',
      isValid: valid.isTransfersQuestion,
      answer: async ({ chainId, contract, tokenId, ...page }, sender) => {
        const reference = { kind: 'token-instance', contract, tokenId } as const;
        const reply = await read({ chainId, reference, page, sender }, transferList(contract, tokenId));
        return mapReply(reply, ({ rows, next }) => ({ transfers: rows, next }));
      },
    },
  };
}

function mapReply<T, U>(reply: Reply<T> | null, to: (value: T) => U): Reply<U> | null {
  return reply?.ok ? { ...reply, value: to(reply.value) } : reply;
}
