import { cleanText } from '../format/clean-text.ts';
import type { Json } from '../models/json.ts';
import type { Row } from './card-content.ts';

const deepest = 5;
const longestLabel = 60;
const longestValue = 120;

/** Any JSON as one short text: lists in brackets, nothing for null. */
export function toJsonText(value: Json, max = longestValue): string {
  if (value === null) return '';
  if (typeof value === 'string') return cleanText(value, max);
  if (typeof value !== 'object') return cleanText(String(value), max);
  return cleanText(JSON.stringify(bound(value, 0)), max);
}

/**
 * Any JSON as labelled rows, "op withdrawals 1 status: Proven", at most `most` of them; nulls, empty lists and
 * what lies too deep are left out. Built for fields that nobody has told us of.
 */
export function toJsonRows(value: Json, options: { label: string; most: number }): Row[] {
  const rows: Row[] = [];
  const visit = (part: Json, path: string[], depth: number): void => {
    if (rows.length >= options.most || depth > deepest || part === null) return;
    if (typeof part !== 'object') {
      const text = toJsonText(part);
      if (text !== '') rows.push({ label: toLabel(path), parts: [{ text }] });
      return;
    }
    const entries = Array.isArray(part)
      ? part.slice(0, options.most).map((entry, at): [string, Json] => [part.length > 1 ? String(at + 1) : '', entry])
      : Object.entries(part).slice(0, options.most);
    for (const [key, entry] of entries) visit(entry, [...path, key], depth + 1);
  };
  visit(value, options.label === '' ? [] : [options.label], 0);
  return rows;
}

function toLabel(path: string[]): string {
  const words = path.map((key) => key.slice(0, 100).replaceAll('_', ' ')).join(' ');
  const text = cleanText(words, longestLabel);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

// JSON.stringify on a hostile megabyte would be cut to a line in the end anyway.
function bound(value: Json, depth: number): Json {
  if (typeof value === 'string') return value.slice(0, 200);
  if (value === null || typeof value !== 'object') return value;
  if (depth >= deepest) return '…';
  if (Array.isArray(value)) return value.slice(0, 20).map((entry) => bound(entry, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, 20)
      .map(([key, entry]) => [key.slice(0, 60), bound(entry, depth + 1)]),
  );
}
