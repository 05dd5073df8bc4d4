import { type BalanceChange, type BalancePage, countUnread } from '../models/balance.ts';
import type { Chain } from '../models/chain.ts';
import { prices } from '../models/credits.ts';
import type { Reply } from '../models/failure.ts';
import { type Cursor, type TokenTransfer, type TransfersPage, toTransferKey, type Unread } from '../models/token.ts';
import { pickExtra } from './json.ts';
import {
  balancePaging,
  findCursorRefusal,
  findRefusal,
  isAfter,
  pickParameters,
  toNextCursor,
  transfersPaging,
} from './paging.ts';
import type { BalancePageReply, TransferReply } from './schemas.ts';
import type { Answer, RequestSender } from './send-request.ts';
import { toTokenTransfer } from './token-transfer.ts';

export type BalancePageQuestion = {
  chain: Chain;
  address: string;
  next?: Cursor | null;
  /** Where the first page begins: the newest change before this block. */
  blockNumber?: number;
  /** 1 to 50. Must be given again with every page: servers since v12 leave it out of the cursor. */
  itemsCount?: number;
  signal?: AbortSignal;
};

/** Reads one page of an address's balance history, newest first. The cursor's parameters override the question's. */
export async function readBalancePage(
  sender: RequestSender,
  question: BalancePageQuestion,
): Promise<Reply<BalancePage>> {
  const { chain, address, blockNumber, itemsCount, signal } = question;
  const cursor = question.next == null ? null : pickParameters(question.next, balancePaging.declared);
  const refusal = findRefusal({ chain: chain.id, address, blockNumber, itemsCount }) ?? findCursorRefusal(cursor);
  if (refusal !== null) {
    return { ok: false, failure: refusal };
  }

  const query = {
    ...(blockNumber === undefined ? {} : { block_number: String(blockNumber) }),
    ...(itemsCount === undefined ? {} : { items_count: String(itemsCount) }),
    ...cursor,
  };
  const deadline = sender.start(signal);
  const path = `addresses/${address}/coin-balance-history`;
  const answer = await sender.send({ chain, path, query, what: 'address', deadline });
  deadline.end();

  const { readReply, balancePageReply } = await import('./schemas.ts');
  return readReply(answer, balancePageReply, prices.address, ({ items, next_page_params }, { sentMs }) => {
    const asked = cursor === null ? null : pickParameters(query, balancePaging.position);
    const read = readRows(items, { toRow: toBalanceChange, toPlace: placeOfChange, asked, sort: toOnePerBlock });
    const next = toNextCursor(next_page_params, { sent: query, paging: balancePaging, brought: read.brought });
    const changes = withSoundTimes(withoutLater(read.rows, next, placeOfChange), sentMs);
    return { changes, next, ...(read.repeats && { repeats: true }) };
  });
}

const placeOfChange = ({ blockNumber }: BalanceChange): Cursor => ({ block_number: String(blockNumber) });

type ToPlace<Row> = (row: Row) => Cursor | null;

/**
 * Converts the rows of a page and sorts them. Leaves out those that could not be read (null), which the rows beside them
 * count, and those that are not after the position asked for, which belong to an earlier page.
 */
function readRows<Raw, Row extends Unread>(
  items: readonly (Raw | null)[],
  q: { toRow: (raw: Raw) => Row; toPlace: ToPlace<Row>; asked: Cursor | null; sort: (rows: Row[]) => Row[] },
) {
  const { toRow, toPlace, asked, sort } = q;
  const read: Row[] = [];
  let [unread, unreadEarlier, isSorted] = [0, 0, true];
  let before: Cursor | null = null;
  for (const item of items) {
    const [row, above] = [item && toRow(item), read.at(-1)];
    const place = row && toPlace(row);
    if (place && before && !isAfter(place, before)) isSorted = false;
    before = place ?? before;
    if (row === null) unread += 1;
    else if (!place || asked === null || isAfter(place, asked)) {
      if (above && unread > 0) above.unread = unread;
      read.push({ ...row, ...(!above && unread > 0 && { unreadAbove: unread }) });
      unread = 0;
    } else if (!above) {
      // What could not be read above a row of an earlier page was counted there.
      unreadEarlier += unread;
      unread = 0;
    }
  }
  const last = read.at(-1);
  if (last && unread > 0) last.unread = unread;
  const rows = sort(read);
  const [newest] = rows;
  return {
    rows: isSorted ? rows : besideAll(rows, unreadEarlier),
    brought: { count: items.length, newest: newest ? toPlace(newest) : null, last: last ? toPlace(last) : null },
    repeats: items.length > 0 && rows.length === 0,
  };
}

