import type { Kept } from './records.ts';

/** A value as it is stored: its JSON, whose bytes are counted, and when it was asked for. */
export type StoredText = { json: string; askedMs: number };

/** Gives what is stored for something kept, null for what is no JSON. */
export function toStored(kept: Kept<unknown>): StoredText | null {
  const json = toJson(kept.value);

  return json === null || !Number.isFinite(kept.askedMs) ? null : { json, askedMs: kept.askedMs };
}

/** Gives back what was kept, a fresh copy each time; null for anything else than what `toStored` made. */
export function toKept(stored: unknown): Kept<unknown> | null {
  if (!isStored(stored)) return null;
  const value = fromJson(stored.json);

  return value === undefined ? null : { value, askedMs: stored.askedMs };
}

/** The JSON of a value, null where it has none. */
function toJson(value: unknown): string | null {
  try {
    return JSON.stringify(value) ?? null;
  } catch {
    return null;
  }
}

/** The value of a JSON text, undefined where it is damaged. */
export function fromJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** The bytes that a text takes. */
export function sizeOfText(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** Whether it has the form of something stored. */
export function isStored(stored: unknown): stored is StoredText {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'json' in stored &&
    typeof stored.json === 'string' &&
    'askedMs' in stored &&
    typeof stored.askedMs === 'number'
  );
}
