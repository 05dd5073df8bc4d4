import type { CardUpdate } from '../cards/card-content.ts';
import { type AskFirstReason, toAskFirst } from '../cards/to-ask-first.ts';
import type { PreferredExplorers } from '../chains/explorer-link.ts';
import { formatFailure } from '../format/failure.ts';
import type { WatchedByAddress } from '../models/watched.ts';
import type { Records } from '../records/records.ts';
import type { Evidence, Reference } from '../references/reference.ts';
import type { Asking } from './asking.ts';
import type { BeginSources } from './choose-source.ts';
import { createTeller } from './create-teller.ts';
import { type Finders, findCard } from './find-card.ts';
import type { ToAsking } from './find-transaction.ts';
import { holdBack, isKeyOf, toRefused } from './hold-back.ts';
import { inTime } from './in-time.ts';
import { planChains } from './plan-chains.ts';
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
  /** How many references it was followed through inside the card. */
  depth?: number;
  /** How many times it was asked for again by itself. */
  follows?: number;
  /** Steps through a list of chains are choices too: only where one comes to rest is asked. */
  rests?: true;
  fromSamplePage: boolean;
  isPrivate: boolean;
  /** The page can read the card (Firefox), so it must contain nothing private. */
  isPublic: boolean;
  /** Too many cards of its page went before a person can have seen them. */
  isWary: boolean;
};

/**
 * Answers a card with any number of updates; the last one is marked. Asks the service for nothing before the card is
 * `seen`, and says nothing once the signal aborts.
 */
export type AnswerLookup = (
  lookup: CardLookup,
  parts: { signal: AbortSignal; seen: Promise<void>; send: (update: CardUpdate, last: boolean) => void },
) => Promise<void>;

const longestReadMs = 3_000;
// What a card is kept waiting for names that it can do without.
const longestNamesMs = 1_000;
const restMs = 400;

type Parts = Finders & {
  beginSources: BeginSources;
  recordsFor: (isPrivate: boolean) => Records;
  readPreferences: () => Promise<{
    chainIds: number[];
    askBeforeAddresses: boolean;
    askBeforeHashes: boolean;
    explorers: PreferredExplorers;
  }>;
  /** The API's address, which a person who is asked first is told. */
  readApiAddress: () => Promise<string>;
  /** The person's own addresses. */
  readWatched: () => Promise<WatchedByAddress>;
  now: () => number;
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
};

/** Creates the way from a card's question to its words: gate, chains, records, service, card. */
export function createAnswerCard(parts: Parts): AnswerLookup {
  return async (lookup, { signal, seen, send }) => {
    const begunMs = parts.now();
    const { reference, evidence, isPrivate } = lookup;
    // While the disk is being read: to judge takes some milliseconds after a start.
    const reading = inTime(parts.readPreferences(), longestReadMs).catch(() => null);
    // The words of an answer wait for it, and what may be the key of one of these addresses.
    const naming = inTime(parts.readWatched(), longestNamesMs).catch(() => undefined);
    const askFirst = async (reason: AskFirstReason) => {
      const address = await inTime(parts.readApiAddress(), longestReadMs).catch(() => null);
      if (!signal.aborted) send(toAskFirst(reason, address), true);
    };
    const held = holdBack({ ...lookup, now: begunMs });
    if (held !== null && typeof held !== 'string') return send(held, true);
    if (reference.kind === 'transaction' && isKeyOf(reference.hash, await naming)) {
      return signal.aborted ? undefined : send(toRefused('address-in-sight', begunMs), true);
    }
    if (held !== null) return askFirst(held);
    if (lookup.isWary && !lookup.asked) return askFirst('gone-unseen');

    const records = parts.recordsFor(isPrivate);
    const preferences = await reading;
    if (preferences === null) {
      const failure = formatFailure({ kind: 'no-storage' }, { now: parts.now() });
      if (!signal.aborted) send({ kind: 'failure', failure }, true);
      return;
    }

    // Whatever is known: a value that went out once may be shown, but this wish is about the value itself.
    if (preferences.askBeforeHashes && reference.kind === 'transaction' && !lookup.asked) {
      return askFirst('hash-setting');
    }

    const plan = await planChains(lookup, { sites: records.sites, userChainIds: preferences.chainIds });
    const tell = createTeller({
      choices: plan.choices,
      explorers: preferences.explorers,
      mayWatch: !isPrivate,
      isPublic: lookup.isPublic,
      follows: lookup.follows ?? 0,
      now: parts.now,
      wait: parts.wait,
      signal,
      send,
    });
    const [first] = plan.candidates;
    if (lookup.rests && first) {
      tell.waiting(first);
      await parts.wait(restMs, signal);
      if (signal.aborted) return;
    }
    const choose = parts.beginSources();

    const toAsking: ToAsking = async (chosen) => {
      const found = await choose({ chainId: chosen.chain.id, reference, fromSamplePage: lookup.fromSamplePage });
      if (!found.ok) return found;
      const onDelay: Asking['onDelay'] = (delay) => tell.delayed(chosen, delay);
      const { source } = found;
      return { ok: true, asking: { source, chain: chosen.chain, isPrivate, urgency: 'card', signal, seen, onDelay } };
    };
    const found = await findCard(parts, {
      lookup,
      plan,
      toAsking,
      signal,
      mustAskFirst: preferences.askBeforeAddresses && reference.kind === 'address' && !lookup.asked,
      isUnserved: ({ source, chain }) => records.unserved.has(source.address, chain.id),
      onChain: tell.waiting,
      onOld: (old) => void naming.then((watched) => tell.old(old, watched)),
    });
    if (signal.aborted) return;
    if (found === 'ask-first') return askFirst('address-setting');
    // What was followed inside a card says nothing of the site.
    const isOfSite = !lookup.depth;
    if (isOfSite && found.answer.ok && !found.sample && !found.notRefreshed) {
      const [defaultChainId] = preferences.chainIds;
      const isProof = reference.kind === 'transaction';
      await rememberSite({
        sites: records.sites,
        host: evidence.pageHost,
        chosen: found.chosen,
        isProof,
        defaultChainId,
        begunMs,
      });
    }
    tell.found(found, await naming);
  };
}
