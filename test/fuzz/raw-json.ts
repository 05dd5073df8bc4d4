/** JSON that no value can stand for: numbers beyond floats, keys twice, thousands of brackets. */
export type RawJson = { readonly rawJson: string };

/** A piece of JSON text that `toText` writes as it is. */
export function rawJson(text: string): RawJson {
  return { rawJson: text };
}

/** Whether a value is such a piece. */
function isRawJson(value: unknown): value is RawJson {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'rawJson');
}

/** The most characters that are written: several times what any reply may have. */
export const mostCharacters = 11_000_000;

/**
 * JSON text of a value that may hold raw pieces. Own `__proto__` keys are written like any other. Throws a `RangeError` for
 * far too much of it: what is there 200 times in something that is there 200 times would be written for minutes.
 */
export function toText(value: unknown): string {
  const pieces: string[] = [];
  let length = 0;
  const text = JSON.stringify(value, (key, part: unknown) => {
    const own = isRawJson(part) ? part.rawJson : part;
    length += key.length + (typeof own === 'string' ? own.length : 0) + ','.length;
    if (length > mostCharacters) throw new RangeError('Too long.');
    if (!isRawJson(part)) return part;
    pieces.push(part.rawJson);
    return `\u0001${pieces.length - 1}\u0001`;
  });
  return text.replaceAll(/"\\u0001(\d+)\\u0001"/g, (_, at: string) => pieces[Number(at)] ?? 'null');
}

/** The value at a path; undefined where there is none. */
export function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (part, key) => (isHolder(part) && Object.hasOwn(part, key) ? Reflect.get(part, key) : undefined),
    value,
  );
}

/** Whether a value holds others: an object or a list, but no raw piece. */
export function isHolder(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !isRawJson(value);
}

/** The paths of all parts of a value, itself (the empty path) not among them. */
export function pathsIn(value: unknown, path: readonly string[] = []): string[][] {
  if (!isHolder(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => [[...path, key], ...pathsIn(part, [...path, key])]);
}
