import { cleanText } from '../../../format/clean-text.ts';
import { csvStart, readCsv, toCsvLine } from '../../../format/csv.ts';
import type { WatchedChange, WatchedImport, WatchedTransactionChange } from '../../../messaging/protocol.ts';
import { watchedBounds } from '../../../models/watched.ts';
import { isChecksumWrong } from '../../../references/checksum.ts';
import type { FileForm } from '../../components/file-export.ts';
import { type Entry, writeWatched } from './watchlist-store.ts';

/** Why a file is rejected. */
export type FileProblem = 'too-large' | 'unreadable' | 'not-a-list' | 'empty' | 'too-many';

/** An entry that is left out: its row as a spreadsheet shows it, or its number in a JSON file; why; and its value. */
export type LeftOut = { row: number; problem: EntryProblem; text: string };

/** The entries of a file and those that are left out, or why it is rejected. */
export type WatchedFile =
  | { ok: true; brings: Pick<WatchedImport, 'addresses' | 'transactions'>; left: LeftOut[] }
  | { ok: false; problem: FileProblem };

/**
 * The largest file that is read: 4 MB. A full list has 1,000 entries of 560 characters of name and note. Written as \u
 * and its digits, as some programs write JSON, each character takes six bytes; 200 more surround each entry.
 */
export const mostBytes = 4_000_000;

// Of a rejected value, in characters: enough to find the row, too little to show a private key.
const mostShown = 24;

// Address books of other tools have rows that are not for us. More rows than this are no address book.
const mostRows = 20_000;

/** Reads an exported file, or any CSV file with a column "reference" or "address". Invalid entries are left out. */
export function readWatchedFile(text: string): WatchedFile {
  const sound = text.replace(/^\ufeff/, '');
  const raw = /^\s*[[{]/.test(sound) ? readJson(sound) : readTable(sound);
  if (raw === null) return fail('not-a-list');
  if (raw.length === 0) return fail('empty');
  if (raw.length > mostRows) return fail('too-many');
  const brings: Pick<WatchedImport, 'addresses' | 'transactions'> = { addresses: [], transactions: [] };
  const left: LeftOut[] = [];
  for (const { row, entry } of raw) {
    const read = readEntry(entry);
    if (typeof read === 'string')
      left.push({ row, problem: read, text: cleanText(toText(entry.reference), mostShown) });
    else if (read.kind === 'address') brings.addresses.push(read.change);
    else brings.transactions.push(read.change);
  }
  const isTooMany = brings.addresses.length + brings.transactions.length > watchedBounds.addresses;
  return isTooMany ? fail('too-many') : { ok: true, brings, left };
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function fail(problem: FileProblem): WatchedFile {
  return { ok: false, problem };
}

/** An entry with its row as a spreadsheet shows it, or its number in a JSON file. */
type NumberedEntry = { row: number; entry: RawEntry };

function readJson(text: string): NumberedEntry[] | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRaw(parsed) || own(parsed, 'kind') !== fileKind || own(parsed, 'version') !== 1) return null;
  const entries = own(parsed, 'entries');
  if (!Array.isArray(entries)) return null;
  return entries.slice(0, mostRows + 1).map((entry, at) => ({ row: at + 1, entry: isRaw(entry) ? toOwn(entry) : {} }));
}

function readTable(text: string): NumberedEntry[] | null {
  const lines = readCsv(text);
  const head = lines?.[0]?.cells.map((cell) => cell.trim().toLowerCase());
  if (!lines || !head?.some((name) => name === 'reference' || name === 'address')) return null;
  return lines.slice(1, mostRows + 2).map(({ row, cells }) => {
    const raw = Object.fromEntries(head.map((name, at) => [name, cells[at] ?? '']));
    return { row, entry: toOwn({ ...raw, reference: raw.reference || raw.address }) };
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

/** Why an entry of a file is left out. */
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
  const reference = toText(raw.reference).trim();
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
  // Text that could not be decoded is not a name.
  if (typeof value !== 'string' || value.includes('\ufffd')) return undefined;
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
export function toWatchedFile(entries: Entry[], form: FileForm): { type: string; text: string } {
  const rows = entries.map((entry) => ({
    reference: writeWatched(entry),
    chain: entry.chainId ?? null,
    name: entry.name,
    note: entry.note,
    added: new Date(entry.addedMs).toISOString(),
  }));
  if (form === 'json') {
    const text = JSON.stringify({ kind: fileKind, version: 1, entries: rows }, null, 2);
    return { type: 'application/json', text: `${text}\n` };
  }
  const lines = rows.map((row) =>
    toCsvLine(
      columns.map((column) => String(row[column] ?? '')),
      form,
    ),
  );
  return { type: 'text/csv', text: csvStart + [toCsvLine(columns, form), ...lines].join('') };
}
