import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PagePreferences } from '../../../src/settings/page-preferences.ts';
import { one, playSteps, type Step, titledCases } from './fill-cases.ts';
import * as page from './mounted-page.ts';

/** What a page does, and what is expected of it meanwhile; `on` names the page. */
type PageCase = {
  title: string;
  why?: string;
  on?: string;
  preferences?: Partial<PagePreferences>;
  /** Nobody can be asked any more. */
  isGone?: true;
  steps: Step[];
};

/** A page with a link to an address. */
export const link = `<p><a href="https://etherscan.io/address/${one}">a link</a></p>`;

const { rest, pointer, press, pressIn, choose, nextFrame, trusted } = page;
const at = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;
const inCard = (selector: string) => page.cardRoot()?.querySelector<HTMLElement>(selector);

/** Says where the text of the page's references is. */
export const moveText = (...box: ConstructorParameters<typeof DOMRect>) =>
  vi.spyOn(Range.prototype, 'getClientRects').mockReturnValue([new DOMRect(...box)] as unknown as DOMRectList);

/** Says where the links of the page are. */
export const moveLinks = (...box: ConstructorParameters<typeof DOMRect>) =>
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([new DOMRect(...box)] as unknown as DOMRectList);

/** Says where the card that was opened last is, from a height of the window on. */
function moveCard(top: number, height: number, width = 300): void {
  const frame = inCard('.hl-frame');
  if (frame) frame.getBoundingClientRect = () => new DOMRect(0, top, width, height);
}

/** A person tabs to the link of the page, and stays there for a while. */
export function tabToLink(ms = 500): HTMLElement {
  const link = at('a');
  press('Tab');
  link.focus();
  link.dispatchEvent(trusted(new FocusEvent('focusin', { bubbles: true, composed: true })));
  vi.advanceTimersByTime(ms);
  return link;
}

/** What has the focus loses it. */
function blur(element: HTMLElement | null | undefined, hears: Element = document.body): void {
  element?.blur();
  hears.dispatchEvent(trusted(new FocusEvent('focusout', { bubbles: true })));
}

/** Has a finger, or what is said, do something on the first line; gives whether the browser may go on with it. */
function touch(type: string, more: PointerEventInit = {}): boolean {
  const init = { clientX: 10, clientY: 5, pointerType: 'touch', bubbles: true, cancelable: true, ...more };
  return document.body.dispatchEvent(trusted(new PointerEvent(type, init)));
}

/** Clicks a line; gives whether the browser may go on with it, and whether the page hears it. */
function click(y: number, { isTrusted = true, ...more }: PointerEventInit & { isTrusted?: boolean } = {}) {
  const init = { clientX: 10, clientY: y, detail: 1, bubbles: true, cancelable: true, ...more };
  const event = new MouseEvent('click', init);
  const line = document.querySelectorAll('p')[Math.floor(y / 100)];
  const heard = vi.fn();
  line?.addEventListener('click', heard);
  // No click comes without one.
  pointer(y, 'pointerdown');
  (line?.querySelector('a') ?? line)?.dispatchEvent(isTrusted ? trusted(event) : event);
  vi.advanceTimersByTime(0);
  return [!event.defaultPrevented, heard.mock.calls.length > 0 ? 'heard' : 'unheard'];
}

/** Opens the card of a line, answered, and pins it. */
export function pinLine({ ports }: ReturnType<typeof page.mount>, line: number): void {
  rest(line * 100 + 5);
  ports.at(-1)?.answer(page.answer());
  pressIn('Pin');
}

