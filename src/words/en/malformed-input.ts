/** A question of Hashlens itself that has not the form that the service wants; hardly anybody ever sees it. */
export const malformedInput = {
  title: 'This cannot be looked up',
  // `field` is one of the fields below or a name in code, `form` one of the forms below.
  detail: (field: string, form: string) =>
    `The ${field} must be ${form}. Nothing was sent. Check it and try another one.`,
  fields: {
    transactionHash: 'transaction hash',
    tokenId: 'token id',
    chainNumber: 'chain number',
    blockNumber: 'block number',
    numberOfItems: 'number of items',
    nextPage: 'next page',
  },
  forms: {
    webAddress: 'an http or https address',
    hexDigits64: '0x and 64 hex digits',
    hexDigits40: '0x and 40 hex digits',
    wholeNumber: 'a whole number',
    positiveNumber: 'a positive whole number',
    numberFrom0: 'a whole number of at least 0',
    numberFrom1To50: 'a whole number from 1 to 50',
    cursor: 'the cursor of a page that was read before',
  },
};
