import type { Cache } from '../cache/cache.ts';
import type { Sites } from '../cache/site-chains.ts';
import { withTimeout } from '../cache/with-timeout.ts';
import { type AskFirstReason, toAskFirst } from '../cards/before-answer.ts';
import type { CardUpdate } from '../cards/card-content.ts';
import { isCertain, isLinkedElsewhere } from '../chains/choose-chain.ts';
import type { PreferredExplorers } from '../chains/explorers.ts';
import { nameOfUnserved } from '../chains/public-chain-lists.ts';
import { formatFailure } from '../format/failure.ts';
import type { ChosenChain } from '../models/chain.ts';
import { prices } from '../models/credits.ts';
import type { EarlierCount } from '../models/earlier-lookups.ts';
import type { WatchedByAddress } from '../models/watched.ts';
import { toAddressOfKey } from '../references/known-private-keys.ts';
import type { AddressesLike, Reference, ReferenceContext } from '../references/reference.ts';
import { createCardProgress, type OwnList } from './card-progress.ts';
import type { BeginSources } from './choose-source.ts';
import { type Finders, findCard } from './find-card.ts';
import { guardLookup, isKeyOf, toRefused } from './guard-lookup.ts';
import { type ChainPlan, isMereGuess, planChains, withoutOwnReason } from './plan-chains.ts';
import type { RequestContext } from './request-context.ts';
import { mostChainsAsked, type ToRequestContext, withoutSending } from './transactions.ts';

/** The lookup that a card requests. */
export type CardLookup = {
  reference: Reference;
  context: ReferenceContext;
  /** The chain that the user chose on the card. */
  chainId?: number;
  /** True if the user asked for this very value with a click or Enter. */
  asked: boolean;
  refresh?: true;
  /** Number of references followed inside the card to reach this one. */
  depth?: number;
  /** Number of automatic repeats so far. */
  follows?: number;
  /** Set while the user steps through a list of chains: only the chain that stays selected is queried. */
  rests?: true;
  fromSamplePage: boolean;
  isPrivate: boolean;
  /** The page can read the card (Firefox), so it must contain nothing private. */
  isPublic: boolean;
  /** Too many cards of its page closed before the user could have seen them. */
  isWary: boolean;
  /** More lookups were requested on its page than a user would request. */
  isBusy?: boolean;
};

/**
 * Answers a card with any number of updates; the last one is marked. Sends no request before the card is `seen`, and no
 * update once the signal aborts. A public card waits, then shows its answer, whatever is cached; `tell` receives the
 * answers as our own pages may show them. `onAsk` is called for each request to the service.
 */
export type AnswerLookup = (
  lookup: CardLookup,
  parts: {
    signal: AbortSignal;
    seen: Promise<void>;
    /** Returns the addresses on the page that are most like one of these. Absent if the context has all of them. */
    addressesLike?: AddressesLike | undefined;
    send: (update: CardUpdate, last: boolean) => void;
    tell?: (update: CardUpdate) => void;
    onAsk?: () => void;
  },
) => Promise<void>;

const longestReadMs = 3_000;
// Longest wait for names, which a card can do without.
const longestNamesMs = 1_000;
// Shorter, so that a slow count does not cost the card its names.
const longestCountMs = 300;
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
  /** The API's address, which ask-first cards show. */
  readApiAddress: () => Promise<string>;
  /** The addresses on the user's watch list. */
  readWatched: () => Promise<WatchedByAddress>;
  /** True if the user watches the transaction. */
  isAwaited: (hash: string) => Promise<boolean>;
  /** How often the user looked up transactions with an address; null for never. */
  countEarlier: (address: string) => Promise<EarlierCount | null>;
  now: () => number;
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
};

