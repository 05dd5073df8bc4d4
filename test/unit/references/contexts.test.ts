// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { beforeEach, expect, test, vi } from 'vitest';
import { isExplorerHost } from '../../../src/chains/chain-of-url.ts';
import { createLinkTarget, createTextTarget, type Target } from '../../../src/content/hover-target.ts';
import { findInLink, findInText } from '../../../src/content/scan/find-references.ts';
import { readReferenceContext } from '../../../src/content/scan/reference-context.ts';
import { judgeHash } from '../../../src/references/private-key-guard.ts';
import type { Found } from '../../../src/references/reference.ts';
import notSent from './not-sent.json' with { type: 'json' };

/** A fragment of a page, as described in `test/corpora/README.md`. */
type Case = { kind: string; language: string; source: string; url?: string; html: string };

// happy-dom does not support inline elements.
const inline =
  'a,abbr,b,bdi,br,cite,code,del,em,font,i,ins,kbd,label,mark,q,s,samp,small,span,strong,sub,sup,time,tt,u,var,wbr';

beforeEach(() => {
  vi.spyOn(globalThis, 'getComputedStyle').mockImplementation(
    (element) =>
      ({
        display: element.matches(inline) ? 'inline' : 'block',
        whiteSpace: element.closest('pre') ? 'pre' : 'normal',
      }) as CSSStyleDeclaration,
  );
});

const randomOf = (name: string) => bytesToHex(keccak_256(utf8ToBytes(name)));

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
  const { origin, hostname: pageHost, pathname: pagePath } = new URL(fill(one.url ?? 'https://page.example', name));
  // Resolved as a browser does, because happy-dom's page has another address.
  document.body.innerHTML = fill(one.html, name).replaceAll('href="/', `href="${origin}/`);
  const hash = `0x${randomOf(name)}`;
  const isIt = ({ reference }: Found) => reference.kind === 'transaction' && reference.hash === hash;
  const targets: Target[] = [];
  const walker = document.createTreeWalker(document.body, 4);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const link = node.parentElement?.closest('a[href]') ?? null;
    const inText = findInText(node, 0, node.length, true).filter(({ found }) => isIt(found));
    targets.push(...inText.map(({ found, place }) => createTextTarget(found, place, link)));
  }
  for (const link of document.querySelectorAll('a[href]')) {
    const found = findInLink(link);
    if (found && isIt(found) && !link.textContent?.includes(hash)) targets.push(createLinkTarget(found, link));
  }
  return targets.map((target) => {
    const context = { ...readReferenceContext(target, []), pageHost, pagePath };
    return judgeHash({ hash, context, asked: false, isExplorerHost }).kind;
  });
}

const read = (part: string): Case[] => JSON.parse(readFileSync(`test/corpora/${part}.json`, 'utf8'));

/** Returns each case of a part, and whether a pointer that rests on its value sends it. */
function judgePart(part: string): (Case & { at: number; isSent: boolean })[] {
  return read(part).map((one, at) => ({ ...one, at, isSent: judgeCase(one, `${part} ${at}`).includes('send') }));
}

const isPrinting = process.env.npm_lifecycle_event === 'corpora';

function print(part: string, missed: (Case & { at: number })[], all: Case[]): void {
  if (!isPrinting) return;
  const kinds = Object.entries(Object.groupBy(all, ({ kind }) => kind)).map(([kind, of = []]) => {
    const right = of.length - missed.filter((one) => one.kind === kind).length;
    return `${kind} ${right} of ${of.length}`;
  });
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
  ['transactions-working', 0.83],
  ['transactions-measuring', 0.96],
] as const)('of %s at least %d need no click', ([part, least]) => {
  const all = judgePart(part);
  const held = all.filter(({ isSent }) => !isSent);

  print(part, held, all);
  expect(1 - held.length / all.length).toBeGreaterThanOrEqual(least);
});

// A part has some twenty texts of each kind: one more or less is 4 %.
test('of all transactions 88 % need no click, and of each kind of text three of four', () => {
  const all = [...judgePart('transactions-working'), ...judgePart('transactions-measuring')];
  const share = (of: { isSent: boolean }[]) => of.filter(({ isSent }) => isSent).length / of.length;

  expect(share(all)).toBeGreaterThanOrEqual(0.88);
  for (const [kind, of = []] of Object.entries(Object.groupBy(all, (one) => one.kind)))
    expect(share(of), kind).toBeGreaterThanOrEqual(0.75);
});

test.for(['keys', 'transactions'])('of %s there are at least 400 texts, in twenty languages or more', (what) => {
  const all = [...read(`${what}-working`), ...read(`${what}-measuring`)];

  expect(all.length).toBeGreaterThanOrEqual(400);
  expect(new Set(all.map(({ language }) => language)).size).toBeGreaterThanOrEqual(20);
});

test.for(notSent)('%j is not sent without a click', (one) => {
  const verdicts = judgeCase({ kind: '', language: '', source: '', ...one }, 'not sent');

  expect(verdicts).not.toEqual([]);
  expect(verdicts).not.toContain('send');
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

  const isLike = (one: Set<string>, other: Set<string>) => one.intersection(other).size >= 0.4 * one.union(other).size;

  expect(working.flatMap((one, at) => (measuring.some((other) => isLike(one, other)) ? at : []))).toEqual([]);
});
