import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the user finds a field: on the card, behind its "More details", or in the popup's full view. */
export type Place = 'card' | 'details' | 'popup';

/**
 * One field of an answer and the text shown for it. `path` is its path in the answer ("from.private_tags[].label"),
 * `name` is the specification's object and field ("address.private_tags[].label").
 */
export type Field = { path: string; name: string; place: Place; label: string; text: string };

/** One line of a list of fields: path, place, label of the row or list, exact text. */
export type FieldLine = [path: string, place: Place, label: string, text: string];

/** Reads a table from this folder. The browser stories read it too, without a bundler. */
export function readTable<Table>(name: string): Table {
  return JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'));
}

/** Returns a table in which each name in braces, as in "{name}.eth", is replaced by its value. */
export function fill<Table>(table: Table, values: { [name: string]: string }): Table {
  return JSON.parse(JSON.stringify(table).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''));
}

type Listed = 'transaction' | 'arbitrum' | 'listedTransfer' | 'transfer' | 'instance' | 'balance';

/** The lines of each object whose labels are the same everywhere. */
export const fieldLines = readTable<{ [kind in Listed]: FieldLine[] }>('field-lines.json');

/** Returns the fields of an object at the path `at` of an answer. */
export function toFields(object: string, at: string, lines: FieldLine[]): Field[] {
  return lines.map(([path, place, label, text]) => ({
    path: at === '' ? path : `${at}.${path}`,
    name: `${object}.${path}`,
    place,
    label,
    text,
  }));
}
