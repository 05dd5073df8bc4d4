import type { BalanceChange } from '../../models/balance.ts';
import type { TokenTransfer } from '../../models/token.ts';
import type { AddressReference, TokenInstanceReference } from '../../references/reference.ts';
import type { Pages } from './pages.ts';

/** An address with its balance changes. */
export type BalanceList = {
  reference: AddressReference;
  /** As the person wrote it, for its checksum. */
  written: string;
  chainId: number;
  pages: Pages<BalanceChange>;
};

/** An NFT with its transfers. */
export type TransferList = { reference: TokenInstanceReference; chainId: number; pages: Pages<TokenTransfer> };
