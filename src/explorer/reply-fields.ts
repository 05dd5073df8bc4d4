import * as z from 'zod/mini';
import type { Json } from '../models/json.ts';
import { isRecord, toJson } from './to-json.ts';
import { toDecimals, toPlainDecimal, toTime } from './to-plain.ts';

/** A field that may be null, absent or of a wrong type: each of them is null. */
export function orNull<T extends z.core.$ZodType>(schema: T) {
  const nullable = z.nullable(schema);

  return z.catch(nullable, null);
}

/** A list whose malformed entries are null; null when it is not a list. */
export function listOf<T extends z.core.$ZodType>(schema: T) {
  return orNull(z.array(orNull(schema)));
}

/** An object with the given fields; whatever else it holds is gathered in `extra`. */
export function objectWithExtra<S extends z.core.$ZodShape>(shape: S) {
  const gathered = z.transform((raw: unknown) => (isRecord(raw) ? { ...raw, extra: toExtra(raw, shape) } : raw));

  return z.pipe(gathered, z.object({ ...shape, extra: z.custom<{ [key: string]: Json }>() }));
}

/** As `objectWithExtra`, but there is no `extra` where there is nothing to gather. */
export function objectWithRest<S extends z.core.$ZodShape>(shape: S) {
  const gathered = z.transform((raw: unknown) => (isRecord(raw) ? withRest(raw, shape) : raw));

  return z.pipe(gathered, z.object({ ...shape, extra: z.exactOptional(z.custom<{ [key: string]: Json }>()) }));
}

function withRest(raw: Record<string, unknown>, shape: object): Record<string, unknown> {
  const extra = toExtra(raw, shape);

  return Object.keys(extra).length === 0 ? raw : { ...raw, extra };
}

function toExtra(raw: Record<string, unknown>, shape: object): { [key: string]: Json } {
  const unknownFields = Object.entries(raw).filter(([key]) => !Object.hasOwn(shape, key));

  // As in to-json.ts: fromEntries cannot set a prototype.
  return Object.fromEntries(unknownFields.map(([key, value]) => [key, toJson(value)]));
}

/** An integer of up to 78 digits as text; a JSON number only while it is exact. */
export const neededInteger = z.union([
  z.string().check(z.regex(/^-?\d{1,78}$/)),
  z.pipe(
    z.int(),
    z.transform((value) => String(value)),
  ),
]);

/** A block number, nonce or index; old servers write some as text. */
export const neededCount = z.union([
  z.int().check(z.nonnegative()),
  z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number)),
]);

/** Text that is not empty. */
export const neededText = z.string().check(z.minLength(1));

export const text = orNull(z.string());
export const flag = orNull(z.boolean());
export const count = orNull(neededCount);
export const integer = orNull(neededInteger);
export const decimal = orNull(z.pipe(z.transform(toPlainDecimal), z.string()));
export const decimals = orNull(z.pipe(z.transform(toDecimals), z.string()));
export const time = orNull(z.pipe(z.transform(toTime), z.string()));
export const json = z.catch(
  z.pipe(
    z.unknown(),
    z.transform((value) => toJson(value)),
  ),
  null,
);
