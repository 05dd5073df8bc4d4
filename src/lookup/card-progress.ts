import { type Delay, toDelayed, toWaiting } from '../cards/before-answer.ts';
import type { CardUpdate, ChainChoice, ExplorerLink } from '../cards/card-content.ts';
import { type CardAbout, toExplorer } from '../cards/card-frame.ts';
import type { PreferredExplorers } from '../chains/explorers.ts';
import { chainName, toChainWords } from '../format/chain-words.ts';
import { formatFailure } from '../format/failure.ts';
import { t } from '../i18n/t.ts';
import type { Chain, ChosenChain } from '../models/chain.ts';
import type { Failure } from '../models/failure.ts';
import type { WatchedByAddress } from '../models/watched.ts';
import type { Reference } from '../references/reference.ts';
import type { ContentView, FoundCard } from './find-card.ts';
import { withoutOwnReason } from './plan-chains.ts';

/** Sends the results of a lookup to a card, as text. */
type CardProgress = {
  waiting(chosen: ChosenChain): void;
  delayed(chosen: ChosenChain, delay: Delay): void;
  /** An older answer, while a new one is requested. */
  old(found: FoundCard, own?: OwnList): void;
  found(found: FoundCard, own?: OwnList): void;
};

/**
 * The user's watched addresses, whose names appear on the card, whether its transaction is watched, and earlier lookups
 * of transactions with its address.
 */
export type OwnList = Pick<CardAbout, 'isAwaited' | 'earlier'> & { watched: WatchedByAddress };

const slowAfterMs = 3_000;

/** Sends nothing once the signal aborts, and never returns to waiting after an answer. */
export function createCardProgress(q: {
  reference: Reference;
  choices: Chain[];
  /** The explorers to which links lead. */
  explorers: PreferredExplorers;
  /** True if the user can add addresses to the watch list from here. */
  mayWatch: boolean;
  /** The page can read the card (Firefox), so it must contain nothing private. */
  isPublic: boolean;
  /** The chain that a public card names before it has an answer. */
  named?: ChosenChain;
  /** Number of automatic repeats so far. */
  follows: number;
  now: () => number;
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  signal: AbortSignal;
  send: (update: CardUpdate, last: boolean) => void;
  /** Receives the answers as our own pages may show them. */
  tellOurs?: (update: CardUpdate) => void;
}): CardProgress {
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
    return q.isPublic ? withoutOwnReason(chosen) : chosen;
  }

  function toChoices({ chain }: ChosenChain): ChainChoice[] {
    const others = q.choices.some(({ id }) => id !== chain.id);
    return others ? q.choices.map(({ id }) => ({ id, name: chainName(id) })) : [];
  }

  function toOffer(chosen: ChosenChain): { chains?: ChainChoice[] } {
    const chains = toChoices(chosen);
    return chains.length > 0 ? { chains } : {};
  }

  function toOtherPlace(chosen: ChosenChain): { explorer?: ExplorerLink } {
    const { reference, explorers, isPublic } = q;
    // The value may be the key of a watched address, and a public card must not reveal that.
    return isPublic && reference.kind === 'transaction' ? {} : toExplorer(reference, { chosen, explorers, isPublic });
  }

  /** Returns the update for an answer, with what `view` may show. */
  function toUpdate(found: FoundCard, view: ContentView): CardUpdate {
    const { answer } = found;
    const now = q.now();
    const chosen = view.isPublic ? toShown(found.chosen) : found.chosen;
    const chains = found.sample ? [] : toChoices(chosen);
    if (!answer.ok) {
      const cost = answer.credits && !q.isPublic ? { credits: answer.credits } : {};
      return { ...toFailed(chosen, answer.failure), ...cost };
    }
    const { credits } = answer;
    return {
      kind: 'content',
      content: found.toContent({ chosen, now, chains, explorers: q.explorers, mayWatch: q.mayWatch, ...view }),
      ...(credits !== null && { credits }),
      ...(found.isMoving && toFollow(q.follows)),
    };
  }

  function toFailed(chosen: ChosenChain, why: Failure): Extract<CardUpdate, { kind: 'failure' }> {
    const failure = formatFailure(why, { now: q.now(), isPublic: q.isPublic, about: q.reference.kind });
    return { kind: 'failure', failure, chain: toChainWords(chosen), ...toOffer(chosen), ...toOtherPlace(chosen) };
  }

  /** Sends a public card its answer, without anything that only the user may know. */
  function tellPage(found: FoundCard): void {
    isAnswered = true;
    const { notRefreshed } = found;
    // An older answer would reveal an earlier lookup.
    const why = found.answer.ok ? notRefreshed : found.answer.failure;
    const named = q.named ?? toShown(found.chosen);
    send(why ? toFailed(toShown(named), why) : toUpdate(found, { isPublic: true }), true);
  }

  function tell(found: FoundCard, isRefreshing: boolean, own: OwnList | undefined): void {
    if (q.isPublic && !isRefreshing) tellPage(found);
    if (q.isPublic && !q.tellOurs) return;
    const update = toUpdate(found, { isRefreshing, isPublic: false, ...own });
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
    old: (found, own) => tell(found, true, own),
    found: (found, own) => tell(found, false, own),
  };
}

function toFollow(times: number): { followMs: number } | { left: string } {
  const followMs = followDelay(times);
  return followMs === null ? { left: t('card.notFollowed') } : { followMs };
}

// Delays between automatic repeats. Most chains have a block every few seconds; a transaction that has waited for
// minutes may wait for hours.
const firstMs = 5_000;
const growth = 1.6;
const longestMs = 60_000;
const mostTimes = 25;

/** Returns the milliseconds until the next automatic repeat; null after the last one. */
function followDelay(times: number): number | null {
  return times < mostTimes ? Math.round(Math.min(longestMs, firstMs * growth ** times)) : null;
}
