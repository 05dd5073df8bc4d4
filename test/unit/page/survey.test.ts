// @vitest-environment new-document
import { afterEach, expect, test, vi } from 'vitest';
import { startSurvey } from '../../../src/page/survey.ts';
import { hash, one, playSteps, type Step, titledCases, two } from './fill-cases.ts';
import cases from './survey-cases.json' with { type: 'json' };
import { endSurveys, survey, surveyed } from './surveyed.ts';

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

const attach = (host: Element | null, html: string) => {
  const root = host?.attachShadow({ mode: 'open' });
  if (!root) throw new Error('no such host');
  root.innerHTML = html;
  return root;
};

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

type Case = { title: string; html: string; style?: 'dotted' | 'solid' | 'off'; isUnread?: true; steps: Step[] };

/** Dispatches it as the browser does, unless the page made it up. */
const happen = (type: string, isTrusted = true) =>
  void dispatchEvent(Object.defineProperty(new Event(type), 'isTrusted', { value: isTrusted }));

test.for(titledCases<Case>(cases))('%s', async ([, { html, style = 'dotted' as const, isUnread, steps }]) => {
  vi.useFakeTimers();
  const surveying = survey(html, { style });
  const { settle, hear, underlined, list, counts, watched, unwatched, highlights, ranges, addresses } = surveying;
  const scrolled = hearScrolls();
  let port: ReturnType<typeof surveying.connect> | undefined;
  if (!isUnread) await settle();

  await playSteps(steps, {
    ...{ settle, hear, attach: (selector: string, inside: string) => attach(at(selector), inside), window: happen },
    change: (selector: string, name: string, ...given: string[]) =>
      Reflect.apply(Reflect.get(at(selector), name), at(selector), given),
    write: (selector: string, text: string) => Object.assign(textIn(selector), { data: text }),
    cut: (selector: string, from: number, to: number, text: string) => textIn(selector).replaceData(from, to, text),
    move: (selector: string, into: string) => at(into).append(at(selector)),
    /** As lists do that keep their rows: taken away, filled anew and put back. */
    async recycle(selector: string, text: string) {
      const row = at(selector);
      const { parentNode, firstChild } = row;
      row.remove();
      await hear();
      Object.assign(firstChild ?? {}, { data: text });
      parentNode?.append(row);
    },
    pointIn: (host: string, selector: string) =>
      at(host)
        .shadowRoot?.querySelector(selector)
        ?.dispatchEvent(new MouseEvent('pointerover', { bubbles: true, composed: true })),
    boxes: stubBoxes,
    jump(name: string) {
      port ??= surveying.connect();
      port.tell({ jump: name });
    },
    wipeHighlights: () => highlights.clear(),
    wait: (ms: number) => void vi.advanceTimersByTime(ms),
    end: () => surveying.life.abort(),
    expect({ anyOrder, list: listed, ...expected }: { anyOrder?: string[]; list?: object }) {
      const sizes = { ranges: ranges().length, watched: watched.size, unwatched: unwatched.length };
      const seen = {
        underlined: underlined(),
        names: [...highlights.keys()],
        counts,
        addresses: addresses(200),
        firstAddress: addresses(1),
        lit: surveying.lit(),
        scrolled,
        ...sizes,
      };
      expect(seen).toMatchObject(expected);
      if (anyOrder) expect(new Set(seen.underlined)).toEqual(new Set(anyOrder));
      // All of it: not only what is named.
      if (listed) expect(list()).toEqual(listed);
    },
  });
});

