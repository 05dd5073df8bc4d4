import type { NftPicture } from '../../cards/nft-picture.ts';
import type { BalanceChange } from '../../models/balance.ts';
import type { Reply } from '../../models/failure.ts';
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
export type TransferList = {
  reference: TokenInstanceReference;
  chainId: number;
  pages: Pages<TokenTransfer>;
  /**
   * Where its picture is, as a transaction tells it: null where that names none. With `known` nothing is sent, and the
   * answer is null where nothing is known.
   */
  findPicture(hash: string, how?: 'known'): Promise<Reply<NftPicture | null> | null>;
};
