import { browser } from 'wxt/browser';
import { withTimeout } from '../cache/with-timeout.ts';
import { toChain } from '../chains/chains.ts';
import { findPicture } from '../lookup/find-card.ts';
import { whyHeldBack } from '../lookup/guard-lookup.ts';
import { planChains } from '../lookup/plan-chains.ts';
import { balanceList, type ListQuestion, type ListRows, transferList } from '../lookup/read-list.ts';
import type { RequestContext } from '../lookup/request-context.ts';
import { type Handlers, isPrivate, type Sender } from '../messaging/message-router.ts';
import type { Opened, PageRequest, Place } from '../messaging/protocol.ts';
import type { Failure, Reply } from '../models/failure.ts';
import { isKnownKey } from '../references/known-private-keys.ts';
import { type Reference, writeReference } from '../references/reference.ts';
import { drawPinnedCards } from '../ui/card/draw-pinned-cards.tsx';
import { createCardChangeHandlers } from './card-changes.ts';
import { createCredentialHandlers } from './credential-handlers.ts';
import { boundOpening, openOwnPage, openPopupPage } from './open-popup-page.ts';
import * as valid from './request-checks.ts';
import type { Services } from './services.ts';
import { createCheckHandlers, createWatchlistHandlers, toAlikeWarning } from './watchlist-handlers.ts';

/** Creates the handlers for every message of the protocol, with who may send it. */
export function createHandlers(parts: Services): Handlers {
  return {
    ...createListHandlers(parts),
    ...createPictureHandlers(parts),
    ...createRecentHandlers(parts),
    ...createWatchlistHandlers(parts),
    ...createCheckHandlers(parts),
    ...createCredentialHandlers(parts),
    ...createCardChangeHandlers(parts),
    chainFor: {
      from: 'own-pages',
      isValid: valid.isChainQuestion,
      answer: async (question, sender) => {
        const { chainIds } = await parts.readPreferences();
        const { sites } = parts.recordsFor(isPrivate(sender, {}));
        const { candidates } = await planChains(question, { sites, userChainIds: chainIds });
        return candidates[0] ?? { chain: toChain(chainIds[0] ?? 1), reason: { kind: 'default' } };
      },
    },
    allowance: {
      from: 'own-pages',
      isValid: valid.isEmpty,
      answer: async () => {
        const { creditsLeft, atMs, spentToday, requestsToday } = await parts.requestQueue.spending();
        const asOf = atMs === null ? null : new Date(atMs).toISOString();
        return { creditsLeft, asOf, spentToday, requestsToday };
      },
    },
    keptSize: {
      from: 'own-pages',
      isValid: valid.isEmpty,
      answer: () => parts.recordsFor(false).size(),
    },
    forgetAnswers: {
      from: 'own-pages',
      isValid: valid.isEmpty,
      answer: async () => {
        await Promise.all([parts.forget(), parts.recents.forget()]);
        return null;
      },
    },
    earlierLookups: {
      from: 'own-pages',
      isValid: valid.isWatchedAddress,
      answer: async (question, sender) => {
        const { address } = question;
        const { list, findSimilar } = parts.earlierLookups;
        const [all] = await Promise.all([withTimeout(parts.watched.read(), longestMs).catch(() => []), parts.spoken()]);
        const watched = new Map(all.map((one) => [one.address, one]));
        if (isPrivate(sender, question)) return { earlier: null, alike: toAlikeWarning(address, watched) };
        const [earlier, seen] = await Promise.all([list(address, watched), findSimilar(address)]);
        return { earlier, alike: toAlikeWarning(address, watched, seen) };
      },
    },
    openOptions: {
      from: 'anywhere',
      isValid: valid.isEmpty,
      answer: async (_, sender) => {
        boundOpening(parts, sender);
        await browser.runtime.openOptionsPage();
        return null;
      },
    },
    openPopupPage: {
      from: 'anywhere',
      isValid: valid.isPopupPage,
      answer: async (place, sender) => {
        const opened = toOpened(place);
        if (!opened) return null;
        boundOpening(parts, sender);
        const isFromPrivate = isPrivate(sender, place);
        await openPopupPage(toQuery(parts, { reference: place.reference, opened, isFromPrivate }), sender);
        return null;
      },
    },
    addKey: {
      from: 'anywhere',
      isValid: valid.isPlace,
      answer: async (place, sender) => {
        const opened = toOpened(place);
        if (!opened) return null;
        boundOpening(parts, sender);
        // Nothing is known about the reference yet, so it stays out of the browser's history.
        const query = parts.handOver(opened, isPrivate(sender, place) ? 'private' : 'opened');
        await openOwnPage('options.html', query, sender);
        return null;
      },
    },
    countReferences: {
      from: 'anywhere',
      isValid: valid.isCountQuestion,
      answer: async ({ count }, sender) => {
        await parts.referenceCounts.take(count, sender);
        return null;
      },
    },
    noteUnseen: {
      from: 'anywhere',
      isValid: valid.isEmpty,
      answer: async (_, { tab }) => {
        parts.unseenCards.note(tab?.id ?? -1);
        return null;
      },
    },
    drawPinnedCards: {
      from: 'anywhere',
      isValid: valid.isPinnedCardsQuestion,
      answer: async (question) => {
        await parts.spoken();
        return drawPinnedCards(question);
      },
    },
    takeOpened: {
      from: 'own-pages',
      isValid: valid.isOpenedId,
      answer: async ({ id }) => parts.takeOver(id),
    },
  };
}

