import { parseAst } from 'vite';
import { giveBestNames, type Named } from './best-names.ts';

// Later ones find less and less: each takes about a millisecond of the build.
const usualTries = 2_000;
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
  const names = new Set(places.map(({ name }) => name));
  const choices = [...letters].filter((name) => !others.has(name)).concat(...names);
  // In `{a}` the name is also that of a variable, which keeps it.
  return giveBestNames(code, places, choices, tries, (name, now) => `${now}:${name}`);
}

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
