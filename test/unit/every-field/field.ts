import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a person would look for a field: on the card, behind its "Everything else", or in the popup's full view. */
export type Place = 'card' | 'details' | 'popup';

/**
 * One field of an answer and what a person reads of it. `path` leads to it in the answer ("from.private_tags[].label"),
 * `name` is the specification's object and field ("address.private_tags[].label").
 */
export type Field = { path: string; name: string; place: Place; label: string; text: string };

/** One line of a list of fields: path, place, label of the row or list, exact text. */
export type FieldLine = [path: string, place: Place, label: string, text: string];

/** Reads a table that stands beside these files; the browser stories read it too, outside of any bundler. */
export function readTable<Table>(name: string): Table {
  return JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'));
}

type Listed = 'transaction' | 'arbitrum' | 'listedTransfer' | 'transfer' | 'instance' | 'balance';

/** The lines of each object whose labels are the same wherever it stands. */
export const fieldLines = readTable<{ [kind in Listed]: FieldLine[] }>('field-lines.json');

/** Gives the fields of an object that stands at `at` in an answer. */
export function toFields(object: string, at: string, lines: FieldLine[]): Field[] {
  return lines.map(([path, place, label, text]) => ({
    path: at === '' ? path : `${at}.${path}`,
    name: `${object}.${path}`,
    place,
    label,
    text,
  }));
}
