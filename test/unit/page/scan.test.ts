// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { highlightName } from '../../../src/page/marks.ts';
import { startScan } from '../../../src/page/scan.ts';
import { createFakeMarks } from './fake-highlights.ts';

const one = `0x${'1a'.repeat(20)}`;
const two = `0x${'2b'.repeat(20)}`;
const hash = `0x${'9f'.repeat(32)}`;
let life = new AbortController();

afterEach(() => {
  life.abort();
  vi.restoreAllMocks();
});

function scan(html: string, now = () => 0) {
  life = new AbortController();
  document.body.innerHTML = html;
  const fake = createFakeMarks();
  const slices: (() => void)[] = [];
  startScan({ document, signal: life.signal, marks: fake.marks, whenIdle: (work) => slices.push(work), now });
  const settle = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    let ran = 0;
    for (let work = slices.shift(); work; work = slices.shift(), ran++) {
      work();
      await new Promise((resolve) => setTimeout(resolve));
    }
    return ran;
  };
  return { ...fake, settle };
}

test('marks the references of the page and registers one highlight', async () => {
  const { settle, texts, registry } = scan(`<p>pay ${one}</p><pre>${hash}</pre>`);

  await settle();

  expect(texts()).toEqual([one, hash]);
  expect([...registry.keys()]).toEqual([highlightName]);
});

test('registers nothing on a page without references', async () => {
  const { settle, registry } = scan('<p>0x and nothing else</p>');

  await settle();

  expect(registry.size).toBe(0);
});

test('leaves scripts and editable fields alone', async () => {
  const { settle, texts } = scan(
    `<script type="text/plain">${one}</script><div contenteditable>${one} <a href="https://etherscan.io/tx/${hash}">more</a></div><textarea>${one}</textarea>`,
  );

  await settle();

  expect(texts()).toEqual([]);
});

test('marks a link by where it goes when its text says nothing', async () => {
  const { settle, texts } = scan(
    `<a href="https://etherscan.io/tx/${hash}">0x9f9f…9f9f</a><a href="https://etherscan.io/address/${one}">${one}</a>` +
      `<a href="https://etherscan.io/address/${two}"><img alt=""></a>`,
  );

  await settle();

  expect(texts()).toEqual([one, '0x9f9f…9f9f']);
});

test('marks what is added, changed and linked later', async () => {
  const { settle, texts } = scan('<p id=p>nothing</p><a id=a href="#">more</a>');
  await settle();

  document.body.append(one);
  const text = document.querySelector('#p')?.firstChild;
  if (text) text.textContent = `now ${two}`;
  document.querySelector('#a')?.setAttribute('href', `https://etherscan.io/tx/${hash}`);
  await settle();

  expect(new Set(texts())).toEqual(new Set([one, two, 'more']));
});

test('takes marks away with their text, node or link', async () => {
  const { settle, highlight, registry } = scan(
    `<p id=p>${one}</p><div id=d><p>${two}</p></div><a id=a href="https://etherscan.io/tx/${hash}">more</a>`,
  );
  await settle();

  const text = document.querySelector('#p')?.firstChild;
  if (text) text.textContent = 'gone';
  document.querySelector('#d')?.remove();
  document.querySelector('#a')?.setAttribute('href', '#');
  await settle();

  expect(highlight.size).toBe(0);
  expect(registry.size).toBe(0);
});

test('registers the highlight again after the page has wiped it', async () => {
  const { settle, registry } = scan(`<p>${one}</p>`);
  await settle();

  registry.clear();
  document.body.append('something');
  await settle();

  expect(registry.has(highlightName)).toBe(true);
});

test('works in slices and finds everything', async () => {
  let time = 0;
  const rows = Array.from({ length: 640 }, (_, row) => `<p>row ${row}${row % 64 === 0 ? ` ${one}` : ''}</p>`);
  // Each look at the clock takes 3 ms, so a slice of 8 ms ends at its third.
  const { settle, texts } = scan(rows.join(''), () => {
    time += 3;
    return time;
  });

  const slices = await settle();

  expect(slices).toBeGreaterThan(2);
  expect(texts()).toHaveLength(10);
});

test('goes on when the page removes the node where a slice ended', async () => {
  let isFirst = true;
  let time = 0;
  const rows = Array.from({ length: 200 }, (_, row) => `<p id=r${row}>row ${row}</p>`);
  const { settle, texts } = scan(`${rows.join('')}<p>${one}</p>`, () => {
    if (time > 0 && isFirst) {
      isFirst = false;
      for (let row = 50; row < 80; row++) document.querySelector(`#r${row}`)?.remove();
    }
    time += 20;
    return time;
  });

  await settle();

  expect(texts()).toEqual([one]);
});

