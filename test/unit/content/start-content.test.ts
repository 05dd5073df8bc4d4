import { expect, test, vi } from 'vitest';
import type { Ask } from '../../../src/messaging/send-message.ts';
import {
  address,
  answer,
  card,
  cardRoot,
  host,
  mount,
  mountAndAnswer,
  mountAndRest,
  nextFrame,
  other,
  placeFrame,
  pointer,
  press,
  pressIn,
  question,
  rest,
  setUpPages,
  trusted,
} from './mounted-page.ts';

// @vitest-environment new-document
setUpPages();

test('asks nothing and adds nothing before a rest', () => {
  const { ports } = mount();
  const before = document.documentElement.outerHTML;

  rest(5, 149);

  expect(ports).toHaveLength(0);
  expect(document.documentElement.outerHTML).toBe(before);
});

test('tells how many references are in a document that has no place for cards, and opens none', () => {
  const ask = vi.fn<Ask>(async () => undefined as never);
  const { prototype } = HTMLElement;
  const popover = Object.getOwnPropertyDescriptor(prototype, 'popover') ?? {};
  Reflect.deleteProperty(prototype, 'popover');
  const { ports, scan } = mount(undefined, { ask });

  scan();
  rest(5, 1_000);
  Object.defineProperty(prototype, 'popover', popover);

  expect(ask).toHaveBeenCalledWith('countReferences', { count: 2 });
  expect(ports).toHaveLength(0);
});

test('does without cards in a window that is being closed, which has no size in Firefox', () => {
  const innerWidth = Object.getOwnPropertyDescriptor(window, 'innerWidth') ?? {};
  Object.defineProperty(window, 'innerWidth', {
    configurable: true,
    get() {
      throw new Error('NS_ERROR_UNEXPECTED');
    },
  });

  try {
    const { ports } = mount();
    rest(5, 1_000);
    expect(ports).toHaveLength(0);
  } finally {
    Object.defineProperty(window, 'innerWidth', innerWidth);
  }
});

test('opens one card and asks one question, with its context', () => {
  const { questions } = mountAndRest(5);

  expect(host()?.shadowRoot).toBeNull();
  expect(questions()).toMatchObject([
    { reference: { kind: 'address', address }, context: { written: address }, asked: false },
  ]);
  expect(card()).toMatchObject({ name: `Address ${address}`, isBusy: true, text: 'Looking it up…' });
});

test('closes 300 ms after the pointer has left, and takes its host and port away', () => {
  const { ports } = mount();
  const before = document.documentElement.outerHTML;
  rest(5);

  rest(900, 299);
  const isStillThere = host() !== null;
  vi.advanceTimersByTime(1);

  expect(isStillThere).toBe(true);
  expect(document.documentElement.outerHTML).toBe(before);
  expect(ports[0]?.isOpen).toBe(false);
});

test('stays when the pointer comes back in time', () => {
  mountAndRest(5);

  rest(900, 200);
  rest(6, 1_000);

  expect(host()).not.toBeNull();
});

test('closes one card when another opens', () => {
  const { ports, questions } = mountAndRest(5);
  rest(105);

  expect(document.querySelectorAll('html > div')).toHaveLength(1);
  expect(ports.map(({ isOpen }) => isOpen)).toEqual([false, true]);
  expect(questions()[1]?.reference).toMatchObject({ address: other });
});

test('closes on Escape, keeps that key from the page, and stays closed until the pointer has left', () => {
  const { ports } = mountAndRest(5);

  const event = press('Escape');
  rest(12);
  const afterEscape = ports.length;
  rest(305);
  rest(5);

  expect(event.defaultPrevented).toBe(true);
  expect(afterEscape).toBe(1);
  expect(ports).toHaveLength(2);
});

test('closes when the page removes the reference', async () => {
  mountAndRest(5);

  document.querySelector('#one')?.remove();
  await nextFrame();

  expect(host()).toBeNull();
});

test.for([
  ['no longer where that was again and again', 0, 3],
  ['again where that was not lately', 3_000, 5],
] as const)('on a page that has removed cards opens %s', async ([, apartMs, opened]) => {
  const { ports } = mount();

  for (let round = 0; round < 5; round++) {
    rest(5);
    host()?.remove();
    await nextFrame();
    rest(305);
    await vi.advanceTimersByTimeAsync(apartMs);
  }

  expect(ports).toHaveLength(opened);
});

test('opens nothing on a faded page', () => {
  const { ports } = mount();
  document.body.style.opacity = '0.5';

  rest(5);
  document.body.style.opacity = '';

  expect(ports).toHaveLength(0);
});

test.for([
  [0, false],
  [450, false],
  [600, true],
] as const)('a press %d ms after its button was drawn is heard: %j', ([afterMs, isHeard]) => {
  const { questions } = mountAndAnswer(question());

  pressIn('Look up', afterMs);

  expect(questions().some(({ asked }) => asked)).toBe(isHeard);
});

