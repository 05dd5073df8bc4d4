import type { Watched } from '../../../src/models/watched.ts';

/** The address that is this number. */
export const addressOf = (number: number) => `0x${number.toString(16).padStart(40, '0')}`;

/** That address as it is watched, unless told otherwise. */
export const watch = (number: number, more: Partial<Watched> = {}): Watched => ({
  address: addressOf(number),
  name: `Number ${number}`,
  note: '',
  addedMs: number,
  ...more,
});