/** Creates the lookup behind a card: private-key guard, choice of chains, cache, service, content. */
export function createAnswerCard(parts: Parts): AnswerLookup {
  return async (asked, { signal, seen, addressesLike, send, tell: tellOurs = () => {}, onAsk = () => {} }) => {
    const begunMs = parts.now();
    const lookup = addressesLike ? await withOwnAddress(asked, addressesLike) : asked;
    if (signal.aborted) return;
    const { reference, context, isPrivate, isPublic } = lookup;
    // Starts before the guard, so that the disk is read meanwhile: the guard takes some milliseconds after a start.
    const reading = withTimeout(parts.readPreferences(), longestReadMs).catch(() => null);
    // An answer needs these for its text, and the guard to recognize the private key of one of these addresses.
    const naming = withTimeout(readOwn(parts, lookup), longestNamesMs).catch(() => undefined);
    const toPlan = ({ chainIds }: { chainIds: number[] }) =>
      planChains(lookup, { sites: parts.recordsFor(isPrivate).sites, userChainIds: chainIds, isPublic });
    const askFirst = async (reason: AskFirstReason) => {
      const [address, where] = await Promise.all([
        withTimeout(parts.readApiAddress(), longestReadMs).catch(() => null),
        reading.then(async (known) => known && toWhere(await toPlan(known), { lookup, choose: parts.beginSources() })),
      ]);
      if (!signal.aborted) send(toAskFirst(reason, { address, isPublic, ...where }), true);
    };
    const held = guardLookup({ ...lookup, now: begunMs });
    if (held !== null && typeof held !== 'string') return send(held, true);
    const isKey = reference.kind === 'transaction' && isKeyOf(reference.hash, (await naming)?.watched);
    // On a public card, a refusal would reveal that this key's address is watched: there, it is reported as not found.
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

    // Also asks if the answer is cached: a value that was sent once may be shown, but this setting is about the value.
    if (preferences.askBeforeHashes && reference.kind === 'transaction' && !lookup.asked) {
      return askFirst('hash-setting');
    }
    const mustAskFirst = preferences.askBeforeAddresses && reference.kind === 'address' && !lookup.asked;
    // Only public cards ask here: other cards show a cached answer at once.
    if (mustAskFirst && isPublic && !lookup.refresh) return askFirst('address-setting');

    const plan = await toPlan(preferences);
    const isGuess = plan.candidates.slice(0, 1).every(({ reason }) => isMereGuess(reason));
    if (isGuess && isLinkedElsewhere(context) && !lookup.asked) return askFirst('unknown-network');
    const tell = createCardProgress({
      reference,
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
        asking: {
          source,
          chain: chosen.chain,
          isPrivate,
          urgency: 'card',
          isUsers: true,
          signal,
          seen,
          onAsk,
          onDelay,
        },
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
      // A page must not learn which chains the user lists.
      isUnserved: async ({ source, chain }) =>
        (isPublic && nameOfUnserved(chain.id) !== undefined) || records.unserved.has(source.address, chain.id),
      // The number of chains queried before would reveal whether the right chain was known.
      onChain: isPublic ? () => {} : tell.waiting,
      onOld: (old) => void naming.then((own) => tell.old(old, own)),
    });
    if (signal.aborted) return;
    if (found === 'ask-first') return askFirst('address-setting');
    // A cached answer appears on a public card no sooner than a request may be sent.
    if (isPublic) await seen;
    // A reference that was followed inside a card says nothing about the site.
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

/**
 * Returns the user's watched addresses, whether the card's transaction is watched, and earlier lookups of transactions
 * with its address. These are not read in a private window, nor for a card that the page can read: not even the time
 * that reading takes may depend on them there.
 */
async function readOwn(
  parts: Pick<Parts, 'readWatched' | 'isAwaited' | 'countEarlier'>,
  { reference, isPrivate, isPublic }: CardLookup,
): Promise<OwnList> {
  const mayCount = reference.kind === 'address' && !isPrivate && !isPublic;
  const [watched, isAwaited, earlier] = await Promise.all([
    parts.readWatched(),
    reference.kind === 'transaction' && parts.isAwaited(reference.hash),
    mayCount ? withTimeout(parts.countEarlier(reference.address), longestCountMs).catch(() => null) : null,
  ]);
  return { watched, isAwaited, ...(earlier && { earlier }) };
}

/** Returns the chain on which a lookup would begin and what it would cost, for an ask-first card. */
async function toWhere(
  plan: ChainPlan,
  { lookup, choose }: { lookup: CardLookup; choose: ReturnType<BeginSources> },
): Promise<{ chosen?: ChosenChain; cost?: { credits: number; most: number } }> {
  const { reference, fromSamplePage, isPublic } = lookup;
  const chosen = plan.named && isPublic ? withoutOwnReason(plan.named) : plan.named;
  if (!chosen) return {};
  const found = await choose({ chainId: chosen.chain.id, reference, fromSamplePage, asksNobody: true });
  if (!found.ok || found.source.sample) return { chosen };
  const credits = prices[reference.kind];
  const mayGoOn = reference.kind === 'transaction' && !plan.isCertain;
  // A page must not learn how many chains the user has.
  const chains = isPublic ? mostChainsAsked : Math.min(plan.candidates.length, mostChainsAsked);
  const most = mayGoOn ? credits * chains : credits;
  return { chosen, cost: { credits, most } };
}

/**
 * Returns the lookup with the addresses of the page that are most like the one whose private key the value would be.
 */
async function withOwnAddress(lookup: CardLookup, addressesLike: AddressesLike): Promise<CardLookup> {
  const { reference, context } = lookup;
  const own = reference.kind === 'transaction' ? toAddressOfKey(reference.hash) : null;
  return own === null ? lookup : { ...lookup, context: { ...context, addresses: await addressesLike([own]) } };
}

/**
 * Remembers after an answer which chain a site's references are on: the one that the user chose there, or the one on
 * which a guess was right. A link or the reference itself says nothing about the site, and an address is "found" on
 * every chain.
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
  // Only the user may change what the user chose.
  if (known?.isChosen && !isChosen) return;
  // A site on the default chain needs no record.
  if (known ? known.chainId === chainId && known.isChosen === isChosen : !isChosen && chainId === defaultChainId)
    return;
  await sites.set(host, { chainId, isChosen }, begunMs);
}
