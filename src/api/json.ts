import type { Json } from '../models/json.ts';

/** Deeper values are dropped: extreme nesting must not overflow code that walks or sends the value later. */
const deepest = 40;

/** True for a JSON object: neither null nor an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the unknown fields of a reply's part, to be spread into its model: `{}` if there are none. */
export function pickExtra({ extra }: { extra?: { [key: string]: Json } }): { extra?: { [key: string]: Json } } {
  return extra === undefined ? {} : { extra };
}

/** Copies a parsed JSON value. Values more than 40 levels deep, and numbers beyond the range of floats, become null. */
export function toJson(value: unknown, depth = 0): Json {
  // JSON.parse turns numbers beyond the range of floats into Infinity, which is not valid JSON.
  if (
    typeof value === 'string' ||
    typeof value === 'boolean' ||
    (typeof value === 'number' && Number.isFinite(value))
  ) {
    return value;
  }

  if (depth < deepest && Array.isArray(value)) {
    return value.map((item) => toJson(item, depth + 1));
  }

  if (depth < deepest && isRecord(value)) {
    // fromEntries defines properties instead of setting them: an own "__proto__" stays a plain key.
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, toJson(item, depth + 1)]));
  }

  return null;
}
