import type { Json } from '../models/json.ts';

/** Deeper than this nothing is kept: a bomb of brackets must not overflow whoever walks or sends it later. */
const deepest = 40;

/** Whether a value is a JSON object: neither null nor an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Gives the unknown fields that a part was sent with, to be spread into its model: `{}` when there are none. */
export function pickExtra({ extra }: { extra?: { [key: string]: Json } }): { extra?: { [key: string]: Json } } {
  return extra === undefined ? {} : { extra };
}

/** Copies a parsed JSON value into a fresh one; what lies more than 40 levels deep, and numbers beyond floats, become null. */
export function toJson(value: unknown, depth = 0): Json {
  // JSON.parse makes Infinity of a number beyond floats, which is no JSON any more.
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
