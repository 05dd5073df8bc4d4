/**
 * What single chains add to a transaction: labels. L1 is the chain below, L2 this one. Those in lower case mostly stand
 * behind the label of the part that they belong to, "Withdrawal 2 status", as `within` puts it; the first letter of the
 * whole becomes a capital by itself.
 */
export const chainParts = {
  within: (around: string, label: string) => `${around} ${label}`,
  numbered: (label: string, number: string) => `${label} ${number}`,
  // Before the count of those that are not shown.
  chainsOwn: 'Chain’s own',

  fheOperations: 'FHE operations',
  l1Fee: 'L1 fee',
  l1FeeScalar: 'L1 fee scalar',
  l1GasPrice: 'L1 gas price',
  l1GasUsed: 'L1 gas used',
  dataFootprintScalar: 'Data footprint scalar',
  operatorFee: 'Operator fee',

  // Of a withdrawal to the chain below.
  withdrawal: 'Withdrawal',
  number: 'number',
  onL1: 'on L1',
  portal: 'portal',
  messageNonce: 'message nonce',
  from: 'from',
  to: 'to',
  value: 'value',
  gasLimit: 'gas limit',
  data: 'data',
  messageBetweenChains: 'Message between chains',

  // Of ZKsync: which transactions on L1 did what to its batch, and when.
  batch: 'batch',
  committedBy: 'committed by',
  committed: 'committed',
  provedBy: 'proved by',
  proved: 'proved',
  executedBy: 'executed by',
  executed: 'executed',

  // Of Scroll.
  queuePlace: 'queue place',
  l1BaseFee: 'L1 base fee',
  l1BlobBaseFee: 'L1 blob base fee',
  l1CommitScalar: 'L1 commit scalar',
  l1BlobScalar: 'L1 blob scalar',
  l1FeeOverhead: 'L1 fee overhead',
  l2Fee: 'L2 fee',
  // The fee is of that kind: "Scroll L2 fee is: maximum".
  is: 'is',
  blockStatus: 'block status',

  mostBlobFee: 'Most fee per blob gas',
  blobGasPrice: 'Blob gas price',
  blobGasUsed: 'Blob gas used',
  burntBlobFee: 'Blob fee, burnt',
  blob: 'Blob',

  feePaidIn: 'fee paid in',
  feePaidBy: 'fee paid by',
  // Shares of the stability fee, and who gets them.
  stabilityFee: 'Stability fee',
  inAll: 'in all',
  forApp: 'for the app',
  forValidator: 'for the validator',
  app: 'app',
  validator: 'validator',
  call: 'call',

  // Of Suave, whose nodes execute what only some may see.
  executionNode: 'Executed by',
  mayBeSeenBy: 'May be seen by',
  wrapped: 'Wrapped',
  callsScilla: 'calls a Scilla contract',

  // Behind an address.
  contract: 'contract',
  verifiedContract: 'verified contract',
  scam: 'marked as a scam',
};
