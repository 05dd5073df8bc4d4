import { afterEach, expect, test, vi } from 'vitest';
import { startPageScanner } from '../../../../src/content/scan/page-scanner.ts';
import { endSurveys, hash, one, scanner, surveyed, two } from '../surveyed.ts';

// @vitest-environment new-document
const at = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;
const textIn = (selector: string) => at(selector).firstChild as Text;
const named = { one: `Address ${one}`, two: `Address ${two}`, hash: `Transaction ${hash}` };
// A clock that moves 3 ms whenever it is looked at: a slice ends after two steps.
const slowClock = () => {
  let time = 0;
  return () => {
    time += 3;
    return time;
  };
};

afterEach(() => {
  vi.useRealTimers();
  endSurveys();
});

test('marks the references of the page and registers one highlight', async () => {
  const { underlined, highlights } = await surveyed(`<p>pay ${one}</p><pre>${hash}</pre>`);

  expect(underlined()).toEqual([one, hash]);
  expect([...highlights.keys()]).toEqual(['q7x2m9vk']);
});

test('registers nothing on a page without references', async () => {
  const { highlights, counts, watched } = await surveyed('<p>0x and nothing else</p>');

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
  ['password fields that nobody can change', `<input type=password readonly value="${one}">`],
  ['options', `<select><option>${one}</option></select>`],
  ['comments', `<p><!--${one}--></p>`],
] as const)('leaves %s alone', async ([, html]) => {
  const { underlined, list, counts } = await surveyed(html);

  expect(underlined()).toEqual([]);
  expect(list()).toEqual({});
  expect(counts).toEqual([]);
});

test('leaves scripts and editable fields alone beside what it may read', async () => {
  const { underlined, list } = await surveyed(
    `<script type="text/plain">${one}</script><div contenteditable>${one} <a href="https://etherscan.io/tx/${hash}">more</a></div><textarea>${one}</textarea><p>${two}</p>`,
  );

  expect(underlined()).toEqual([two]);
  expect(list()).toEqual({ [named.two]: 1 });
});