/**
 * Returns what one of our pages looks up when it opens. Null for a known private key, which must not be looked up or
 * enter the history.
 */
function toOpened({ reference, chainId, toPrint }: Place & { toPrint?: true }): Opened | null {
  if (reference.kind === 'transaction' && isKnownKey(reference.hash)) return null;
  return { lookUp: writeReference(reference), chainId, ...(toPrint && { toPrint }) };
}

// Keeps out of the browser's history anything from a private window, and hashes, which may be private keys.
function toQuery(
  { handOver }: Pick<Services, 'handOver'>,
  { reference, opened, isFromPrivate }: { reference: Reference; opened: Opened; isFromPrivate: boolean },
): URLSearchParams {
  if (isFromPrivate) return handOver(opened);
  if (reference.kind === 'transaction') return handOver(opened, 'opened');
  const toPrint = opened.toPrint && { 'to-print': '' };
  return new URLSearchParams({ 'look-up': opened.lookUp, chain: String(opened.chainId), ...toPrint });
}

type Names = 'recents' | 'noteRecent' | 'removeRecent' | 'forgetRecents';

// Longest wait for the disk: the user is waiting, so a disk that hangs counts as one that fails.
const longestMs = 3_000;

/** Creates the handlers for recent lookups. Private windows neither see them nor add to them. */
export function createRecentHandlers({
  recents,
  forgetPlace,
  now,
}: Pick<Services, 'recents' | 'forgetPlace' | 'now'>): Pick<Handlers, Names> {
  const isDone = (work: Promise<unknown>) =>
    withTimeout(work, longestMs).then(
      () => true,
      () => false,
    );

  return {
    recents: {
      from: 'own-pages',
      isValid: valid.isPrivacy,
      answer: async (question, sender) => {
        if (isPrivate(sender, question)) return { all: [], isPassing: false };
        const reading = Promise.all([recents.read(), recents.isPassing()]);
        return withTimeout(reading, longestMs).then(
          ([all, isPassing]) => ({ all, isPassing }),
          () => null,
        );
      },
    },
    noteRecent: {
      from: 'own-pages',
      isValid: valid.isPlace,
      answer: async (noted, sender) => {
        const { reference, chainId } = noted;
        // Our pages note an address or NFT when it is asked for, but a hash, which may be a private key, only once it is
        // answered. A publicly known key is never noted.
        const isKey = reference.kind === 'transaction' && isKnownKey(reference.hash);
        if (isKey || isPrivate(sender, noted)) return false;
        return isDone(recents.note({ reference, chainId, atMs: now() }));
      },
    },
    removeRecent: {
      from: 'own-pages',
      isValid: valid.isOpenQuestion,
      answer: ({ reference, chainId }) => isDone(recents.remove({ reference, chainId })),
    },
    forgetRecents: {
      from: 'own-pages',
      isValid: valid.isEmpty,
      // Without `forgetPlace`, the popup would reopen on the last lookup.
      answer: () => isDone(Promise.all([recents.forget(), forgetPlace()])),
    },
  };
}