test('a press on a card that has moved since it was last painted is not heard', () => {
  const { questions } = mountAndAnswer(question());
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

test.for([
  [true, 'Copied'],
  [false, 'Could not copy'],
] as const)('copies what the background sent; allowed %j, says %s', async ([isAllowed, copied]) => {
  const writeText = vi.fn(isAllowed ? async () => {} : async () => Promise.reject(new Error('not allowed')));
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  document.execCommand = () => false;
  mountAndAnswer();

  pressIn('Copy');
  await vi.advanceTimersByTimeAsync(0);

  expect(writeText).toHaveBeenCalledWith(address);
  expect(card().said).toBe(copied);
});

test('is orphaned only once a card has shown that Hashlens was updated, and has closed', () => {
  const { onOrphaned } = mount(undefined, { openPort: () => null });
  const calls = () => onOrphaned.mock.calls.length;

  rest(5, 200);
  pointer(305);
  const before = calls();
  rest(5);
  const [{ text }, whileOpen] = [card(), calls()];
  press('Escape');

  expect(text).toContain('Hashlens was updated');
  expect([before, whileOpen, calls()]).toEqual([0, 0, 1]);
});

test('opens nothing for the pointer resting on what its card is already open for', () => {
  const { ports } = mountAndRest(5);
  rest(12);

  expect(ports).toHaveLength(1);
});

test('takes a rest on the card for no rest on what lies under it', () => {
  const { ports } = mountAndRest(5);
  placeFrame(new DOMRect(0, 25, 360, 200));

  rest(105);

  expect(ports).toHaveLength(1);
  expect(host()).not.toBeNull();
});

test('closes on a press beside the card and stays closed, also where the press was on the reference', () => {
  const { ports } = mountAndRest(5);

  pointer(5, 'pointerdown');
  const isOpen = host() !== null;
  rest(12);

  expect(isOpen).toBe(false);
  expect(ports).toHaveLength(1);
});

test('stays open on a press in the card', () => {
  mountAndRest(5);
  placeFrame(new DOMRect(0, 25, 360, 200));

  pointer(60, 'pointerdown');

  expect(host()).not.toBeNull();
});

test('opens again after Escape once the pointer was elsewhere, without a rest there', () => {
  const { ports } = mountAndRest(5);
  press('Escape');

  pointer(450);
  rest(8);

  expect(ports).toHaveLength(2);
});

test('opens for another reference in the same text, though the one before was dismissed', () => {
  const { questions } = mountAndRest(5);
  press('Escape');

  textOfOne().nodeValue = other;
  rest(12);

  expect(questions().map(({ reference }) => reference)).toMatchObject([{ address }, { address: other }]);
});

test('opens again where a card went away by itself', async () => {
  const { ports } = mountAndRest(5);

  window.dispatchEvent(trusted(new Event('pagehide')));
  const isOpen = host() !== null;
  rest(12);

  expect(isOpen).toBe(false);
  expect(ports).toHaveLength(2);
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
  ['nothing is known yet', false, { isBusy: true, text: 'Looking it up…' }],
  ['the answer was there before', true, { isBusy: false, text: expect.stringContaining('1 ETH') }],
] as const)(
  'asks after 150 ms and shows a card after 300, not before and not after, where %s',
  ([, isKnown, shown]) => {
    const { ports } = mount();
    const bare = document.documentElement.outerHTML;

    rest(5, 150);
    const asked = ports.length;
    if (isKnown) ports[0]?.answer(answer());
    vi.advanceTimersByTime(149);
    const before = document.documentElement.outerHTML;
    vi.advanceTimersByTime(1);
    const after = host();
    // The content comes one frame later, whether the answer is known or not.
    vi.advanceTimersByTime(16);

    expect(asked).toBe(1);
    expect([before, after !== null]).toEqual([bare, true]);
    expect(card()).toMatchObject(shown);
  },
);

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

const textOfOne = () => document.querySelector('#one')?.firstChild as Text;

test.for<[string, () => unknown]>([
  ['the pointer leaves it', () => pointer(305)],
  ['the pointer leaves the window', () => pointer(5, 'pointerout')],
  ['a button is pressed', () => pointer(5, 'pointerdown')],
  ['the page removes it', () => document.querySelector('#one')?.remove()],
  ['the page changes the value there', () => Object.assign(textOfOne(), { nodeValue: other })],
  ['the page writes another value there', () => textOfOne().replaceWith(other)],
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

test('ends the question at once when the pointer leaves before the card shows', () => {
  const { ports } = mount();
  rest(5, 200);

  pointer(305);

  expect(ports[0]?.isOpen).toBe(false);
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
  const openAndLeave = async (mounted: ReturnType<typeof mount>) => {
    open(mounted);
    await vi.advanceTimersByTimeAsync(0);
    pointer(305);
  };
  const rounds: ['hover' | 'alt' | 'click', number, (mounted: ReturnType<typeof mount>) => unknown][] = [
    ['hover', 0, idle],
    ['alt', 0, idle],
    ['click', 0, idle],
    ['hover', 0, () => pointer(5)],
    ['hover', 1, () => rest(5, 200)],
    ['hover', 1, openAndLeave],
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
