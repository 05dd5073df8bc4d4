import { afterEach, beforeEach, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { CardContent, CardUpdate } from '../../../src/cards/card-content.ts';
import { toHeadlineParts } from '../../../src/cards/sentence-parts.ts';
import { startPageScanner } from '../../../src/content/scan/page-scanner.ts';
import { startHoverCards } from '../../../src/content/start-content.ts';
import type { CardPort } from '../../../src/messaging/card-port.ts';
import type { Ask } from '../../../src/messaging/send-message.ts';
import { defaultPagePreferences, type PagePreferences } from '../../../src/settings/page-preferences.ts';
import { drawUpdate } from '../../../src/ui/card/draw-update.tsx';
import { askFirst } from '../cards/ask-first.ts';
import { textOf } from '../written.ts';
import { createFakePorts } from './fake-port.ts';

/** The texts of the first and the second line of the mounted page. */
export const address = `0x${'1a'.repeat(20)}`;
export const other = `0x${'2b'.repeat(20)}`;
/** A page with one line, which is a link. */
export const link = `<p><a href="https://etherscan.io/address/${address}">a link</a></p>`;

let life = new AbortController();
let roots: ShadowRoot[] = [];

/** True if the focused element shows its focus. */
export const isFocusVisible = vi.fn<() => boolean>();

/**
 * Starts the content script in happy-dom with fake timers. happy-dom has no layout, popovers or highlights: paragraphs
 * are lines of 20 px, 100 px apart, and links are boxes at the top.
 */
export function mount(
  html: string | null = `<p id=one>${address}</p><p id=two>${other}</p>`,
  {
    ask = vi.fn<Ask>(async () => undefined as never),
    openPort = null as (() => CardPort | null) | null,
    preferences = {} as Partial<PagePreferences>,
  } = {},
) {
  life = new AbortController();
  roots = [];
  // Null keeps the current page.
  if (html !== null) document.body.innerHTML = html;
  const fake = createFakePorts();
  const onOrphaned = vi.fn();
  const slices: (() => void)[] = [];
  let onWalk = () => {};
  const scanner = startPageScanner({
    signal: life.signal,
    servePage: (events) => {
      onWalk = events.onWalk;
      return () => {};
    },
    whenIdle: (work) => slices.push(work),
  });
  startHoverCards({
    document,
    signal: life.signal,
    bareStyles: '',
    openPort: openPort ?? fake.openPort,
    ask,
    preferences: { ...defaultPagePreferences, ...preferences },
    scanner,
    onOrphaned,
  });
  return {
    ...fake,
    onOrphaned,
    /** Scans the page to its end. */
    scan() {
      for (let work = slices.shift(); work; work = slices.shift()) work();
    },
    /** Presses the browser's shortcut for the next reference, and waits until its card opens. */
    walk(meanwhile = () => {}) {
      onWalk();
      meanwhile();
      vi.advanceTimersByTime(50);
    },
    end: () => life.abort(),
  };
}

/** Returns the element that an open card adds to the page. */
export function host(): HTMLElement | null {
  return document.querySelector<HTMLElement>('html > div');
}

/** Returns the closed shadow root of the most recently opened card. */
export function cardRoot(): ShadowRoot | undefined {
  return roots.at(-1);
}

/** Returns the closed shadow roots of all open cards, in the order of opening. */
export function cardRoots(): ShadowRoot[] {
  return roots.filter(({ host }) => host.isConnected);
}

/** Returns an update as the background sends it to a card about the page's first line. */
export function drawn(update: CardUpdate): CardUpdate {
  const reference = { kind: 'address', address } as const;
  return {
    ...update,
    drawing: {
      ...drawUpdate(update, { reference, name: `Address ${address}`, depth: 0, isFirefoxPage: false }),
      styles: '',
    },
  };
}

/** Returns an answer on chain 1, with two other chains to choose from. */
export function answer(more: Partial<CardContent> = {}): CardUpdate & { kind: 'content' } {
  const content: CardContent = {
    name: `Address ${address}`,
    kind: 'address',
    chain: { id: 1, name: 'Ethereum', reason: 'because', colour: '#000' },
    chains: [
      { id: 1, name: 'Ethereum' },
      { id: 10, name: 'OP Mainnet' },
      { id: 8453, name: 'Base' },
    ],
    headline: toHeadlineParts('1 ETH'),
    rows: [],
    warnings: [],
    lists: [],
    copy: { label: 'Copy', text: address },
    source: 'Updated just now',
    ...more,
  };
  return drawn({ kind: 'content', content }) as CardUpdate & { kind: 'content' };
}

/** Returns the update that asks before a possibly secret value is looked up. Nothing was sent. */
export const question = (): CardUpdate => drawn(askFirst);

/** Returns what the most recently opened card shows. */
export function card() {
  const dialog = cardRoot()?.querySelector('[role=dialog]');
  const status = dialog?.lastElementChild;
  const isAloud = status?.className !== 'hl-unseen';
  return {
    name: dialog?.getAttribute('aria-label'),
    isBusy: dialog?.getAttribute('aria-busy') === 'true',
    isOver: dialog?.classList.contains('hl-over'),
    isPinned: dialog?.classList.contains('hl-pinned'),
    text: [...(dialog?.children ?? [])].slice(0, -1).map(textOf).join(' '),
    /** The visible message beside the answer, or about the latest action. */
    said: (isAloud && textOf(status)) || '',
    status: textOf(status),
  };
}

/** Presses a button of the most recently opened card, `afterMs` after its content was drawn. */
export function pressIn(label: string, afterMs = Infinity): void {
  const all = [...(cardRoot()?.querySelectorAll('button') ?? [])];
  const button = all.find((one) => (one.getAttribute('aria-label') ?? textOf(one))?.includes(label));
  if (!button) throw new Error(`The card has no button "${label}": ${card().text}`);
  const isLong = afterMs === Infinity;
  if (isLong) standLong();
  else vi.advanceTimersByTime(afterMs);
  const event = trusted(new MouseEvent('click', { bubbles: true }));
  if (!isLong) Object.defineProperty(event, 'timeStamp', { value: performance.now() });
  button.dispatchEvent(event);
}

/** Chooses from a list in the most recently opened card. */
export function choose(label: string, value: string): void {
  const list = cardRoot()?.querySelector<HTMLSelectElement>(`select[aria-label="${label}"]`);
  if (!list) throw new Error(`The card has no list "${label}": ${card().text}`);
  standLong();
  list.value = value;
  list.dispatchEvent(trusted(new Event('change', { bubbles: true })));
}

/** Waits until the card has been painted, because a press on unpainted content is ignored. */
function standLong(): void {
  vi.advanceTimersByTime(50);
}

/** Marks an event as trusted, as if the user had caused it. */
export function trusted<E extends Event>(event: E): E {
  Object.defineProperty(event, 'isTrusted', { value: true });
  // Dates the event long after its target was drawn.
  Object.defineProperty(event, 'timeStamp', { value: Number.MAX_VALUE, configurable: true });
  return event;
}

/** Dispatches a pointer event 10 px from the left. */
export function pointer(y: number, type = 'pointermove', more: PointerEventInit = {}): void {
  const init = { clientX: 10, clientY: y, pointerType: 'mouse', bubbles: true, ...more };
  document.body.dispatchEvent(trusted(new PointerEvent(type, init)));
}

/** Moves the pointer and keeps it there, by default until a card is shown, with or without an answer. */
export function rest(y: number, ms = 350): void {
  pointer(y);
  vi.advanceTimersByTime(ms);
}

/** Starts the content script and rests the pointer at `y`. */
export function mountAndRest(y: number, ...page: Parameters<typeof mount>) {
  const mounted = mount(...page);
  rest(y);
  return mounted;
}

/** Opens the card of the page's first line, and answers it. */
export function mountAndAnswer(update: CardUpdate = answer(), ...page: Parameters<typeof mount>) {
  const mounted = mountAndRest(5, ...page);
  mounted.ports[0]?.answer(update);
  return mounted;
}

/** Gives the frame of the most recently opened card this bounding box. */
export function placeFrame(box: DOMRect): void {
  const frame = cardRoot()?.querySelector<HTMLElement>('.hl-frame');
  if (frame) frame.getBoundingClientRect = () => box;
}

/** Takes the focus from an element, as a browser does. */
export function loseFocus(element: HTMLElement | null | undefined): void {
  element?.blur();
  document.body.dispatchEvent(trusted(new FocusEvent('focusout', { bubbles: true })));
}

/** Presses a key in the page. */
export function press(key: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = trusted(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  document.body.dispatchEvent(event);
  return event;
}

/** Tabs to the link of the page, and waits for its card. */
export function tabToLink(): HTMLAnchorElement | null {
  const element = document.querySelector('a');
  press('Tab');
  element?.focus();
  element?.dispatchEvent(trusted(new FocusEvent('focusin', { bubbles: true, composed: true })));
  vi.advanceTimersByTime(500);
  return element;
}

/** Gives links this bounding box. */
export function placeLinks(box: DOMRect): void {
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([box] as unknown as DOMRectList);
}

/** Gives texts these bounding boxes. */
export function placeTexts(...boxes: DOMRect[]): void {
  vi.spyOn(Range.prototype, 'getClientRects').mockReturnValue(boxes as unknown as DOMRectList);
}

/** Delivers mutations and lets one frame pass. */
export async function nextFrame(): Promise<void> {
  await vi.advanceTimersByTimeAsync(20);
}

/** Prepares happy-dom before each test of a file, and ends what the test has mounted. */
export function setUpPages(): void {
  beforeEach(setUpPage);
  afterEach(tearDownPage);
}

function setUpPage(): void {
  vi.useFakeTimers();
  vi.stubGlobal('CSS', { highlights: new Map() });
  vi.stubGlobal('visualViewport', {
    offsetLeft: 0,
    offsetTop: 0,
    get width() {
      return innerWidth;
    },
    get height() {
      return innerHeight;
    },
  });
  vi.stubGlobal('Highlight', Set);
  vi.stubGlobal('StaticRange', class {});
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const { runtime } = fakeBrowser;
  vi.spyOn(runtime.onConnect, 'addListener').mockReturnValue(undefined);
  vi.spyOn(runtime.onConnect, 'removeListener').mockReturnValue(undefined);
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => setTimeout(work, 16));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  Element.prototype.scrollIntoView = vi.fn();
  const lineOf = (y: number) => document.querySelectorAll('p')[Math.floor(y / 100)] ?? null;
  Object.assign(HTMLElement.prototype, { showPopover: vi.fn() });
  Object.defineProperty(Element.prototype, 'currentCSSZoom', { value: 1, configurable: true });
  // happy-dom does not support modal elements, open popovers or visible focus either.
  isFocusVisible.mockReturnValue(true);
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    if (selector === ':popover-open') return this.isConnected;
    const known = selector
      .replace(':fullscreen,:popover-open,dialog[open]', '[data-modal],[popover]')
      .replace(',:has(>title)', '');
    if (!known.includes(':focus-visible')) return matches.call(this, known);
    const root = this.getRootNode() as Document | ShadowRoot;
    return root.activeElement === this && matches.call(this, known.replace(':focus-visible', '*')) && isFocusVisible();
  });
  Object.assign(document, {
    // The most recently added element is on top.
    elementsFromPoint: (_x: number, y: number) => [
      ...[...document.querySelectorAll('html > div, [data-modal] > div')].reverse(),
      ...(lineOf(y) ? [lineOf(y)] : []),
    ],
    caretPositionFromPoint: (_x: number, y: number) => ({ offsetNode: lineOf(y)?.firstChild, offset: 3 }),
  });
  placeLinks(new DOMRect(0, 0, 100, 20));
  vi.spyOn(Range.prototype, 'getClientRects').mockImplementation(function (this: Range) {
    const index = [...document.querySelectorAll('p')].findIndex((line) => line.contains(this.startContainer));
    return [new DOMRect(0, index * 100, 300, 20)] as unknown as DOMRectList;
  });
  // happy-dom throws if another card has the focus.
  const activeIn = Object.getOwnPropertyDescriptor(ShadowRoot.prototype, 'activeElement')?.get;
  vi.spyOn(ShadowRoot.prototype, 'activeElement', 'get').mockImplementation(function (this: ShadowRoot) {
    return document.activeElement === this.host ? activeIn?.call(this) : null;
  });
  const attachShadow = Element.prototype.attachShadow;
  vi.spyOn(Element.prototype, 'attachShadow').mockImplementation(function (this: Element, init) {
    const root = attachShadow.call(this, init);
    if (init.mode === 'closed') roots.push(root);
    return root;
  });
}

function tearDownPage(): void {
  life.abort();
  document.documentElement.removeAttribute('style');
  document.body.removeAttribute('style');
}
