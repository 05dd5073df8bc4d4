import { cleanText } from '../../../format/clean-text.ts';
import { readText, toCsvLine } from '../../../format/csv.ts';
import type { WatchedChange, WatchedImport, WatchedTransactionChange } from '../../../messaging/protocol.ts';
import { watchedBounds } from '../../../models/watched.ts';
import { isChecksumWrong } from '../../../references/checksum.ts';
import { type Entry, writeWatched } from './watchlist-store.ts';

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

/**
 * The lines of a CSV file as their cells, those of nothing but white space left out. Commas, semicolons or tabs part
 * them, whichever the first line has first. Null where a quote is never closed.
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

/** Why an entry of a file cannot be taken. */
type EntryProblem = 'not-a-reference' | 'wrong-checksum' | 'wrong-chain' | 'no-chain' | 'too-long' | 'not-text';

/** An entry as a file has it: anything. */
type RawEntry = { [column: string]: unknown };

// The last moment that a Date can be.
const latestTime = 8.64e15;

/** Reads one entry of a file strictly; what is absent or empty is none of it. */
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

// Undefined for what is no text, null for one that is too long.
function readBounded(value: unknown, most: number): string | null | undefined {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'string') return undefined;
  // What is not seen does not count.
  const text = cleanText(value, most);
  const isCut = text.length > most || (text.endsWith('…') && !value.trimEnd().endsWith('…'));
  return isCut ? null : text;
}

// Undefined where there is none, null for what is none.
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

/** The columns of a CSV file, and what an entry of a JSON file has. */
const columns = ['reference', 'chain', 'name', 'note', 'added'] as const;

/** What a file of ours begins with. */
const fileKind = 'hashlens-watched';

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
