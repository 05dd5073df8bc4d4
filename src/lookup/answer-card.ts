import type { Cache } from '../cache/cache.ts';
import type { Sites } from '../cache/site-chains.ts';
import { withTimeout } from '../cache/with-timeout.ts';
import { type AskFirstReason, type Delay, toAskFirst, toDelayed, toWaiting } from '../cards/before-answer.ts';
import type { CardUpdate, ChainChoice } from '../cards/card-content.ts';
import { isCertain } from '../chains/choose-chain.ts';
import type { PreferredExplorers } from '../chains/explorers.ts';
import { chainName, toChainWords } from '../format/chain-words.ts';
import { formatFailure } from '../format/failure.ts';
import { t } from '../i18n/t.ts';
import type { Chain, ChosenChain } from '../models/chain.ts';
import type { Failure } from '../models/failure.ts';
import type { WatchedByAddress } from '../models/watched.ts';
import { toAddressOfKey } from '../references/private-keys.ts';
import type { AddressesLike, Reference, ReferenceContext } from '../references/reference.ts';
import type { BeginSources } from './choose-source.ts';
import { type ContentView, type Finders, type FoundCard, findCard } from './find-card.ts';
import { guardLookup, isKeyOf, toRefused } from './guard-lookup.ts';
import { planChains } from './plan-chains.ts';
import type { RequestContext } from './request-context.ts';
import { type ToRequestContext, withoutSending } from './transactions.ts';

/** What a card wants to know. */
export type CardLookup = {
  reference: Reference;
  context: ReferenceContext;
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
  /** More lookups were asked for on its page than a person asks for. */
  isBusy?: boolean;
};

/**
 * Answers a card with any number of updates; the last one is marked. Asks the service for nothing before the card is
 * `seen`, and says nothing once the signal aborts. A public card waits, then has its answer, whatever is known: `tell`
 * gets the answers as our own pages may show them. `onAsk` is called for each request to the service.
 */
export type AnswerLookup = (
  lookup: CardLookup,
  parts: {
    signal: AbortSignal;
    seen: Promise<void>;
    /** The addresses on the page that are most like one of these; absent where the context holds all of them. */
    addressesLike?: AddressesLike | undefined;
    send: (update: CardUpdate, last: boolean) => void;
    tell?: (update: CardUpdate) => void;
    onAsk?: () => void;
  },
) => Promise<void>;

const longestReadMs = 3_000;
// What a card is kept waiting for names that it can do without.
const longestNamesMs = 1_000;
const restMs = 400;

type Parts = Finders & {
  beginSources: BeginSources;
  recordsFor: (isPrivate: boolean) => Cache;
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
  return async (asked, { signal, seen, addressesLike, send, tell: tellOurs = () => {}, onAsk = () => {} }) => {
    const begunMs = parts.now();
    const lookup = addressesLike ? await withOwnAddress(asked, addressesLike) : asked;
    if (signal.aborted) return;
    const { reference, context, isPrivate, isPublic } = lookup;
    // While the disk is being read: to judge takes some milliseconds after a start.
    const reading = withTimeout(parts.readPreferences(), longestReadMs).catch(() => null);
    // The words of an answer wait for it, and what may be the key of one of these addresses.
    const naming = withTimeout(parts.readWatched(), longestNamesMs).catch(() => undefined);
    const askFirst = async (reason: AskFirstReason) => {
      const address = await withTimeout(parts.readApiAddress(), longestReadMs).catch(() => null);
      if (!signal.aborted) send(toAskFirst(reason, address, isPublic), true);
    };
    const held = guardLookup({ ...lookup, now: begunMs });
    if (held !== null && typeof held !== 'string') return send(held, true);
    const isKey = reference.kind === 'transaction' && isKeyOf(reference.hash, await naming);
    // On a public card a refusal would say that the address of this key is watched: there it is never found.
    if (isKey && !isPublic) return signal.aborted ? undefined : send(toRefused('address-in-sight', begunMs), true);
    if (held !== null) return askFirst(held);
    if (lookup.isWary && !lookup.asked) return askFirst('gone-unseen');
    if (lookup.isBusy) return askFirst('many-asked');

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
    const mustAskFirst = preferences.askBeforeAddresses && reference.kind === 'address' && !lookup.asked;
    // Elsewhere what is known is shown at once.
    if (mustAskFirst && isPublic && !lookup.refresh) return askFirst('address-setting');

    const plan = await planChains(lookup, { sites: records.sites, userChainIds: preferences.chainIds, isPublic });
    const tell = createCardProgress({
      choices: plan.choices,
      explorers: preferences.explorers,
      mayWatch: !isPrivate,
      isPublic,
      ...(isPublic && plan.named && { named: plan.named }),
      follows: lookup.follows ?? 0,
      now: parts.now,
      wait: parts.wait,
      signal,
      send,
      tellOurs,
    });
    const [first] = plan.candidates;
    if (first && (lookup.rests || isPublic)) tell.waiting(first);
    if (first && lookup.rests) {
      await parts.wait(restMs, signal);
      if (signal.aborted) return;
    }
    const choose = parts.beginSources();

    const toRequestContext: ToRequestContext = async (chosen) => {
      const found = await choose({ chainId: chosen.chain.id, reference, fromSamplePage: lookup.fromSamplePage });
      if (!found.ok) return found;
      const onDelay: RequestContext['onDelay'] = (delay) => tell.delayed(chosen, delay);
      const { source } = found;
      return {
        ok: true,
        asking: { source, chain: chosen.chain, isPrivate, urgency: 'card', signal, seen, onAsk, onDelay },
      };
    };
    const finders = isKey ? { ...parts, transactions: withoutSending(parts.transactions) } : parts;
    const found = await findCard(finders, {
      lookup,
      addressesLike,
      plan,
      toRequestContext,
      signal,
      mustAskFirst,
      isUnserved: ({ source, chain }) => records.unserved.has(source.address, chain.id),
      // How many were asked before says whether it is known where to ask.
      onChain: isPublic ? () => {} : tell.waiting,
      onOld: (old) => void naming.then((watched) => tell.old(old, watched)),
    });
    if (signal.aborted) return;
    if (found === 'ask-first') return askFirst('address-setting');
    // What is known comes no sooner into a public card than what is not may be asked for.
    if (isPublic) await seen;
    // What was followed inside a card says nothing of the site.
    const isOfSite = !lookup.depth;
    if (isOfSite && found.answer.ok && !found.sample && !found.notRefreshed) {
      const [defaultChainId] = preferences.chainIds;
      const isProof = reference.kind === 'transaction';
      await rememberSite({
        sites: records.sites,
        host: context.pageHost,
        chosen: found.chosen,
        isProof,
        defaultChainId,
        begunMs,
      });
    }
    tell.found(found, await naming);
  };
}

