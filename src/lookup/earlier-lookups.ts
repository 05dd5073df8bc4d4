import type { KeptAnswers } from '../cache/answers.ts';
import type { PartyAnswer } from '../cache/store-transaction.ts';
import { textOf } from '../cards/sentence-parts.ts';
import { toTransactionCard } from '../cards/transaction/transaction-card.ts';
import { toChain } from '../chains/chains.ts';
import { formatDate } from '../format/format-time.ts';
import { t } from '../i18n/t.ts';
import type { EarlierCount, EarlierLookups, EarlierTransaction } from '../models/earlier-lookups.ts';
import type { WatchedByAddress } from '../models/watched.ts';
import { readTransactionKey } from './request-context.ts';
import { toKnown } from './transactions.ts';

/** Finds earlier lookups of transactions in the answers stored on this device. Leaves no trace, and sends nothing. */
export type ReadEarlierLookups = {
  /** Counts the transactions that an address is in. Null if there are none. */
  count(address: string): Promise<EarlierCount | null>;
  /** Like `count`, with the newest ones and what they did. */
  list(address: string, watched: WatchedByAddress): Promise<EarlierLookups | null>;
  /**
   * Returns the other addresses in such transactions that begin like this one, each with the words for when it was last
   * seen. All that are similar enough for a warning are among them.
   */
  findSimilar(address: string): Promise<Map<string, string>>;
};

// Each one counted costs a step through the index.
const mostCounted = 100;
const mostListed = 20;
// An address that looks like another one without being the user's own shares at least its first three digits.
const sharedStart = '0x123'.length;
const mostSimilar = 200;
// Later times cannot be formatted.
const latestMs = 8e15;

type Found = Omit<EarlierTransaction, 'text'> & { question: string };

/** Creates the reader of earlier lookups. Private windows must not use it. */
export function createEarlierLookups(parts: {
  answers: Pick<KeptAnswers, 'peek' | 'findParty' | 'findPartiesLike'>;
  now: () => number;
}): ReadEarlierLookups {
  const { answers, now } = parts;

  async function find(address: string): Promise<{ all: Found[]; counted: EarlierCount | null }> {
    const stored = await answers.findParty(address, mostCounted + 1);
    const all = toEach(stored);
    const [last] = all;
    // One transaction may be stored several times, so only those that were found are certain.
    const hasMore = stored.length > mostCounted;
    const count = hasMore ? all.length - 1 : all.length;
    return { all, counted: last ? { count, lastMs: last.askedMs, ...(hasMore && { hasMore }) } : null };
  }

  async function toText({ question, hash, chainId, askedMs }: Found, watched: WatchedByAddress): Promise<string> {
    const known = toKnown((await answers.peek(question))?.value);
    if (known?.kind !== 'transaction') return '';
    try {
      const { headline } = toTransactionCard({
        transaction: known.transaction,
        reference: { kind: 'transaction', hash },
        chosen: { chain: toChain(chainId), reason: { kind: 'default' } },
        asOf: new Date(askedMs).toISOString(),
        credits: null,
        now: now(),
        watched,
      });
      return textOf(headline.parts);
    } catch {
      // The disk may contain anything. The transaction's own view says more about it.
      return '';
    }
  }

  return {
    count: async (address) => (await find(address)).counted,
    list: async (address, watched) => {
      const { all, counted } = await find(address);
      if (counted === null) return null;
      const newest = await Promise.all(
        all.slice(0, mostListed).map(async (one): Promise<EarlierTransaction> => {
          const { hash, chainId, askedMs } = one;
          return { hash, chainId, askedMs, text: await toText(one, watched) };
        }),
      );
      return { ...counted, newest };
    },
    findSimilar: async (address) => {
      const stored = await answers.findPartiesLike(address.slice(0, sharedStart), mostSimilar);
      const others = stored.filter((one) => one.address !== address && isTime(one.askedMs));
      const toDay = (ms: number) => formatDate(new Date(ms).toISOString(), { now: now() });
      return new Map(others.map((one) => [one.address, t('warning.lookAlike.seenOn', { day: toDay(one.askedMs) })]));
    },
  };
}

// A transaction may be stored several times, from several services. The newest comes first.
function toEach(stored: PartyAnswer[]): Found[] {
  const all = new Map<string, Found>();
  for (const { question, askedMs } of stored) {
    const key = readTransactionKey(question);
    if (key === null || !isTime(askedMs)) continue;
    const name = `${key.chainId} ${key.hash}`;
    if (!all.has(name)) all.set(name, { ...key, askedMs, question });
  }
  return [...all.values()];
}

function isTime(ms: number): boolean {
  return Math.abs(ms) <= latestMs;
}
