import { plural } from '../word-data.ts';

/** How this language puts texts together. */
export const writing = {
  // Whole sentences, one after the other.
  sentences: (sentences: string[]) => sentences.join(' '),
  quoted: (text: string) => `“${text}”`,
  // The end of a list: "Ethereum, Base and 2 others".
  others: (count: number, formatted: string) =>
    plural('en', count, { one: `${formatted} other`, other: `${formatted} others` }),
  // Held together by a no-break space: no line may end between them.
  block: (number: string) => `block\u00a0${number}`,
  // An amount of US dollars, its digits in groups already.
  dollars: (amount: string) => `$${amount}`,
};
