import { textPathsIn } from '../../fuzz/corpus/fill.ts';
import { contract, hash, tokenId } from '../every-field/asked.ts';
import { chainParts } from '../every-field/chain-parts.ts';
import { change } from '../every-field/full-balance.ts';
import { transaction } from '../every-field/full-transaction.ts';
import { transfer } from '../every-field/full-transfer.ts';
import { type Read, readAddressCard, readInstanceCard, readTransactionCard } from '../every-field/read-cards.ts';

/** A kind of answer with every field, and the paths of its texts. */
export type HostileAnswer = {
  name: string;
  body: unknown;
  read: (body: unknown) => Promise<Read>;
  /** True for the first answer of its kind, whose required fields get every text. Those of the others get a sample. */
  isWhole: boolean;
  /** Fields in which any text may appear without the whole answer being rejected. */
  free: string[][];
  /** The fields of `free` that accept any words, because they are neither hex nor numbers nor times. */
  wordy: string[][];
  /** Required fields. Another text makes it an answer to another question, or an invalid one. */
  needed: string[][];
};

// An answer without one of these fields is rejected.
const needs = /^(?:hash|value|from\.hash|items\.\d+\.(?:value|delta|token\.address_hash|total\.token_id))$/;
const machineText = /^(?:0x[\da-f]*|-?[\d.]+|\d{4}-\d\d-\d\dT.*)$/i;

function toAnswer(name: string, body: object, read: HostileAnswer['read'], isWhole = false): HostileAnswer {
  const paths = textPathsIn(body);
  const isNeeded = (path: string[]) => needs.test(path.join('.'));
  const free = paths.filter((path) => !isNeeded(path));
  const textAt = (path: string[]) => path.reduce<unknown>((part, key) => Reflect.get(Object(part), key), body);
  return {
    name,
    body,
    read,
    isWhole,
    free,
    wordy: free.filter((path) => !machineText.test(String(textAt(path)))),
    needed: paths.filter(isNeeded),
  };
}

const least = { hash, from: { hash: `0x${'1'.repeat(40)}` }, value: '0' };
const failed = { ...least, status: transaction.status, result: transaction.result };
const moves = ['token_minting', 'token_burning', 'token_transfer'];

/** Every reply: transactions, including those of single chains, pages of balances and pages of transfers. */
export const hostileAnswers: HostileAnswer[] = [
  toAnswer('a transaction', transaction, readTransactionCard, true),
  toAnswer(
    'a transaction that succeeded',
    { ...transaction, status: 'ok', result: 'success', revert_reason: null, token_transfers_overflow: false },
    readTransactionCard,
  ),
  toAnswer('a raw reason of a revert', { ...failed, revert_reason: { raw: '0x08c379a0' } }, readTransactionCard),
  toAnswer('a plain reason of a revert', { ...failed, revert_reason: 'no money' }, readTransactionCard),
  toAnswer(
    'balance changes',
    { items: [change, { ...change, block_number: 7 }], next_page_params: null },
    readAddressCard,
    true,
  ),
  toAnswer('a transfer', { items: [transfer], next_page_params: null }, readInstanceCard, true),
  toAnswer(
    'transfers',
    { items: moves.map((type) => ({ ...transfer, type })), next_page_params: { index: '3', block_number: '9' } },
    readInstanceCard,
  ),
  ...chainParts.map(({ name, chainId, part }) =>
    toAnswer(`a transaction of ${name}`, { ...least, ...part }, (body) => readTransactionCard(body, { chainId })),
  ),
];

/** The values that we know ourselves, which links may contain. */
export const asked = { hash, contract, tokenId, address: `0x${'5'.repeat(40)}` };

/** The arguments that a transaction’s card is drawn with. */
export const about = {
  reference: { kind: 'transaction', hash },
  name: `Transaction ${hash}`,
  depth: 1,
  isFirefoxPage: false,
} as const;
