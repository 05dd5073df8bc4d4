import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  createFieldTarget,
  createLinkTarget,
  createTextTarget,
  type Target,
} from '../../../../src/content/hover-target.ts';
import { findInField, findInText, type ReadOnlyField } from '../../../../src/content/scan/find-references.ts';
import { readReferenceContext } from '../../../../src/content/scan/reference-context.ts';
import { fillCases, hash } from '../fill-cases.ts';
import cases from './reference-context-cases.json' with { type: 'json' };

// @vitest-environment new-document
declare global {
  var happyDOM: { setURL: (url: string) => void };
}

beforeAll(() => happyDOM.setURL('https://forum.example:8443/topic/1'));

// happy-dom does not support inline elements.
beforeEach(() => {
  vi.spyOn(globalThis, 'getComputedStyle').mockImplementation((element) => {
    const isInline = element.matches('a,b,br,code,span') && !element.parentElement?.matches('.flex');
    const whiteSpace = element.closest('pre') ? 'pre' : 'normal';
    return { display: isInline ? 'inline' : 'block', whiteSpace } as CSSStyleDeclaration;
  });
});

function contextOf(html: string, addresses: string[] = []) {
  document.body.innerHTML = html;
  const walker = document.createTreeWalker(document.body, 4);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const [match] = findInText(node);
    if (match) {
      const link = node.parentElement?.closest('a') ?? null;
      return readReferenceContext(createTextTarget(match.found, match.place, link), addresses);
    }
  }
  throw new Error('nothing found');
}

test('says what is on both sides in the same block', () => {
  const context = contextOf(
    `<p>other</p><p>See the <b>transaction</b> <code>${hash}</code>, it failed.</p><p>next</p>`,
  );

  expect(context).toEqual({
    written: hash,
    pageHost: 'forum.example',
    before: 'See the transaction ',
    after: ', it failed.',
    heads: [],
    section: 'other\n',
    addresses: [],
  });
});

test.for(fillCases<[string, string, string]>(cases.sections))('names its section by %s', ([, html, heading]) => {
  expect(contextOf(html).section?.split('\n').at(-1)).toBe(heading);
});

test('cuts each side at 320 characters and folds white space', () => {
  const { before, after } = contextOf(`<p>${'a  b\n'.repeat(100)} ${hash} ${'c\td '.repeat(100)}</p>`);

  expect(before).toHaveLength(320);
  expect(after).toHaveLength(320);
  expect(`${before}|${after}`).not.toMatch(/\s\s/);
});

test.for(fillCases<[string, string, string]>(cases.alone))(
  'looks at %s when it is alone in its block',
  ([, html, before]) => {
    expect(contextOf(html).before.trim()).toBe(before);
  },
);

test.for(fillCases<[string, string, string, string]>(cases.apart))(
  'keeps apart what is apart: %s',
  ([, html, before, after]) => {
    expect(contextOf(html)).toMatchObject({ before, after });
  },
);

test.for(fillCases<[string, string, string, string]>(cases.together))(
  'keeps together what is together in a line: %s',
  ([, html, before, after]) => {
    expect(contextOf(html)).toMatchObject({ before, after });
  },
);

test.for(fillCases<[string, string, string]>(cases.lineEnds))('knows what a line end %s is', ([, html, before]) => {
  expect(contextOf(html).before).toBe(before);
});

test('looks further up for what is before, whatever comes after', () => {
  const html = `<div><label>Hash of it</label><div><b>${hash}</b><button>Copy</button></div></div>`;

  expect(contextOf(html)).toMatchObject({ before: 'Hash of it\n', after: '\nCopy' });
});

test.for(fillCases<[string, string, string[]]>(cases.heads))('says what heads it: %s', ([, html, heads]) => {
  expect(contextOf(html).heads).toEqual(heads);
});

/** Returns the context of the page's only link, whose URL contains the reference. */
function contextOfLink(html: string) {
  document.body.innerHTML = html;
  const link = document.querySelector('a') ?? document.body;
  const found = { reference: { kind: 'transaction', hash }, written: hash, start: 0, end: 66 } as const;
  return readReferenceContext(createLinkTarget(found, link), []);
}

test('says what a link writes around it alone, and what is there before its shortened form', () => {
  const html = `<a href="https://etherscan.io/tx/${hash}">Tx ${hash.slice(0, 8)}…${hash.slice(-4)} done</a>`;

  expect(contextOfLink(html).heads).toEqual(['Tx 0x9f9f9f…9f9f done', 'Tx']);
});

