// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isExplorerHost } from '../../../src/chains/chain-of-url.ts';
import { findInLink, findInText } from '../../../src/page/find-in-node.ts';
import { gatherEvidence } from '../../../src/page/gather-evidence.ts';
import { createLinkTarget, createTextTarget, type Target } from '../../../src/page/target.ts';
import { judgeHash } from '../../../src/references/judge-hash.ts';
import type { Found } from '../../../src/references/reference.ts';

/** A piece of a page as `test/corpora/README.md` says. */
type Case = { kind: string; language: string; source: string; url?: string; html: string };

// happy-dom knows no elements that stand in a line.
const inline =
  'a,abbr,b,bdi,br,cite,code,del,em,font,i,ins,kbd,label,mark,q,s,samp,small,span,strong,sub,sup,time,tt,u,var,wbr';

beforeEach(() => {
  vi.spyOn(globalThis, 'getComputedStyle').mockImplementation(
    (element) => ({ display: element.matches(inline) ? 'inline' : 'block' }) as CSSStyleDeclaration,
  );
});
afterEach(() => {
  vi.restoreAllMocks();
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

/** What becomes of the value where a pointer rests on it, at each place where it stands. */
function judgeCase(one: Case, name: string): string[] {
  document.body.innerHTML = fill(one.html, name);
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
  const { hostname: pageHost } = new URL(fill(one.url ?? 'https://page.example', name));
  return targets.map((target) => {
    const evidence = { ...gatherEvidence(target, []), pageHost };
    return judgeHash({ hash, evidence, asked: false, isExplorerHost }).kind;
  });
}

// Today's figures, which may only get better: how many keys are sent without a click, and how many transactions.
test.for([
  ['keys-working', (sent: number) => sent <= 7],
  ['keys-measuring', (sent: number) => sent <= 14],
  ['transactions-working', (sent: number) => sent >= 207],
  ['transactions-measuring', (sent: number) => sent >= 252],
] as const)('what is sent on hover does not get worse: %s', ([part, isAsGood]) => {
  const cases: Case[] = JSON.parse(readFileSync(`test/corpora/${part}.json`, 'utf8'));
  const isSent = cases.map((one, index) => judgeCase(one, `${part} ${index}`).includes('go'));

  const sent = isSent.filter(Boolean).length;

  expect(isAsGood(sent), `${sent} of ${cases.length} are sent`).toBe(true);
});
