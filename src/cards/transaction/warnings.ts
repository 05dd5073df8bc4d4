import { findAddressName } from '../../format/address-name.ts';
import { formatNumber } from '../../format/format-amount.ts';
import { t } from '../../i18n/t.ts';
import type { Address } from '../../models/address.ts';
import type { Token } from '../../models/token.ts';
import type { Transaction } from '../../models/transaction.ts';
import type { Warning } from '../card-content.ts';
import type { CardAbout } from '../card-frame.ts';
import type { NamedToken } from '../known-tokens.ts';
import { toLookAlikeWarnings } from '../warnings/look-alike-warnings.ts';
import {
  namesInTransaction,
  toNameWarnings,
  toReputationWarnings,
  toScamWarnings,
  toTokenWarnings,
} from '../warnings/token-warnings.ts';
import { readFeeToken } from './coins.ts';
import { findKnownMethod } from './methods.ts';
import { isScamToken, movesNothing, sendsNothing } from './net-transfers.ts';
import { readPermission } from './read-permission.ts';

/** What a person should be wary of in a transaction: scams, look-alikes, transfers of nothing, names, inner failures. */
export function toTransactionWarnings(
  transaction: Transaction,
  { chosen, pageAddresses, watched, isPublic }: Pick<CardAbout, 'chosen' | 'pageAddresses' | 'watched' | 'isPublic'>,
): Warning[] {
  const addresses = toAddresses(transaction);
  const tokens = transaction.tokenTransfers.map(({ token }) => token);
  return [
    ...toScamWarnings(addresses),
    ...toLookAlikeWarnings({
      own: [...toHashes(addresses, tokens), ...toArguments(transaction)],
      onPage: pageAddresses,
      watched,
      isPublic,
      chainId: chosen.chain.id,
      among: 'transaction',
    }),
    ...toTransferWarnings(transaction),
    ...toReputationWarnings(addresses, tokens),
    ...toTokenWarnings(transaction.tokenTransfers, chosen.chain.id, toNamedTokens(transaction)),
    ...toNameWarnings({ names: namesInTransaction(transaction), addresses }),
    ...toStateWarnings(transaction),
  ];
}

// Tokens that the card names though they do not move: the one that is asked for its own transfers and permissions, and
// the one that the fee is paid in.
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
