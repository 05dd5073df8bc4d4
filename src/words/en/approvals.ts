/** Permissions over tokens, a sentence each. `spender` is a shortened address that may now move them, or may no more. */
export const approvals = {
  // In place of the spender.
  zeroAddress: 'the zero address',
  // "#4,021 of Azuki".
  nftOf: (id: string, collection: string) => `${id} of ${collection}`,

  allowed: (spender: string, token: string) => `Allowed ${spender} to spend an amount of ${token}`,
  allowedUnlimited: (spender: string, token: string) => `Allowed ${spender} to spend unlimited ${token}`,
  allowedMore: (spender: string, token: string) => `Allowed ${spender} to spend more ${token} than before`,
  allowedLess: (spender: string, token: string) => `Allowed ${spender} to spend less ${token} than before`,
  tookBack: (spender: string, token: string) => `Took back ${spender}’s permission to spend ${token}`,

  allowedNft: (spender: string, nft: string) => `Allowed ${spender} to move ${nft}`,
  // That of one NFT: whoever may move all of them still may.
  tookBackNft: (nft: string) => `Took back the single permission for ${nft}`,
  allowedEveryNft: (spender: string, collection: string) => `Allowed ${spender} to move every NFT of ${collection}`,
  tookBackEveryNft: (spender: string, collection: string) =>
    `Took back ${spender}’s permission to move NFTs of ${collection}`,

  // Whether it is for an amount or for one NFT is not known.
  approved: (spender: string, token: string) => `Approved ${spender} on ${token}`,
};
