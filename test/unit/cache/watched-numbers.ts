import type { Watched } from '../../../src/models/watched.ts';

/** Returns the number as an address. */
export const addressOf = (number: number) => `0x${number.toString(16).padStart(40, '0')}`;

/** Returns a watched entry for that address. `more` overrides fields. */
export const watch = (number: number, more: Partial<Watched> = {}): Watched => ({
  address: addressOf(number),
  name: `Number ${number}`,
  note: '',
  addedMs: number,
  ...more,
});
