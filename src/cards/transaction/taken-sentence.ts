import { formatAddress, isZeroAddress } from '../../format/address-name.ts';
import type { Address } from '../../models/address.ts';
import type { Transaction } from '../../models/transaction.ts';
import { words } from '../../words/words.ts';
import { findKnownMethod } from './known-methods.ts';
import { toCallNames } from './method-kind.ts';
import type { Asset } from './net-movements.ts';
import { isPermit2 } from './permit2.ts';

// EIP-20, EIP-721, EIP-1155, EIP-1363 and EIP-6909; EIP-777; Permit2's transfer by a signature.
const takings = /^(?:(?:safe)?(?:batch)?transferFrom|operatorSend$|permitTransferFrom$|permitWitnessTransferFrom$)/i;

/** True for a call that moves the tokens of whoever allowed it. */
export function isTaking(transaction: Transaction): boolean {
  const known = findKnownMethod((transaction.rawInput ?? '').slice(2, 10));
  return takings.test(known ?? '') || toCallNames(transaction).some((name) => takings.test(name));
}

/**
 * What the sender took by permission: "Took 5 USDC from nick.eth (by their permission)". `undefined` where nothing was
 * taken, null where it came from several accounts.
 */
export function toTakenSentence(transaction: Transaction, side: Asset[], incoming: string): string | null | undefined {
  const { to, from, tokenTransfers } = transaction;
  if (to === null || !isTaking(transaction)) return undefined;
  // A contract of another kind may pay out what it holds.
  const contract = to.hash.toLowerCase();
  const isOfToken = side.every((asset) => asset.kind !== 'native' && asset.contract === contract);
  if (!isOfToken && !isPermit2(contract)) return undefined;
  const givers = new Map<string, Address | null>();
  for (const transfer of tokenTransfers) {
    const isToSender = transfer.to?.hash.toLowerCase() === from.hash.toLowerCase();
    if (isToSender) givers.set(transfer.from?.hash.toLowerCase() ?? '', transfer.from);
  }
  const [giver, ...others] = givers.values();
  if (!giver || isZeroAddress(giver.hash)) return undefined;
  return others.length > 0 ? null : words().movements.took(incoming, formatAddress(giver));
}
