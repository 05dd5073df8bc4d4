import { isFresh } from '../cache/freshness.ts';
import { toAddressCard } from '../cards/address-card.ts';
import type { CardContent } from '../cards/card-content.ts';
import { type CardAbout, gravestFirst } from '../cards/card-frame.ts';
import { findNftPicture, type NftPicture } from '../cards/nft-rows.ts';
import { toTokenInstanceCard } from '../cards/token-instance-card.ts';
import { toTransactionCard } from '../cards/transaction/transaction-card.ts';
import { listAddresses } from '../cards/warnings/transaction-warnings.ts';
import { formatNotRefreshed } from '../format/not-refreshed.ts';
import type { AskedCall } from '../models/asked.ts';
import type { ChosenChain } from '../models/chain.ts';
import type { Failure, Reply } from '../models/failure.ts';
import type { Transaction } from '../models/transaction.ts';
import { toWrittenName } from '../references/checksum.ts';
import type { AddressesLike, Reference, ReferenceContext } from '../references/reference.ts';
import { type ChainPlan, isMereGuess } from './plan-chains.ts';
import { balanceList, type ListQuestion, type ListRows, type ReadList, transferList } from './read-list.ts';
import type { RequestContext } from './request-context.ts';
import type { SeenScams } from './seen-scams.ts';
import {
  type Found,
  findTransaction,
  mostChainsAsked,
  type ToRequestContext,
  type Transactions,
  withCost,
} from './transactions.ts';
/**
 * A result that is not a card yet: `toContent` makes the card when it is known who sees it. `view` is everything that a
 * card needs besides the answer.
 */
export type FoundCard = Pick<Found<unknown>, 'chosen' | 'sample' | 'notRefreshed'> & {
  answer: { ok: true; credits: number | null; asOf: string } | { ok: false; failure: Failure; credits?: number };
  /** True if the answer may change by itself within seconds. */
  isMoving: boolean;
  toContent: (
    view: Pick<CardAbout, 'chosen' | 'now' | 'chains' | 'explorers' | 'mayWatch'> & ContentView,
  ) => CardContent;
};

/** Who sees an answer: a page that can read it, which gets nothing of the user's own, or only the user. */
export type ContentView =
  | { isPublic: true }
  | ({ isPublic: false } & Pick<CardAbout, 'isRefreshing' | 'watched' | 'isAwaited' | 'earlier'>);

/** Access to cached answers and to the service. */
export type Finders = {
  transactions: Transactions;
  readList: ReadList;
  seenScams: SeenScams;
  /** Never rejects. */
  readAskedCalls: (transaction: Transaction, chainId: number) => Promise<AskedCall[]>;
  now: () => number;
};

type CardQuest = {
  lookup: { reference: Reference; context: ReferenceContext; isPrivate: boolean; refresh?: true; isPublic: boolean };
  addressesLike?: AddressesLike | undefined;
  plan: ChainPlan;
  toRequestContext: ToRequestContext;
  isUnserved: (asking: RequestContext) => Promise<boolean>;
  /** Once it aborts, the answer is no longer needed, and nothing of it is remembered. */
  signal: AbortSignal;
  /** Nothing may be sent before the user has clicked. */
  mustAskFirst: boolean;
  onChain: (chosen: ChosenChain) => void;
  /** Called with an older answer, to show while a new one is requested. */
  onOld: (found: FoundCard) => void;
};