test('marks a moved node where it stands now', async () => {
  const near = new Set<string>();
  const { settle, underlined } = survey(`<p id=far>${one}</p><div id=near></div>`, {
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

test('counts each reference of a large text once, also where two windows meet', async () => {
  const { list, underlined } = await surveyed(`<pre>${`${one} `.repeat(1_000)}</pre>`);

  expect(list()).toEqual({ [named.one]: 1_000 });
  expect(underlined()).toEqual(Array.from({ length: 1_000 }, () => one));
});

test('works in slices and finds everything', async () => {
  const rows = Array.from({ length: 640 }, (_, row) => `<p>row ${row}${row % 64 === 0 ? ` ${one}` : ''}</p>`);
  const { settle, underlined } = survey(rows.join(''), { now: slowClock() });

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
  const { settle, underlined } = survey(`${rows.join('')}<p>${two}</p>`, {
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
  const { settle, list } = survey(`<div>${`<p class=r>${many}</p>`.repeat(3)}</div><p>${two}</p>`, {
    now: slowClock(),
    onSlice: (ran) => void (ran === 4 && act(textIn('.r'))),
  });

  await settle();

  expect(list()[named.two]).toBe(1);
  expect(list()[named.one]).toBe(200 * document.querySelectorAll('.r').length - (textIn('.r') ? 0 : 200));
});

test('bears it that a text shrinks while it is looked at', async () => {
  const { settle, list } = survey(`<pre>${`eth:${one} `.repeat(2_000)}</pre><p>${two}</p>`, {
    now: slowClock(),
    onSlice: (ran) => void (ran === 4 && Object.assign(textIn('pre'), { data: `now ${hash}` })),
  });

  await settle();

  expect(list()).toEqual({ [named.hash]: 1, [named.two]: 1 });
});

test('finds everything on a page that changes in every slice, in a bounded number of slices', async () => {
  const row = `<p>${one} eth:${two}</p><p>and <b>more</b></p>`;
  const plain = survey(row.repeat(600), { now: slowClock() });
  const without = await plain.settle();
  endSurveys();

  const { settle, list } = survey(`<div id=ticker>0</div>${row.repeat(600)}`, {
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
  const { runSlices, hear, frame, underlined, counts } = survey(`<p id=ticker>0</p><p>${one}</p>`);

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
  const { runSlices, hear, frame, underlined } = survey(`<pre>${`${one} `.repeat(3_000)}</pre><p>${two}</p>`, {
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

const manyElements = Array.from({ length: 6_500 }, (_, row) => `<i>${row % 100 === 50 ? one : '.'}</i>`).join('');

test('loses nothing where the page removes what lies where two parts meet', async () => {
  const { settle, list } = survey(manyElements, {
    now: slowClock(),
    onSlice: (ran) => {
      if (ran === 1) for (const element of [...elementsAround(6_000), ...elementsAround(6_070)]) element.remove();
    },
  });

  await settle();

  expect(list()).toEqual({ [named.one]: 65 });
});

test('comes to an end where the page renews all the time what lies where two parts meet', async () => {
  const { slices, runSlices, hear, frame, list } = survey(manyElements, {
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
  const { slices, runSlices, hear, watched, underlined } = survey(
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

test.for([
  ['any element', 3_000, 'div'],
  ['a custom element among very many', 11_000, 'x-card'],
] as const)('finds the shadow root of %s', async ([, count, host]) => {
  const { settle, list } = survey('');
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
  const { settle, ranges, underlined } = survey(`<pre>${text.join('\n')}</pre>`, {
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
  const { settle, hear } = survey(`<p>${one}</p>`.repeat(1_000), {
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

test('tells our pages what stands here, with its link, and again when that has changed', async () => {
  vi.useFakeTimers();
  const { settle, connect } = await surveyed(
    `<a href="/a">eth:${one}</a><p>${one} eip155:10:${two}</p><a href="https://etherscan.io/tx/${hash}"><img></a>`,
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
      // The gate judges it by what stands around it, also where nobody hovers it.
      around: { before: expect.stringContaining(two.slice(2)), after: '', heads: [] },
      count: 1,
    },
  ]);
  expect(told.at(-1)?.references.map(({ count }) => count)).toEqual([1, 2]);
  expect(told[0]?.frame).toBe(told.at(-1)?.frame);
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

test('a document whose tab was just closed, in which Firefox refuses timers, throws nothing', () => {
  // Has highlights put where browsers have them.
  survey('<p>nothing</p>');
  vi.stubGlobal('requestIdleCallback', () => 0);
  const refused = vi.spyOn(globalThis, 'setTimeout').mockImplementation(() => {
    throw new Error('NS_ERROR_NOT_INITIALIZED');
  });
  const life = new AbortController();

  try {
    expect(() => startSurvey({ signal: life.signal, servePage: () => () => {} })).not.toThrow();
    expect(refused).toHaveBeenCalled();
  } finally {
    refused.mockRestore();
    life.abort();
  }
});