/** The lookup with the address that a value would be the private key of, where that is among those on the page. */
async function withOwnAddress(lookup: CardLookup, addressesLike: AddressesLike): Promise<CardLookup> {
  const { reference, context } = lookup;
  const own = reference.kind === 'transaction' ? toAddressOfKey(reference.hash) : null;
  return own === null ? lookup : { ...lookup, context: { ...context, addresses: await addressesLike([own]) } };
}

/**
 * Remembers which chain a site's references are on, after an answer: the one that the person chose there, or the one
 * where a guess was found. What a link or the reference itself says tells nothing about the site, and an address
 * is "found" on every chain.
 */
async function rememberSite(q: {
  sites: Sites;
  host: string;
  chosen: ChosenChain;
  isProof: boolean;
  defaultChainId: number | undefined;
  /** When the lookup began. */
  begunMs: number;
}): Promise<void> {
  const { sites, host, chosen, isProof, defaultChainId, begunMs } = q;
  if (host === '') return;
  const chainId = chosen.chain.id;
  const isChosen = chosen.reason.kind === 'chosen';
  if (!isChosen && (!isProof || isCertain(chosen))) return;
  const known = await sites.get(host);
  // What a person chose, only a person changes.
  if (known?.isChosen && !isChosen) return;
  // A site that is on the default chain needs no record of its own.
  if (known ? known.chainId === chainId && known.isChosen === isChosen : !isChosen && chainId === defaultChainId)
    return;
  await sites.set(host, { chainId, isChosen }, begunMs);
}

/** Tells a card what is found, in words. */
type Teller = {
  waiting(chosen: ChosenChain): void;
  delayed(chosen: ChosenChain, delay: Delay): void;
  /** An older answer, while a new one is on its way. */
  old(found: FoundCard, watched?: WatchedByAddress): void;
  /** `watched` are the person's own addresses, whose names stand in the card. */
  found(found: FoundCard, watched?: WatchedByAddress): void;
};

const slowAfterMs = 3_000;
/** Reasons that reveal settings or earlier lookups. */
const ownReasons = new Set(['chosen', 'site', 'default', 'listed']);

function toFollow(times: number): { followMs: number } | { left: string } {
  const followMs = followDelay(times);
  return followMs === null ? { left: t('card.notFollowed') } : { followMs };
}

