/** How a transaction ended: a word or two in a label with a border. */
export const statuses = {
  succeeded: 'Success',
  failed: 'Failed',
  pending: 'Pending',
  // It is in a block that the explorer has not read yet.
  awaiting: 'Indexing',
  dropped: 'Dropped',
  unknown: 'Unknown',
  // The answer is not of now: it may have ended since.
  pendingWhenAsked: 'Pending when asked',
  awaitingWhenAsked: 'Indexing when asked',
};