// Records in one message: more would delay the popup, fewer would need more messages.
const mostRows = 5_000;

/** Creates the handlers for the lists of our own pages. Rows come from the cache or else from the service. */
function createListHandlers(
  parts: Services,
): Pick<Handlers, 'balancePage' | 'transfersPage' | 'heldUntil' | 'stopPages'> {
  let stopping = new AbortController();

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
    const asking: RequestContext = {
      source,
      chain,
      isPrivate: isPrivate(sender, page),
      urgency: page.isBackground ? 'history' : 'list',
      signal: stopping.signal,
      staysOnceSent: true,
    };
    const records = parts.recordsFor(asking.isPrivate);
    if (mayAsk && !source.sample && (await records.unserved.has(source.address, chainId))) {
      return refused({ kind: 'chain-not-served', chain });
    }
    const { next, how } = page;
    return mayAsk
      ? parts.readList.read(asking, list, { next, most: mostRows, isNew: how === 'new' })
      : parts.readList.know(asking, list, { next, most: mostRows });
  }

  return {
    heldUntil: {
      from: 'own-pages',
      isValid: valid.isEmpty,
      answer: async () => parts.requestQueue.heldUntilMs(),
    },
    stopPages: {
      from: 'own-pages',
      isValid: valid.isEmpty,
      answer: async () => {
        stopping.abort();
        stopping = new AbortController();
        return null;
      },
    },
    balancePage: {
      from: 'own-pages',
      isValid: valid.isBalanceQuestion,
      answer: async ({ chainId, address, ...page }, sender) => {
        const reference = { kind: 'address', address } as const;
        const reply = await read({ chainId, reference, page, sender }, balanceList(address));
        return mapReply(reply, ({ rows, next, repeats }) => ({ changes: rows, next, ...(repeats && { repeats }) }));
      },
    },
    transfersPage: {
      from: 'own-pages',
      isValid: valid.isTransfersQuestion,
      answer: async ({ chainId, contract, tokenId, ...page }, sender) => {
        const reference = { kind: 'token-instance', contract, tokenId } as const;
        const reply = await read({ chainId, reference, page, sender }, transferList(contract, tokenId));
        return mapReply(reply, ({ rows, next, repeats }) => ({ transfers: rows, next, ...(repeats && { repeats }) }));
      },
    },
  };
}

function mapReply<T, U>(reply: Reply<T> | null, to: (value: T) => U): Reply<U> | null {
  return reply?.ok ? { ...reply, value: to(reply.value) } : reply;
}

/** Creates the handlers that find NFT pictures, for our own pages. Only the service is asked. */
export function createPictureHandlers(
  parts: Pick<Services, 'beginSources' | 'recordsFor' | 'transactions'>,
): Pick<Handlers, 'nftPicture'> {
  return {
    nftPicture: {
      from: 'own-pages',
      isValid: valid.isPictureQuestion,
      answer: async ({ chainId, how, ...wish }, sender) => {
        const { hash } = wish;
        const mayAsk = how !== 'known';
        const refused = (failure: Failure) => (mayAsk ? ({ ok: false, failure } as const) : null);
        // The service's hash is not trusted to be one.
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
