import { toChain } from '../../src/chains/chain-table.ts';
import { findPicture } from '../../src/lookup/find-picture.ts';
import { whyHeldBack } from '../../src/lookup/watching/why-held-back.ts';
import { isPrivate } from '../../src/messages/sender.ts';
import type { Handlers } from '../../src/messages/serve.ts';
import type { Failure } from '../../src/models/failure.ts';
import type { Parts } from './parts.ts';
import * as valid from './valid-requests.ts';

/** How our own pages learn where an NFT's picture is. Nobody but the service is asked. */
export function createPictureHandlers(
  parts: Pick<Parts, 'beginSources' | 'recordsFor' | 'transactions'>,
): Pick<Handlers, 'nftPicture'> {
  return {
    nftPicture: {
      from: 'own-pages',
      isValid: valid.isPictureQuestion,
      answer: async ({ chainId, how, ...wish }, sender) => {
        const { hash } = wish;
        const mayAsk = how !== 'known';
        const refused = (failure: Failure) => (mayAsk ? ({ ok: false, failure } as const) : null);
        // The service may call anything a hash.
        const because = whyHeldBack({ hash, name: '', note: '' }, { addresses: [] });
        if (because !== null) return refused({ kind: 'held-back', because });
        const reference = { kind: 'transaction', hash } as const;
        const found = await parts.beginSources()({ chainId, reference, fromSamplePage: false, asksNobody: !mayAsk });
        if (!found.ok) return refused(found.failure);
        const { source } = found;
        const chain = toChain(chainId);
        const isFromPrivate = isPrivate(sender, wish);
        const { unserved } = parts.recordsFor(isFromPrivate);
        if (mayAsk && !source.sample && (await unserved.has(source.address, chainId))) {
          return refused({ kind: 'chain-not-served', chain });
        }
        const asking = { source, chain, isPrivate: isFromPrivate, urgency: 'list' } as const;
        return findPicture(parts.transactions, asking, { ...wish, mayAsk });
      },
    },
  };
}
