import type { Words } from '../words.ts';

// Japanese has no space between its words: any of its characters may carry a sentence on.
const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

export const ourWords: Words['ourWords'] = { joining: japanese, naming: japanese };
