import { type CardState, cardStates } from './card-states.ts';

// These cover every part and tone of a card that another theme, a small window or another text direction could break.
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

/** The states compared in every mode. For the others one mode is enough. */
export const chosenStates: CardState[] = cardStates.filter(({ name }) => chosen.includes(name));

/** All states that last long enough for a picture, and are fast enough for a test. */
export const comparedStates: CardState[] = cardStates.filter(({ isBrief, isSlow }) => !isBrief && !isSlow);
