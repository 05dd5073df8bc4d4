import { card } from './card.ts';

/** English. */
export const en = { language: 'en', card };
