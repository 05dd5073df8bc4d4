// @vitest-environment new-document
import { expect, test, vi } from 'vitest';
import type { Ask } from '../../../src/messages/ask.ts';
import {
  address,
  answer,
  card,
  cardRoot,
  drawn,
  host,
  mount,
  mountAndRest,
  other,
  pointer,
  press,
  pressIn,
  question,
  rest,
  trusted,
} from './mounted-page.ts';
import { testPageCases, usePage } from './page-cases.ts';
import cases from './start-page-cases.json' with { type: 'json' };

usePage();

testPageCases(cases);

test('tells how many references stand in a document that has no place for cards, and opens none', () => {
  const ask = vi.fn<Ask>(async () => undefined as never);
  const { prototype } = HTMLElement;
  const popover = Object.getOwnPropertyDescriptor(prototype, 'popover') ?? {};
  Reflect.deleteProperty(prototype, 'popover');
  const { ports, scan } = mount(undefined, { ask });
  Object.defineProperty(prototype, 'popover', popover);

  scan();
  rest(5, 1_000);

  expect(ask).toHaveBeenCalledWith('countReferences', { count: 2 });
  expect(ports).toHaveLength(0);
});

test('opens one card and asks one question, with its evidence', () => {
  const { questions } = mountAndRest(5);

  expect(host()?.shadowRoot).toBeNull();
  expect(questions()).toMatchObject([
    { reference: { kind: 'address', address }, evidence: { written: address }, asked: false },
  ]);
  expect(card()).toMatchObject({ name: `Address ${address}`, isBusy: true, text: 'Looking it up…' });
});

test('a press on a card that has moved since it was last painted is not heard', () => {
  const { ports, questions } = mountAndRest(5);
  ports[0]?.answer(question());
  vi.advanceTimersByTime(1_000);

  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(9, 9, 360, 232));
  pressIn('Look up', 0);
  vi.advanceTimersByTime(600);
  const before = questions().length;
  pressIn('Look up', 0);

  expect(before).toBe(1);
  expect(questions()).toHaveLength(2);
});

test('a card that the page shows something over comes back on top; the fourth time it goes', () => {
  mountAndRest(5);
  const hidePopover = vi.fn();
  Object.assign(HTMLElement.prototype, { hidePopover });
  const over: Element[] = [];
  const { querySelectorAll } = Document.prototype;
  vi.spyOn(document, 'querySelectorAll').mockImplementation(((selector: string) =>
    selector.includes(':popover-open') ? over : querySelectorAll.call(document, selector)) as never);

  const seen = [1, 2, 3, 4].map(() => {
    over.push(document.createElement('div'));
    vi.advanceTimersByTime(300);
    return [hidePopover.mock.calls.length, host() !== null];
  });

  expect(seen).toEqual([
    [1, true],
    [2, true],
    [3, true],
    [3, false],
  ]);
});

test('opens options and Hashlens by a question to the background', () => {
  const ask = vi.fn<Ask>().mockResolvedValue(null);
  const { ports } = mount(undefined, { ask });
  const action = { kind: 'open-options', label: 'Open options' } as const;
  rest(5);
  ports[0]?.answer(drawn({ kind: 'failure', failure: { title: 'No key', detail: '', tone: 'wait', action } }));

  pressIn('Open options');
  press('Escape');
  rest(105);
  ports[1]?.answer(answer());
  pressIn('History');

  expect(ask.mock.calls).toEqual([
    ['openOptions', {}],
    ['openPopupPage', { reference: { kind: 'address', address }, chainId: 1 }],
  ]);
});

test.for([
  [true, 'Copied'],
  [false, 'Could not copy'],
] as const)('copies what the background sent; allowed %j, says %s', async ([isAllowed, copied]) => {
  const writeText = vi.fn(isAllowed ? async () => {} : async () => Promise.reject(new Error('not allowed')));
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  document.execCommand = () => false;
  const { ports } = mountAndRest(5);
  ports[0]?.answer(answer());

  pressIn('Copy');
  await vi.advanceTimersByTimeAsync(0);

  expect(writeText).toHaveBeenCalledWith(address);
  expect(card().said).toBe(copied);
});

test('takes away the card that a former script has left, and no other element', () => {
  const former = document.createElement('div');
  const own = document.createElement('div');
  for (const element of [former, own]) {
    element.setAttribute('popover', 'manual');
    document.documentElement.append(element);
  }
  const root = former.attachShadow({ mode: 'closed' });
  root.innerHTML = '<div class="hl-frame"></div>';
  Object.assign(former, { openOrClosedShadowRoot: root });

  mount();

  expect([former.isConnected, own.isConnected]).toEqual([false, true]);
  own.remove();
});

test('a pointer that passes down twenty references, leaving each before its card shows, asks for nothing but what is kept', () => {
  const lines = Array.from({ length: 20 }, (_, at) => `<p>0x${String(10 + at).repeat(20)}</p>`);
  const { questions } = mount(lines.join(''));

  for (const at of lines.keys()) {
    pointer(at * 100 + 5);
    vi.advanceTimersByTime(250);
  }
  pointer(5_000);
  vi.advanceTimersByTime(1_000);

  expect(questions()).toHaveLength(20);
  expect(questions().filter(({ isSeen }) => isSeen)).toEqual([]);
});

