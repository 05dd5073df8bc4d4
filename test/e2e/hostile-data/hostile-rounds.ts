import { fillTexts, textPathsIn } from '../../fuzz/corpus/fill.ts';
import { valueAt } from '../../fuzz/raw-json.ts';
import { change } from '../../unit/every-field/full-balance.ts';
import { transaction } from '../../unit/every-field/full-transaction.ts';
import { transfer } from '../../unit/every-field/full-transfer.ts';
import type { Service } from '../service.ts';
import { addressOf, transactionOf } from '../values.ts';

/** An answer full of hostile texts, and the text that looks it up. */
export type HostileRound = { written: string; name: string; path: string; body: unknown };

/** The kinds of answers, each with the function that creates its rounds. */
const hostileKinds = { transaction: toTransaction, balance: toBalances, NFT: toTransfers };

export type HostileKind = keyof typeof hostileKinds;

/**
 * Returns `count` answers of a kind. Each place has a different text, and a different one in each round. `about`
 * separates the rounds of one story from those of others.
 */
export function toRounds(kind: HostileKind, count: number, corpus: readonly string[], about: string): HostileRound[] {
  return Array.from({ length: count }, (_, at) => hostileKinds[kind](corpus, at, `${about} ${at}`));
}

/** Makes the service answer with these rounds. */
export function serveRounds(service: Service, rounds: HostileRound[]): void {
  for (const { path, body } of rounds) service.behave({ path, rewrite: () => body });
}

/** Returns all texts in these rounds. */
export function textsOf(rounds: HostileRound[]): Set<unknown> {
  return new Set(rounds.flatMap(({ body }) => textPathsIn(body).map((path) => valueAt(body, path))));
}

function toTransaction(corpus: readonly string[], round: number, about: string): HostileRound {
  const hash = transactionOf(`hostile ${about}`);
  const body = { ...transaction, hash };
  const paths = pathsBut(body, /^(?:hash|value|from\.hash)$/);
  const path = `transactions/${hash}`;
  // Each round continues where the last one ended in the corpus, so that enough rounds contain every text.
  return {
    written: hash,
    name: `Transaction ${hash}`,
    path,
    body: fillTexts(body, paths, corpus, round * paths.length),
  };
}

function toBalances(corpus: readonly string[], round: number, about: string): HostileRound {
  const address = addressOf(`hostile ${about}`);
  const rows = Array.from({ length: 240 }, (_, at) => ({ ...change, block_number: 21_000_000 - at }));
  const body = { items: rows, next_page_params: null };
  const paths = pathsBut(body, /\.(?:value|delta)$/);
  const path = `addresses/${address}/`;
  return { written: address, name: 'Address', path, body: fillTexts(body, paths, corpus, round * paths.length) };
}

function toTransfers(corpus: readonly string[], round: number, about: string): HostileRound {
  const contract = addressOf(`hostile collection ${about}`);
  const row = { ...transfer, token: { ...transfer.token, address_hash: contract } };
  const rows = Array.from({ length: 8 }, (_, at) => ({
    // Deep copies: shared objects would hold the same text in all rows.
    ...structuredClone(row),
    ...{ block_number: 21_000_000 - at, log_index: at },
  }));
  const body = { items: rows, next_page_params: null };
  const paths = pathsBut(body, /\.total\.token_id$|^items\.\d+\.token\.address_hash$/);
  const path = `tokens/${contract}/`;
  return { written: `${contract}/4021`, name: 'NFT', path, body: fillTexts(body, paths, corpus, round * paths.length) };
}

function pathsBut(body: unknown, needed: RegExp): string[][] {
  return textPathsIn(body).filter((path) => !needed.test(path.join('.')));
}
