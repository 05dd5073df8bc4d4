import type { Reference } from '../../references/reference.ts';
import type { TransactionPlan } from './build-transaction.ts';
import {
  arbitrumDeposit,
  arbitrumPayment,
  blob,
  creation,
  delegation,
  oldPayment,
  payment,
  reverted,
  swap,
  waiting,
} from './named-transactions.ts';
import { who } from './sample-accounts.ts';
import { arbitrum, ethereum } from './sample-values.ts';

/**
 * A reference to show. `name` selects its title in the message `sample`; `caption` is the English one, for tests.
 * `written` is its text, with a checksum if it is an address.
 */
export type SampleReference = {
  reference: Reference & { chainId: number };
  name: SampleName;
  caption: string;
  written: string;
};

type SampleName =
  | 'swap'
  | 'payment'
  | 'waiting'
  | 'reverted'
  | 'creation'
  | 'delegation'
  | 'blob'
  | 'oldPayment'
  | 'arbitrumPayment'
  | 'arbitrumDeposit'
  | 'yearOfChanges'
  | 'quieterAddress'
  | 'arbitrumAddress'
  | 'threeOwners'
  | 'mintToBurn';

/** The references on the first-run page, all of them made up. The first three are one of each kind. */
export const sampleReferences: readonly SampleReference[] = [
  transaction(swap, 'swap', 'A swap'),
  address(ethereum, who.mara, 'yearOfChanges', 'A year of balance changes'),
  nft(who.paperBoats, '4021', 'threeOwners', 'An NFT with three owners'),
  transaction(payment, 'payment', 'A payment to mara.example'),
  transaction(waiting, 'waiting', 'A pending payment'),
  transaction(reverted, 'reverted', 'A failed transfer'),
  transaction(creation, 'creation', 'A new contract'),
  transaction(delegation, 'delegation', 'An account delegation (EIP-7702)'),
  transaction(blob, 'blob', 'A rollup posting data in blobs'),
  transaction(oldPayment, 'oldPayment', 'A payment from 2016'),
  transaction(arbitrumPayment, 'arbitrumPayment', 'A SUN payment on Arbitrum'),
  transaction(arbitrumDeposit, 'arbitrumDeposit', 'A deposit to Arbitrum'),
  address(ethereum, who.ines, 'quieterAddress', 'An address with few changes'),
  address(arbitrum, who.traveller, 'arbitrumAddress', 'An address on Arbitrum'),
  nft(who.lanterns, '7', 'mintToBurn', 'An NFT from mint to burn'),
];

function transaction({ chainId, hash }: TransactionPlan, name: SampleName, caption: string): SampleReference {
  return { reference: { kind: 'transaction', hash, chainId }, name, caption, written: hash };
}

function address(chainId: number, written: string, name: SampleName, caption: string): SampleReference {
  return { reference: { kind: 'address', address: written.toLowerCase(), chainId }, name, caption, written };
}

function nft(contract: string, tokenId: string, name: SampleName, caption: string): SampleReference {
  const reference = { kind: 'token-instance', contract: contract.toLowerCase(), tokenId, chainId: ethereum } as const;
  return { reference, name, caption, written: `${contract}/${tokenId}` };
}
