import { plural } from '../word-data.ts';

/** A decoded call: a line for each parameter. */
export const callTree = {
  // `call` is in code: "transfer(address to, uint256 value)".
  heading: (call: string) => `Decoded: ${call}`,
  noParameters: 'no parameters',
  thereIsMore: 'There is more: the explorer has it all.',
  entries: (count: number, formatted: string) =>
    plural('en', count, { one: `${formatted} entry`, other: `${formatted} entries` }),
  more: (count: number, formatted: string) => plural('en', count, { other: `and ${formatted} more` }),
  // In place of a value.
  notDecoded: 'could not be decoded',
  emptyList: 'empty list',
  empty: 'empty',
};