/** In a page without order, or with doubled rows, what could not be read may be beside any row. */
function besideAll<Row extends Unread>(rows: Row[], unreadEarlier: number): Row[] {
  if (unreadEarlier + countUnread(rows) === 0) return rows;
  return rows.map((row, at) => ({
    ...row,
    unread: row.unread ?? 0,
    ...(at === 0 && { unreadAbove: (row.unreadAbove ?? 0) + unreadEarlier }),
  }));
}

/** Leaves out rows that belong to a later page, which a misplaced row does: taken here, it would hide a gap. */
function withoutLater<Row>(rows: Row[], next: Cursor | null, toPlace: ToPlace<Row>): Row[] {
  if (next === null) return rows;
  const own = rows.filter((row) => {
    const place = toPlace(row);
    return place === null || !isAfter(place, next);
  });
  return own.length > 0 ? own : rows;
}

/** Converts one of the API's balance changes. Its block time is an estimate, and is named accordingly. */
function toBalanceChange(item: NonNullable<BalancePageReply['items'][number]>): BalanceChange {
  return {
    blockNumber: item.block_number,
    approximateTime: item.block_timestamp,
    delta: item.delta ?? null,
    value: item.value,
    transactionHash: item.transaction_hash,
    ...pickExtra(item),
  };
}

/** One row for each key: the first holds, and counts what could not be read beside the others. `toMore` sees them all. */
function toOnePerKey<Row extends Unread>(
  rows: Row[],
  keyOf: (row: Row) => unknown,
  toMore?: (all: Row[]) => Partial<Row>,
): Row[] {
  return [...Map.groupBy(rows, keyOf).values()].flatMap((all) => {
    const [first] = all;
    if (!first) return [];
    const unread = all.reduce((sum, one) => sum + (one.unread ?? 0), 0);
    return [{ ...first, ...toMore?.(all), ...(unread > 0 && { unread }) }];
  });
}

/** One row a block, newest first: equal rows are one, and of different ones the first holds, and counts the others. */
function toOnePerBlock(changes: BalanceChange[]): BalanceChange[] {
  const isEqual = (one: BalanceChange, other: BalanceChange) =>
    one.value === other.value && one.delta === other.delta && one.transactionHash === other.transactionHash;
  const rows = toOnePerKey(
    changes,
    ({ blockNumber }) => blockNumber,
    (all) => {
      const rivals = all.filter((one, at) => all.findIndex((other) => isEqual(one, other)) === at).length - 1;
      return rivals > 0 ? { rivals } : {};
    },
  );
  return rows.toSorted((one, other) => other.blockNumber - one.blockNumber);
}

const dayMs = 86_400_000;

/** Returns a time, or null if it is more than a day after the answer was sent. */
function toSoundTime(time: string | null, sentMs: number): string | null {
  return time !== null && Date.parse(time) > sentMs + dayMs ? null : time;
}

/**
 * Takes away times that cannot be. The service interpolates the times of a page between those of its first and last
 * row, so if one of these cannot be, those between are unsure. If the first row is older than the last one, all are.
 */
function withSoundTimes(changes: BalanceChange[], sentMs: number): BalanceChange[] {
  const rows = changes.map((one) => ({ ...one, approximateTime: toSoundTime(one.approximateTime, sentMs) }));
  const toMs = (row: BalanceChange | undefined) => Date.parse(row?.approximateTime ?? '');
  const ends = [rows[0], rows.at(-1)];
  const [newestMs = Number.NaN, oldestMs = Number.NaN] = ends.map(toMs);
  const isUnsure = (one: BalanceChange) =>
    ends.includes(one) ? oldestMs > newestMs : !(oldestMs <= toMs(one) && toMs(one) <= newestMs);
  return rows.map((one) => (one.approximateTime !== null && isUnsure(one) ? { ...one, isTimeUnsure: true } : one));
}