/** Finds what a card shows, in the cache or from the service. `ask-first`: nothing is cached, and a click is needed. */
export async function findCard(finders: Finders, quest: CardQuest): Promise<FoundCard | 'ask-first'> {
  const { seenScams } = finders;
  const { reference, isPrivate, isPublic } = quest.lookup;
  const { link, said, addresses } = quest.lookup.context;
  const stood = {
    written: toWrittenName(quest.lookup.context),
    ...(link && { link }),
    ...(said && { said }),
    ...(addresses && { pageAddresses: addresses }),
  };
  const refresh = quest.lookup.refresh === true;
  const toPlace = ({ chosen, sample }: Found<unknown>) => ({ chainId: chosen.chain.id, isPrivate, sample });
  // Remembers nothing after an abort: the private window of the lookup may be closed, and its memory cleared.
  const note = (found: Found<unknown>, seen: Parameters<SeenScams['note']>[1]) => {
    if (!quest.signal.aborted) seenScams.note(toPlace(found), seen);
  };
  switch (reference.kind) {
    case 'transaction': {
      const toCard = async (found: Found<Transaction>): Promise<FoundCard> => {
        if (found.reply.ok) note(found, { transaction: found.reply.value });
        // A large page's addresses that resemble the transaction's can be selected only now that it is known.
        const pageAddresses = found.reply.ok && (await quest.addressesLike?.(listAddresses(found.reply.value)));
        const chainId = found.chosen.chain.id;
        const calls = found.reply.ok ? await finders.readAskedCalls(found.reply.value, chainId) : [];
        const beside = { ...stood, ...(pageAddresses && { pageAddresses }) };
        return toFoundCard(
          found,
          (transaction, about) => toTransactionCard({ transaction, reference, asked: calls, ...beside, ...about }),
          isMoving,
        );
      };
      const onOld = (found: Found<Transaction>) => void toCard(found).then(quest.onOld);
      const { transactions } = finders;
      return await toCard(await findTransaction({ ...quest, hash: reference.hash, refresh, transactions, onOld }));
    }
    case 'address': {
      const list = balanceList(reference.address);
      return findList(finders, { ...quest, refresh, isPublic, list }, (found) => {
        const isKnownScam = seenScams.has(toPlace(found), reference.address);
        return toFoundCard(found, ({ rows, next }, about) =>
          toAddressCard({ page: { changes: rows, next }, reference, isKnownScam, ...stood, ...about }),
        );
      });
    }
    case 'token-instance': {
      const list = transferList(reference.contract, reference.tokenId);
      return findList(finders, { ...quest, refresh, isPublic, list }, (found) => {
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
    answer: reply.ok ? { ok: true, credits: reply.credits, asOf: reply.asOf } : reply,
    isMoving: reply.ok && mayMove(reply.value),
    toContent: (view) => {
      if (!reply.ok) throw new Error('A failure has no content.');
      const { asOf, credits, value } = reply;
      const content = toContent(value, { asOf, credits, sample, ...view });
      const notes = notRefreshed ? [formatNotRefreshed(notRefreshed, { asOf, now: view.now })] : [];
      return { ...content, warnings: gravestFirst([...content.warnings, ...notes]) };
    },
  };
}

/** Lookup of the newest rows of a list. */
type ListQuest<Row> = Omit<CardQuest, 'lookup'> & { refresh: boolean; isPublic: boolean; list: ListQuestion<Row> };

/** A card shows only the newest rows: one page. */
const mostRows = 50;

/**
 * Finds the newest rows of a list on the first candidate chain that the service supports: lists exist on every chain,
 * so no other is queried. An old answer is reported before a new one is requested.
 */
async function findList<Row>(
  finders: Finders,
  quest: ListQuest<Row>,
  toCard: (found: Found<ListRows<Row>>) => FoundCard,
): Promise<FoundCard | 'ask-first'> {
  const { candidates } = quest.plan;
  const [best, ...others] = candidates;
  if (!best) throw new Error('A plan has at least one chain.');
  // A guessed chain is skipped if the service does not support it; a chain that the page names is not.
  const chains = isMereGuess(best.reason) ? [best, ...others] : [best];
  let first: Found<ListRows<Row>> | null = null;
  let sent = 0;
  for (const chosen of chains) {
    const found = await findOn(finders, quest, { chosen, toCard });
    if (found === 'ask-first') return found;
    if (found.reply.ok || found.reply.failure.kind !== 'chain-not-served') return toCard(found);
    first ??= found;
    if (found.wasSent) sent += 1;
    if (sent === mostChainsAsked) break;
  }
  return toCard(first ?? { chosen: best, reply: notServed(best), sample: false });
}

async function findOn<Row>(
  { readList, now }: Finders,
  quest: ListQuest<Row>,
  { chosen, toCard }: { chosen: ChosenChain; toCard: (found: Found<ListRows<Row>>) => FoundCard },
): Promise<(Found<ListRows<Row>> & { wasSent: boolean }) | 'ask-first'> {
  const { list, refresh, isPublic, mustAskFirst } = quest;
  const ready = await quest.toRequestContext(chosen);
  if (!ready.ok) return { chosen, reply: ready, sample: false, wasSent: false };
  const { asking } = ready;
  if (await quest.isUnserved(asking)) return { chosen, reply: notServed(chosen), sample: false, wasSent: false };

  const { sample } = asking.source;
  const known = await readList.know(asking, list, { next: null, most: mostRows });
  const old = known?.ok ? { chosen, reply: known, sample, wasSent: false } : null;
  const isYoung = known?.ok && isFresh({ askedMs: Date.parse(known.asOf) }, list.kind.freshForMs, now());
  if (old && !refresh && (isYoung || mustAskFirst)) return old;
  // A refresh counts as a click.
  if (mustAskFirst && !refresh && !sample) return 'ask-first';
  if (old) quest.onOld(toCard(old));
  else quest.onChain(chosen);

  const reply = await readList.read(asking, list, { next: null, most: mostRows, isNew: refresh, alone: isPublic });
  if (!old || reply.ok) return { chosen, reply, sample, wasSent: !sample };
  return { ...old, reply: withCost(old.reply, reply.credits ?? 0), notRefreshed: reply.failure };
}

function notServed({ chain }: ChosenChain): { ok: false; failure: Failure } {
  return { ok: false, failure: { kind: 'chain-not-served', chain } };
}

/**
 * Returns where an NFT's picture is, according to the transaction of one of its transfers; a null picture if that names
 * none. Without `mayAsk`, sends no paid request, and returns null if the transaction is not cached.
 */
export async function findPicture(
  transactions: Pick<Transactions, 'know' | 'ask'>,
  asking: RequestContext,
  q: { contract: string; tokenId: string; hash: string; mayAsk: boolean },
): Promise<Reply<NftPicture | null> | null> {
  const toPicture = (reply: Reply<Transaction>): Reply<NftPicture | null> =>
    reply.ok ? { ...reply, value: findNftPicture(reply.value.tokenTransfers, q) } : reply;
  const known = await transactions.know(asking, q.hash);
  if (known?.kind === 'transaction') {
    const told = toPicture(known.reply);
    // A picture that an old answer does not name may have been added since.
    if (known.isFresh || (told.ok && told.value !== null)) return told;
  }
  if (!q.mayAsk && !asking.source.sample) return null;
  if (known?.kind === 'not-found') {
    return { ok: false, failure: { kind: 'not-found', what: 'transaction', lookedOn: [asking.chain] } };
  }
  return toPicture(await transactions.ask(asking, q.hash));
}
