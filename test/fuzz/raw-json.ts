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

/** JSON text of a value that may hold raw pieces. Own `__proto__` keys are written like any other. */
export function toText(value: unknown): string {
  const pieces: string[] = [];
  const text = JSON.stringify(value, (_, part: unknown) => {
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
