import type { FuzzCase } from './fuzz-case.ts';
import { toBody } from './fuzz-case.ts';
import { applyMutations } from './mutations.ts';
import { isHolder, pathsIn, rawJson, toText, valueAt } from './raw-json.ts';

/** Whether a case with this body still fails in the same way. */
export type Fails = (one: FuzzCase, body: string) => Promise<boolean>;

const mostTries = 600;

/** Gives a smaller case that fails in the same way, and the smallest body that was found. */
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

// Takes away part after part, the large ones first, then halves long texts.
async function shrinkBody(one: FuzzCase, fails: Fails): Promise<string> {
  const body = toBody(one);
  let best = parse(body);
  if (best === undefined || !(await fails(one, toText(best)))) return body;
  let tries = 0;
  for (let hasShrunk = true; hasShrunk && tries < mostTries; ) {
    hasShrunk = false;
    for (const path of pathsIn(best).sort((a, b) => a.length - b.length)) {
      for (const smaller of smallerAt(best, path)) {
        tries += 1;
        if (tries > mostTries || !(await fails(one, toText(smaller)))) continue;
        best = smaller;
        hasShrunk = true;
        break;
      }
    }
  }
  return toText(best);
}

function smallerAt(body: unknown, path: string[]): unknown[] {
  const value = valueAt(body, path);
  if (value === undefined) return [];
  const half = typeof value === 'string' && value.length > 1 ? [value.slice(0, Math.ceil(value.length / 2))] : [];
  return [
    changed(body, path, (holder, key) =>
      Array.isArray(holder) ? void holder.splice(Number(key), 1) : void delete holder[key],
    ),
    ...half.map((text) => changed(body, path, (holder, key) => void Reflect.set(holder, key, text))),
  ];
}

function changed(
  body: unknown,
  path: string[],
  change: (holder: Record<string, unknown>, key: string) => void,
): unknown {
  const copy: unknown = structuredClone(body);
  if (isHolder(copy)) applyMutations(copy, [{ path, does: '', change }]);
  return copy;
}

// A number that a float cannot hold stays as it was written; undefined for what is no JSON, or too deep.
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
