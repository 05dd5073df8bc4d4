import type { Words } from '../words.ts';

// Its particles are parts of words: any of its letters may carry a sentence on.
const arabic = /\p{Script=Arabic}/u;

export const ourWords: Words['ourWords'] = { joining: arabic, naming: arabic };
