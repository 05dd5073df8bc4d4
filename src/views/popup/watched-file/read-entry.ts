import { cleanText } from '../../../format/clean-text.ts';
import type { WatchedChange, WatchedTransactionChange } from '../../../messages/watched-questions.ts';
import { watchedBounds } from '../../../models/watched.ts';
import { isChecksumWrong } from '../../../references/to-checksum.ts';

/** Why an entry of a file cannot be taken. */
export type EntryProblem = 'not-a-reference' | 'wrong-checksum' | 'wrong-chain' | 'no-chain' | 'too-long' | 'not-text';

/** An entry as a file has it: anything. */
export type RawEntry = { [column: string]: unknown };

// The last moment that a Date can be.
const latestTime = 8.64e15;

/** Reads one entry of a file strictly; what is absent or empty is none of it. */
export function readEntry(
  raw: RawEntry,
):
  | { kind: 'address'; change: WatchedChange }
  | { kind: 'transaction'; change: WatchedTransactionChange }
  | EntryProblem {
  const [name, note] = [readText(raw.name, watchedBounds.name), readText(raw.note, watchedBounds.note)];
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
function readText(value: unknown, most: number): string | null | undefined {
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
