import type { CardContent, CardUpdate } from '../cards/card-content.ts';
import { toAddressCard } from '../cards/to-address-card.ts';
import { toAskFirst } from '../cards/to-ask-first.ts';
import { toTokenInstanceCard } from '../cards/to-token-instance-card.ts';
import { toTransactionCard } from '../cards/to-transaction-card.ts';
import { toWaiting } from '../cards/to-waiting.ts';
import { isExplorerHost } from '../chains/chain-of-url.ts';
import { chooseChain } from '../chains/choose-chain.ts';
import { toChainWords } from '../format/chain-words.ts';
import { formatFailure } from '../format/failure.ts';
import type { ChosenChain } from '../models/chain.ts';
import type { Reply } from '../models/failure.ts';
import type { Evidence, Reference } from '../references/reference.ts';
import { hasTransactionSign } from '../references/transaction-sign.ts';
import type { AskSource } from './ask-source.ts';
import type { ChooseSource, Source } from './choose-source.ts';

/** What a card wants to know. `asked` is true when the person asked for this very value with a click or Enter. */
export type CardLookup = {
  reference: Reference;
  evidence: Evidence;
  chainId?: number;
  asked: boolean;
  fromSamplePage: boolean;
};

/** Answers a card with any number of updates; the last one is marked. Sends nothing once the signal aborts. */
export type AnswerLookup = (
  lookup: CardLookup,
  parts: { signal: AbortSignal; send: (update: CardUpdate, last: boolean) => void },
) => Promise<void>;

/** Creates the way from a card's question to its words: gate, chain, source, explorer, card. */
export function createAnswerCard(parts: {
  chooseSource: ChooseSource;
  askSource: AskSource;
  readDefaultChainId: () => Promise<number>;
  now: () => number;
}): AnswerLookup {
  return async (lookup, { signal, send }) => {
    if (mayBePrivateKey(lookup)) return send(toAskFirst(lookup.reference), true);

    const chosen = chooseChain({
      reference: lookup.reference,
      evidence: lookup.evidence,
      defaultChainId: await parts.readDefaultChainId(),
      ...(lookup.chainId !== undefined && { chosenChainId: lookup.chainId }),
    });
    const chain = toChainWords(chosen);
    send(toWaiting(chosen), false);

    const found = await parts.chooseSource({
      chainId: chosen.chain.id,
      reference: lookup.reference,
      fromSamplePage: lookup.fromSamplePage,
    });
    const reply = found.ok ? await readCard(found.source, lookup, chosen, signal) : found;
    if (signal.aborted) return;
    if (reply.ok) {
      const { value: content, credits } = reply;
      return send({ kind: 'content', content, ...(credits !== null && { credits }) }, true);
    }
    send({ kind: 'failure', failure: formatFailure(reply.failure, { now: parts.now() }), chain }, true);
  };

  async function readCard(
    source: Source,
    { reference, evidence }: CardLookup,
    chosen: ChosenChain,
    signal: AbortSignal,
  ): Promise<Reply<CardContent>> {
    const { chain } = chosen;
    const about = { chosen, now: parts.now(), sample: source.sample };
    switch (reference.kind) {
      case 'transaction': {
        const reply = await parts.askSource.transaction({ source, chain, hash: reference.hash, signal });
        if (!reply.ok) return reply;
        return { ...reply, value: toTransactionCard({ transaction: reply.value, reference, ...reply, ...about }) };
      }
      case 'address': {
        const { address } = reference;
        const reply = await parts.askSource.balancePage({ source, chain, address, next: null, signal });
        if (!reply.ok) return reply;
        return {
          ...reply,
          value: toAddressCard({ page: reply.value, reference, written: evidence.written, ...reply, ...about }),
        };
      }
      case 'token-instance': {
        const { contract, tokenId } = reference;
        const reply = await parts.askSource.transfersPage({ source, chain, contract, tokenId, next: null, signal });
        if (!reply.ok) return reply;
        return { ...reply, value: toTokenInstanceCard({ page: reply.value, reference, ...reply, ...about }) };
      }
    }
  }
}

// 64 hex digits may be a private key: without a sign that they are a transaction, the person decides.
function mayBePrivateKey({ reference, evidence, asked }: CardLookup): boolean {
  return reference.kind === 'transaction' && !asked && !hasTransactionSign({ evidence, isExplorerHost });
}
