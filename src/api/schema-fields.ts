import * as z from 'zod/mini';
import type { Json } from '../models/json.ts';
import { isRecord, toJson } from './json.ts';

/** A field that becomes null if it is null, absent or of the wrong type. */
export function orNull<T extends z.core.$ZodType>(schema: T) {
  const nullable = z.nullable(schema);

  return z.catch(nullable, null);
}

/** A list whose malformed entries are null; null if it is not a list. */
export function listOf<T extends z.core.$ZodType>(schema: T) {
  return orNull(z.array(orNull(schema)));
}

/** An object with the given fields; all others are collected in `extra`. */
export function objectWithExtra<S extends z.core.$ZodShape>(shape: S) {
  const gathered = z.transform((raw: unknown) => (isRecord(raw) ? { ...raw, extra: toExtra(raw, shape) } : raw));

  return z.pipe(gathered, z.object({ ...shape, extra: z.custom<{ [key: string]: Json }>() }));
}

/** Like `objectWithExtra`, but without `extra` if there are no other fields. */
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

  // As in json.ts: fromEntries cannot set a prototype.
  return Object.fromEntries(unknownFields.map(([key, value]) => [key, toJson(value)]));
}

/** An integer of up to 78 digits, as text; JSON numbers are accepted only if they are exact. */
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

/** Returns a number as plain decimal text, "2.5E-7" as "0.00000025". Null if it is not a number, or absurdly long. */
export function toPlainDecimal(value: unknown): string | null {
  const written = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d{1,78})(?:\.(\d{1,100}))?(?:[eE]([+-]?\d{1,2}))?$/.exec(written) ?? [];
  if (whole === '') {
    return null;
  }

  if (Number(exponent) === 0) {
    return sign + whole + (fraction === '' ? '' : `.${fraction}`);
  }

  return sign + movePoint(whole, fraction, Number(exponent));
}

function movePoint(whole: string, fraction: string, places: number): string {
  const digits = whole + fraction;
  const point = whole.length + places;
  const padded = point <= 0 ? '0'.repeat(1 - point) + digits : digits.padEnd(point, '0');
  const at = Math.max(point, 1);
  const moved = padded.slice(0, at).replace(/^0+(?=\d)/, '');

  return padded.length > at ? `${moved}.${padded.slice(at)}` : moved;
}

/** Returns a token's decimals as text; null unless they are from 0 to 255, the range of the contract's value. */
export function toDecimals(value: unknown): string | null {
  const written = typeof value === 'string' || typeof value === 'number' ? String(value) : '';

  return /^\d{1,3}$/.test(written) && Number(written) <= 255 ? written : null;
}

const zoneShape = String.raw`(?:[Zz]|(?<sign>[+-])(?<offset>\d\d)(?::?(?<offsetMinute>\d\d))?)?$`;
const timeShapes = [
  String.raw`^(?<day>\d{4}-\d\d-\d\d)[Tt ](?<hour>\d\d)(?::(?<minute>\d\d)(?::(?<second>\d\d)(?:[.,](?<fraction>\d+))?)?)?`,
  String.raw`^(?<day>\d{8})[Tt](?<hour>\d\d)(?:(?<minute>\d\d)(?:(?<second>\d\d)(?:[.,](?<fraction>\d+))?)?)?`,
].map((shape) => new RegExp(shape + zoneShape));

/** Start of the first chain. An earlier time is a placeholder, such as 1970 for block 0. */
const firstChainMs = Date.UTC(2015, 6, 30);

/**
 * Returns an ISO 8601 time in a form that every browser parses: with seconds, a fraction of at most 9 digits, and Z or
 * ±hh:mm as its zone. Null if it is not a time. A time without a zone is UTC, like all of the service's.
 */
export function toTime(value: unknown): string | null {
  const written = typeof value === 'string' ? value : '';
  const found = timeShapes.map((shape) => shape.exec(written)?.groups).find((groups) => groups !== undefined);
  if (found === undefined) {
    return null;
  }

  const { day = '', hour, minute = '00', second = '00', fraction, sign, offset, offsetMinute = '00' } = found;
  const date = day.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  const part = fraction === undefined ? '' : `.${fraction.slice(0, 9)}`;
  const zone = offset === undefined ? 'Z' : `${sign}${offset}:${offsetMinute}`;
  const time = `${date}T${hour}:${minute}:${second}${part}${zone}`;

  return Date.parse(time) >= firstChainMs ? time : null;
}
