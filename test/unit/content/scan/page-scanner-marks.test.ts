import { afterEach, expect, test } from 'vitest';
import { at, endScans, hash, named, one, scanned, scanner, textIn, two } from './scanned-page.ts';

// @vitest-environment new-document

afterEach(endScans);

test('marks the references of the page and registers one highlight', async () => {
  const { underlined, highlights } = await scanned(`<p>pay ${one}</p><pre>${hash}</pre>`);

  expect(underlined()).toEqual([one, hash]);
  expect([...highlights.keys()]).toEqual(['q7x2m9vk']);
});

test('registers nothing on a page without references', async () => {
  const { highlights, counts, watched } = await scanned('<p>0x and nothing else</p>');

  expect(highlights.size).toBe(0);
  expect(counts).toEqual([]);
  expect(watched.size).toBe(0);
});

test.for([
  ['scripts', `<script type="text/plain">${one}</script>`],
  ['styles', `<style>${one}</style>`],
  ['editable text', `<div contenteditable>${one} <a href="https://etherscan.io/tx/${hash}">more</a></div>`],
  ['text in an editable region', `<div contenteditable><p><b>${one}</b></p></div>`],
  ['text areas', `<p>x</p><textarea>${one}</textarea>`],
  ['fields', `<input value="${one}">`],
  ['password fields that cannot be changed', `<input type=password readonly value="${one}">`],
  ['options', `<select><option>${one}</option></select>`],
  ['comments', `<p><!--${one}--></p>`],
] as const)('leaves %s alone, also beside what it may read', async ([, html]) => {
  const { settle, underlined, list, counts } = await scanned(html);
  const alone = [underlined(), list(), [...counts]];

  document.body.innerHTML = `${html}<p>${two}</p>`;
  await settle();

  expect(alone).toEqual([[], {}, []]);
  expect([underlined(), list()]).toEqual([[two], { [named.two]: 1 }]);
});

test('counts what read-only fields show, and marks nothing in them', async () => {
  const { settle, underlined, list } = await scanned(
    `<input readonly value="${one}"><textarea readonly>${one} and ${hash}</textarea><input id=later value="${two}">`,
  );
  const before = list();

  at('#later').setAttribute('readonly', '');
  await settle();
  const after = list();
  at('#later').removeAttribute('readonly');
  await settle();

  expect(before).toEqual({ [named.one]: 2, [named.hash]: 1 });
  expect(after).toEqual({ ...before, [named.two]: 1 });
  expect(list()).toEqual(before);
  expect(underlined()).toEqual([]);
});

test('marks a link by where it goes when its text says nothing', async () => {
  const { underlined, list } = await scanned(
    `<a href="https://etherscan.io/tx/${hash}">0x9f9f…9f9f</a><a href="https://etherscan.io/address/${one}">${one}</a>` +
      `<a href="https://etherscan.io/address/${two}"><img alt=""></a>`,
  );

  expect(underlined()).toEqual([one, '0x9f9f…9f9f']);
  expect(list()).toEqual({ [named.one]: 1, [named.hash]: 1, [named.two]: 1 });
});

test('counts a link around a whole region, and does not underline the region', async () => {
  const { underlined, list } = await scanned(`<a href="https://etherscan.io/tx/${hash}">${'long '.repeat(30)}</a>`);

  expect(underlined()).toEqual([]);
  expect(list()).toEqual({ [named.hash]: 1 });
});

test('marks what is added, changed and linked later', async () => {
  const { settle, underlined } = await scanned('<p id=p>nothing</p><a id=a href="#">more</a>');

  document.body.append(one);
  textIn('#p').textContent = `now ${two}`;
  at('#a').setAttribute('href', `https://etherscan.io/tx/${hash}`);
  await settle();

  expect(new Set(underlined())).toEqual(new Set([one, two, 'more']));
});

test('takes marks away with their text, node or link', async () => {
  const { settle, ranges, highlights, list } = await scanned(
    `<p id=p>${one}</p><div id=d><p>${two}</p></div><a id=a href="https://etherscan.io/tx/${hash}">more</a>`,
  );

  textIn('#p').textContent = 'gone';
  at('#d').remove();
  at('#a').setAttribute('href', '#');
  await settle();

  expect(ranges()).toEqual([]);
  expect(highlights.size).toBe(0);
  expect(list()).toEqual({});
});

test('takes marks away when their region becomes editable, and puts them back', async () => {
  const { settle, underlined, list } = await scanned(`<div id=d><p>${one}</p></div><p>${two}</p>`);

  at('#d').setAttribute('contenteditable', '');
  await settle();
  const whileEditable = [underlined(), list()];
  at('#d').removeAttribute('contenteditable');
  await settle();

  expect(whileEditable).toEqual([[two], { [named.two]: 1 }]);
  expect(new Set(underlined())).toEqual(new Set([one, two]));
});

