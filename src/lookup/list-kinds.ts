import type { Explorer } from '../explorer/explorer.ts';
import type { BalanceChange } from '../models/balance.ts';
import type { Chain } from '../models/chain.ts';
import type { Reply } from '../models/failure.ts';
import { prices } from '../models/prices.ts';
import type { Cursor, TokenTransfer } from '../models/token.ts';
import { freshForMs } from '../records/freshness.ts';
import { balanceRows, transferRows } from '../records/list-kinds.ts';
import type { Lists, Position, Records } from '../records/records.ts';

/** A stretch of a list, newest first, and the cursor of what comes after it; null at the end. */
export type ListRows<Row> = { rows: Row[]; next: Cursor | null };

/** One kind of list: its list price in credits, where it is kept, and how its rows are ordered. */
type ListKind<Row> = {
  price: number;
  /** How long its newest page is fresh. */
  freshForMs: number;
  keptIn: (records: Records) => Lists<Row>;
  toPosition: (row: Row) => Position | null;
  /** The service's cursor for what comes after a row, for a list whose records are gone. */
  cursorAfter: (place: Position) => Cursor;
};

/** One list: what it is about, and how one page of it is asked for. */
export type ListQuestion<Row> = {
  kind: ListKind<Row>;
  about: readonly string[];
  send: (
    explorer: Explorer,
    page: { chain: Chain; next: Cursor | null; signal?: AbortSignal },
  ) => Promise<Reply<ListRows<Row>>>;
};

const balances: ListKind<BalanceChange> = {
  price: prices.address,
  freshForMs: freshForMs({ kind: 'balance' }),
  keptIn: (records) => records.balances,
  toPosition: balanceRows.toPosition,
  cursorAfter: balanceRows.cursorAfter,
};

const transfers: ListKind<TokenTransfer> = {
  price: prices['token-instance'],
  freshForMs: freshForMs({ kind: 'transfers' }),
  keptIn: (records) => records.transfers,
  toPosition: transferRows.toPosition,
  cursorAfter: transferRows.cursorAfter,
};

/** The balance history of an address. */
export function balanceList(address: string): ListQuestion<BalanceChange> {
  return {
    kind: balances,
    about: ['balance', address],
    send: async (explorer, page) => {
      const reply = await explorer.readBalancePage({ address, ...page });
      return reply.ok ? { ...reply, value: { rows: reply.value.changes, next: reply.value.next } } : reply;
    },
  };
}

/** The transfers of an NFT. */
export function transferList(contract: string, tokenId: string): ListQuestion<TokenTransfer> {
  return {
    kind: transfers,
    about: ['transfers', contract, tokenId],
    send: async (explorer, page) => {
      const reply = await explorer.readTransfersPage({ contract, tokenId, ...page });
      return reply.ok ? { ...reply, value: { rows: reply.value.transfers, next: reply.value.next } } : reply;
    },
  };
}
