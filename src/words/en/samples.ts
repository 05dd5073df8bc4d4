/** What each reference of the built-in sample is, in a few words: they stand over it on the welcome page. */
export const samples = {
  swap: 'A swap on Uniswap',
  payment: 'A payment to vitalik.eth',
  waiting: 'A payment still waiting',
  reverted: 'A transfer that failed',
  creation: 'A new contract',
  delegation: 'An account taking on code (EIP-7702)',
  blob: 'Another chain leaving its data in blobs',
  firstEver: 'The first transaction on Ethereum, in 2015',
  arbitrumPayment: 'A USDC payment on Arbitrum',
  arbitrumDeposit: 'ETH arriving on Arbitrum',
  yearOfChanges: 'A year of balance changes',
  quieterAddress: 'A quieter address',
  arbitrumAddress: 'An address on Arbitrum',
  threeOwners: 'An NFT with three owners',
  mintToBurn: 'An NFT from mint to burn',
};
