import { toCsvLine } from '../../../format/csv.ts';
import { type Entry, writeWatched } from '../watched-entries.ts';

/** The columns of a CSV file, and what an entry of a JSON file has. */
const columns = ['reference', 'chain', 'name', 'note', 'added'] as const;

/** What a file of ours begins with. */
export const fileKind = 'hashlens-watched';

/** The list as a file: names, notes, chains, and when each was added. Nothing else of ours is in it. */
export function toWatchedFile(entries: Entry[], kind: 'json' | 'csv'): { type: string; text: string } {
  const rows = entries.map((entry) => ({
    reference: writeWatched(entry),
    chain: entry.chainId ?? null,
    name: entry.name,
    note: entry.note,
    added: new Date(entry.addedMs).toISOString(),
  }));
  if (kind === 'json') {
    const text = JSON.stringify({ kind: fileKind, version: 1, entries: rows }, null, 2);
    return { type: 'application/json', text: `${text}\n` };
  }
  const lines = rows.map((row) => toCsvLine(columns.map((column) => String(row[column] ?? ''))));
  // Without the mark at its beginning spreadsheets take it for an alphabet of old.
  return { type: 'text/csv', text: `\ufeff${[toCsvLine(columns), ...lines].join('')}` };
}
