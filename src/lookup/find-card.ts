import type { CardAbout } from '../cards/about.ts';
import type { CardContent } from '../cards/card-content.ts';
import { toAddressCard } from '../cards/to-address-card.ts';
import { toTokenInstanceCard } from '../cards/to-token-instance-card.ts';
import { toTransactionCard } from '../cards/to-transaction-card.ts';
import { formatNotRefreshed } from '../format/not-refreshed.ts';
import type { ChosenChain } from '../models/chain.ts';
import type { Failure, Reply } from '../models/failure.ts';
import type { Transaction } from '../models/transaction.ts';
import type { Evidence, Reference } from '../references/reference.ts';
import type { Asking } from './asking.ts';
import { findList } from './find-list.ts';
import { findTransaction, type ToAsking } from './find-transaction.ts';
import { balanceList, transferList } from './list-kinds.ts';
import type { ChainPlan } from './plan-chains.ts';
import type { ReadList } from './read-list.ts';
import type { SeenScams } from './seen-scams.ts';
import type { Transactions } from './transactions.ts';

/** What was found out about a chain: an answer, perhaps an old one, or why there is none. */
export type Found<T> = {
  chosen: ChosenChain;
  reply: Reply<T>;
  sample: boolean;
  /** `reply` is an older answer, and this is why it could not be made new. */
  notRefreshed?: Failure;
};

/** What was found, ready to become a card once it is known how that stands: `view` is all but the answer itself. */
export type FoundCard = Pick<Found<unknown>, 'chosen' | 'sample' | 'notRefreshed'> & {
  answer: { ok: true; credits: number | null } | { ok: false; failure: Failure };
  /** Whether it may change by itself within seconds. */
  isMoving: boolean;
  toContent: (
    view: Pick<
      CardAbout,
      'chosen' | 'now' | 'chains' | 'isRefreshing' | 'explorers' | 'watched' | 'mayWatch' | 'isPublic'
    >,
  ) => CardContent;
};

/** The ways to what is known and to the service. */
export type Finders = { transactions: Transactions; readList: ReadList; seenScams: SeenScams; now: () => number };

/** How a card's question is answered. */
export type CardQuest = {
  lookup: { reference: Reference; evidence: Evidence; isPrivate: boolean; refresh?: true };
  plan: ChainPlan;
  toAsking: ToAsking;
  isUnserved: (asking: Asking) => Promise<boolean>;
  /** Once it aborts, nobody wants the answer any more, and nothing is remembered of it. */
  signal: AbortSignal;
  /** Nothing may be sent before the person has clicked. */
  mustAskFirst: boolean;
  onChain: (chosen: ChosenChain) => void;
  /** An older answer, to show while a new one is on its way. */
  onOld: (found: FoundCard) => void;
};

/** Finds what a card shows: in the records, else with the service. `ask-first` where nothing is known and a click is needed. */
export async function findCard(finders: Finders, quest: CardQuest): Promise<FoundCard | 'ask-first'> {
  const { seenScams } = finders;
  const { reference, isPrivate } = quest.lookup;
  const { written, link, addresses } = quest.lookup.evidence;
  const stood = { written, ...(link && { link }), ...(addresses && { pageAddresses: addresses }) };
  const refresh = quest.lookup.refresh === true;
  const toPlace = ({ chosen, sample }: Found<unknown>) => ({ chainId: chosen.chain.id, isPrivate, sample });
  // The private window that it was asked in may be gone, and its memory cleared.
  const note = (found: Found<unknown>, seen: Parameters<SeenScams['note']>[1]) => {
    if (!quest.signal.aborted) seenScams.note(toPlace(found), seen);
  };
  switch (reference.kind) {
    case 'transaction': {
      const toCard = (found: Found<Transaction>): FoundCard => {
        if (found.reply.ok) note(found, { transaction: found.reply.value });
        return toFoundCard(
          found,
          (transaction, about) => toTransactionCard({ transaction, reference, ...stood, ...about }),
          isMoving,
        );
      };
      const onOld = (found: Found<Transaction>) => quest.onOld(toCard(found));
      const { transactions } = finders;
      return toCard(await findTransaction({ ...quest, hash: reference.hash, refresh, transactions, onOld }));
    }
    case 'address': {
      const list = balanceList(reference.address);
      return findList(finders, { ...quest, refresh, list }, (found) => {
        const isKnownScam = seenScams.has(toPlace(found), reference.address);
        return toFoundCard(found, ({ rows, next }, about) =>
          toAddressCard({ page: { changes: rows, next }, reference, isKnownScam, ...stood, ...about }),
        );
      });
    }
    case 'token-instance': {
      const list = transferList(reference.contract, reference.tokenId);
      return findList(finders, { ...quest, refresh, list }, (found) => {
        if (found.reply.ok) note(found, { transfers: found.reply.value.rows });
        return toFoundCard(found, ({ rows, next }, about) =>
          toTokenInstanceCard({ page: { transfers: rows, next }, reference, ...stood, ...about }),
        );
      });
    }
  }
}

function isMoving({ state }: Transaction): boolean {
  return state === 'pending' || state === 'awaiting';
}

function toFoundCard<T>(
  { chosen, reply, sample, notRefreshed }: Found<T>,
  toContent: (value: T, about: CardAbout) => CardContent,
  mayMove: (value: T) => boolean = () => false,
): FoundCard {
  return {
    chosen,
    sample,
    ...(notRefreshed && { notRefreshed }),
    answer: reply.ok ? { ok: true, credits: reply.credits } : reply,
    isMoving: reply.ok && mayMove(reply.value),
    toContent: (view) => {
      if (!reply.ok) throw new Error('A failure has no content.');
      const { asOf, credits, value } = reply;
      const content = toContent(value, { asOf, credits, sample, ...view });
      if (!notRefreshed) return content;
      // How old it is says when it was looked up.
      const note = formatNotRefreshed(notRefreshed, { asOf: view.isPublic ? '' : asOf, now: view.now });
      return { ...content, warnings: [...content.warnings, note] };
    },
  };
}