/** What may happen on a mounted page; each gives what came of it, if that is of interest. */
function createActs(mounted: ReturnType<typeof page.mount>) {
  const updates = { answer: page.answer, question: page.question };
  return {
    ...{ rest, pressIn, choose, moveText, moveLinks, moveCard, touch, click },
    ...{ end: mounted.end, scan: mounted.scan, frame: nextFrame },
    pointer: (y: number, type?: string) => pointer(y, type),
    move: (y: number, more: PointerEventInit) => touch('pointermove', { clientY: y, pointerType: 'mouse', ...more }),
    wait: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    press: (key: string, more?: KeyboardEventInit) => !press(key, more).defaultPrevented,
    release: (key: string) =>
      document.body.dispatchEvent(trusted(new KeyboardEvent('keyup', { key, bubbles: true, cancelable: true }))),
    /** What browsers tell when a finger has been lifted. */
    lift: () => ['pointerup', 'pointerout', 'touchend', 'contextmenu', 'click'].map((type) => touch(type)),
    walk: (pointerAt?: number) => mounted.walk(() => pointerAt !== undefined && pointer(pointerAt)),
    /** Selects a line, or of its text what is between two places. */
    select(line: number, from?: number, to = 0) {
      const text = document.querySelectorAll('p')[line - 1]?.firstChild as Text;
      if (from === undefined) getSelection()?.selectAllChildren(text.parentNode ?? text);
      else getSelection()?.setBaseAndExtent(text, from, text, to);
    },
    linksUnderPointer() {
      document.elementsFromPoint = () => [...document.querySelectorAll('html > div, a')].reverse();
    },
    innerHeight: (value: number) => void vi.stubGlobal('innerHeight', value),
    answer: (port: number, what: keyof typeof updates = 'answer') => mounted.ports[port]?.answer(updates[what]()),
    die: (port: number) => mounted.ports[port]?.die(),
    pin: (line: number) => pinLine(mounted, line),
    tabToLink: (ms?: number) => void tabToLink(ms),
    blurLink: () => blur(at('a'), at('a')),
    focusInCard(selector: string, isVisible: boolean) {
      page.isFocusVisible.mockReturnValue(isVisible);
      inCard(selector)?.focus();
    },
    blurInCard: (selector: string) => blur(inCard(selector)),
    changeCard: (selector: string, name: string, ...given: string[]) =>
      void Reflect.apply(Reflect.get(Object(inCard(selector)), name), inCard(selector), given),
    change: (selector: string, name: string, ...given: string[]) =>
      void Reflect.apply(Reflect.get(at(selector), name), at(selector), given),
    write: (selector: string, text: string) => void Object.assign(at(selector).firstChild ?? {}, { nodeValue: text }),
    style: (selector: string, name: string, value: string) => at(selector).style.setProperty(name, value),
    window: (type: string) => void window.dispatchEvent(trusted(new Event(type))),
    removeCard: () => page.host()?.remove(),
    /** Chooses a chain by mouse in a card's list, which keeps the focus. */
    chooseByMouse() {
      rest(5);
      mounted.ports[0]?.answer(page.answer());
      page.isFocusVisible.mockReturnValue(false);
      inCard('select')?.focus();
      choose('Chain', '10');
    },
    /** The card is 100 px tall, below its line, and the pointer in it. */
    async enterCard() {
      rest(5);
      mounted.ports[0]?.answer(page.answer());
      moveCard(30, 100);
      pointer(95);
      await nextFrame();
    },
    mayCopy: () => void vi.stubGlobal('navigator', { clipboard: { writeText: async () => {} } }),
    scroll: () => void document.dispatchEvent(trusted(new Event('scroll'))),
  };
}

/** Plays cases of a .json file; `pages` are those that they name. */
export function testPageCases(cases: unknown, pages: Record<string, string> = {}): void {
  test.for(titledCases<PageCase>(cases))('%s', async ([, { on = '', preferences = {}, isGone, steps }]) => {
    const mounted = page.mount(pages[on], { preferences, openPort: isGone ? () => null : null });
    const { ports, questions, onOrphaned } = mounted;
    const before = document.documentElement.outerHTML;
    const acts = createActs(mounted);
    // What the browser may go on with, since it was looked at last.
    let passed: unknown[] = [];

    const look = ({ has, ...expected }: { has?: string }) => {
      expect({
        ...page.card(),
        passed,
        cards: document.querySelectorAll('html > div').length,
        isUntouched: document.documentElement.outerHTML === before,
        ports: ports.map(({ isOpen }) => isOpen),
        about: questions().map(({ reference }) => 'address' in reference && reference.address),
        asked: questions().map(({ asked }) => asked),
        refreshed: questions().map(({ refresh }) => refresh === true),
        chains: questions().map(({ chainId = null }) => chainId),
        orphaned: onOrphaned.mock.calls.length,
      }).toMatchObject({ ...expected, ...(has && { text: expect.stringContaining(has) }) });
      passed = [];
    };

    await playSteps(steps, { ...acts, expect: look }, (come) => {
      if (typeof come === 'boolean') passed.push(come);
      if (Array.isArray(come)) passed.push(...come);
    });
  });
}

/** Prepares the page for each test of a file. */
export function usePage(prepare = () => {}): void {
  beforeEach(() => {
    page.setUpPage();
    prepare();
  });
  afterEach(() => {
    getSelection()?.removeAllRanges();
    // happy-dom leaves the focus on what is gone.
    document.body.focus();
    document.body.blur();
    page.tearDownPage();
  });
}
