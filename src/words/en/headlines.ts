/** The first line of a transaction's card where it has not simply happened, and what may stand below it. */
export const headlines = {
  // `reason` is a few words, "insufficient allowance", often of the contract's own in English.
  failed: (reason: string) => `Failed: ${reason}`,
  waiting: 'Waiting to be included',
  waitingWhenAsked: 'Waiting to be included when asked',
  included: 'Included, details still being indexed',
  includedWhenAsked: 'Included, details still being indexed when asked',
  dropped: 'Dropped or replaced',
  // `intent` is what it wanted: "0.5 ETH to vitalik.eth".
  neverIncluded: (intent: string) => `It never got into a block: ${intent}`,
  unknown: 'State unknown',
  // `said` is the explorer's own word for the state.
  unknownSaid: (said: string) => `State unknown: “${said}”`,
  // Nobody signed it on this chain.
  deposit: 'A deposit from the base layer',
};

/** Why a transaction failed, in few words that may follow "Failed:". */
export const reverts = {
  notKnown: 'the reason is not known yet',
  noReason: 'reverted without a reason',
  // `selector` is four bytes in hex, "0x08c379a0".
  error: (selector: string) => `error ${selector}`,
  // A failure of the kinds below, of a number that none of them has.
  panic: (code: string) => `panic ${code}`,
  assertion: 'an assertion failed',
  overflow: 'a number overflowed',
  divisionByZero: 'division by zero',
  outsideEnum: 'a value outside its enum',
  storage: 'wrongly encoded storage',
  emptyList: 'taking from an empty list',
  outOfBounds: 'an index out of bounds',
  memory: 'too much memory',
  emptyFunction: 'a call to an empty function',
};
