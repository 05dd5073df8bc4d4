import { parseAst } from 'vite';
import { giveBestNames, type Named } from './best-names.ts';

// Later ones find less and less: each takes about half a millisecond of the build.
const usualTries = 3_500;

/**
 * Has the functions and variables of a packed script's outermost block exchange their names, so that it compresses
 * best. Only those take part whose name nothing else in the script has, so that none can hide another. The same code
 * gives the same names.
 */
export function packVariables(code: string, tries = usualTries): string {
  const { uses, bound, outermost } = findVariables(code);
  const own = new Set(outermost.filter((name) => bound.filter((other) => other === name).length === 1));
  const places = uses.filter(({ name }) => own.has(name)).sort((one, other) => one.start - other.start);
  // In `{a}` the name is also that of a property, which keeps it.
  return giveBestNames(code, places, [...own], tries, (name, now) => `${name}:${now}`);
}

type Node = { type: string; [field: string]: unknown };
type Found = { uses: Named[]; bound: string[]; outermost: string[] };

/** All places of variables, all names that are given to any, and those that the outermost block of the script gives. */
function findVariables(code: string): Found {
  const found: Found = { uses: [], bound: [], outermost: [] };

  const bind = (value: unknown, depth: number): void => {
    const node = toNode(value);
    if (node?.type === 'Identifier') {
      found.bound.push(String(node.name));
      // A script is one function, which is called at once.
      if (depth === 1) found.outermost.push(String(node.name));
    } else if (node?.type === 'Property') bind(node.value, depth);
    else if (node)
      for (const inner of [node.properties, node.elements, node.left, node.argument].flat()) bind(inner, depth);
  };

  const look = (value: unknown, depth: number, isShort = false): void => {
    if (Array.isArray(value)) for (const one of value) look(one, depth);
    const node = toNode(value);
    if (!node) return;
    const { type, id, params, param, computed, shorthand } = node;
    const isFunction = /Function/.test(type);
    if (type === 'Identifier') found.uses.push({ ...(node as unknown as Named), isShort });
    if (type === 'VariableDeclarator' || isFunction) bind(id, depth);
    for (const one of [params, param].flat()) bind(one, depth + 1);
    for (const [field, inner] of Object.entries(node)) {
      const isName = (type === 'MemberExpression' && field === 'property') || (type === 'Property' && field === 'key');
      if (isName && !computed) continue;
      // The name in `{a = 1}` stands in an assignment.
      const isOfShort = Boolean(shorthand) || (isShort && field === 'left');
      look(inner, isFunction && field !== 'id' ? depth + 1 : depth, isOfShort);
    }
  };

  look(parseAst(code).body, 0);
  return found;
}

function toNode(value: unknown): Node | undefined {
  const isNode = typeof value === 'object' && value !== null && 'type' in value;
  return isNode ? (value as Node) : undefined;
}
