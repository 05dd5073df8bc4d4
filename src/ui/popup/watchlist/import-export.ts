import { chainOfPart } from '../../../chains/chain-of-url.ts';
import { cleanText } from '../../../format/clean-text.ts';
import { csvStart, toCsvLine } from '../../../format/csv.ts';
import type { WatchedChange, WatchedImport, WatchedTransactionChange } from '../../../messaging/protocol.ts';
import { watchedBounds, watchKeyOf } from '../../../models/watched.ts';
import { isChecksumWrong } from '../../../references/checksum.ts';
import type { FileForm } from '../../components/file-export.ts';
import { type FileEntry, fileKind, mostRows, readAddressBook, referenceForm } from './read-address-book.ts';
import { type Entry, writeWatched } from './watchlist-store.ts';

/** Why a file is rejected. */
export type FileProblem = 'too-large' | 'unreadable' | 'not-a-list' | 'empty' | 'too-many';

/** An entry that is left out: its row (see `FileEntry`), why, and its value. */
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

/** Reads an exported file or an address book of another tool. Invalid and repeated entries are left out. */
export function readWatchedFile(text: string): WatchedFile {
  const raw = readAddressBook(text);
  if (raw === null) return fail('not-a-list');
  if (raw.length === 0) return fail('empty');
  if (raw.length > mostRows) return fail('too-many');
  const brings: Pick<WatchedImport, 'addresses' | 'transactions'> = { addresses: [], transactions: [] };
  const left: LeftOut[] = [];
  const known = new Set<string>();
  for (const entry of raw) {
    const read = readEntry(entry);
    // Address books that list an address once per chain repeat it, and the watch list has it once.
    const problem = typeof read === 'string' ? read : known.has(watchKeyOf(read.change)) ? 'repeated' : null;
    if (problem !== null) left.push({ row: entry.row, problem, text: cleanText(toText(entry.reference), mostShown) });
    if (typeof read === 'string' || problem !== null) continue;
    known.add(watchKeyOf(read.change));
    if (read.kind === 'address') brings.addresses.push(read.change);
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

/** Why an entry of a file is left out. */
type EntryProblem =
  | 'not-a-reference'
  | 'wrong-checksum'
  | 'wrong-chain'
  | 'no-chain'
  | 'too-long'
  | 'not-text'
  | 'repeated';

// The latest time that a `Date` can represent, in milliseconds since 1970.
const latestTime = 8.64e15;

/** Reads one entry of a file strictly. An empty optional field counts as absent. */
function readEntry(
  raw: FileEntry,
):
  | { kind: 'address'; change: WatchedChange }
  | { kind: 'transaction'; change: WatchedTransactionChange }
  | EntryProblem {
  const [name, note] = [readBounded(raw.name, watchedBounds.name), readBounded(raw.note, watchedBounds.note)];
  const addedMs = readTime(raw.added);
  const [, prefix, reference] = referenceForm.exec(toText(raw.reference).trim()) ?? [];
  const chainId = readChain(raw.chain ?? prefix);
  // An address of another kind of chain is not a mistake in the address.
  if (chainId === null) return 'wrong-chain';
  if (reference === undefined) return 'not-a-reference';
  if (name === null || note === null) return 'too-long';
  if (name === undefined || note === undefined || addedMs === null) return 'not-text';

  const hex = reference.toLowerCase();
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

// Tools write a token standard where the chain belongs: "ERC20", "BEP-721".
const tokenStandard = /^(?:[a-z]?rc|bep|eip)[\s_-]?\d+$/i;

// Longer than any name of a chain.
const mostChainLength = 60;

/**
 * Returns the chain of a chain id (decimal, hex or CAIP-2) or of a name that tools use: "eth", "arbitrum_one". Undefined
 * if no chain is named but nothing, a token standard, or every chain (MetaMask's "*"). Null if the chain is unknown or not an EVM chain.
 */
function readChain(value: unknown): number | null | undefined {
  if (value === undefined || value === '*') return undefined;
  const written = (typeof value === 'number' ? String(value) : toText(value)).trim().replace(/^eip155:/i, '');
  if (written === '' || written.length > mostChainLength) return null;
  // Tables in which some rows have no chain write the others as 137.0.
  const isId = /^(?:\d{1,15}(?:\.0)?|0x[\da-f]{1,12})$/i.test(written);
  const id = isId ? Number(written) : chainOfPart(written);
  return id || (tokenStandard.test(written) ? undefined : null);
}

/** The columns of a CSV file, and the fields of an entry in a JSON file. */
const columns = ['reference', 'chain', 'name', 'note', 'added'] as const;

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
