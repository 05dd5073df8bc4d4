import type { BalancePage } from '../models/balance.ts';
import type { Reply } from '../models/failure.ts';
import type { TransfersPage } from '../models/token.ts';
import type { Transaction } from '../models/transaction.ts';
import type { ExplorerParts } from './access.ts';
import { createAsk } from './ask.ts';
import { type BalancePageQuestion, readBalancePage } from './read-balance-page.ts';
import { readTransaction, type TransactionQuestion } from './read-transaction.ts';
import { readTransfersPage, type TransfersPageQuestion } from './read-transfers-page.ts';

export type { ExplorerAccess, ExplorerParts } from './access.ts';
export type { Meter } from './meter.ts';

/** The three operations of the API. None of them throws; none repeats a request except where its file says so. */
export type Explorer = {
  readTransaction(question: TransactionQuestion): Promise<Reply<Transaction>>;
  readBalancePage(question: BalancePageQuestion): Promise<Reply<BalancePage>>;
  readTransfersPage(question: TransfersPageQuestion): Promise<Reply<TransfersPage>>;
};

/** Gives the client of the explorer API: the only thing in Hashlens that asks the API. */
export function createExplorer(parts: ExplorerParts): Explorer {
  const ask = createAsk(parts);

  return {
    readTransaction: (question) => readTransaction(ask, question),
    readBalancePage: (question) => readBalancePage(ask, question),
    readTransfersPage: (question) => readTransfersPage(ask, question),
  };
}
