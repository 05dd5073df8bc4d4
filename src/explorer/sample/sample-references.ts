import type { Reference } from '../../references/reference.ts';
import { creation, firstEver, payment, reverted, swap, waiting } from './named-ethereum-transactions.ts';
import { arbitrumDeposit, arbitrumPayment, blob, delegation } from './named-newer-transactions.ts';
import { who } from './sample-addresses.ts';
import { arbitrum, ethereum } from './sample-clock.ts';
import type { TransactionPlan } from './transaction-plan.ts';

/** A reference to show, and a few words on what it is. `written` is its text: checksummed where it is an address. */
export type SampleReference = { reference: Reference & { chainId: number }; caption: string; written: string };

/** What the first-run page shows. Figures and people are invented, except for the first transaction on Ethereum. */
export const sampleReferences: readonly SampleReference[] = [
  transaction(swap, 'A swap on Uniswap'),
  transaction(payment, 'A payment to vitalik.eth'),
  transaction(waiting, 'A payment still waiting'),
  transaction(reverted, 'A transfer that failed'),
  transaction(creation, 'A new contract'),
  transaction(delegation, 'An account taking on code (EIP-7702)'),
  transaction(blob, 'Another chain leaving its data in blobs'),
  transaction(firstEver, 'The first transaction on Ethereum, in 2015'),
  transaction(arbitrumPayment, 'A USDC payment on Arbitrum'),
  transaction(arbitrumDeposit, 'ETH arriving on Arbitrum'),
  address(ethereum, who.vitalik, 'A year of balance changes'),
  address(ethereum, who.ines, 'A quieter address'),
  address(arbitrum, who.traveller, 'An address on Arbitrum'),
  nft(who.azuki, '4021', 'An NFT with three owners'),
  nft(who.lanterns, '7', 'An NFT from mint to burn'),
];

function transaction({ chainId, hash }: TransactionPlan, caption: string): SampleReference {
  return { reference: { kind: 'transaction', hash, chainId }, caption, written: hash };
}

function address(chainId: number, written: string, caption: string): SampleReference {
  return { reference: { kind: 'address', address: written.toLowerCase(), chainId }, caption, written };
}

function nft(contract: string, tokenId: string, caption: string): SampleReference {
  const reference = { kind: 'token-instance', contract: contract.toLowerCase(), tokenId, chainId: ethereum } as const;
  return { reference, caption, written: `${contract}/${tokenId}` };
}