/** Creates it. Nothing is said once the signal aborts, and nothing goes back to waiting once there is an answer. */
export function createCardProgress(q: {
  choices: Chain[];
  /** Where links to explorers lead. */
  explorers: PreferredExplorers;
  /** The person can put addresses on their list from where they ask. */
  mayWatch: boolean;
  /** The page can read the card (Firefox), so it must contain nothing private. */
  isPublic: boolean;
  /** What a public card names as its chain before it has an answer. */
  named?: ChosenChain;
  /** How many times it was asked for again by itself. */
  follows: number;
  now: () => number;
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  signal: AbortSignal;
  send: (update: CardUpdate, last: boolean) => void;
  /** Gets the answers as our own pages may show them. */
  tellOurs?: (update: CardUpdate) => void;
}): Teller {
  let isAnswered = false;
  let isSlow = false;
  let waiting: Extract<CardUpdate, { kind: 'waiting' }> | null = null;

  void q.wait(slowAfterMs, q.signal).then(() => {
    isSlow = true;
    if (waiting) tellWaiting(waiting);
  });

  function tellWaiting(update: Extract<CardUpdate, { kind: 'waiting' }>): void {
    waiting = update;
    if (!isAnswered) send({ ...update, ...(isSlow && { isSlow }) }, false);
  }

  function send(update: CardUpdate, last: boolean): void {
    if (!q.signal.aborted) q.send(update, last);
  }

  function toShown(chosen: ChosenChain): ChosenChain {
    if (!q.isPublic) return chosen;
    // Where else it was looked for says what the user chose, and that nobody knew where it is.
    const { chain, reason } = chosen;
    return { chain, reason: ownReasons.has(reason.kind) ? { kind: 'guessed' } : reason };
  }

  function toChoices({ chain }: ChosenChain): ChainChoice[] {
    const others = q.choices.some(({ id }) => id !== chain.id);
    return others ? q.choices.map(({ id }) => ({ id, name: chainName(id) })) : [];
  }

  function toOffer(chosen: ChosenChain): { chains?: ChainChoice[] } {
    const chains = toChoices(chosen);
    return chains.length > 0 ? { chains } : {};
  }

  /** What `view` shows of an answer. */
  function toUpdate(found: FoundCard, view: ContentView): CardUpdate {
    const { answer } = found;
    const now = q.now();
    const chosen = view.isPublic ? toShown(found.chosen) : found.chosen;
    const chains = found.sample ? [] : toChoices(chosen);
    if (!answer.ok) return toFailed(chosen, answer.failure, chains);
    const { credits } = answer;
    return {
      kind: 'content',
      content: found.toContent({ chosen, now, chains, explorers: q.explorers, mayWatch: q.mayWatch, ...view }),
      ...(credits !== null && { credits }),
      ...(found.isMoving && toFollow(q.follows)),
    };
  }

  function toFailed(chosen: ChosenChain, why: Failure, chains: ChainChoice[]): CardUpdate {
    const failure = formatFailure(why, { now: q.now(), isPublic: q.isPublic });
    return { kind: 'failure', failure, chain: toChainWords(chosen), ...(chains.length > 0 && { chains }) };
  }

  /** Says of an answer what a page may read; it is not given what the user knows. */
  function tellPage(found: FoundCard): void {
    isAnswered = true;
    const { notRefreshed } = found;
    // An older answer would say that it was looked up before.
    const why = found.answer.ok ? notRefreshed : found.answer.failure;
    const named = q.named ?? toShown(found.chosen);
    send(why ? toFailed(toShown(named), why, toChoices(named)) : toUpdate(found, { isPublic: true }), true);
  }

  function tell(found: FoundCard, isRefreshing: boolean, watched: WatchedByAddress | undefined): void {
    if (q.isPublic && !isRefreshing) tellPage(found);
    if (q.isPublic && !q.tellOurs) return;
    const update = toUpdate(found, { isRefreshing, isPublic: false, ...(watched && { watched }) });
    isAnswered ||= !q.isPublic;
    if (!q.isPublic) send(update, !(isRefreshing && found.answer.ok));
    if (!q.signal.aborted) q.tellOurs?.(update);
  }

  const toNamed = (chosen: ChosenChain) => toShown(q.named ?? chosen);

  return {
    waiting: (chosen) => tellWaiting({ ...toWaiting(toNamed(chosen)), ...toOffer(toNamed(chosen)) }),
    delayed(chosen, delay) {
      tellWaiting({ ...toDelayed(toNamed(chosen), delay, q.now()), ...toOffer(toNamed(chosen)) });
    },
    old: (found, watched) => tell(found, true, watched),
    found: (found, watched) => tell(found, false, watched),
  };
}

// A block comes every few seconds on most chains, and what waits for minutes may wait for hours.
const firstMs = 5_000;
const growth = 1.6;
const longestMs = 60_000;
const mostTimes = 25;

/** After how long an answer that may change by itself is asked for again, when it was so often before; null for never. */
function followDelay(times: number): number | null {
  return times < mostTimes ? Math.round(Math.min(longestMs, firstMs * growth ** times)) : null;
}
