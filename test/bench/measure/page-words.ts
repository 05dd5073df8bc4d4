import { transactionOf } from '../../e2e/values.ts';

const words =
  'lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore magna aliqua'.split(
    ' ',
  );

/** Plain words of exactly this length, others for each number. */
export function wordsOf(at: number, length: number): string {
  let text = '';
  for (let next = at; text.length < length; next += 1) text += `${words[(next * 7 + at) % words.length]} `;
  return text.slice(0, length);
}

/** The same length as a hash, with or without one in it. */
export function cellOf(at: number, isReference: boolean): string {
  return isReference ? transactionOf(`cell ${at}`) : wordsOf(at, 66);
}
