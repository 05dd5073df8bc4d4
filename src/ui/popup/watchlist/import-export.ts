import { cleanText } from '../../../format/clean-text.ts';
import { readText, toCsvLine } from '../../../format/csv.ts';
import type { WatchedChange, WatchedImport, WatchedTransactionChange } from '../../../messaging/protocol.ts';
import { watchedBounds } from '../../../models/watched.ts';
import { isChecksumWrong } from '../../../references/checksum.ts';
import { type Entry, writeWatched } from './watchlist-store.ts';

/** Why a file is rejected; `place` is the number of the bad entry, counted from 1. */
export type FileProblem =
  | { kind: 'too-large' | 'unreadable' | 'not-a-list' | 'empty' | 'too-many' }
  | { kind: EntryProblem; place: number };

/** The entries of a file, or why it is rejected. */
type WatchedFile =
  | { ok: true; brings: Pick<WatchedImport, 'addresses' | 'transactions'> }
  | { ok: false; problem: FileProblem };

/**
 * The largest file that is read: 4 MB. A full list has 1,000 entries of 560 characters of name and note. Written as \u
 * and its digits, as some programs write JSON, each character takes six bytes; 200 more surround each entry.
 */
export const mostBytes = 4_000_000;

// One entry over the limit is enough to detect that there are too many.
const mostRead = watchedBounds.addresses + 1;

/** Reads an exported file, or any CSV file with a column "reference" or "address". An invalid entry rejects all. */
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

// Reads own properties only, never those of the prototype.
function toOwn(raw: RawEntry): RawEntry {
  return Object.fromEntries(['reference', 'chain', 'name', 'note', 'added'].map((name) => [name, own(raw, name)]));
}

function own(value: RawEntry, name: string): unknown {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}

/**
 * Returns the lines of a CSV file as arrays of cells, without blank lines. The separator is a comma, a semicolon or a
 * tab, whichever comes first in the first line. Null if a quote is never closed.
 */
function readCsv(text: string): string[][] | null {
  const separator = /[,;\t]/.exec(text.split(/[\r\n]/, 1)[0] ?? '')?.[0] ?? ',';
  const lines: string[][] = [];
  let line: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endLine = () => {
    line.push(cell);
    cell = '';
    if (line.some((one) => one.trim() !== '')) lines.push(line.map(readText));
    line = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell === '') isQuoted = true;
    else if (character === separator) {
      line.push(cell);
      cell = '';
    } else if (character === '\n' || character === '\r') endLine();
    else cell += character;
  }
  if (isQuoted) return null;
  endLine();
  return lines;
}

/** Why an entry of a file is rejected. */
type EntryProblem = 'not-a-reference' | 'wrong-checksum' | 'wrong-chain' | 'no-chain' | 'too-long' | 'not-text';

/** An unchecked entry of a file. */
type RawEntry = { [column: string]: unknown };

// The latest time that a `Date` can represent, in milliseconds since 1970.
const latestTime = 8.64e15;

/** Reads one entry of a file strictly. An empty optional field counts as absent. */
function readEntry(
  raw: RawEntry,
):
  | { kind: 'address'; change: WatchedChange }
  | { kind: 'transaction'; change: WatchedTransactionChange }
  | EntryProblem {
  const [name, note] = [readBounded(raw.name, watchedBounds.name), readBounded(raw.note, watchedBounds.note)];
  const addedMs = readTime(raw.added);
  const chainId = readChain(raw.chain);
  const reference = typeof raw.reference === 'string' ? raw.reference.trim() : '';
  const hex = /^0x(?:[\da-f]{40}|[\da-f]{64})$/i.test(reference) ? reference.toLowerCase() : null;
  if (hex === null) return 'not-a-reference';
  if (name === null || note === null) return 'too-long';
  if (name === undefined || note === undefined || addedMs === null) return 'not-text';
  if (chainId === null) return 'wrong-chain';

  const named = { name, note, ...(addedMs !== undefined && { addedMs }) };
  if (hex.length === 66) {
    return chainId === undefined ? 'no-chain' : { kind: 'transaction', change: { hash: hex, chainId, ...named } };
  }
  if (isChecksumWrong(reference)) return 'wrong-checksum';
  return { kind: 'address', change: { address: hex, ...named, ...(chainId !== undefined && { chainId }) } };
}

// Returns undefined if the value is not text, null if it is too long.
function readBounded(value: unknown, most: number): string | null | undefined {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'string') return undefined;
  // Invisible characters do not count.
  const text = cleanText(value, most);
  const isCut = text.length > most || (text.endsWith('…') && !value.trimEnd().endsWith('…'));
  return isCut ? null : text;
}

// Returns undefined if there is no time, null if it is invalid.
function readTime(value: unknown): number | null | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const ms = typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) ? Date.parse(value) : Number.NaN;
  return ms >= 0 && ms <= latestTime ? ms : null;
}

function readChain(value: unknown): number | null | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const written = typeof value === 'number' ? String(value) : value;
  const id = typeof written === 'string' && /^\d{1,15}$/.test(written.trim()) ? Number(written) : 0;
  return id > 0 ? id : null;
}

/** The columns of a CSV file, and the fields of an entry in a JSON file. */
const columns = ['reference', 'chain', 'name', 'note', 'added'] as const;

/** The `kind` that marks a JSON file as our export. */
const fileKind = 'hashlens-watched';

/** Returns the list as a file: references, names, notes, chains, and when each was added. It contains nothing else. */
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
  // Without the byte order mark, spreadsheets assume a legacy encoding.
  return { type: 'text/csv', text: `\ufeff${[toCsvLine(columns), ...lines].join('')}` };
}
