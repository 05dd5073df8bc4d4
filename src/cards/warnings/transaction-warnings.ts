import { findAddressName } from '../../format/address-name.ts';
import { formatNumber } from '../../format/format-amount.ts';
import { t } from '../../i18n/t.ts';
import type { Address } from '../../models/address.ts';
import type { Token } from '../../models/token.ts';
import type { Transaction } from '../../models/transaction.ts';
import type { Warning } from '../card-content.ts';
import type { CardAbout } from '../card-frame.ts';
import type { NamedToken } from '../known-tokens.ts';
import { readFeeToken } from '../transaction/coins.ts';
import { findKnownMethod } from '../transaction/methods.ts';
import { isScamToken, movesNothing, sendsNothing } from '../transaction/movements/net-transfers.ts';
import { readPermission } from '../transaction/permissions/read-permission.ts';
import { toLookAlikeWarnings } from './look-alike-warnings.ts';
import {
  namesInTransaction,
  toNameWarnings,
  toReputationWarnings,
  toScamWarnings,
  toTokenWarnings,
} from './token-warnings.ts';

/** Warnings about a transaction: scams, look-alikes, transfers of nothing, names, failed inner calls. */
export function toTransactionWarnings(
  transaction: Transaction,
  { chosen, pageAddresses, watched }: Pick<CardAbout, 'chosen' | 'pageAddresses' | 'watched'>,
): Warning[] {
  const addresses = toAddresses(transaction);
  const tokens = toTokens(transaction);
  return [
    ...toScamWarnings(addresses),
    ...toLookAlikeWarnings({
      own: listAddresses(transaction),
      onPage: pageAddresses,
      watched,
      among: 'transaction',
    }),
    ...toTransferWarnings(transaction),
    ...toReputationWarnings(addresses, tokens),
    ...toTokenWarnings(transaction.tokenTransfers, chosen.chain.id, {
      others: toNamedTokens(transaction),
      accounts: addresses,
    }),
    ...toNameWarnings({ names: namesInTransaction(transaction), addresses }),
    ...toStateWarnings(transaction),
  ];
}

/**
 * The values to check for look-alikes: the addresses of the parties and tokens, and the texts in the call's arguments.
 */
export function listAddresses(transaction: Transaction): string[] {
  return [...toHashes(toAddresses(transaction), toTokens(transaction)), ...toArguments(transaction)];
}

// Tokens that the card names although they are not transferred: the one whose transfer or approval method is called,
// and the one that the fee is paid in.
function toNamedTokens(transaction: Transaction): NamedToken[] {
  const { to, rawInput, decodedInput } = transaction;
  const feeToken = readFeeToken(transaction);
  const kind = readPermission(transaction)?.kind ?? 'none';
  const method = findKnownMethod(decodedInput?.methodId ?? (rawInput ?? '').slice(2, 10));
  const isToken = !['none', 'lockdown', 'operator', 'unread'].includes(kind) || /transfer/i.test(method ?? '');
  const name = to && isToken && to.ensDomainName === null ? findAddressName(to) : null;
  return [
    ...(to && name !== null ? [{ addressHash: to.hash, symbol: null, name }] : []),
    ...(feeToken ? [feeToken] : []),
  ];
}

function toTransferWarnings(transaction: Transaction): Warning[] {
  const { tokenTransfers } = transaction;
  const scams = tokenTransfers.filter(isScamToken).length;
  const empty = tokenTransfers.filter(movesNothing).length;
  const warnings: Warning[] = [];
  if (scams > 0) {
    warnings.push({
      tone: 'bad',
      title: t('warning.transaction.scam.title'),
      text: t('warning.transaction.scam.text', { count: scams, number: formatNumber(scams) }),
    });
  }
  if (empty > 0 || sendsNothing(transaction)) {
    warnings.push({
      tone: 'wait',
      title: t('warning.transaction.nothing.title'),
      text:
        empty > 0
          ? t('warning.transaction.nothing.transfers', { count: empty, number: formatNumber(empty) })
          : t('warning.transaction.nothing.noCoins'),
    });
  }
  return warnings;
}

function toStateWarnings(transaction: Transaction): Warning[] {
  const warnings: Warning[] = [];
  if (transaction.state === 'succeeded' && transaction.hasErrorInInternalTransactions) {
    warnings.push({
      tone: 'wait',
      title: t('warning.transaction.innerCall.title'),
      text: t('warning.transaction.innerCall.text'),
    });
  }
  if (transaction.isPendingUpdate) {
    warnings.push({
      tone: 'wait',
      title: t('warning.transaction.updating.title'),
      text: t('warning.transaction.updating.text'),
    });
  }
  return warnings;
}

function toAddresses({ from, to, createdContract, tokenTransfers }: Transaction): (Address | null)[] {
  return [from, to, createdContract, ...tokenTransfers.flatMap((transfer) => [transfer.from, transfer.to])];
}

function toTokens({ tokenTransfers }: Transaction): (Token | null)[] {
  return tokenTransfers.map(({ token }) => token);
}

// The contract address of a counterfeit token may be made to look like the real one's.
function toHashes(addresses: (Address | null)[], tokens: (Token | null)[]): string[] {
  const hashes = [...addresses.map((one) => one?.hash), ...tokens.map((one) => one?.addressHash)];
  return hashes.filter((hash) => hash !== undefined);
}

// If a call failed or is pending, only its arguments name the recipient.
function toArguments({ decodedInput }: Transaction): string[] {
  const values = (decodedInput?.parameters ?? []).slice(0, 50).map(({ value }) => value);
  return values
    .flatMap((value) => (Array.isArray(value) ? value.slice(0, 100) : [value]))
    .filter((value) => typeof value === 'string');
}