export type TransfersPageQuestion = {
  chain: Chain;
  contract: string;
  tokenId: string;
  next?: Cursor | null;
  signal?: AbortSignal;
};

/**
 * Reads one page of the transfers of a token instance, newest first. Servers since v9 do not know every parameter that
 * older ones put into cursors: if one rejects a parameter, the request is repeated once with the position only.
 */
export async function readTransfersPage(
  sender: RequestSender,
  question: TransfersPageQuestion,
): Promise<Reply<TransfersPage>> {
  const { chain, contract, tokenId, signal } = question;
  const cursor = question.next == null ? null : pickParameters(question.next, transfersPaging.declared);
  const refusal = findRefusal({ chain: chain.id, address: contract, tokenId }) ?? findCursorRefusal(cursor);
  if (refusal !== null) {
    return { ok: false, failure: refusal };
  }

  const deadline = sender.start(signal);
  const path = `tokens/${contract}/instances/${tokenId}/transfers`;
  const send = (query: Cursor) => sender.send({ chain, path, query, what: 'token-instance', deadline });
  let answer = await send(cursor ?? {});
  if (cursor !== null && isParameterRefused(answer, cursor)) {
    answer = await send(pickParameters(cursor, transfersPaging.position));
  }

  deadline.end();

  const { readReply, transfersPageReply } = await import('./schemas.ts');
  return readReply(answer, transfersPageReply, prices['token-instance'], ({ items, next_page_params }, { sentMs }) => {
    if (!items.every((item) => item === null || isAbout(item, contract, tokenId))) return null;
    const asked = cursor && pickParameters(cursor, transfersPaging.position);
    const toRow = (item: TransferReply) => {
      const transfer = toTokenTransfer(item);
      return { ...transfer, timestamp: toSoundTime(transfer.timestamp, sentMs) };
    };
    const read = readRows(items, { toRow, toPlace: placeOfTransfer, asked, sort: toOnePerLog });
    const { brought } = read;
    const next = toNextCursor(next_page_params, { sent: cursor ?? {}, paging: transfersPaging, brought });
    return {
      transfers: withoutLater(read.rows, next, placeOfTransfer),
      next,
      ...(read.repeats && { repeats: true }),
    };
  });
}

function placeOfTransfer({ blockNumber, logIndex }: TokenTransfer): Cursor | null {
  return blockNumber === null || logIndex === null
    ? null
    : { block_number: String(blockNumber), index: String(logIndex) };
}

/**
 * One row a log, newest first if all have a position: the list of one NFT has one transfer of each log, even of a batch.
 * Rows of one log with other amounts or parties all stay, and so does a row whose log is unknown: it may be another equal transfer.
 */
function toOnePerLog(transfers: TokenTransfer[]): TokenTransfer[] {
  const rows = toOnePerKey(transfers, (one) =>
    one.logIndex === null || (one.transactionHash ?? one.blockNumber) === null
      ? one
      : [toTransferKey(one), one.blockNumber, one.from?.hash, one.to?.hash].join(' '),
  );
  if (rows.some(({ blockNumber, logIndex }) => blockNumber === null || logIndex === null)) return rows;
  return rows.toSorted(
    (one, other) => (other.blockNumber ?? 0) - (one.blockNumber ?? 0) || (other.logIndex ?? 0) - (one.logIndex ?? 0),
  );
}

function isParameterRefused(answer: Answer, cursor: Cursor): boolean {
  const { position } = transfersPaging;

  return !answer.ok && answer.unexpectedFields.some((name) => Object.hasOwn(cursor, name) && !position.includes(name));
}

function isAbout({ token, total }: TransferReply, contract: string, tokenId: string): boolean {
  const isSameToken = token === null || token.address_hash.toLowerCase() === contract.toLowerCase();
  const heldId = total?.token_id ?? null;

  return isSameToken && (heldId === null || BigInt(heldId) === BigInt(tokenId));
}
