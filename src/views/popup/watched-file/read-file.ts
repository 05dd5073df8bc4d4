import type { WatchedImport } from '../../../messages/watched-questions.ts';
import { watchedBounds } from '../../../models/watched.ts';
import { readCsv } from './read-csv.ts';
import { type EntryProblem, type RawEntry, readEntry } from './read-entry.ts';
import { fileKind } from './to-file.ts';

/** Why nothing of a file is taken; `place` is the number of an entry in it. */
export type FileProblem =
  | { kind: 'too-large' | 'unreadable' | 'not-a-list' | 'empty' | 'too-many' }
  | { kind: EntryProblem; place: number };

/** What a file brings, or why nothing. */
type WatchedFile =
  | { ok: true; brings: Pick<WatchedImport, 'addresses' | 'transactions'> }
  | { ok: false; problem: FileProblem };

/**
 * The most that is read: 4 MB. A full list has 560 characters of names and notes in each of its 1,000 entries; where every
 * one of them is written as \u and its digits, as some programs write JSON, that is six bytes for each, and 200 around it.
 */
export const mostBytes = 4_000_000;

// One more than fits in tells that there are too many.
const mostRead = watchedBounds.addresses + 1;

/** Reads a file of ours, or any CSV file with a column "address". One entry that is not sound, and nothing is taken. */
export function readWatchedFile(text: string): WatchedFile {
  const sound = text.replace(/^\ufeff/, '');
  const raw = /^\s*[[{]/.test(sound) ? readJson(sound) : readTable(sound);
  if (raw === null) return fail({ kind: 'not-a-list' });
  if (raw.length === 0) return fail({ kind: 'empty' });
  if (raw.length > watchedBounds.addresses) return fail({ kind: 'too-many' });
  const brings: Pick<WatchedImport, 'addresses' | 'transactions'> = { addresses: [], transactions: [] };
  for (const [at, one] of raw.entries()) {
    const read = readEntry(one);
    if (typeof read === 'string') return fail({ kind: read, place: at + 1 });
    if (read.kind === 'address') brings.addresses.push(read.change);
    else brings.transactions.push(read.change);
  }
  return { ok: true, brings };
}

function fail(problem: FileProblem): WatchedFile {
  return { ok: false, problem };
}

function readJson(text: string): RawEntry[] | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRaw(parsed) || own(parsed, 'kind') !== fileKind || own(parsed, 'version') !== 1) return null;
  const entries = own(parsed, 'entries');
  return Array.isArray(entries) && entries.every(isRaw) ? entries.slice(0, mostRead).map(toOwn) : null;
}

function readTable(text: string): RawEntry[] | null {
  const lines = readCsv(text);
  const head = lines?.[0]?.map((cell) => cell.trim().toLowerCase());
  if (!lines || !head?.some((name) => name === 'reference' || name === 'address')) return null;
  return lines.slice(1, 1 + mostRead).map((cells) => {
    const row = Object.fromEntries(head.map((name, at) => [name, cells[at] ?? '']));
    return toOwn({ ...row, reference: row.reference || row.address });
  });
}

function isRaw(value: unknown): value is RawEntry {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// What an object was not given itself, such as by a name of its prototype, is not read.
function toOwn(raw: RawEntry): RawEntry {
  return Object.fromEntries(['reference', 'chain', 'name', 'note', 'added'].map((name) => [name, own(raw, name)]));
}

function own(value: RawEntry, name: string): unknown {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}
