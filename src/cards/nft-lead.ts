import type { TokenTransfer } from '../models/token.ts';
import { isNft, type Moved } from './moved.ts';
import { type Lead, toInstanceLead } from './to-lead.ts';

/** Leads to the NFT that a transfer moved; nowhere where it was an amount, or nobody tells which NFT. */
export function toNftLead({ token, total }: TokenTransfer, moved: Moved): Lead {
  return isNft(moved) ? toInstanceLead(token?.addressHash, total?.tokenId) : {};
}
