import type { BalancePage } from '../models/balance.ts';
import type { Reply } from '../models/failure.ts';
import type { TransfersPage } from '../models/token.ts';
import type { Transaction } from '../models/transaction.ts';
import {
  type BalancePageQuestion,
  readBalancePage,
  readTransfersPage,
  type TransfersPageQuestion,
} from './read-pages.ts';
import { readTransaction, type TransactionQuestion } from './read-transaction.ts';
import { createRequestSender, type ExplorerParts, type Fetch } from './send-request.ts';

export type { Meter } from './rate-headers.ts';
export type { ExplorerAccess, ExplorerParts } from './send-request.ts';

/** The three operations of the API. None of them throws; none repeats a request unless its docstring says so. */
export type Explorer = {
  readTransaction(question: TransactionQuestion): Promise<Reply<Transaction>>;
  readBalancePage(question: BalancePageQuestion): Promise<Reply<BalancePage>>;
  readTransfersPage(question: TransfersPageQuestion): Promise<Reply<TransfersPage>>;
};

/** Creates the client of the explorer API, the only code in Hashlens that sends requests to it. */
export function createExplorer(parts: ExplorerParts): Explorer {
  const sender = createRequestSender(parts);

  return {
    readTransaction: (question) => readTransaction(sender, question),
    readBalancePage: (question) => readBalancePage(sender, question),
    readTransfersPage: (question) => readTransfersPage(sender, question),
  };
}

/** Returns a `fetch` that answers from the sample and never uses the network: 404 if the sample has no answer. */
export function createSampleFetch({ now }: { now: () => number }): Fetch {
  return async (input, init) => {
    const request = input instanceof Request ? input : undefined;
    (init?.signal ?? request?.signal)?.throwIfAborted();
    const url = new URL(request === undefined ? String(input) : request.url);
    const { answerFromSample } = await import('./sample/answer-from-sample.ts');
    const answer = answerFromSample({ url, now: now() }) ?? { status: 404, body: { message: 'Not found' } };
    return Response.json(answer.body, { status: answer.status });
  };
}