test.for([
  [600, 300, 600],
  [100, 50, 100],
  [0, 0, 0],
] as const)('with a delay of %d ms asks after %d ms and waits in sight after %d', ([showAfterMs, askedAt, shownAt]) => {
  const { ports } = mount(undefined, { preferences: { showAfterMs } });
  let asked = -1;
  let shown = -1;

  pointer(5);
  for (let ms = 0; ms <= 1_000; ms++) {
    vi.advanceTimersByTime(ms === 0 ? 0 : 1);
    if (asked < 0 && ports.length > 0) asked = ms;
    if (shown < 0 && host()) shown = ms;
  }

  expect(asked - askedAt).toBeLessThanOrEqual(1);
  expect(asked).toBeGreaterThanOrEqual(askedAt);
  expect(shown).toBeGreaterThanOrEqual(showAfterMs);
  expect(shown - shownAt).toBeLessThanOrEqual(1);
});

test.for<[string, () => unknown]>([
  ['the pointer leaves it', () => pointer(305)],
  ['the pointer leaves the window', () => pointer(5, 'pointerout')],
  ['a button is pressed', () => pointer(5, 'pointerdown')],
  ['the page removes it', () => document.querySelector('#one')?.remove()],
  [
    'the page changes the value there',
    () => Object.assign(document.querySelector('#one')?.firstChild ?? {}, { nodeValue: other }),
  ],
  ['the page writes another value there', () => document.querySelector('#one')?.firstChild?.replaceWith(other)],
  ['the page moves it away', () => document.body.prepend(document.createElement('p'))],
  ['the page is left', () => window.dispatchEvent(trusted(new Event('pagehide')))],
])('adds nothing to the page when, before the card shows, %s', ([, act]) => {
  const { ports } = mount();
  rest(5, 200);

  act();
  const children = document.documentElement.childElementCount;
  vi.advanceTimersByTime(151);

  expect(ports.map(({ isOpen }) => isOpen)).toEqual([false]);
  expect(cardRoot()).toBeUndefined();
  expect(document.documentElement.childElementCount).toBe(children);
});

test.for([
  [199, 80, 0],
  [200, 79, 0],
  [200, 80, 1],
] as const)('in a frame of %d × %d px asks %d questions', ([innerWidth, innerHeight, questions]) => {
  vi.stubGlobal('innerWidth', innerWidth);
  vi.stubGlobal('innerHeight', innerHeight);
  const { ports } = mountAndRest(5);

  expect(ports).toHaveLength(questions);
});

test('leaves no listener, observer or timer behind, and starts again', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const observers = new Set<MutationObserver>();
  for (const prototype of [window, EventTarget.prototype]) {
    const { addEventListener } = prototype;
    vi.spyOn(prototype, 'addEventListener').mockImplementation(function (this: EventTarget, ...given: unknown[]) {
      if (!(this instanceof AbortSignal)) signals.push(Object(given[2]).signal);
      return Reflect.apply(addEventListener, this, given);
    });
  }
  const { observe, disconnect } = MutationObserver.prototype;
  vi.spyOn(MutationObserver.prototype, 'observe').mockImplementation(function (this: MutationObserver, ...given) {
    observers.add(this);
    return observe.apply(this, given);
  });
  vi.spyOn(MutationObserver.prototype, 'disconnect').mockImplementation(function (this: MutationObserver) {
    observers.delete(this);
    return disconnect.call(this);
  });
  vi.stubGlobal('navigator', { clipboard: { writeText: async () => {} } });

  const idle = () => {};
  const open = ({ ports }: ReturnType<typeof mount>) => {
    rest(5);
    ports[0]?.answer({ ...answer(), followMs: 5_000 });
    pressIn('Copy');
  };
  const rounds: ['hover' | 'alt' | 'click', number, (mounted: ReturnType<typeof mount>) => unknown][] = [
    ['hover', 0, idle],
    ['alt', 0, idle],
    ['click', 0, idle],
    ['hover', 0, () => pointer(5)],
    [
      'hover',
      1,
      () => {
        rest(5, 200);
      },
    ],
    [
      'hover',
      1,
      async (mounted) => {
        open(mounted);
        await vi.advanceTimersByTimeAsync(0);
        pointer(305);
      },
    ],
    ['hover', 1, open],
  ];
  for (const [mode, questions, act] of rounds) {
    const mounted = mount(undefined, { preferences: { mode } });
    const { ports, end } = mounted;
    await act(mounted);
    end();
    await vi.advanceTimersByTimeAsync(0);

    expect(ports).toHaveLength(questions);
    expect(signals.length).toBeGreaterThan(0);
    expect(signals.every((signal) => signal?.aborted)).toBe(true);
    expect([...observers]).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  }
});
