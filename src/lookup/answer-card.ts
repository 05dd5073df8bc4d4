import type { CardUpdate, ChainChoice } from '../cards/card-content.ts';
import { toAskFirst } from '../cards/to-ask-first.ts';
import { toDelayed, toWaiting } from '../cards/to-waiting.ts';
import { isExplorerHost } from '../chains/chain-of-url.ts';
import { chainName, toChainWords } from '../format/chain-words.ts';
import { formatFailure } from '../format/failure.ts';
import type { ChosenChain } from '../models/chain.ts';
import type { Records } from '../records/records.ts';
import type { Evidence, Reference } from '../references/reference.ts';
import { hasTransactionSign } from '../references/transaction-sign.ts';
import type { Asking } from './asking.ts';
import type { BeginSources } from './choose-source.ts';
import { type Finders, type FoundCard, findCard } from './find-card.ts';
import type { ToAsking } from './find-transaction.ts';
import { type ChainPlan, planChains } from './plan-chains.ts';
import { rememberSite } from './remember-site.ts';

/** What a card wants to know. */
export type CardLookup = {
  reference: Reference;
  evidence: Evidence;
  /** The chain that the person chose on the card. */
  chainId?: number;
  /** True when the person asked for this very value with a click or Enter. */
  asked: boolean;
  refresh?: true;
  fromSamplePage: boolean;
  isPrivate: boolean;
};

/** Answers a card with any number of updates; the last one is marked. Sends nothing once the signal aborts. */
export type AnswerLookup = (
  lookup: CardLookup,
  parts: { signal: AbortSignal; send: (update: CardUpdate, last: boolean) => void },
) => Promise<void>;

type Parts = Finders & {
  beginSources: BeginSources;
  recordsFor: (isPrivate: boolean) => Records;
  readPreferences: () => Promise<{ chainIds: number[]; askBeforeAddresses: boolean }>;
  now: () => number;
};

/** Creates the way from a card's question to its words: gate, chains, records, service, card. */
export function createAnswerCard(parts: Parts): AnswerLookup {
  return async (lookup, { signal, send }) => {
    if (mayBePrivateKey(lookup)) return send(toAskFirst(lookup.reference), true);

    const { reference, evidence, isPrivate } = lookup;
    const records = parts.recordsFor(isPrivate);
    const preferences = await parts.readPreferences();
    const plan = await planChains(lookup, { sites: records.sites, userChainIds: preferences.chainIds });
    const tell = createTeller({ parts, lookup, plan, signal, send });
    const choose = parts.beginSources();

    const toAsking: ToAsking = async (chosen) => {
      const found = await choose({ chainId: chosen.chain.id, reference, fromSamplePage: lookup.fromSamplePage });
      if (!found.ok) return found;
      const onDelay: Asking['onDelay'] = (delay) => tell.delayed(chosen, delay);
      const { source } = found;
      return { ok: true, asking: { source, chain: chosen.chain, isPrivate, urgency: 'card', signal, onDelay } };
    };
    const found = await findCard(parts, {
      lookup,
      plan,
      toAsking,
      mustAskFirst: preferences.askBeforeAddresses && reference.kind === 'address' && !lookup.asked,
      isUnserved: ({ source, chain }) => records.unserved.has(source.address, chain.id),
      onChain: tell.waiting,
      onOld: tell.old,
    });
    if (signal.aborted) return;
    if (found === 'ask-first') return send(toAskFirst(reference), true);
    if (found.answer.ok && !found.sample && !found.notRefreshed) {
      const [defaultChainId] = preferences.chainIds;
      const isProof = reference.kind === 'transaction';
      await rememberSite({
        sites: records.sites,
        host: evidence.pageHost,
        chosen: found.chosen,
        isProof,
        defaultChainId,
      });
    }
    tell.found(found);
  };
}

/** Puts what is found into updates, and holds back all of it once nobody wants it. */
function createTeller(q: {
  parts: Parts;
  lookup: CardLookup;
  plan: ChainPlan;
  signal: AbortSignal;
  send: (update: CardUpdate, last: boolean) => void;
}) {
  const { parts, plan, signal } = q;
  // Nothing on the card goes back to waiting once it shows an answer, be it an old one.
  let isAnswered = false;

  function send(update: CardUpdate, last: boolean): void {
    if (!signal.aborted) q.send(update, last);
  }

  function choices({ chain }: ChosenChain): ChainChoice[] {
    const others = plan.choices.some(({ id }) => id !== chain.id);
    return others ? plan.choices.map(({ id }) => ({ id, name: chainName(id) })) : [];
  }

  function tell(found: FoundCard, isRefreshing: boolean): void {
    const { chosen, answer, sample } = found;
    const now = parts.now();
    const chains = sample ? [] : choices(chosen);
    if (!answer.ok) {
      const failure = formatFailure(answer.failure, { now });
      const offer = chains.length > 0 ? { chains } : {};
      send({ kind: 'failure', failure, chain: toChainWords(chosen), ...offer }, true);
      return;
    }
    const content = found.toContent({ now, chains, isRefreshing });
    const { credits } = answer;
    const follow = found.isMoving ? ({ follow: true } as const) : {};
    send({ kind: 'content', content, ...(credits !== null && { credits }), ...follow }, !isRefreshing);
  }

  return {
    waiting: (chosen: ChosenChain) => {
      if (!isAnswered) send(toWaiting(chosen), false);
    },
    delayed: (chosen: ChosenChain, delay: Parameters<NonNullable<Asking['onDelay']>>[0]) => {
      if (!isAnswered) send(toDelayed(chosen, delay, parts.now()), false);
    },
    old: (found: FoundCard) => {
      isAnswered = true;
      tell(found, true);
    },
    found: (found: FoundCard) => tell(found, false),
  };
}

// 64 hex digits may be a private key: without a sign that they are a transaction, the person decides.
function mayBePrivateKey({ reference, evidence, asked }: CardLookup): boolean {
  return reference.kind === 'transaction' && !asked && !hasTransactionSign({ evidence, isExplorerHost });
}
