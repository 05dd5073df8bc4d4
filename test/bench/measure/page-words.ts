import { transactionOf } from '../../e2e/values.ts';

const words =
  'lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore magna aliqua'.split(
    ' ',
  );

/** Returns filler words, cut to exactly this length. The words repeat every 19 numbers. */
export function wordsOf(at: number, length: number): string {
  let text = '';
  for (let next = at; text.length < length; next += 1) text += `${words[(next * 7 + at) % words.length]} `;
  return text.slice(0, length);
}

/** Returns a transaction hash, or words of the same length. */
export function cellOf(at: number, isReference: boolean): string {
  return isReference ? transactionOf(`cell ${at}`) : wordsOf(at, 66);
}
