import { plural } from '../word-data.ts';

/** Why a text in the "Look up" box cannot be looked up, and what would help. */
export const inputProblems = {
  empty: 'Paste a transaction hash, an address, an NFT (0x…/42) or a link to one.',
  // How many digits the text has, and how many it should have.
  transactionDigits: (count: number, digits: string, expected: string) =>
    plural('en', count, {
      one: `${digits} hex digit, a transaction has ${expected}.`,
      other: `${digits} hex digits, a transaction has ${expected}.`,
    }),
  addressDigits: (count: number, digits: string, expected: string) =>
    plural('en', count, {
      one: `${digits} hex digit, an address has ${expected}.`,
      other: `${digits} hex digits, an address has ${expected}.`,
    }),
  // The next sentence: so many digits.
  missing: (count: number, digits: string) => plural('en', count, { other: `${digits} missing: copy it again.` }),
  tooMany: (count: number, digits: string) => plural('en', count, { other: `${digits} too many: copy it again.` }),
  // `position` counts from 1; `character` is the character in quotes, its code, or both.
  notHex: (position: string, character: string) =>
    `Character ${position} (${character}) is not a hex digit (0 to 9, a to f). Copy the value again from where it comes.`,
  // A character that looks like another one, and its code: "х", U+0445.
  characterAndCode: (character: string, code: string) => `${character}, ${code}`,
  perhapsKey: 'This could be a private key, so nothing was sent. If it is a transaction hash, write 0x in front of it.',
  no0x: 'An address begins with 0x. Write it in front if these 40 hex digits are one.',
  domainName: (name: string) => `This API cannot resolve names such as ${name}. Paste the address itself.`,
  recoveryPhrase:
    'This looks like a recovery phrase. Nothing was sent. Whoever has it owns the wallet: never paste it anywhere.',
  onlyNumber: 'This is only a number. Paste a transaction hash, an address or an NFT (0x…/42).',
  tooLong: (most: string) =>
    `This text is too long to be looked through: more than ${most} characters. Paste only the part with the hash or address.`,
  nothingFound:
    'No transaction, address or NFT in this text. Paste 0x and its hex digits, 0x…/42 for an NFT, or a link to an explorer.',
};