test.for(fillCases<[string, string, string, string]>(cases.links))('looks around %s', ([, html, before, after]) => {
  expect(contextOfLink(html)).toMatchObject({ before, after });
});

test('keeps to eight heads of 320 characters', () => {
  const long = 'word '.repeat(5_000);
  const html = `<table><tr><th>${long}</th><th>${long}</th></tr><tr><td>${long}</td><td><dl><dt>${long}</dt><dd>${long}<ul><li><a title="${long}" aria-label="${long}" href="/x">${hash}</a></li></ul></dd></dl></td></tr></table>`;
  const { heads = [] } = contextOf(html);

  expect(heads.length).toBeGreaterThan(5);
  expect(heads.length).toBeLessThanOrEqual(8);
  for (const head of heads) expect(head.length).toBeLessThanOrEqual(320);
});

test('keeps to 320 characters on each side with many cells', () => {
  const cells = '<td>Base</td>'.repeat(100);
  const { before, after } = contextOf(`<table><tr>${cells}<td>${hash}</td>${cells}</tr></table>`);

  expect([before.length, after.length]).toEqual([320, 320]);
  expect([before.slice(-10), after.slice(0, 10)]).toEqual(['Base\nBase\n', '\nBase\nBase']);
});

test('gives the link in full and the addresses of the page', () => {
  const context = contextOf(`<a href="/tx/${hash}">${hash}</a>`, ['0xabc']);

  expect(context.link).toBe(`https://forum.example:8443/tx/${hash}`);
  expect(context.addresses).toEqual(['0xabc']);
});

test('reads no more of a large block than it needs', () => {
  const filler = '<span>word </span>'.repeat(3_000);
  document.body.innerHTML = `<pre>${filler}<b>${hash}</b>${filler}</pre>`;
  const node = document.querySelector('b')?.firstChild as Text;
  const [match] = findInText(node);
  const read = vi.spyOn(TreeWalker.prototype, 'nextNode');
  const readBack = vi.spyOn(TreeWalker.prototype, 'previousNode');

  const context = match && readReferenceContext(createTextTarget(match.found, match.place, null), []);

  expect(context?.before).toHaveLength(320);
  expect(context?.after).toHaveLength(320);
  expect(read.mock.calls.length + readBack.mock.calls.length).toBeLessThan(700);
});

test('gives up on a block of empty texts', () => {
  const block = document.createElement('p');
  for (let count = 0; count < 2_000; count++) block.append('');
  block.append(hash);
  document.body.replaceChildren(block);
  const [match] = findInText(block.lastChild as Text);
  const readBack = vi.spyOn(TreeWalker.prototype, 'previousNode');

  if (match) readReferenceContext(createTextTarget(match.found, match.place, null), []);

  expect(readBack.mock.calls.length).toBeLessThan(3 * 1_001);
});

test.for(fillCases<[string, string, string]>(cases.pages))(
  'names the page that a document of %s belongs to',
  ([url, base, host]) => {
    vi.stubGlobal('document', { URL: url, baseURI: base });
    const target = { found: {}, link: null, node: {}, place: {} } as unknown as Target;

    expect(readReferenceContext(target, []).pageHost).toBe(host);
  },
);

/** Returns the context of the first reference in a read-only field. */
function contextOfField(html: string) {
  document.body.innerHTML = html;
  const field = document.querySelector('input,textarea') as ReadOnlyField;
  vi.spyOn(field, 'matches').mockReturnValue(true);
  const [match] = findInField(field);
  if (!match) throw new Error('nothing found');
  return readReferenceContext(createFieldTarget(match, field), []);
}

test.for(fillCases<[string, string, string, string]>(cases.fields))(
  'says what is around a field: %s',
  ([, html, before, after]) => {
    const context = contextOfField(html);

    expect([context.before.replace(/\s+/g, ' '), context.after.replace(/\s+/g, ' ')]).toEqual([before, after]);
    expect(context.written).toBe(hash);
  },
);

test('looks around the whole link, whatever elements are in it', () => {
  const list = '<ul><li value=7>in it</li></ul>';
  const { before, after } = contextOfLink(`<div>tx <a href="https://etherscan.io/tx/${hash}">${list}</a> ok</div>`);

  expect([before.trim(), after.trim()]).toEqual(['tx', 'ok']);
});

test('says what is around a reference in two nodes', () => {
  const html = `<p>Tx <b>${hash.slice(0, 20)}</b><code>${hash.slice(20)}</code> ok</p>`;

  expect(contextOf(html)).toMatchObject({ written: hash, before: 'Tx ', after: ' ok' });
});
