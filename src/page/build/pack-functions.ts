import { parseAst } from 'vite';
import { findSmallest } from './find-smallest.ts';
import { gzipSize } from './gzip-size.ts';

// Later ones find less and less: each takes about a millisecond of the build.
const usualTries = 3_500;
const mostMoved = 3;

/**
 * Puts the functions of a packed script in the order that compresses best: functions that are alike find each other
 * only when they are near. Their order means nothing to the script. The same code gives the same order. Throws when
 * the script is not one block of functions and what uses them.
 */
export function packFunctions(code: string, tries = usualTries): string {
  const functions = findFunctions(code);
  const [first, last] = [functions[0], functions.at(-1)];
  if (!first || !last) return code;
  const [head, tail] = [code.slice(0, first.start), code.slice(last.end)];
  const join = (order: string[]) => head + order.join('') + tail;
  const best = findSmallest(
    functions.map(({ start, end }) => code.slice(start, end)),
    {
      vary: (from, random) => {
        const order = [...from];
        const moved = order.splice(random(order.length), 1 + random(mostMoved));
        order.splice(random(order.length + 1), 0, ...moved);
        return order;
      },
      sizeOf: (order) => gzipSize(join(order)),
      tries,
    },
  );
  return join(best);
}

type Place = { start: number; end: number };

/** The function declarations that the whole script stands in, one right after the other. Throws when they do not. */
function findFunctions(code: string): Place[] {
  const [statement] = parseAst(code).body;
  const call = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  const around = call?.type === 'CallExpression' ? call.callee : undefined;
  const inner = around?.type === 'ArrowFunctionExpression' ? around.body : undefined;
  const all = inner?.type === 'BlockStatement' ? inner.body : [];
  const functions = all.filter(({ type }) => type === 'FunctionDeclaration');
  const isWhole = functions.every(({ start }, at) => at === 0 || start === functions[at - 1]?.end);
  if (functions.length === 0 || !isWhole)
    throw new Error('The packed content script has another shape: its functions are not together.');
  return functions;
}
