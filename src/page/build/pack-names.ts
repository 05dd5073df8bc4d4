import { gzipSync } from 'node:zlib';
import { parseAst } from 'vite';
import { randomFrom } from './random-from.ts';

// Later ones find less and less: each takes about a millisecond of the build.
const usualTries = 3_000;
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Gives the properties of a packed script the names that compress best: those that stand in like places of the code
 * should be alike. `own` are the names that may be given anew; no other property gets one of another's. The same code
 * gives the same names. Throws when one of them is also written as a string.
 */
export function packNames(code: string, own: ReadonlySet<string>, tries = usualTries): string {
  const all = findNames(code);
  const quoted = [...own].find((name) => new RegExp(`["'\`]${name}["'\`] ?in\\b`).test(code));
  if (quoted) throw new Error(`The name of a property is written as a string: "${quoted}"`);
  const places = all.filter(({ name }) => own.has(name));
  const others = new Set(all.flatMap(({ name }) => (own.has(name) ? [] : name)));
  const names = [...new Set(places.map(({ name }) => name))];
  if (names.length === 0) return code;
  const choices = [...letters].filter((name) => !others.has(name)).concat(names);
  const write = (given: Map<string, string>) => {
    let [text, at] = ['', 0];
    for (const { name, start, end, isShort } of places) {
      const now = given.get(name) ?? name;
      // In `{a}` the name is also that of a variable, which keeps it.
      const isKept = isShort && now !== name;
      text += code.slice(at, start) + now + (isKept ? ':' : '');
      at = isKept ? start : end;
    }
    return text + code.slice(at);
  };
  const random = randomFrom(1);
  let best = new Map(names.map((name) => [name, name]));
  let least = sizeOf(write(best));
  for (let at = 0; at < tries; at++) {
    const given = new Map(best);
    const name = names[random(names.length)] ?? '';
    const choice = choices[random(choices.length)] ?? '';
    // Who has it takes the other's.
    for (const [other, has] of best) if (has === choice) given.set(other, best.get(name) ?? other);
    given.set(name, choice);
    const size = sizeOf(write(given));
    // Those of one size too: they lead on where all neighbours are larger.
    if (size > least) continue;
    [best, least] = [given, size];
  }
  return write(best);
}

type Named = { name: string; start: number; end: number; isShort: boolean };

/** The names of all properties, where they stand, in order. */
function findNames(code: string): Named[] {
  const found: Named[] = [];
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look);
    else if (typeof value === 'object' && value !== null) {
      const node: Record<string, unknown> = { ...value };
      const isMember = node.type === 'MemberExpression' || node.type === 'Property';
      const name = Object(node.type === 'Property' ? node.key : node.property);
      if (isMember && !node.computed) found.push({ ...name, isShort: Boolean(node.shorthand) });
      Object.values(node).forEach(look);
    }
  };
  look(parseAst(code).body);
  return found.filter(({ name }) => name).sort((one, other) => one.start - other.start);
}

function sizeOf(code: string): number {
  return gzipSync(code, { level: 9 }).length;
}
