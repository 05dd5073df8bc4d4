import { afterEach, expect, test, vi } from 'vitest';
import { startPageScanner } from '../../../../src/content/scan/page-scanner.ts';
import { at, endScans, hash, named, one, scanned, scanner, two } from './scanned-page.ts';

// @vitest-environment new-document

afterEach(endScans);

test('lists the addresses of the page up to the limit', async () => {
  const { addresses } = await scanned(`<p>${one} ${two.toUpperCase().replace('0X', '0x')}</p><p>${one} ${hash}</p>`);

  expect(addresses(200)).toEqual([one, two]);
  expect(addresses(1)).toEqual([one]);
});

test('takes everything away when its signal ends', async () => {
  vi.useFakeTimers();
  const { settle, runSlices, hear, life, ranges, highlights, watched, listeners, slices, counts } = await scanned(
    `<p>${one}</p><b>${two}</b><b>${two}</b><x-late></x-late>`,
  );
  for (const gone of document.querySelectorAll('b')) {
    gone.remove();
    await settle();
  }
  // Timers for a new count, the next sweep and late shadow roots.
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

test('tells how many different references there are, at most once in a second', async () => {
  vi.useFakeTimers();
  const { settle, counts } = await scanned(`<p>${one} ${one}</p><p>${one}</p>`);

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
  const { settle, counts } = await scanned(`<p>${one}</p>`);
  vi.advanceTimersByTime(1_000);

  at('p').remove();
  await settle();

  expect(counts).toEqual([1, 0]);
});

test('tells that there are none while the page is left, and how many when it comes back', async () => {
  vi.useFakeTimers();
  const { counts } = await scanned(`<p>${one}</p>`);
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
  const { counts, life } = await scanned('<p>nothing</p>');

  dispatchEvent(new Event('pagehide'));
  dispatchEvent(new Event('pageshow'));
  life.abort();

  expect(counts).toEqual([]);
});

test('tells our pages what is here, with its link, and again when that has changed', async () => {
  vi.useFakeTimers();
  const { settle, connect } = await scanned(
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
      // A link's text may be shortened, and may name another transaction.
      said: '0x52aa…f01b',
      // The private-key guard judges the hash by its context, even if it is never hovered.
      around: { before: expect.stringContaining(two.slice(2)), after: '', heads: ['0x52aa…f01b'] },
      count: 1,
    },
  ]);
  // Each place of a hash is listed separately, because the context of one says nothing about another.
  expect(told.at(-1)?.references.map(({ count }) => count)).toEqual([1, 1, 1]);
  expect(told[0]?.frame).toBe(told.at(-1)?.frame);
});

test('tells our pages each context of a hash once, and that what comes after the 500th place is unread', async () => {
  vi.useFakeTimers();
  const others = Array.from({ length: 500 }, (_, at) => `<p>${at}: 0x${String(at).padStart(64, 'a')}</p>`);
  const { connect } = await scanned(
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

test('says that the list is cut if the page has more than 5,000', async () => {
  vi.useFakeTimers();
  const all = Array.from({ length: 5_001 }, (_, at) => `<p>0x${String(at).padStart(40, 'a')}</p>`);
  const { settle, connect } = await scanned(all.join(''));
  await settle();
  vi.advanceTimersByTime(1_000);

  const { told } = connect();

  expect(told.slice(-1).map(({ references, isCut }) => [references.length, isCut])).toEqual([[5_000, true]]);
});

test('tells our pages of another reference in the place of one', async () => {
  vi.useFakeTimers();
  const { settle, connect, counts } = await scanned(`<p>${one}</p>`);
  vi.advanceTimersByTime(1_000);
  const { told } = connect();

  at('p').textContent = two;
  await settle();

  expect(told.map(({ references }) => references[0]?.written)).toEqual([one, two]);
  expect(counts).toEqual([1]);
});

/** Makes every place visible except those in elements with these ids. */
function stubBoxes(...hidden: string[]) {
  vi.spyOn(Range.prototype, 'getClientRects').mockImplementation(function (this: Range) {
    const isHidden = hidden.includes(this.startContainer.parentElement?.id ?? '');
    return (isHidden ? [] : [new DOMRect(0, 0, 50, 20)]) as unknown as DOMRectList;
  });
}

/** Records the ids of the elements that are scrolled to. */
function hearScrolls() {
  const scrolled: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.id);
  });
  return scrolled;
}

test('scrolls to the first place of a reference that is still there', async () => {
  stubBoxes();
  const { hear, connect } = await scanned(`<p id=gone>${one}</p><p id=here>${one}</p>`);
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
  const { connect, lit } = await scanned(`<p id=hidden>${one}</p><p id=seen>${one}</p>`);
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

test('lights only the newest jump, for its own 1.5 s', async () => {
  vi.useFakeTimers();
  stubBoxes();
  const { connect, lit } = await scanned(`<p>${one}</p><p>${two}</p>`);
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
  const { connect, lit, life } = await scanned(`<p>${one}</p>`);
  const { tell } = connect();
  tell({ jump: named.one });
  const before = lit();

  act(tell, life);

  expect([before, lit()]).toEqual([[one], []]);
});

test('a document whose tab was just closed, in which Firefox refuses timers, throws nothing', () => {
  // Installs the stubs for the highlights that browsers have.
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
