import type { FuzzCase } from './fuzz-case.ts';
import { toBody } from './fuzz-case.ts';
import { applyMutations } from './mutations.ts';
import { isHolder, pathsIn, rawJson, toText, valueAt } from './raw-json.ts';

/** True if a case with this body still fails in the same way. */
export type Fails = (one: FuzzCase, body: string) => Promise<boolean>;

const longestMs = 4_000;

/** Returns a smaller case that fails in the same way, and the smallest failing body found. */
export async function shrink(one: FuzzCase, fails: Fails): Promise<{ one: FuzzCase; body: string }> {
  const simple = await shrinkCase(one, fails);
  return { one: simple, body: await shrinkBody(simple, fails) };
}

async function shrinkCase(one: FuzzCase, fails: Fails): Promise<FuzzCase> {
  let best = one;
  const attempt = async (change: Partial<FuzzCase>) => {
    const smaller = { ...best, ...change };
    if (await fails(smaller, toBody(smaller))) best = smaller;
  };
  await attempt({ textChange: null });
  await attempt({ headers: {} });
  await attempt({ delivery: { pieceBytes: null, ending: 'whole' } });
  await attempt({ status: 200 });
  for (const mutation of one.mutations)
    await attempt({ mutations: best.mutations.filter((other) => other !== mutation) });
  return best;
}

// Removes one part after the other, the large (outer) ones first. A list or text is halved if it cannot be removed.
async function shrinkBody(one: FuzzCase, fails: Fails): Promise<string> {
  const body = toBody(one);
  let best = parse(body);
  if (best === undefined || !(await fails(one, toText(best)))) return body;
  const endMs = Date.now() + longestMs;
  for (let hasShrunk = true; hasShrunk; ) {
    hasShrunk = false;
    for (const path of pathsIn(best).sort((a, b) => a.length - b.length)) {
      if (Date.now() > endMs) return toText(best);
      for (const change of smallerAt(valueAt(best, path))) {
        const smaller = changed(best, path, change);
        if (!(await fails(one, toText(smaller)))) continue;
        best = smaller;
        hasShrunk = true;
        break;
      }
    }
  }
  return toText(best);
}

type Change = (holder: Record<string, unknown>, key: string) => void;

function smallerAt(value: unknown): Change[] {
  if (value === undefined) return [];
  const remove: Change = (holder, key) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
  };
  if ((typeof value !== 'string' && !Array.isArray(value)) || value.length < 2) return [remove];
  const half = value.slice(0, Math.ceil(value.length / 2));
  return [remove, (holder, key) => void Reflect.set(holder, key, half)];
}

function changed(body: unknown, path: string[], change: Change): unknown {
  const copy: unknown = structuredClone(body);
  if (isHolder(copy)) applyMutations(copy, [{ path, does: '', change }]);
  return copy;
}

// Numbers that a float cannot hold keep their original text. Undefined if the text is not JSON or too deeply nested.
function parse(text: string): unknown {
  const keep = (_: string, value: unknown, context?: { source?: string }) =>
    typeof value === 'number' && context?.source !== undefined && String(value) !== context.source
      ? rawJson(context.source)
      : value;
  try {
    return JSON.parse(text, keep);
  } catch {
    return undefined;
  }
}
