/** JSON that no JavaScript value can represent: numbers beyond floats, duplicate keys, thousands of brackets. */
export type RawJson = { readonly rawJson: string };

/** Returns a piece of JSON text that `toText` writes verbatim. */
export function rawJson(text: string): RawJson {
  return { rawJson: text };
}

function isRawJson(value: unknown): value is RawJson {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'rawJson');
}

/** Maximum length that `toText` writes: several times that of any acceptable reply. */
export const mostCharacters = 11_000_000;

/**
 * Returns the JSON text of a value that may contain raw pieces. Own `__proto__` keys are written like any other. Throws
 * a `RangeError` if the text gets too long: 200 copies within 200 copies would take minutes to write.
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

/** Returns the value at a path. Undefined if there is none. */
export function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (part, key) => (isHolder(part) && Object.hasOwn(part, key) ? Reflect.get(part, key) : undefined),
    value,
  );
}

/** True for an object or a list that is not a raw piece. */
export function isHolder(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !isRawJson(value);
}

/** Returns the paths of all parts of a value, without the empty path of the value itself. */
export function pathsIn(value: unknown, path: readonly string[] = []): string[][] {
  if (!isHolder(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => [[...path, key], ...pathsIn(part, [...path, key])]);
}