test('takes the mark of a changed text away before any slice', async () => {
  const { hear, underlined, ranges } = await scanned(`<p id=p>${one}</p><p>${two}</p>`);

  textIn('#p').data = `Another text that is as long as ${hash}`;
  await hear();

  expect(underlined()).toEqual([two]);
  expect(ranges()).toHaveLength(1);
});

test.for([
  ['first', '#a'],
  ['middle', '#b'],
  ['last', '#c'],
] as const)('takes a mark away when the %s of its three parts changes, before any slice', async ([, part]) => {
  const { hear, underlined, ranges } = await scanned(
    `<p><i id=a>${one.slice(0, 9)}</i><i id=b>${one.slice(9, 20)}</i><i id=c>${one.slice(20)}</i></p>`,
  );
  const before = underlined();

  textIn(part).data = 'x';
  await hear();

  expect(before).toEqual([one]);
  expect(ranges()).toEqual([]);
});

test('takes both marks away that a text between two references is part of', async () => {
  const { hear, underlined, ranges } = await scanned(
    `<p><i>${one.slice(0, 9)}</i><i id=b>${one.slice(9)} ${two.slice(0, 9)}</i><i>${two.slice(9)}</i></p>`,
  );
  const before = underlined();

  textIn('#b').data = 'x';
  await hear();

  expect(before).toEqual([one, two]);
  expect(ranges()).toEqual([]);
});

test('leaves no mark on a node that comes back with another text', async () => {
  const { settle, hear, underlined, list } = await scanned(`<ul><li id=row>${one}</li></ul>`);
  const row = at('#row');
  const text = textIn('#row');

  row.remove();
  await hear();
  text.data = 'Another text that is as long as an address is';
  at('ul').append(row);
  await hear();
  const beforeSlices = underlined();
  await settle();

  expect(beforeSlices).toEqual([]);
  expect(underlined()).toEqual([]);
  expect(list()).toEqual({});
});

test('marks what a node that comes back says now', async () => {
  const { settle, hear, underlined, list } = await scanned(`<ul><li id=row>${one}</li></ul>`);
  const row = at('#row');
  const text = textIn('#row');

  row.remove();
  await hear();
  text.data = `to ${two}`;
  at('ul').append(row);
  await settle();

  expect(underlined()).toEqual([two]);
  expect(list()).toEqual({ [named.two]: 1 });
});

test('marks a moved node where it is now', async () => {
  const near = new Set<string>();
  const { settle, underlined } = scanner(`<p id=far>${one}</p><div id=near></div>`, {
    isNear: ({ id }) => near.has(id),
  });
  near.add('near');
  await settle();
  const before = underlined();

  at('#near').append(textIn('#far'));
  await settle();

  expect(before).toEqual([]);
  expect(underlined()).toEqual([one]);
});

const [start, end] = [one.slice(0, 20), one.slice(20)];

test.for([
  ['a part is added', `<p><b>${start}</b></p>`, () => at('p').append(end)],
  ['what stood between two parts leaves', `<p>${start}<img>${end}</p>`, () => at('img').remove()],
  ['what stood between two elements leaves', `<p><b>${start}</b><br><i>${end}</i></p>`, () => at('br').remove()],
  ['the first part is filled in', `<p><b>x</b>${end}</p>`, () => (textIn('b').data = start)],
  ['the last part is filled in', `<p>${start}<b>x</b></p>`, () => (textIn('b').data = end)],
  [
    'the text beside an empty one is filled in',
    `<p>${start}<b></b><i>x</i></p>`,
    () => {
      at('b').append('');
      textIn('i').data = end;
    },
  ],
] as const)('finds a reference that forms when %s', async ([, html, act]) => {
  const { settle, underlined, list } = await scanned(html);
  const before = underlined();

  act();
  await settle();

  expect(before).toEqual([]);
  expect(underlined()).toEqual([one]);
  expect(list()).toEqual({ [named.one]: 1 });
});

