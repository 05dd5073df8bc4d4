import { formatAddress } from '../../format/address-name.ts';
import { formatCount } from '../../format/format-number.ts';
import { groupHex } from '../../format/hex.ts';
import type { Address } from '../../models/address.ts';
import type { Transaction } from '../../models/transaction.ts';
import { isScam, toFullHash } from '../address-parts.ts';
import type { Warning } from '../card-content.ts';
import { findLookAlikes } from '../look-alikes.ts';
import { isScamToken, movesNothing } from './suspicious-transfers.ts';

/** What a person should be wary of in a transaction: scams, look-alikes, transfers of nothing, inner failures. */
export function toTransactionWarnings(transaction: Transaction): Warning[] {
  const { from, to, createdContract, tokenTransfers } = transaction;
  const parties = [from, to, createdContract].filter((address): address is Address => isScam(address));
  const scams = tokenTransfers.filter(isScamToken).length;
  const empty = tokenTransfers.filter(movesNothing).length;
  const warnings: Warning[] = [];

  if (parties.length > 0) {
    const names = [...new Set(parties.map(formatAddress))].join(' and ');
    warnings.push({ tone: 'bad', title: 'Known scam', text: `The explorer marks ${names} as a scam.` });
  }
  const [alike, ...moreAlike] = findLookAlikes(toPartyHashes(transaction));
  if (alike) {
    const [one, other] = alike.map((hash) => groupHex(toFullHash(hash)));
    const more = moreAlike.length === 0 ? '' : ` There are ${formatCount(moreAlike.length, 'more such pair')}.`;
    const text = `${one} and ${other} begin and end alike but are two addresses. Somebody may have made one to be taken for the other: compare every digit.${more}`;
    warnings.push({ tone: 'bad', title: 'Look-alike addresses', text });
  }
  if (scams > 0) {
    const text = `${formatCount(scams, 'transfer')} of a token that the explorer marks as a scam. Do not follow what its name says.`;
    warnings.push({ tone: 'bad', title: 'Scam token', text });
  }
  if (empty > 0) {
    const text = `${formatCount(empty, 'transfer')} of an amount of zero. Such transfers are used to slip a look-alike address into your history: do not copy addresses from here.`;
    warnings.push({ tone: 'wait', title: 'Transfer of nothing', text });
  }
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

function toPartyHashes({ from, to, createdContract, tokenTransfers }: Transaction): string[] {
  const parties = [from, to, createdContract, ...tokenTransfers.flatMap((transfer) => [transfer.from, transfer.to])];
  return parties.flatMap((address) => (address === null ? [] : [address.hash]));
}
