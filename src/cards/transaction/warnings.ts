import { formatCount } from '../../format/format-number.ts';
import type { Address } from '../../models/address.ts';
import type { Token } from '../../models/token.ts';
import type { Transaction } from '../../models/transaction.ts';
import type { CardAbout } from '../about.ts';
import type { Warning } from '../card-content.ts';
import { toLookAlikeWarnings } from '../look-alikes/look-alike-warning.ts';
import { toNameWarnings } from '../name-warnings.ts';
import { namesInTransaction } from '../names.ts';
import { toReputationWarnings, toScamWarnings } from '../scam-warnings.ts';
import { isScamToken, movesNothing, sendsNothing } from './suspicious-transfers.ts';

/** What a person should be wary of in a transaction: scams, look-alikes, transfers of nothing, names, inner failures. */
export function toTransactionWarnings(
  transaction: Transaction,
  { chosen, pageAddresses }: Pick<CardAbout, 'chosen' | 'pageAddresses'>,
): Warning[] {
  const addresses = toAddresses(transaction);
  const tokens = transaction.tokenTransfers.map(({ token }) => token);
  return [
    ...toScamWarnings(addresses),
    ...toLookAlikeWarnings({
      own: [...toHashes(addresses, tokens), ...toArguments(transaction)],
      onPage: pageAddresses,
      chainId: chosen.chain.id,
      among: 'transaction',
    }),
    ...toTransferWarnings(transaction),
    ...toReputationWarnings(addresses, tokens),
    ...toNameWarnings({ names: namesInTransaction(transaction), addresses }),
    ...toStateWarnings(transaction),
  ];
}

function toTransferWarnings(transaction: Transaction): Warning[] {
  const { tokenTransfers } = transaction;
  const scams = tokenTransfers.filter(isScamToken).length;
  const empty = tokenTransfers.filter(movesNothing).length;
  const warnings: Warning[] = [];
  if (scams > 0) {
    const text = `${formatCount(scams, 'transfer')} of a token that the explorer marks as a scam. Do not follow what its name says.`;
    warnings.push({ tone: 'bad', title: 'Scam token', text });
  }
  if (empty > 0 || sendsNothing(transaction)) {
    const what = empty > 0 ? `${formatCount(empty, 'transfer')} of an amount of zero` : 'No coins were sent';
    const text = `${what}. Such transfers are used to slip a look-alike address into your history: do not copy addresses from here.`;
    warnings.push({ tone: 'wait', title: 'Transfer of nothing', text });
  }
  return warnings;
}

function toStateWarnings(transaction: Transaction): Warning[] {
  const warnings: Warning[] = [];
  if (transaction.state === 'succeeded' && transaction.hasErrorInInternalTransactions) {
    const text = 'The transaction succeeded, but a call that it made inside failed.';
    warnings.push({ tone: 'wait', title: 'An inner call failed', text });
  }
  if (transaction.isPendingUpdate) {
    const text = 'The explorer is reading this transaction’s block again: details may change.';
    warnings.push({ tone: 'wait', title: 'Being updated', text });
  }
  return warnings;
}

function toAddresses({ from, to, createdContract, tokenTransfers }: Transaction): (Address | null)[] {
  return [from, to, createdContract, ...tokenTransfers.flatMap((transfer) => [transfer.from, transfer.to])];
}

// A forged token has its contract's address made to look like the real one's.
function toHashes(addresses: (Address | null)[], tokens: (Token | null)[]): string[] {
  const hashes = [...addresses.map((one) => one?.hash), ...tokens.map((one) => one?.addressHash)];
  return hashes.filter((hash) => hash !== undefined);
}

// Where a call failed or is pending, its receiver stands nowhere else.
function toArguments({ decodedInput }: Transaction): string[] {
  const values = (decodedInput?.parameters ?? []).slice(0, 50).map(({ value }) => value);
  return values
    .flatMap((value) => (Array.isArray(value) ? value.slice(0, 100) : [value]))
    .filter((value) => typeof value === 'string');
}
