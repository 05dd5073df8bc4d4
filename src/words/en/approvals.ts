import { plural } from '../word-data.ts';

/**
 * Permissions over tokens, a sentence each. `spender` is a shortened address that may now move them, or may no more;
 * `owner` is the one whose tokens they are, where that is not the sender: it signed the permission.
 */
export const approvals = {
  // In place of the spender, and of an owner whose address is not known.
  zeroAddress: 'the zero address',
  theOwner: 'The owner',
  // "#4,021 of Azuki".
  nftOf: (id: string, collection: string) => `${id} of ${collection}`,

  // What may be spent, in place of `what`; "1,000 USDC" is the other kind.
  unlimited: (token: string) => `unlimited ${token}`,
  anAmount: (token: string) => `an amount of ${token}`,
  // Three or more.
  tokens: (count: number, number: string) => plural('en', count, { one: `${number} token`, other: `${number} tokens` }),
  unlimitedTokens: (count: number, number: string) =>
    plural('en', count, { one: `unlimited ${number} token`, other: `unlimited amounts of ${number} tokens` }),
  partlyUnlimited: (count: number, number: string) =>
    plural('en', count, { one: `${number} token (without limit)`, other: `${number} tokens (some without limit)` }),

  allowed: (spender: string, what: string) => `Allowed ${spender} to spend ${what}`,
  ownerAllowed: (owner: string, spender: string, what: string) => `${owner} allowed ${spender} to spend ${what}`,
  // The permission ends with the block that it was given in.
  oneBlockOnly: (allowed: string) => `${allowed} (in that block only)`,
  allowedMore: (spender: string, token: string) => `Allowed ${spender} to spend more ${token} than before`,
  allowedMoreBy: (spender: string, amount: string) => `Allowed ${spender} to spend ${amount} more than before`,
  allowedLess: (spender: string, token: string) => `Allowed ${spender} to spend less ${token} than before`,
  allowedLessBy: (spender: string, amount: string) => `Allowed ${spender} to spend ${amount} less than before`,
  tookBack: (spender: string, token: string) => `Took back ${spender}’s permission to spend ${token}`,
  ownerTookBack: (owner: string, spender: string, token: string) =>
    `${owner} took back ${spender}’s permission to spend ${token}`,
  // Of several spenders.
  tookBackSeveral: (count: number, number: string) =>
    plural('en', count, { one: `Took back ${number} permission`, other: `Took back ${number} permissions` }),

  allowedNft: (spender: string, nft: string) => `Allowed ${spender} to move ${nft}`,
  ownerAllowedNft: (owner: string, spender: string, nft: string) => `${owner} allowed ${spender} to move ${nft}`,
  // That of one NFT: whoever may move all of them still may.
  tookBackNft: (nft: string) => `Took back the single permission for ${nft}`,
  allowedEveryNft: (spender: string, collection: string) => `Allowed ${spender} to move every NFT of ${collection}`,
  ownerAllowedEveryNft: (owner: string, spender: string, collection: string) =>
    `${owner} allowed ${spender} to move every NFT of ${collection}`,
  tookBackEveryNft: (spender: string, collection: string) =>
    `Took back ${spender}’s permission to move NFTs of ${collection}`,
  ownerTookBackEveryNft: (owner: string, spender: string, collection: string) =>
    `${owner} took back ${spender}’s permission to move NFTs of ${collection}`,

  // An operator may do everything with what the sender has at a contract.
  allowedOperator: (spender: string, contract: string) => `Allowed ${spender} to act as an operator on ${contract}`,
  tookBackOperator: (spender: string, contract: string) =>
    `Took back ${spender}’s permission to act as an operator on ${contract}`,
  allowedCredit: (spender: string, what: string) => `Allowed ${spender} to borrow ${what} in this account’s name`,
  ownerAllowedCredit: (owner: string, spender: string, what: string) =>
    `${owner} allowed ${spender} to borrow ${what} in their name`,
  tookBackCredit: (spender: string, token: string) =>
    `Took back ${spender}’s permission to borrow ${token} in this account’s name`,
  ownerTookBackCredit: (owner: string, spender: string, token: string) =>
    `${owner} took back ${spender}’s permission to borrow ${token} in their name`,

  // Whether it is for an amount or for one NFT is not known.
  approved: (spender: string, token: string) => `Approved ${spender} on ${token}`,
};
