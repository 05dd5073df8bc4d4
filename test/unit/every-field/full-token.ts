import { type Field, type FieldLine, fieldLines, fill, readTable, toFields } from './field.ts';
import { addressFields, addressHashField, makeAddress } from './full-address.ts';

const { token, fields } = readTable<{ token: { address_hash: string }; fields: FieldLine[] }>('full-token.json');

/** The values of a token: `digit` fills its addresses. */
const toValues = (symbol: string, digit: string, label = '') => ({
  ...{ symbol, label, name: `${symbol.toLowerCase()} paper` },
  ...{ hash: `0x${digit.repeat(40)}`, foreign: `0x${`${digit}077`.repeat(10)}` },
});

/** Returns a token with every field. */
export const makeToken = (symbol: string, digit: string) => fill(token, toValues(symbol, digit));

/** Returns where each field of that token is shown. */
export function tokenFields(at: string, label: string, symbol: string, digit: string): Field[] {
  return toFields('token', at, fill(fields, toValues(symbol, digit, label)));
}

/** An NFT with every field. */
export const instance = {
  ...readTable<object>('full-instance.json'),
  owner: makeAddress('owner', '9'),
  token: makeToken('INNER', '5'),
};

/** Returns where each field of that NFT is shown. */
export function instanceFields(at: string): Field[] {
  return [
    ...toFields('instance', at, fieldLines.instance),
    ...addressHashField(`${at}.owner`, 'NFT owner', '9'),
    ...addressFields(`${at}.owner`, 'NFT owner', 'owner', '9'),
    ...toFields('token', `${at}.token`, [['address_hash', 'details', 'Token 2', `0x${'5'.repeat(40)}`]]),
    ...tokenFields(`${at}.token`, 'Token 2', 'INNER', '5'),
  ];
}