test('counts what read-only fields show, and marks nothing in them', async () => {
  const { settle, underlined, list } = await surveyed(
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
  const { underlined, list } = await surveyed(
    `<a href="https://etherscan.io/tx/${hash}">0x9f9f…9f9f</a><a href="https://etherscan.io/address/${one}">${one}</a>` +
      `<a href="https://etherscan.io/address/${two}"><img alt=""></a>`,
  );

  expect(underlined()).toEqual([one, '0x9f9f…9f9f']);
  expect(list()).toEqual({ [named.one]: 1, [named.hash]: 1, [named.two]: 1 });
});

test('counts a link around a whole region, and does not underline the region', async () => {
  const { underlined, list } = await surveyed(`<a href="https://etherscan.io/tx/${hash}">${'long '.repeat(30)}</a>`);

  expect(underlined()).toEqual([]);
  expect(list()).toEqual({ [named.hash]: 1 });
});

test('marks what is added, changed and linked later', async () => {
  const { settle, underlined } = await surveyed('<p id=p>nothing</p><a id=a href="#">more</a>');

  document.body.append(one);
  textIn('#p').textContent = `now ${two}`;
  at('#a').setAttribute('href', `https://etherscan.io/tx/${hash}`);
  await settle();

  expect(new Set(underlined())).toEqual(new Set([one, two, 'more']));
});

test('takes marks away with their text, node or link', async () => {
  const { settle, ranges, highlights, list } = await surveyed(
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
  const { settle, underlined, list } = await surveyed(`<div id=d><p>${one}</p></div><p>${two}</p>`);

  at('#d').setAttribute('contenteditable', '');
  await settle();
  const whileEditable = [underlined(), list()];
  at('#d').removeAttribute('contenteditable');
  await settle();

  expect(whileEditable).toEqual([[two], { [named.two]: 1 }]);
  expect(new Set(underlined())).toEqual(new Set([one, two]));
});

test('takes the mark of a changed text away before any slice', async () => {
  const { hear, underlined, ranges } = await surveyed(`<p id=p>${one}</p><p>${two}</p>`);

  textIn('#p').data = `Another text that is as long as ${hash}`;
  await hear();

  expect(underlined()).toEqual([two]);
  expect(ranges()).toHaveLength(1);
});

test.for([
  ['first', '#a', 'x'],
  ['middle', '#b', 'x'],
  ['last', '#c', 'x'],
] as const)(
  'takes the mark of a reference in three parts away when its %s part changes, before any slice',
  async ([, part, text]) => {
    const { settle, hear, underlined, ranges } = scanner(
      `<p><i id=a>${one.slice(0, 9)}</i><i id=b>${one.slice(9, 20)}</i><i id=c>${one.slice(20)}</i></p>`,
    );
    await settle();
    const before = underlined();

    textIn(part).data = text;
    await hear();

    expect(before).toEqual([one]);
    expect(ranges()).toEqual([]);
  },
);

test('takes both marks away that a text between two references is part of', async () => {
  const { hear, underlined, ranges } = await surveyed(
    `<p><i>${one.slice(0, 9)}</i><i id=b>${one.slice(9)} ${two.slice(0, 9)}</i><i>${two.slice(9)}</i></p>`,
  );
  const before = underlined();

  textIn('#b').data = 'x';
  await hear();

  expect(before).toEqual([one, two]);
  expect(ranges()).toEqual([]);
});

test('leaves no mark on a node that comes back with another text', async () => {
  const { settle, hear, underlined, list } = await surveyed(`<ul><li id=row>${one}</li></ul>`);
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
  const { settle, hear, underlined, list } = await surveyed(`<ul><li id=row>${one}</li></ul>`);
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

test('marks a moved node where it stands now', async () => {
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

test.for([
  ['a part is added', `<p><b>${one.slice(0, 20)}</b></p>`, () => at('p').append(one.slice(20)), [one]],
  [
    'what stood between two parts leaves',
    `<p>${one.slice(0, 20)}<img>${one.slice(20)}</p>`,
    () => at('img').remove(),
    [one],
  ],
  [
    'what stood between two elements leaves',
    `<p><b>${one.slice(0, 20)}</b><br><i>${one.slice(20)}</i></p>`,
    () => at('br').remove(),
    [one],
  ],
  [
    'the first part is filled in',
    `<p><b>x</b>${one.slice(20)}</p>`,
    () => (textIn('b').data = one.slice(0, 20)),
    [one],
  ],
  ['the last part is filled in', `<p>${one.slice(0, 20)}<b>x</b></p>`, () => (textIn('b').data = one.slice(20)), [one]],
  [
    'the text beside an empty one is filled in',
    `<p>${one.slice(0, 20)}<b></b><i>x</i></p>`,
    () => {
      at('b').append('');
      textIn('i').data = one.slice(20);
    },
    [one],
  ],
] as const)('finds a reference that forms when %s', async ([, html, act, expected]) => {
  const { settle, underlined, list } = await surveyed(html);
  const before = underlined();

  act();
  await settle();

  expect(before).toEqual([]);
  expect(underlined()).toEqual(expected);
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
  const { settle, underlined, list, addresses } = await surveyed(
    `<p><b>${one.slice(0, 20)}</b><i>${one.slice(20)}</i></p><div></div>`,
  );
  const before = underlined();

  act();
  await settle();

  expect(before).toEqual([one]);
  expect(underlined()).toEqual([]);
  expect(list()).toEqual({});
  expect(addresses(9)).toEqual([]);
});

test.for(['.', '-'])('reads an NFT anew when digits come after its number and “%s”', async (between) => {
  const nft = `eip155:1/erc721:0x${'5e'.repeat(20)}/42`;
  const { settle, list } = await surveyed(`<p>${nft}${between}</p>`);

  at('p').append('7');
  await settle();

  expect(Object.keys(list())).toEqual([expect.stringMatching(/^Address/)]);
});

test('marks a second reference that forms in a node that has one', async () => {
  const { settle, underlined } = await surveyed(`<p>${two} ${one.slice(0, 20)}</p>`);

  at('p').append(one.slice(20));
  await settle();

  expect(underlined()).toEqual([two, one]);
});

test('counts a reference once that ends in a node with another', async () => {
  const { underlined, list } = await surveyed(
    `<p>${one} <i>${two.slice(0, 9)}</i><i>${two.slice(9)} ${hash}</i> <b>${one}</b></p>`,
  );

  expect(underlined()).toEqual([one, two, hash, one]);
  expect(list()).toEqual({ [named.one]: 2, [named.two]: 1, [named.hash]: 1 });
});

test('counts each reference of a large text once, also where two windows meet', async () => {
  const { list, underlined } = await surveyed(`<pre>${`${one} `.repeat(1_000)}</pre>`);

  expect(list()).toEqual({ [named.one]: 1_000 });
  expect(underlined()).toEqual(Array.from({ length: 1_000 }, () => one));
});

test('registers the highlight again after the page has wiped it', async () => {
  const { settle, highlights } = await surveyed(`<p>${one}</p>`);

  highlights.clear();
  document.body.append('something');
  await settle();

  expect(highlights.has('q7x2m9vk')).toBe(true);
});

test('draws nothing but counts where marks are off', async () => {
  const { highlights, watched, list, counts } = await surveyed(`<p>${one}</p>`, { style: 'off' });

  expect(highlights.size).toBe(0);
  expect(watched.size).toBe(0);
  expect(list()).toEqual({ [named.one]: 1 });
  expect(counts).toEqual([1]);
});

test('has another highlight for solid marks', async () => {
  const { highlights } = await surveyed(`<p>${one}</p>`, { style: 'solid' });

  expect([...highlights.keys()]).toEqual(['q7x2m9vl']);
});

test('works in slices and finds everything', async () => {
  const rows = Array.from({ length: 640 }, (_, row) => `<p>row ${row}${row % 64 === 0 ? ` ${one}` : ''}</p>`);
  const { settle, underlined } = scanner(rows.join(''), { now: slowClock() });

  const slices = await settle();

  expect(slices).toBeGreaterThan(2);
  expect(underlined()).toHaveLength(10);
});

test('makes no slice longer than one step after 4 ms', async () => {
  let time = 0;
  let begun = 0;
  let longest = 0;
  // Each look at the clock, which is one step, takes 1 ms.
  const now = () => {
    time += 1;
    longest = Math.max(longest, time - begun);
    return time;
  };
  const html = `<a href="https://etherscan.io/tx/${hash}">more</a><input readonly value="${two}"><p>${one} eth:${two}</p>`;
  const { list } = await surveyed(html.repeat(700), { now, onSlice: () => (begun = time) });

  expect(list()).toEqual({ [named.hash]: 700, [named.two]: 1_400, [named.one]: 700 });
  expect(longest).toBeLessThanOrEqual(6);
});

test('goes on when the page removes the node where a slice ended', async () => {
  const rows = Array.from({ length: 200 }, (_, row) => `<p id=r${row}>row ${row} ${one}</p>`);
  let isFirst = true;
  let time = 0;
  const { settle, underlined } = scanner(`${rows.join('')}<p>${two}</p>`, {
    now: () => {
      if (time > 0 && isFirst) {
        isFirst = false;
        for (let row = 20; row < 80; row++) at(`#r${row}`).remove();
      }
      time += 20;
      return time;
    },
  });

  await settle();

  expect(underlined()).toHaveLength(141);
  expect(underlined()).toContain(two);
});

test.for([
  ['the text where it stands', (node: Node) => node.parentNode?.removeChild(node)],
  ['the row where it stands', (node: Node) => node.parentElement?.remove()],
  ['what follows', (node: Node) => node.parentElement?.nextElementSibling?.remove()],
  [
    'all of it, for the same again',
    (node: Node) => {
      const parent = node.parentElement?.parentElement;
      if (parent) parent.innerHTML = String(parent.innerHTML);
    },
  ],
] as const)('finds the rest when the page takes away %s while a large text is looked at', async ([, act]) => {
  const many = `${one} `.repeat(200);
  let acted = false;
  const { settle, list } = scanner(`<div>${`<p class=r>${many}</p>`.repeat(3)}</div><p>${two}</p>`, {
    now: slowClock(),
    onSlice: (ran) => {
      if (ran < 4 || acted) return;
      acted = true;
      act(textIn('.r'));
    },
  });

  await settle();

  expect(list()[named.two]).toBe(1);
  expect(list()[named.one]).toBe(200 * document.querySelectorAll('.r').length - (textIn('.r') ? 0 : 200));
});

test('bears it that a text shrinks while it is looked at', async () => {
  let acted = false;
  const { settle, list } = scanner(`<pre>${`eth:${one} `.repeat(2_000)}</pre><p>${two}</p>`, {
    now: slowClock(),
    onSlice: (ran) => {
      if (ran < 4 || acted) return;
      acted = true;
      textIn('pre').data = `now ${hash}`;
    },
  });

  await settle();

  expect(list()).toEqual({ [named.hash]: 1, [named.two]: 1 });
});

test('finds everything on a page that changes in every slice, in a bounded number of slices', async () => {
  const row = `<p>${one} eth:${two}</p><p>and <b>more</b></p>`;
  const plain = scanner(row.repeat(600), { now: slowClock() });
  const without = await plain.settle();
  endSurveys();

  const { settle, list } = scanner(`<div id=ticker>0</div>${row.repeat(600)}`, {
    now: slowClock(),
    onSlice: (ran) => {
      if (ran < 3 * without) at('#ticker').textContent = String(ran);
    },
  });
  let slices = await settle();
  slices -= 2 * without;

  expect(list()).toEqual({ [named.one]: 600, [named.two]: 600 });
  expect(slices).toBeLessThan(2 * without);
});

test('marks and tells between, on a page that never rests', async () => {
  const { runSlices, hear, frame, underlined, counts } = scanner(`<p id=ticker>0</p><p>${one}</p>`);

  for (let slice = 0; slice < 20; slice++) {
    at('#ticker').textContent = String(slice);
    await hear();
    runSlices(1);
    frame();
    // The page is never done: something new waits whenever a slice ends.
    document.body.append(`text ${slice}`);
  }

  expect(underlined()).toEqual([one]);
  expect(counts).toEqual([1]);
});

test('marks the rest of a page in which one large text changes all the time', async () => {
  const { runSlices, hear, frame, underlined } = scanner(`<pre>${`${one} `.repeat(3_000)}</pre><p>${two}</p>`, {
    now: slowClock(),
  });

  for (let slice = 0; slice < 400; slice++) {
    await hear();
    runSlices(1);
    frame();
    textIn('pre').appendData('.');
  }

  expect(underlined()).toContain(two);
});

test('reads a page of very many elements in parts, whatever lies where they meet', async () => {
  const rows = `<b>${one.slice(0, 21)}</b><b>${one.slice(21)}</b><i>,</i>`.repeat(2_200);
  const { list } = await surveyed(`<main>${rows}</main><div><div><p>${two}</p></div></div>`);

  expect(list()).toEqual({ [named.one]: 2_200, [named.two]: 1 });
});

// What `querySelectorAll('*')` gives, where parts of 6,000 elements meet.
const elementsAround = (index: number) =>
  [...document.documentElement.querySelectorAll('*')].slice(index - 3, index + 3);

test('loses nothing where the page removes what lies where two parts meet', async () => {
  const rows = Array.from({ length: 6_500 }, (_, row) => `<i>${row % 100 === 50 ? one : '.'}</i>`);
  const { settle, list } = scanner(rows.join(''), {
    now: slowClock(),
    onSlice: (ran) => {
      if (ran === 1) for (const element of [...elementsAround(6_000), ...elementsAround(6_070)]) element.remove();
    },
  });

  await settle();

  expect(list()).toEqual({ [named.one]: 65 });
});

test('comes to an end where the page renews all the time what lies where two parts meet', async () => {
  const rows = Array.from({ length: 6_500 }, (_, row) => `<i>${row % 100 === 50 ? one : '.'}</i>`);
  const { slices, runSlices, hear, frame, list } = scanner(rows.join(''), {
    now: slowClock(),
    onSlice: () => {
      for (const element of [...elementsAround(6_000), ...elementsAround(6_070)]) element.outerHTML = '<i>.</i>';
    },
  });

  for (let slice = 0; slice < 60 && slices.length > 0; slice++) {
    runSlices(1);
    await hear();
    frame();
  }

  expect(list()).toEqual({ [named.one]: 65 });
});

test('takes no part of longer hex for a value where two parts of a page meet', async () => {
  const { counts } = await surveyed(`<b>.</b>`.repeat(6_041) + `<i>${one}</i><i>${'ab'.repeat(20)}</i><br>`.repeat(20));

  expect(counts).toEqual([]);
});

test('draws what comes near while the rest is being drawn', async () => {
  const { slices, runSlices, hear, watched, underlined } = scanner(
    `<pre>${`${one} `.repeat(4_000)}</pre><p>${two}</p>`,
    {
      now: slowClock(),
    },
  );
  const step = async () => {
    await hear();
    runSlices(1);
  };
  while (!watched.has(at('p')) || slices.length > 0) await step();
  watched.get(at('pre'))?.(true);
  for (let slice = 0; slice < 3; slice++) await step();
  const isDrawing = slices.length > 0;

  watched.get(at('p'))?.(true);
  while (slices.length > 0) await step();

  expect(isDrawing).toBe(true);
  expect(underlined()).toContain(two);
});

const attach = (host: Element | null, html: string) => {
  const root = host?.attachShadow({ mode: 'open' });
  if (!root) throw new Error('no such host');
  root.innerHTML = html;
  return root;
};

test('finds what stands in shadow roots, also in one in another, and what changes there', async () => {
  const { settle, underlined, list } = await surveyed('');
  const host = document.createElement('div');
  const outer = attach(host, `${one}<p>${two}</p><x-inner></x-inner>`);
  const inner = attach(outer.querySelector('x-inner'), '<p>nothing</p>');
  document.body.append(host);
  await settle();
  const before = underlined();

  const text = inner.querySelector('p')?.firstChild as Text;
  text.data = hash;
  outer.querySelector('p')?.remove();
  await settle();

  expect(new Set(before)).toEqual(new Set([one, two]));
  expect(new Set(underlined())).toEqual(new Set([one, hash]));
  expect(list()).toEqual({ [named.one]: 1, [named.hash]: 1 });
});

test('finds what stands in a shadow root that a custom element gets later', async () => {
  vi.useFakeTimers();
  const { settle, underlined } = await surveyed('<x-late></x-late>');

  attach(at('x-late'), one);
  vi.advanceTimersByTime(301);
  await settle();

  expect(underlined()).toEqual([one]);
});

test.for([
  ['any element', 3_000, 'div'],
  ['a custom element among very many', 11_000, 'x-card'],
] as const)('finds the shadow root of %s', async ([, count, host]) => {
  const { settle, list } = scanner('');
  document.body.innerHTML = `<main>${'<i></i>'.repeat(count)}<${host}></${host}></main>`;
  attach(at(`main > ${host}`), `<b>${one}</b>`);

  await settle();

  expect(list()).toEqual({ [named.one]: 1 });
});

test('gives its range back empty: one in the page would make its changes slower', async () => {
  const create = vi.spyOn(document, 'createRange');
  const { list } = await surveyed(`<p>pay ${one}</p>${'<b></b>'.repeat(1_100)}<p>to ${two}</p>`);

  expect(Object.keys(list())).toEqual([named.one, named.two]);
  expect(create).toHaveBeenCalled();
  for (const { value } of create.mock.results) expect(String(value)).toBe('');
});

test('keeps the mark in a link whose address changes, and takes it from what can be edited now', async () => {
  const { settle, hear, underlined, unwatched } = await surveyed(`<a href="/a">${one}</a><p id=p><b>${two}</b></p>`);

  at('a').setAttribute('href', '/b');
  await settle();
  const kept = [new Set(underlined()), unwatched.length];
  at('#p').setAttribute('contenteditable', 'true');
  await hear();
  await settle();

  expect(kept).toEqual([new Set([one, two]), 0]);
  expect(underlined()).toEqual([one]);
});

test('tells what can be edited from what stands beside it', async () => {
  const { settle, list } = scanner(`<b id=one contenteditable>${one}</b>; <b id=two>${two}</b>`);
  await settle();
  const first = list();

  at('#one').setAttribute('contenteditable', 'false');
  at('#two').setAttribute('contenteditable', 'true');
  await settle();

  expect([first, list()]).toEqual([{ [named.two]: 1 }, { [named.one]: 1 }]);
});

test('finds what stands in any shadow root that the pointer comes into', async () => {
  const { settle, underlined } = await surveyed('<p></p>');

  const root = attach(at('p'), `<b>${one}</b>`);
  root.querySelector('b')?.dispatchEvent(new MouseEvent('pointerover', { bubbles: true, composed: true }));
  await settle();

  expect(underlined()).toEqual([one]);
});

test('reads no shadow root in an editable region', async () => {
  const { settle, list } = scanner('<div contenteditable><x-card></x-card></div>');
  attach(at('x-card'), `<b>${one}</b>`);

  await settle();

  expect(list()).toEqual({});
});

test('forgets a shadow root with its host', async () => {
  const { settle, list, unwatched, watched } = scanner('<div></div>');
  attach(at('div'), `<b>${one}</b>`);
  await settle();
  const before = list();

  at('div').remove();
  await settle();

  expect([before, list()]).toEqual([{ [named.one]: 1 }, {}]);
  expect([unwatched.length, watched.size]).toEqual([1, 0]);
});

test('finds what slots show in its own place', async () => {
  const { settle, underlined, list } = scanner(`<div><p slot=a>${one}</p></div>`);
  attach(at('div'), `<slot name=a></slot> ${two}`);

  await settle();

  expect(new Set(underlined())).toEqual(new Set([one, two]));
  expect(list()).toEqual({ [named.one]: 1, [named.two]: 1 });
});

test('lists the addresses of the page up to the limit', async () => {
  const { addresses } = await surveyed(`<p>${one} ${two.toUpperCase().replace('0X', '0x')}</p><p>${one} ${hash}</p>`);

  expect(addresses(200)).toEqual([one, two]);
  expect(addresses(1)).toEqual([one]);
});

test('takes everything away when its signal ends', async () => {
  vi.useFakeTimers();
  const { settle, runSlices, hear, life, ranges, highlights, watched, listeners, slices, counts } = await surveyed(
    `<p>${one}</p><b>${two}</b><b>${two}</b><x-late></x-late>`,
  );
  for (const gone of document.querySelectorAll('b')) {
    gone.remove();
    await settle();
  }
  // For a new count, the next sweep and late shadow roots.
  const timers = [vi.getTimerCount()];

  life.abort();
  timers.push(vi.getTimerCount());
  document.body.append(two);
  at('x-late').attachShadow({ mode: 'open' }).append(hash);
  at('x-late').dispatchEvent(new MouseEvent('pointerover', { bubbles: true, composed: true }));
  await hear();
  vi.runAllTimers();
  runSlices();

  expect([ranges(), highlights.size, watched.size, listeners.size, slices.length]).toEqual([[], 0, 0, 0, 0]);
  expect(timers).toEqual([3, 0]);
  expect(counts).toEqual([2, 0]);
});

test('looks at a large text and at many marks in small steps', async () => {
  const count = 3_000;
  const text = Array.from({ length: count }, (_, row) => `${hash.slice(0, -4)}${row.toString(16).padStart(4, '0')}`);
  const steps: number[] = [];
  let done = 0;
  const { add } = Set.prototype;
  // The clock is looked at after each step.
  const { settle, ranges, underlined } = scanner(`<pre>${text.join('\n')}</pre>`, {
    now: () => {
      steps.push(done);
      done = 0;
      return 0;
    },
  });
  vi.spyOn(Set.prototype, 'add').mockImplementation(function (this: Set<unknown>, value) {
    if (value instanceof StaticRange) done += 1;
    return add.call(this, value);
  });

  await settle();
  const marked = underlined();
  at('pre').remove();
  await settle();
  steps.push(done);

  expect(marked).toEqual(text);
  expect(ranges()).toEqual([]);
  expect(Math.max(...steps)).toBeGreaterThan(100);
  expect(Math.max(...steps)).toBeLessThan(300);
});

test('looks for nodes that have left in small steps', async () => {
  let steps = 0;
  let checks = 0;
  let most = 0;
  const { settle, hear } = scanner(`<p>${one}</p>`.repeat(1_000), {
    style: 'off',
    now: () => {
      steps += 1;
      most = Math.max(most, checks);
      checks = 0;
      return 0;
    },
  });
  await settle();
  at('p').remove();
  await hear();
  const isConnected = vi.spyOn(Node.prototype, 'isConnected', 'get').mockImplementation(() => {
    checks += 1;
    return true;
  });
  steps = 0;

  await settle();

  expect(isConnected.mock.calls.length).toBeGreaterThanOrEqual(1_000);
  expect(steps).toBeGreaterThan(4);
  expect(most).toBeLessThan(300);
});

test('looks for nodes that have left only when something was removed', async () => {
  const { settle } = await surveyed(`<p id=p>${one}</p>`.repeat(50), { isNear: () => false });
  const isConnected = vi.spyOn(Node.prototype, 'isConnected', 'get');

  at('#p').setAttribute('href', '#');
  document.body.append('more');
  await settle();

  expect(isConnected.mock.calls.length).toBeLessThan(10);
});

test('finds what came while the nodes that have left were looked for', async () => {
  let time = 0;
  let checks = 0;
  const { settle, hear, underlined } = await surveyed(`<p>${one}</p>`.repeat(1_000), { now: () => time });
  at('p').remove();
  await hear();
  vi.spyOn(Node.prototype, 'isConnected', 'get').mockImplementation(() => {
    // Each slice is over with its first step.
    time += 20;
    checks += 1;
    if (checks === 500) document.body.append(two);
    return true;
  });
  await settle();
  vi.restoreAllMocks();

  expect(checks).toBeGreaterThan(500);
  expect(underlined()).toContain(two);
});

test('marks a link anew when its own text changes', async () => {
  const { settle, underlined } = await surveyed(
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

test('tells how many different references there are, at most once in a second', async () => {
  vi.useFakeTimers();
  const { settle, counts } = await surveyed(`<p>${one} ${one}</p><p>${one}</p>`);

  document.body.append(` ${two}`);
  await settle();
  document.body.append(` ${hash}`);
  await settle();
  const atOnce = [...counts];
  vi.advanceTimersByTime(999);
  const before = [...counts];
  vi.advanceTimersByTime(1);
  vi.advanceTimersByTime(5_000);

  expect(atOnce).toEqual([1]);
  expect(before).toEqual([1]);
  expect(counts).toEqual([1, 3]);
});

test('tells that there are none any more', async () => {
  vi.useFakeTimers();
  const { settle, counts } = await surveyed(`<p>${one}</p>`);
  vi.advanceTimersByTime(1_000);

  at('p').remove();
  await settle();

  expect(counts).toEqual([1, 0]);
});

test('tells that there are none while the page is left, and how many when it comes back', async () => {
  vi.useFakeTimers();
  const { counts } = await surveyed(`<p>${one}</p>`);
  vi.advanceTimersByTime(1_000);

  const happen = (type: string, isTrusted = true) =>
    dispatchEvent(Object.defineProperty(new Event(type), 'isTrusted', { value: isTrusted }));

  happen('pagehide', false);
  happen('pagehide');
  const left = [...counts];
  happen('pageshow');

  expect(left).toEqual([1, 0]);
  expect(counts).toEqual([1, 0, 1]);
});

test('tells nothing of a page without references when it is left or off', async () => {
  const { counts, life } = await surveyed('<p>nothing</p>');

  dispatchEvent(new Event('pagehide'));
  dispatchEvent(new Event('pageshow'));
  life.abort();

  expect(counts).toEqual([]);
});

test('looks for what has left the less often the more there is, and forgets it all in the end', async () => {
  vi.useFakeTimers();
  const { settle, list, counts, unwatched, watched } = await surveyed(
    `${`<p>${one}</p>`.repeat(400)}<div>${two}</div>`,
    {
      now: () => Date.now(),
    },
  );
  at('p').remove();
  await settle();
  const afterFirst = unwatched.length;

  for (const row of [...document.querySelectorAll('p')]) row.remove();
  await settle();
  const atOnce = unwatched.length;
  vi.advanceTimersByTime(1_100);
  await settle();
  vi.advanceTimersByTime(1_000);

  expect([afterFirst, atOnce]).toEqual([1, 1]);
  expect(list()).toEqual({ [named.two]: 1 });
  expect(unwatched).toHaveLength(400);
  expect([...watched.keys()]).toEqual([at('div')]);
  expect(counts).toEqual([2, 1]);
});

test('lists nothing that has left, before it was looked for', async () => {
  const { hear, list } = await surveyed(`<p>${one}</p><div>${two}</div>`);

  at('p').remove();
  await hear();

  expect(list()).toEqual({ [named.two]: 1 });
});

test('tells our pages what stands here, with its link, and again when that has changed', async () => {
  vi.useFakeTimers();
  const { settle, connect } = await surveyed(
    `<a href="/a">eth:${one}</a><p>${one} eip155:10:${two}</p><a href="https://etherscan.io/tx/${hash}">0x52aa…f01b</a>`,
  );
  vi.advanceTimersByTime(1_000);

  const { told } = connect();
  at('p').textContent = `${hash} only`;
  await settle();

  expect(told[0]?.references).toEqual([
    {
      reference: { kind: 'address', address: one },
      written: one,
      chainPrefix: 'eth',
      link: new URL('/a', document.baseURI).href,
      count: 2,
    },
    { reference: { kind: 'address', address: two, chainId: 10 }, written: `eip155:10:${two}`, count: 1 },
    {
      reference: { kind: 'transaction', hash },
      written: hash,
      link: `https://etherscan.io/tx/${hash}`,
      // It may be shortened, and another one's.
      said: '0x52aa…f01b',
      // The gate judges it by what stands around it, also where nobody hovers it.
      around: { before: expect.stringContaining(two.slice(2)), after: '', heads: ['0x52aa…f01b'] },
      count: 1,
    },
  ]);
  // Each place of a hash by itself: what stands around one says nothing about the other.
  expect(told.at(-1)?.references.map(({ count }) => count)).toEqual([1, 1, 1]);
  expect(told[0]?.frame).toBe(told.at(-1)?.frame);
});

test('tells our pages each context of a hash once, and that nobody has read what comes after the 500th place', async () => {
  vi.useFakeTimers();
  const others = Array.from({ length: 500 }, (_, at) => `<p>${at}: 0x${String(at).padStart(64, 'a')}</p>`);
  const { connect } = await surveyed(
    `<p>${hash}</p><p>Key: ${hash}</p><p>Key: ${hash}</p>${others.join('')}<p>PRIVATE_KEY=${hash}</p>`,
  );
  vi.advanceTimersByTime(1_000);

  const { told } = connect();

  const own = told[0]?.references.filter(({ written }) => written === hash) ?? [];
  expect(own.map(({ around, count }) => [around?.before.split('\n').at(-1), count])).toEqual([
    ['', 1],
    ['Key: ', 2],
    [undefined, 1],
  ]);
});

test('says that it has not told all where the page holds more than 5,000', async () => {
  vi.useFakeTimers();
  const all = Array.from({ length: 5_001 }, (_, at) => `<p>0x${String(at).padStart(40, 'a')}</p>`);
  const { settle, connect } = await surveyed(all.join(''));
  await settle();
  vi.advanceTimersByTime(1_000);

  const { told } = connect();

  expect(told.slice(-1).map(({ references, isCut }) => [references.length, isCut])).toEqual([[5_000, true]]);
});

test('tells our pages of another reference in the place of one', async () => {
  vi.useFakeTimers();
  const { settle, connect, counts } = await surveyed(`<p>${one}</p>`);
  vi.advanceTimersByTime(1_000);
  const { told } = connect();

  at('p').textContent = two;
  await settle();

  expect(told.map(({ references }) => references[0]?.written)).toEqual([one, two]);
  expect(counts).toEqual([1]);
});

/** Every place can be seen but those in an element with one of these ids. */
function stubBoxes(...hidden: string[]) {
  vi.spyOn(Range.prototype, 'getClientRects').mockImplementation(function (this: Range) {
    const isHidden = hidden.includes(this.startContainer.parentElement?.id ?? '');
    return (isHidden ? [] : [new DOMRect(0, 0, 50, 20)]) as unknown as DOMRectList;
  });
}

/** The ids of what was scrolled to. */
function hearScrolls() {
  const scrolled: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.id);
  });
  return scrolled;
}

test('scrolls to the first place of a reference that is still there', async () => {
  stubBoxes();
  const { hear, connect } = await surveyed(`<p id=gone>${one}</p><p id=here>${one}</p>`);
  const scrolled = hearScrolls();
  at('#gone').remove();
  await hear();

  const { tell } = connect();
  tell({ jump: named.one });
  tell({ jump: named.two });

  expect(scrolled).toEqual(['here']);
});

test('scrolls to a place that can be seen, where the page hides others', async () => {
  stubBoxes('hidden');
  const { connect, lit } = await surveyed(`<p id=hidden>${one}</p><p id=seen>${one}</p>`);
  const scrolled = hearScrolls();

  connect().tell({ jump: named.one });

  expect(scrolled).toEqual(['seen']);
  expect(lit()).toEqual([one]);
});

test.for(['dotted', 'off'] as const)(
  'lights what it scrolls to, and that alone, for 1.5 s: marks %s',
  async (style) => {
    vi.useFakeTimers();
    stubBoxes();
    const { settle, connect, lit, highlights } = scanner(`<p>${two} pays ${one} and ${hash}</p>`, { style });
    await settle();
    const before = [...highlights.keys()];

    connect().tell({ jump: named.one });
    const now = lit();
    vi.advanceTimersByTime(1_499);
    const still = lit();
    vi.advanceTimersByTime(1);

    expect([now, still]).toEqual([[one], [one]]);
    expect([...highlights.keys()]).toEqual(before);
  },
);

test('lights the newest jump alone, for 1.5 s of its own', async () => {
  vi.useFakeTimers();
  stubBoxes();
  const { connect, lit } = await surveyed(`<p>${one}</p><p>${two}</p>`);
  const { tell } = connect();

  tell({ jump: named.one });
  vi.advanceTimersByTime(1_000);
  tell({ jump: named.two });
  const now = lit();
  vi.advanceTimersByTime(1_499);

  expect([now, lit()]).toEqual([[two], [two]]);
});

test.for([
  ['the newest jump led into another frame', (tell: (message: unknown) => void) => tell({ jump: named.two })],
  ['Hashlens is off', (_: unknown, life: AbortController) => life.abort()],
] as const)('what is lit is not any more once %s', async ([, act]) => {
  stubBoxes();
  const { connect, lit, life } = await surveyed(`<p>${one}</p>`);
  const { tell } = connect();
  tell({ jump: named.one });
  const before = lit();

  act(tell, life);

  expect([before, lit()]).toEqual([[one], []]);
});

test('a document whose tab was just closed, in which Firefox refuses timers, throws nothing', () => {
  // Has highlights put where browsers have them.
  scanner('<p>nothing</p>');
  vi.stubGlobal('requestIdleCallback', () => 0);
  const refused = vi.spyOn(globalThis, 'setTimeout').mockImplementation(() => {
    throw new Error('NS_ERROR_NOT_INITIALIZED');
  });
  const life = new AbortController();

  try {
    expect(() => startPageScanner({ signal: life.signal, servePage: () => () => {} })).not.toThrow();
    expect(refused).toHaveBeenCalled();
  } finally {
    refused.mockRestore();
    life.abort();
  }
});
