import { beforeEach, expect, test, vi } from 'vitest';
import { findInSpan } from '../../../../src/content/scan/split-references.ts';
import { stubBrowser } from '../fake-highlights.ts';
import { fillCases, hash, one, two } from '../fill-cases.ts';
import cases from './find-in-span-cases.json' with { type: 'json' };

// @vitest-environment new-document
beforeEach(() => void stubBrowser());

/** Scans from the body's first to its last node. `between` is the page's action at each step. */
function find(html: string, between = (_: { bump(): void; step: number }) => {}) {
  document.body.innerHTML = html;
  const found: [string, string[]][] = [];
  let version = 0;
  const looking = findInSpan({
    text: document.body.textContent ?? '',
    first: document.body.firstChild ?? document.body,
    version: () => version,
    onFound: (node, names) => found.push([node.data, names]),
  });
  let next = looking.next();
  for (let step = 0; !next.done; step++) {
    between({ bump: () => version++, step });
    next = looking.next();
  }
  return { found, rest: next.value };
}

const namesIn = (html: string) => find(html).found.flatMap(([, names]) => names);

test.for(fillCases<[string, string, string[]]>(cases.texts))('reads %s', ([, html, expected]) => {
  expect(namesIn(html)).toEqual(expected);
});

test('asks the nodes themselves only where the text alone does not say it', () => {
  const read = vi.spyOn(CharacterData.prototype, 'substringData');

  const names = namesIn(
    `<p>: ${`${one} "${hash}"\n`.repeat(50)}</p><table><tr><td>${`${two}</td><td>`.repeat(50)}.</td></tr></table>`,
  );

  expect(names).toHaveLength(150);
  expect(read).not.toHaveBeenCalled();
});

test('walks nothing where no value is', () => {
  const walk = vi.spyOn(document, 'createTreeWalker');

  find(`<p>0x and ${one.slice(0, 30)}</p>`);

  expect(walk).not.toHaveBeenCalled();
});

test('goes on from the next text when the page has changed', () => {
  const { found, rest } = find(`<p>${`${one} `.repeat(40)}</p><p>${two} </p>`, ({ bump }) => bump());

  expect(found.map(([, names]) => names.length)).toEqual([40]);
  expect(rest?.nodeValue).toBe(`${two} `);
});

test('goes on from the next text when the page has taken this one away', () => {
  const { rest } = find(`<p>${`${one} `.repeat(40)}</p><p>${two} </p>`, ({ bump }) => {
    document.querySelector('p')?.remove();
    bump();
  });

  expect(rest?.nodeValue).toBe(`${two} `);
});

test('leaves a text alone that has become shorter meanwhile, and goes on', () => {
  const { found, rest } = find(`<p>${`eth:${one} `.repeat(100)}</p><p>${two} </p>`, ({ bump }) => {
    const text = document.querySelector('p')?.firstChild as Text;
    text.data = '';
    bump();
  });

  expect(found).toEqual([]);
  expect(rest?.nodeValue).toBe(`${two} `);
});

test('yields after every 32 values', () => {
  let steps = 0;

  find(`<p>${`${one} `.repeat(320)}</p>`, () => steps++);

  expect(steps).toBe(10);
});

test.for([
  ['megabytes of hex', `0x${'ab'.repeat(4_000_000)}`],
  ['megabytes of hex with hidden characters', `0x${'a\u200b'.repeat(3_000_000)}`],
  ['megabytes of hidden characters', `0${'\u200b'.repeat(4_000_000)}`],
  ['megabytes of almost', `0x${'ab'.repeat(19)}g`.repeat(100_000)],
] as const)('bears %s', ([, text]) => {
  document.body.replaceChildren('x');
  const { firstChild } = document.body;
  if (firstChild) firstChild.nodeValue = text;
  const node = firstChild as Text;
  const names: string[] = [];

  const steps = [
    ...findInSpan({
      text,
      first: node,
      version: () => 0,
      onFound: (_, more) => names.push(...more),
    }),
  ];

  expect(names).toEqual([]);
  expect(steps.length).toBeLessThan(10);
});
