import { type Field, type FieldLine, fill, readTable, toFields } from './field.ts';

const { address, fields } = readTable<{ address: { hash: string }; fields: FieldLine[] }>('full-address.json');

/** The values of an address: `digit` fills its hashes. */
const toValues = (name: string, digit: string, label = '') => ({
  ...{ name, label, hash: `0x${digit.repeat(40)}`, code: `0x${`${digit}011`.repeat(10)}` },
  ...{ privately: `0x${`${digit}022`.repeat(10)}`, publicly: `0x${`${digit}033`.repeat(10)}` },
});

/** Returns an address with every field, all distinct. `digit` fills its hash, and its names begin with `name`. */
export const makeAddress = (name: string, digit: string) => fill(address, toValues(name, digit));

/** Returns where each field of that address is shown, in rows whose labels begin with `label`. */
export function addressFields(at: string, label: string, name: string, digit: string): Field[] {
  return toFields('address', at, fill(fields, toValues(name, digit, label)));
}

/** Returns the field of the full hash, which is shown in the details. */
export function addressHashField(at: string, label: string, digit: string): Field[] {
  return toFields('address', at, [['hash', 'details', label, `0x${digit.repeat(40)}`]]);
}
