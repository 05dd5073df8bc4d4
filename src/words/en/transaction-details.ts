import { plural } from '../word-data.ts';

/** Everything else that is known of a transaction, a label and a value in each row. */
export const transactionDetails = {
  time: 'Time',
  status: 'Status',
  yourTag: 'Your tag',
  kinds: 'Kinds',
  type: 'Type',
  nonce: 'Nonce',
  position: 'Position in block',
  blockHash: 'Block hash',
  exactValue: 'Exact value',
  exactFee: 'Exact fee',
  gasUsed: 'Gas used',
  gasPrice: 'Gas price',
  baseFee: 'Base fee',
  maxFee: 'Max fee per gas',
  maxTip: 'Max tip per gas',
  tip: 'Tip',
  burnt: 'Burnt',
  fee: 'Fee',
  priceThen: 'Price then',
  priceNow: 'Price now',
  priceWhenAsked: 'Price when asked',
  method: 'Method',
  input: 'Input',
  innerCalls: 'Inner calls',

  someFailed: 'some failed',
  // Gas: "21,000 of 30,000 (70%)".
  atMost: (limit: string) => `at most ${limit}`,
  usedOf: (used: string, limit: string) => `${used} of ${limit}`,
  usedOfShare: (used: string, limit: string, share: string) => `${used} of ${limit} (${share})`,
  // "$3,914.10 for one ETH".
  priceOfOne: (dollars: string, symbol: string) => `${dollars} for one ${symbol}`,
  // `name` is one of those below: "2 (EIP-1559)".
  typeAndName: (type: string, name: string) => `${type} (${name})`,
  // The types 0 to 4.
  typeNames: ['legacy', 'with access list', 'EIP-1559', 'with blobs', 'sets code'],
  // `start` is how the input begins, in hex.
  inputAndSize: (start: string, count: number, number: string) =>
    plural('en', count, { one: `${start} (${number} byte)`, other: `${start} (${number} bytes)` }),
};

/** Who signed for an account to run a contract's code (EIP-7702). */
export const signatures = {
  authorization: (number: string) => `Authorization ${number}`,
  authorizations: 'Authorizations',
  // Who lets it run as its own is not known.
  runsAsUnnamed: (contract: string) => `runs as ${contract}`,
};

/** Why a transaction reverted, and the values that its error came with. */
export const revertRows = {
  reason: 'Revert reason',
  none: 'none given',
  // Before what else is known of it, and before the count of what is not shown.
  revert: 'Revert',
  // `name` is one in code, "owner address".
  parameter: (name: string) => `Revert: ${name}`,
  unnamed: 'Revert: value',
  notDecoded: 'could not be decoded',
  empty: 'empty',
};

/** What Arbitrum adds to a transaction. L1 is the chain below, L2 this one. */
export const arbitrum = {
  status: 'Arbitrum status',
  batch: 'Batch',
  batchData: 'Batch data',
  committedBy: 'Committed by',
  confirmedBy: 'Confirmed by',
  gasForL1: 'Gas for L1',
  gasForL2: 'Gas for L2',
  posterFee: 'Poster fee',
  networkFee: 'Network fee',
  message: 'Message',
  messageNumber: 'Message number',
  messageStatus: 'Message status',
  messageOnL1: 'Message on L1',
  incoming: 'incoming',
  outgoing: 'outgoing',
};
