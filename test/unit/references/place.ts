import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** A place where people write references, as described in `test/corpora/README.md`. */
export type Place = {
  place: string;
  of?: string;
  thing: string;
  nft?: string;
  chain: number | null;
  certain: boolean;
} & {
  sends: 'hover' | 'ask' | 'never';
} & { link?: string; html?: string; page?: string; typed?: string };

/** Returns 64 hex digits that no one has, the same ones for the same name. */
export const randomOf = (name: string) => bytesToHex(keccak_256(utf8ToBytes(name)));

/** Returns the cases of a part of the corpus: "places-working" or "places-measuring". */
export function readPlaces(part: string): Place[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, `../../corpora/${part}.json`), 'utf8'));
}

/** Returns the text with made-up values, the same ones for the same name. */
export function fill(text: string, name: string): string {
  return text.replace(/\{([HANhan])(\d)(s?)\}/g, (_, kind: string, number: string, isShort: string) => {
    const hex = randomOf(`${name} ${kind.toLowerCase()} ${number}`).slice(0, /h/i.test(kind) ? 64 : 40);
    const whole = `${kind < 'a' ? '0x' : ''}${hex}`;
    return isShort ? `${whole.slice(0, 6)}…${whole.slice(-4)}` : whole;
  });
}

export const textOf = ({ link, html, typed }: Place) => link ?? html ?? typed ?? '';

/** Returns the value that a case is about. */
export function valueIn(one: Place, name: string): string {
  return fill(one.of ?? /\{\w+\}/.exec(textOf(one))?.[0] ?? '', name).toLowerCase();
}

/** Returns the piece of a page that a case is, a link in a sentence. */
export function htmlOf(one: Place, name: string): string {
  const text = fill(textOf(one), name);
  return one.link === undefined ? text : `<p>see <a href="${text.replaceAll('&', '&amp;')}">here</a></p>`;
}
