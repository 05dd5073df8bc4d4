import { type CardState, cardStates } from './card-states.ts';
import chosen from './chosen-states.json' with { type: 'json' };

// These cover every part and tone of a card that another theme, a small window or another text direction could break.
const names: string[] = chosen;

/** The states compared in every mode. For the others one mode is enough. */
export const chosenStates: CardState[] = cardStates.filter(({ name }) => names.includes(name));

/** All states that last long enough for a picture, and are fast enough for a test. */
export const comparedStates: CardState[] = cardStates.filter(({ isBrief, isSlow }) => !isBrief && !isSlow);
