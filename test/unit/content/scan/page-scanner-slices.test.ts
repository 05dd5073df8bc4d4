import { afterEach, expect, test, vi } from 'vitest';
import { at, endScans, hash, named, one, scanned, scanner, textIn, two } from './scanned-page.ts';

// @vitest-environment new-document
// A clock that advances 3 ms on each read, so that a slice ends after two steps.
const slowClock = () => {
  let time = 0;
  return () => {
    time += 3;
    return time;
  };
};

afterEach(endScans);

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
  // Each read of the clock, which is one step, takes 1 ms.
  const now = () => {
    time += 1;
    longest = Math.max(longest, time - begun);
    return time;
  };
  const html = `<a href="https://etherscan.io/tx/${hash}">more</a><input readonly value="${two}"><p>${one} eth:${two}</p>`;
  const { list } = await scanned(html.repeat(700), { now, onSlice: () => (begun = time) });

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
  ['the text where it is', (node: Node) => node.parentNode?.removeChild(node)],
  ['the row where it is', (node: Node) => node.parentElement?.remove()],
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
  endScans();

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
    // The page never finishes: new content is waiting whenever a slice ends.
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
  const rows = `<b>${one.slice(0, 21)}</b><b>${one.slice(21)}</b><i>,</i>`.repeat(1_400);
  const { list } = await scanned(`<main>${rows}</main><div><div><p>${two}</p></div></div>`);

  expect(list()).toEqual({ [named.one]: 1_400, [named.two]: 1 });
});

// The elements around the boundary between two chunks of `querySelectorAll('*')`, which hold 4,096 elements each.
const elementsAround = (index: number) =>
  [...document.documentElement.querySelectorAll('*')].slice(index - 3, index + 3);

test('loses nothing where the page removes what lies where two parts meet', async () => {
  const rows = Array.from({ length: 4_500 }, (_, row) => `<i>${row % 100 === 50 ? one : '.'}</i>`);
  const { settle, list } = scanner(rows.join(''), {
    now: slowClock(),
    onSlice: (ran) => {
      if (ran === 1) for (const element of [...elementsAround(4_096), ...elementsAround(4_166)]) element.remove();
    },
  });

  await settle();

  expect(list()).toEqual({ [named.one]: 45 });
});

test('comes to an end where the page renews all the time what lies where two parts meet', async () => {
  const rows = Array.from({ length: 4_500 }, (_, row) => `<i>${row % 100 === 50 ? one : '.'}</i>`);
  const { slices, runSlices, hear, frame, list } = scanner(rows.join(''), {
    now: slowClock(),
    onSlice: () => {
      for (const element of [...elementsAround(4_096), ...elementsAround(4_166)]) element.outerHTML = '<i>.</i>';
    },
  });

  for (let slice = 0; slice < 60 && slices.length > 0; slice++) {
    runSlices(1);
    await hear();
    frame();
  }

  expect(list()).toEqual({ [named.one]: 45 });
});

test('takes no part of longer hex for a value where two parts of a page meet', async () => {
  const { counts } = await scanned(`<b>.</b>`.repeat(4_137) + `<i>${one}</i><i>${'ab'.repeat(20)}</i><br>`.repeat(20));

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

test('gives its range back empty: one in the page would make its changes slower', async () => {
  const create = vi.spyOn(document, 'createRange');
  const { list } = await scanned(`<p>pay ${one}</p>${'<b></b>'.repeat(1_100)}<p>to ${two}</p>`);

  expect(Object.keys(list())).toEqual([named.one, named.two]);
  expect(create).toHaveBeenCalled();
  for (const { value } of create.mock.results) expect(String(value)).toBe('');
});

test('looks at a large text and at many marks in small steps', async () => {
  const count = 3_000;
  const text = Array.from({ length: count }, (_, row) => `${hash.slice(0, -4)}${row.toString(16).padStart(4, '0')}`);
  const steps: number[] = [];
  let done = 0;
  const { add } = Set.prototype;
  // The clock is read after each step.
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
  const { settle } = await scanned(`<p id=p>${one}</p>`.repeat(50), { isNear: () => false });
  const isConnected = vi.spyOn(Node.prototype, 'isConnected', 'get');

  at('#p').setAttribute('href', '#');
  document.body.append('more');
  await settle();

  expect(isConnected.mock.calls.length).toBeLessThan(10);
});

test('finds what came while the nodes that have left were looked for', async () => {
  let time = 0;
  let checks = 0;
  const { settle, hear, underlined } = await scanned(`<p>${one}</p>`.repeat(1_000), { now: () => time });
  at('p').remove();
  await hear();
  vi.spyOn(Node.prototype, 'isConnected', 'get').mockImplementation(() => {
    // Each slice ends after its first step.
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
  const { settle, list, counts, unwatched, watched } = await scanned(
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
  const { hear, list } = await scanned(`<p>${one}</p><div>${two}</div>`);

  at('p').remove();
  await hear();

  expect(list()).toEqual({ [named.two]: 1 });
});
