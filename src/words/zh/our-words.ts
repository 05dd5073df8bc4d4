import type { Words } from '../words.ts';

// Chinese has no space between its words: any of its characters may carry a sentence on.
const han = /\p{Script=Han}/u;

export const ourWords: Words['ourWords'] = { joining: han, naming: han };