test.for([
  ['its first part changes', () => textIn('b').replaceData(0, 9, 'x')],
  ['its last part changes', () => textIn('i').replaceData(0, 9, 'x')],
  ['its first part leaves', () => at('b').remove()],
  ['its last part leaves', () => at('i').remove()],
  ['the text of its last part leaves', () => at('i').replaceChildren()],
  ['the text of its first part leaves', () => at('b').replaceChildren()],
  ['a text area comes between', () => at('b').after(document.createElement('textarea'))],
  ['a picture comes between', () => at('b').after(document.createElement('img'))],
  ['a block comes into its last part', () => at('i').prepend(document.createElement('div'))],
  ['more hex comes after it', () => at('i').append('ab'.repeat(20))],
  ['its last part moves away', () => at('div').append(at('i'))],
  ['its first part is replaced', () => at('b').replaceWith('x')],
] as const)('forgets a reference in two parts when %s', async ([, act]) => {
  const { settle, underlined, list, addresses } = await scanned(`<p><b>${start}</b><i>${end}</i></p><div></div>`);
  const before = underlined();

  act();
  await settle();

  expect(before).toEqual([one]);
  expect(underlined()).toEqual([]);
  expect(list()).toEqual({});
  expect(addresses(9)).toEqual([]);
});

test.for(['.', '-'])('reads an NFT again when digits come after its number and “%s”', async (between) => {
  const nft = `eip155:1/erc721:0x${'5e'.repeat(20)}/42`;
  const { settle, list } = await scanned(`<p>${nft}${between}</p>`);

  at('p').append('7');
  await settle();

  expect(Object.keys(list())).toEqual([expect.stringMatching(/^Address/)]);
});

test('marks a second reference that forms in a node that has one', async () => {
  const { settle, underlined } = await scanned(`<p>${two} ${one.slice(0, 20)}</p>`);

  at('p').append(one.slice(20));
  await settle();

  expect(underlined()).toEqual([two, one]);
});

test('counts a reference once that ends in a node with another', async () => {
  const { underlined, list } = await scanned(
    `<p>${one} <i>${two.slice(0, 9)}</i><i>${two.slice(9)} ${hash}</i> <b>${one}</b></p>`,
  );

  expect(underlined()).toEqual([one, two, hash, one]);
  expect(list()).toEqual({ [named.one]: 2, [named.two]: 1, [named.hash]: 1 });
});

test('counts each reference of a large text once, also where two windows meet', async () => {
  const { list, underlined } = await scanned(`<pre>${`${one} `.repeat(1_000)}</pre>`);

  expect(list()).toEqual({ [named.one]: 1_000 });
  expect(underlined()).toEqual(Array.from({ length: 1_000 }, () => one));
});

test('registers the highlight again after the page has wiped it', async () => {
  const { settle, highlights } = await scanned(`<p>${one}</p>`);

  highlights.clear();
  document.body.append('something');
  await settle();

  expect(highlights.has('q7x2m9vk')).toBe(true);
});

test('draws nothing but counts where marks are off', async () => {
  const { highlights, watched, list, counts } = await scanned(`<p>${one}</p>`, { style: 'off' });

  expect(highlights.size).toBe(0);
  expect(watched.size).toBe(0);
  expect(list()).toEqual({ [named.one]: 1 });
  expect(counts).toEqual([1]);
});

test('has another highlight for solid marks', async () => {
  const { highlights } = await scanned(`<p>${one}</p>`, { style: 'solid' });

  expect([...highlights.keys()]).toEqual(['q7x2m9vl']);
});

test('keeps the mark in a link whose address changes, and takes it from what can be edited now', async () => {
  const { settle, hear, underlined, unwatched } = await scanned(`<a href="/a">${one}</a><p id=p><b>${two}</b></p>`);

  at('a').setAttribute('href', '/b');
  await settle();
  const kept = [new Set(underlined()), unwatched.length];
  at('#p').setAttribute('contenteditable', 'true');
  await hear();
  await settle();

  expect(kept).toEqual([new Set([one, two]), 0]);
  expect(underlined()).toEqual([one]);
});

test('tells what can be edited from what is beside it', async () => {
  const { settle, list } = scanner(`<b id=one contenteditable>${one}</b>; <b id=two>${two}</b>`);
  await settle();
  const first = list();

  at('#one').setAttribute('contenteditable', 'false');
  at('#two').setAttribute('contenteditable', 'true');
  await settle();

  expect([first, list()]).toEqual([{ [named.two]: 1 }, { [named.one]: 1 }]);
});

test('marks a link again when its own text changes', async () => {
  const { settle, underlined } = await scanned(
    `<a id=a href="https://etherscan.io/tx/${hash}">${hash}</a><a id=b href="https://etherscan.io/tx/${hash}"><b>more</b></a>`,
  );
  const before = underlined();

  textIn('#a').nodeValue = '0x9f9f…9f9f';
  at('b').replaceChildren(hash);
  await settle();

  expect(before).toEqual([hash, 'more']);
  expect(new Set(underlined())).toEqual(new Set([hash, '0x9f9f…9f9f']));
  expect(underlined()).toHaveLength(2);
});
