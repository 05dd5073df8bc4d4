import type { Reference } from '../../references/reference.ts';
import type { TransactionPlan } from './build-transaction.ts';
import {
  arbitrumDeposit,
  arbitrumPayment,
  blob,
  creation,
  delegation,
  firstEver,
  payment,
  reverted,
  swap,
  waiting,
} from './named-transactions.ts';
import { who } from './sample-accounts.ts';
import { arbitrum, ethereum } from './sample-values.ts';

/**
 * A reference to show. `name` is what the words of each language know it by, `caption` the English ones, for whoever
 * reads of it in tests. `written` is its text: checksummed where it is an address.
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
  | 'firstEver'
  | 'arbitrumPayment'
  | 'arbitrumDeposit'
  | 'yearOfChanges'
  | 'quieterAddress'
  | 'arbitrumAddress'
  | 'threeOwners'
  | 'mintToBurn';

/** What the first-run page shows. Figures and people are invented, except for the first transaction on Ethereum. */
export const sampleReferences: readonly SampleReference[] = [
  transaction(swap, 'swap', 'A swap on Uniswap'),
  transaction(payment, 'payment', 'A payment to vitalik.eth'),
  transaction(waiting, 'waiting', 'A payment still waiting'),
  transaction(reverted, 'reverted', 'A transfer that failed'),
  transaction(creation, 'creation', 'A new contract'),
  transaction(delegation, 'delegation', 'An account taking on code (EIP-7702)'),
  transaction(blob, 'blob', 'Another chain leaving its data in blobs'),
  transaction(firstEver, 'firstEver', 'The first transaction on Ethereum, in 2015'),
  transaction(arbitrumPayment, 'arbitrumPayment', 'A USDC payment on Arbitrum'),
  transaction(arbitrumDeposit, 'arbitrumDeposit', 'ETH arriving on Arbitrum'),
  address(ethereum, who.vitalik, 'yearOfChanges', 'A year of balance changes'),
  address(ethereum, who.ines, 'quieterAddress', 'A quieter address'),
  address(arbitrum, who.traveller, 'arbitrumAddress', 'An address on Arbitrum'),
  nft(who.azuki, '4021', 'threeOwners', 'An NFT with three owners'),
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
