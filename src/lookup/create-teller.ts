import type { CardUpdate, ChainChoice } from '../cards/card-content.ts';
import { type Delay, toDelayed, toWaiting } from '../cards/to-waiting.ts';
import type { PreferredExplorers } from '../chains/explorer-link.ts';
import { chainName, toChainWords } from '../format/chain-words.ts';
import { formatFailure } from '../format/failure.ts';
import type { Chain, ChosenChain } from '../models/chain.ts';
import type { WatchedByAddress } from '../models/watched.ts';
import { words } from '../words/words.ts';
import type { FoundCard } from './find-card.ts';
import { followDelay } from './follow-delay.ts';

/** Tells a card what is found, in words. */
export type Teller = {
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
  return followMs === null ? { left: words().card.notFollowed } : { followMs };
}

/** Creates it. Nothing is said once the signal aborts, and nothing goes back to waiting once there is an answer. */
export function createTeller(q: {
  choices: Chain[];
  /** Where links to explorers lead. */
  explorers: PreferredExplorers;
  /** The person can put addresses on their list from where they ask. */
  mayWatch: boolean;
  /** The page can read the card (Firefox), so it must contain nothing private. */
  isPublic: boolean;
  /** How many times it was asked for again by itself. */
  follows: number;
  now: () => number;
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  signal: AbortSignal;
  send: (update: CardUpdate, last: boolean) => void;
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
    const isOwn = ownReasons.has(chosen.reason.kind);
    return q.isPublic && isOwn ? { chain: chosen.chain, reason: { kind: 'guessed' } } : chosen;
  }

  function toChoices({ chain }: ChosenChain): ChainChoice[] {
    const others = q.choices.some(({ id }) => id !== chain.id);
    return others ? q.choices.map(({ id }) => ({ id, name: chainName(id) })) : [];
  }

  function toOffer(chosen: ChosenChain): { chains?: ChainChoice[] } {
    const chains = toChoices(chosen);
    return chains.length > 0 ? { chains } : {};
  }

  function tell(found: FoundCard, isRefreshing: boolean, watched: WatchedByAddress | undefined): void {
    const { answer, sample } = found;
    const chosen = toShown(found.chosen);
    isAnswered = true;
    const now = q.now();
    const chains = sample ? [] : toChoices(chosen);
    if (!answer.ok) {
      const failure = formatFailure(answer.failure, { now });
      const offer = chains.length > 0 ? { chains } : {};
      send({ kind: 'failure', failure, chain: toChainWords(chosen), ...offer }, true);
      return;
    }
    const { explorers, isPublic, mayWatch } = q;
    const own = { explorers, isPublic, mayWatch, ...(watched && { watched }) };
    const content = found.toContent({ chosen, now, chains, isRefreshing, ...own });
    const { credits } = answer;
    const follow = found.isMoving ? toFollow(q.follows) : {};
    send({ kind: 'content', content, ...(credits !== null && { credits }), ...follow }, !isRefreshing);
  }

  return {
    waiting: (chosen) => tellWaiting({ ...toWaiting(toShown(chosen)), ...toOffer(chosen) }),
    delayed: (chosen, delay) => tellWaiting({ ...toDelayed(toShown(chosen), delay, q.now()), ...toOffer(chosen) }),
    old: (found, watched) => tell(found, true, watched),
    found: (found, watched) => tell(found, false, watched),
  };
}
