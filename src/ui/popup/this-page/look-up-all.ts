import { type ReadonlySignal, signal } from '@preact/signals';
import type { CardUpdate, FailureWords } from '../../../cards/card-content.ts';
import { textOf } from '../../../cards/sentence-parts.ts';
import { formatFailure } from '../../../format/failure.ts';
import { withPage } from '../../../lookup/input/lookup-question.ts';
import type { PageEntry } from '../../../lookup/input/page-entries.ts';
import type { CardPort } from '../../../messaging/card-port.ts';
import { prices } from '../../../models/credits.ts';

/** The result of one lookup among many, as a sentence. */
export type Outcome = { text: string; isGood: boolean; isSample?: true };

/** Looks up everything on a page, one after the other, after the user has seen the price. */
export type LookUpAll = {
  /** How many lookups are done, and of how many; null if none is running. */
  progress: ReadonlySignal<{ done: number; all: number } | null>;
  /** The results, by the key of the entry. */
  outcomes: ReadonlySignal<ReadonlyMap<string, Outcome>>;
  start(entries: readonly PageEntry[]): Promise<void>;
  /** Shows what is cached about the first of these entries. Nothing is sent to the service. */
  showKnown(entries: readonly PageEntry[]): Promise<void>;
  /** Starts no further lookup. The one in flight is still shown, because it may be paid for. */
  stop(): void;
};

/** Returns the list price of these lookups in credits, if nothing is cached and each is requested once. */
export function priceOf(entries: readonly PageEntry[]): number {
  return entries.reduce((sum, { reference }) => sum + prices[reference.kind], 0);
}

// The background's own limits are shorter; this one is for a background that hangs.
const silentAfterMs = 90_000;
// Cached answers take some milliseconds; without one, the background waits until the answer is wanted.
const knownAfterMs = 300;
// As many rows as are in view after a scroll or two.
const mostKnown = 50;
// Stops after this many failures in a row.
const mostFailures = 3;

/** Every lookup works like a card's: the private-key guard, the cache and all limits apply. */
export function createLookUpAll(parts: {
  openCardPort: () => CardPort | null;
  makeId: () => string;
  now: () => number;
  isPrivate: boolean;
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  onCredits: (credits: number | null) => void;
  /** The addresses of the page, lower case. */
  addressesHere: () => string[];
}): LookUpAll {
  const progress = signal<{ done: number; all: number } | null>(null);
  const outcomes = signal<ReadonlyMap<string, Outcome>>(new Map());
  /** The keys of entries whose cached answers were requested: a live page changes its list every second. */
  const wasAsked = new Set<string>();
  let isStopped = false;

  async function start(entries: readonly PageEntry[]): Promise<void> {
    if (progress.peek()) return;
    isStopped = false;
    let failures = 0;
    try {
      for (const [done, entry] of entries.entries()) {
        if (isStopped) break;
        progress.value = { done, all: entries.length };
        const update = await ask(entry).catch(() => null);
        outcomes.value = new Map([...outcomes.peek(), [entry.key, toOutcome(update, parts.now())]]);
        failures = update === null || update.kind === 'failure' ? failures + 1 : 0;
        // The next one would fail the same way, such as without a key or a connection.
        if (failures === mostFailures || (update?.kind === 'failure' && isMendedInOptions(update.failure))) break;
      }
    } finally {
      progress.value = null;
    }
  }

  async function showKnown(entries: readonly PageEntry[]): Promise<void> {
    const unknown = entries.slice(0, mostKnown).filter(({ key }) => !outcomes.peek().has(key) && !wasAsked.has(key));
    for (const { key } of unknown) wasAsked.add(key);
    const updates = await Promise.all(unknown.map((entry) => ask(entry, 'known').catch(() => null)));
    const known = unknown.flatMap(({ key }, at): [string, Outcome][] => {
      const update = updates[at];
      return update?.kind === 'content' ? [[key, toOutcome(update, parts.now())]] : [];
    });
    if (known.length > 0) outcomes.value = new Map([...known, ...outcomes.peek()]);
  }

  /**
   * Returns the last update of one lookup, where a failure does not replace content; null if none came. `known`: only
   * what is cached.
   */
  async function ask(entry: PageEntry, how?: 'known'): Promise<CardUpdate | null> {
    const { reference, context } = withPage(entry, parts.addressesHere);
    const port = parts.openCardPort();
    if (!port) return null;
    const heard = new AbortController();
    const answer = new Promise<CardUpdate | null>((resolve) => {
      let newest: CardUpdate | null = null;
      let timer = new AbortController();
      const restart = () => {
        timer.abort();
        timer = new AbortController();
        const { signal } = timer;
        const isOver = () => !signal.aborted && resolve(newest);
        void parts.wait(how ? knownAfterMs : silentAfterMs, AbortSignal.any([signal, heard.signal])).then(isOver);
      };
      port.onMessage.addListener(({ update, last }) => {
        restart();
        if (update.kind !== 'failure' || newest?.kind !== 'content') newest = update;
        if (update.kind === 'content') parts.onCredits(update.credits ?? null);
        else if (update.kind === 'failure' && update.credits) parts.onCredits(update.credits);
        if (last || (how && newest?.kind === 'content')) resolve(newest);
      });
      port.onDisconnect.addListener(() => resolve(newest));
      restart();
      const privately = parts.isPrivate ? ({ isPrivate: true } as const) : {};
      const wanted = how ? {} : ({ isSeen: true } as const);
      port.postMessage({ id: parts.makeId(), reference, context, asked: false, ...wanted, ...privately });
    });
    const update = await answer;
    heard.abort();
    port.disconnect();
    return update;
  }

  return {
    progress,
    outcomes,
    start,
    showKnown,
    stop: () => {
      isStopped = true;
    },
  };
}

function isMendedInOptions({ action }: FailureWords): boolean {
  return action?.kind === 'open-options' || action?.kind === 'add-key';
}

function toOutcome(update: CardUpdate | null, now: number): Outcome {
  switch (update?.kind) {
    case 'content': {
      const { headline, isSample } = update.content;
      return { text: textOf(headline.parts), isGood: true, ...(isSample && { isSample }) };
    }
    case 'failure':
      return { text: update.failure.title, isGood: false };
    case 'ask-first':
    case 'told':
      return { text: update.title, isGood: false };
    default:
      return { text: formatFailure({ kind: 'no-background' }, { now }).title, isGood: false };
  }
}
