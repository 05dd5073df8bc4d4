// @vitest-environment new-document
import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { isExplorerHost } from '../../../src/chains/chain-of-url.ts';
import { judgeHash } from '../../../src/references/private-key-guard.ts';
import notSent from './not-sent.json' with { type: 'json' };
import { questionsAt, styleAsBrowser } from './page-fragment.ts';
import { randomOf } from './place.ts';
import { quickenKeys } from './quick-keys.ts';

/** A fragment of a page, as described in `test/corpora/README.md`. */
type Case = { kind: string; language: string; source: string; url?: string; html: string };

quickenKeys();
beforeEach(styleAsBrowser);

function fill(text: string, name: string): string {
  const hash = `0x${randomOf(name)}`;
  return text
    .replaceAll('{VALUE}', hash)
    .replaceAll('{SHORT}', `${hash.slice(0, 6)}…${hash.slice(-4)}`)
    .replace(/\{OTHER(\d+)\}/g, (_, number) => `0x${randomOf(`${name} other ${number}`)}`)
    .replace(/\{ADDRESS(\d+)\}/g, (_, number) => `0x${randomOf(`${name} address ${number}`).slice(24)}`);
}

/** Returns the guard's verdict for each place where a pointer can rest on the value. */
function judgeCase(one: Case, name: string): string[] {
  const hash = `0x${randomOf(name)}`;
  return questionsAt(fill(one.html, name), fill(one.url ?? 'https://page.example', name), hash).map(
    ({ context }) => judgeHash({ hash, context, asked: false, isExplorerHost }).kind,
  );
}

const read = (part: string): Case[] => JSON.parse(readFileSync(`test/corpora/${part}.json`, 'utf8'));

const judged: Record<string, (Case & { at: number; isSent: boolean })[]> = {};

/** Returns each case of a part, and whether a pointer that rests on its value sends it. Each part is judged once. */
function judgePart(part: string): (Case & { at: number; isSent: boolean })[] {
  judged[part] ??= read(part).map((one, at) => {
    return { ...one, at, isSent: judgeCase(one, `${part} ${at}`).includes('send') };
  });
  return judged[part];
}

function print(part: string, missed: (Case & { at: number })[], all: (Case & { at: number })[]): void {
  if (process.env.npm_lifecycle_event !== 'corpora') return;
  const kinds = Object.entries(Object.groupBy(all, ({ kind }) => kind)).map(
    ([kind, of = []]) => `${kind} ${of.filter((one) => !missed.includes(one)).length} of ${of.length}`,
  );
  const lines = part.endsWith('working') ? missed.map(({ at, kind, html }) => `  missed ${at} (${kind}): ${html}`) : [];
  process.stdout.write(
    [`${part}: ${all.length - missed.length} of ${all.length} right (${kinds.join(', ')})`, ...lines, ''].join('\n'),
  );
}

test.for(['keys-working', 'keys-measuring'])('none of %s is sent without a click', (part) => {
  const all = judgePart(part);
  const sent = all.filter(({ isSent }) => isSent);

  print(part, sent, all);
  expect(sent.length).toBe(0);
});

test.for([
  // It holds all misses of the other part that somebody looked at.
  ['transactions-working', 0.86],
  ['transactions-measuring', 0.96],
] as const)('of %s at least %d need no click', ([part, least]) => {
  const all = judgePart(part);
  const held = all.filter(({ isSent }) => !isSent);

  print(part, held, all);
  expect(1 - held.length / all.length).toBeGreaterThanOrEqual(least);
});

// A part has some twenty texts of each kind: one more or less is 4 %.
test('of all transactions 90 % need no click, and of each kind of text three of four', () => {
  const all = [...judgePart('transactions-working'), ...judgePart('transactions-measuring')];
  const share = (of: { isSent: boolean }[]) => of.filter(({ isSent }) => isSent).length / of.length;

  expect(share(all)).toBeGreaterThanOrEqual(0.9);
  for (const [kind, of = []] of Object.entries(Object.groupBy(all, (one) => one.kind)))
    expect(share(of), kind).toBeGreaterThanOrEqual(0.75);
});

test.for(['keys', 'transactions'])('of %s there are at least 400 texts, in twenty languages or more', (what) => {
  const all = [...read(`${what}-working`), ...read(`${what}-measuring`)];

  expect(all.length).toBeGreaterThanOrEqual(400);
  expect(new Set(all.map(({ language }) => language)).size).toBeGreaterThanOrEqual(20);
});

test('no text that must not be sent is sent without a click', () => {
  const wrong = notSent.filter((one) => {
    const verdicts = judgeCase({ kind: '', language: '', source: '', ...one }, 'not sent');
    return verdicts.length === 0 || verdicts.includes('send');
  });

  expect(wrong).toEqual([]);
});

/** Returns the three-word sequences of its text, without tags and values. */
function threesOf({ html }: Case): Set<string> {
  const words =
    html
      .toLowerCase()
      .replace(/<[^>]+>|&\w+;|\{\w+\}/g, ' ')
      .match(/[\p{L}\p{N}_]+/gu) ?? [];
  return new Set(words.map((_, at) => words.slice(at, at + 3).join(' ')));
}

test.for(['keys', 'transactions'])('no text of %s is in both parts, nor one like it', (what) => {
  const working = read(`${what}-working`).map(threesOf);
  const measuring = read(`${what}-measuring`).map(threesOf);

  const isLike = (one: Set<string>, other: Set<string>) => {
    const shared = one.intersection(other).size;
    return shared >= 0.4 * (one.size + other.size - shared);
  };

  expect(working.flatMap((one, at) => (measuring.some((other) => isLike(one, other)) ? at : []))).toEqual([]);
});
