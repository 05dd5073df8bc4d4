/** Everything that is known of transfers, in rows. `number` is the place in the list, and counts from 1. */
export const transferRows = {
  transfer: (number: string) => `Transfer ${number}`,
  transfers: 'Transfers',
  // Of the tokens, NFTs and accounts in them: one, one of several, and the rest.
  token: 'Token',
  tokenOf: (number: string) => `Token ${number}`,
  tokens: 'Tokens',
  nft: 'NFT',
  nftOf: (number: string) => `NFT ${number}`,
  nfts: 'NFTs',
  account: 'Account',
  accountOf: (number: string) => `Account ${number}`,
  accounts: 'Accounts',

  /** A transfer's row, each a part of its own. */
  from: (sender: string) => `from ${sender}`,
  to: (receiver: string) => `to ${receiver}`,
  by: (method: string) => `by ${method}`,
  log: (number: string) => `log ${number}`,
  blockHash: (hash: string) => `block hash ${hash}`,
  inTransaction: (hash: string) => `in ${hash}`,
};

/** Before the names of fields that Hashlens does not know: "Fee new field". */
export const extraRows = {
  fee: 'Fee',
  decoded: 'Decoded',
  parameter: (number: string) => `Parameter ${number}`,
  action: (number: string) => `Action ${number}`,
  authorization: (number: string) => `Authorization ${number}`,
  transfer: (number: string) => `Transfer ${number}`,
  transferTotal: (number: string) => `Transfer ${number} total`,
  // The label of a row that says how many were left out.
  unknownFields: 'Unknown fields',
};