test('lists the addresses of the page up to the limit', async () => {
  const { settle, marks } = scan(`<p>${one} ${two.toUpperCase().replace('0X', '0x')}</p><p>${one} ${hash}</p>`);

  await settle();

  expect(marks.addresses(200)).toEqual([one, two]);
  expect(marks.addresses(1)).toEqual([one]);
});

test('takes everything away when its signal ends', async () => {
  const { settle, highlight, registry } = scan(`<p>${one}</p>`);
  await settle();

  life.abort();
  document.body.append(two);
  await settle();

  expect(highlight.size).toBe(0);
  expect(registry.size).toBe(0);
});

test('looks at a large text and at many marks in small steps', async () => {
  const count = 3_000;
  const text = Array.from({ length: count }, (_, row) => `${hash.slice(0, -4)}${row.toString(16).padStart(4, '0')}`);
  const steps: number[] = [];
  let done = 0;
  // The clock is looked at after each step.
  const { settle, highlight, texts } = scan(`<pre>${text.join('\n')}</pre>`, () => {
    steps.push(done);
    done = 0;
    return 0;
  });
  const { add, delete: remove } = highlight;
  highlight.add = (range) => {
    done += 1;
    return add.call(highlight, range);
  };
  highlight.delete = (range) => {
    done += 1;
    return remove.call(highlight, range);
  };

  await settle();
  const marked = texts();
  document.querySelector('pre')?.remove();
  await settle();
  steps.push(done);

  expect(marked).toEqual(text);
  expect(highlight.size).toBe(0);
  expect(Math.max(...steps)).toBeGreaterThan(100);
  expect(Math.max(...steps)).toBeLessThan(300);
});

test('looks for nodes that have left in small steps', async () => {
  let steps = 0;
  let checks = 0;
  let most = 0;
  const { settle } = scan(`<p>${one}</p>`.repeat(1_000), () => {
    steps += 1;
    most = Math.max(most, checks);
    checks = 0;
    return 0;
  });
  await settle();
  const isConnected = vi.spyOn(Node.prototype, 'isConnected', 'get').mockImplementation(() => {
    checks += 1;
    return true;
  });
  steps = 0;

  document.querySelector('p')?.remove();
  await settle();

  expect(isConnected.mock.calls.length).toBeGreaterThanOrEqual(1_000);
  expect(steps).toBeGreaterThan(4);
  expect(most).toBeLessThan(300);
});

test('looks for nodes that have left only when something was removed', async () => {
  const { settle } = scan(`<p id=p>${one}</p>`.repeat(50));
  await settle();
  const isConnected = vi.spyOn(Node.prototype, 'isConnected', 'get');

  document.querySelector('#p')?.setAttribute('href', '#');
  document.body.append('more');
  await settle();

  expect(isConnected.mock.calls.length).toBeLessThan(10);
});

test('finds what came while the nodes that have left were looked for', async () => {
  let time = 0;
  let checks = 0;
  const { settle, texts } = scan(`<p>${one}</p>`.repeat(1_000), () => time);
  await settle();
  vi.spyOn(Node.prototype, 'isConnected', 'get').mockImplementation(() => {
    // Each slice is over with its first step.
    time += 20;
    checks += 1;
    if (checks === 500) document.body.append(two);
    return true;
  });

  document.querySelector('p')?.remove();
  await settle();

  expect(texts()).toContain(two);
});

test('marks a link anew when its own text changes', async () => {
  const { settle, texts } = scan(
    `<a id=a href="https://etherscan.io/tx/${hash}">${hash}</a><a id=b href="https://etherscan.io/tx/${hash}"><b>more</b></a>`,
  );
  await settle();
  const before = texts();

  const text = document.querySelector('#a')?.firstChild;
  if (text) text.nodeValue = '0x9f9f…9f9f';
  document.querySelector('b')?.replaceChildren(hash);
  await settle();

  expect(before).toEqual([hash, 'more']);
  expect(new Set(texts())).toEqual(new Set([hash, '0x9f9f…9f9f']));
  expect(texts()).toHaveLength(2);
});

test('takes the place of the highlight that a former script has left', async () => {
  const former = new Set<AbstractRange>();
  const fake = createFakeMarks(new Map([[highlightName, former]]));

  fake.marks.add(document.body, [
    {
      found: { reference: { kind: 'address', address: one }, written: one, start: 0, end: 42 },
      place: { startContainer: document.body, startOffset: 0, endContainer: document.body, endOffset: 0 },
    },
  ]);
  fake.marks.show();

  expect(fake.registry.get(highlightName)).toBe(fake.highlight);
});
