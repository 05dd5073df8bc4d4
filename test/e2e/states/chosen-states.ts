import { type CardState, cardStates } from './card-states.ts';

// One of each part and of each tone: what another theme, a small window or another direction could spoil.
const chosen = [
  'swap',
  'pending',
  'failed',
  'many-transfers',
  'hostile',
  'arbitrum',
  'address',
  'zero-address',
  'checksum',
  'nft',
  'ask-first',
  'held-back',
  'waiting-long',
  'details-opened',
  'unavailable',
];

/** The states that are compared in every mode; of the others, one mode says enough. */
export const chosenStates: CardState[] = cardStates.filter(({ name }) => chosen.includes(name));

/** All states that stay long enough, and do not take longer than a test should. */
export const comparedStates: CardState[] = cardStates.filter(({ isBrief, isSlow }) => !isBrief && !isSlow);
