// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CardContent } from '../../../src/cards/card-content.ts';
import type { Ask } from '../../../src/messages/ask.ts';
import type { CardDrawing } from '../../../src/page/card-view.ts';
import { startPage } from '../../../src/page/start-page.ts';
import { createFakePorts } from './fake-port.ts';

const address = `0x${'1a'.repeat(20)}`;
const other = `0x${'2b'.repeat(20)}`;
const content = { kind: 'address', chain: { id: 10 }, copy: { label: 'Copy', text: address } } as CardContent;
let life = new AbortController();

// happy-dom has no layout, popovers or highlights: references are lines of 20 px, one below the other.
function mount(
  html = `<p id=one>${address}</p><p id=two>${other}</p>`,
  { ask = vi.fn<Ask>(), openPort = null as (() => null) | null } = {},
) {
  life = new AbortController();
  document.body.innerHTML = html;
  const fake = createFakePorts();
  const drawings: CardDrawing[] = [];
  const onOrphaned = vi.fn();
  startPage({
    document,
    signal: life.signal,
    view: { styles: '', draw: (_into, drawing) => drawings.push(drawing), clear: () => {} },
    openPort: openPort ?? fake.openPort,
    ask,
    onOrphaned,
  });
  return { ...fake, drawings, onOrphaned, last: () => drawings.at(-1) };
}

const host = () => document.querySelector('html > div');
const lineOf = (y: number) => document.querySelectorAll('p')[Math.floor(y / 100)] ?? null;

function pointer(y: number, type = 'pointermove') {
  const event = new PointerEvent(type, { clientX: 10, clientY: y, pointerType: 'mouse', bubbles: true });
  Object.defineProperty(event, 'isTrusted', { value: true });
  document.body.dispatchEvent(event);
}

function rest(y: number) {
  pointer(y);
  vi.advanceTimersByTime(150);
}

function press(key: string) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'isTrusted', { value: true });
  document.body.dispatchEvent(event);
  return event;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('CSS', { highlights: new Map() });
  vi.stubGlobal('Highlight', Set);
  vi.stubGlobal('StaticRange', class {});
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => setTimeout(work, 16));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  Object.assign(HTMLElement.prototype, { showPopover: vi.fn() });
  Object.assign(document, {
    elementFromPoint: (_x: number, y: number) => lineOf(y),
    caretPositionFromPoint: (_x: number, y: number) => ({ offsetNode: lineOf(y)?.firstChild, offset: 3 }),
  });
  vi.spyOn(Range.prototype, 'getClientRects').mockImplementation(function (this: Range) {
    const index = [...document.querySelectorAll('p')].findIndex((line) => line.contains(this.startContainer));
    return [new DOMRect(0, index * 100, 300, 20)] as unknown as DOMRectList;
  });
});

afterEach(() => {
  life.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('asks nothing and adds nothing before a rest', () => {
  const { ports } = mount();
  const before = document.documentElement.outerHTML;

  pointer(5);
  vi.advanceTimersByTime(149);

  expect(ports).toHaveLength(0);
  expect(document.documentElement.outerHTML).toBe(before);
});

test('opens one card and asks one question, with its evidence', () => {
  const { questions, last } = mount();

  rest(5);

  expect(host()?.shadowRoot).toBeNull();
  expect(questions()).toMatchObject([
    { reference: { kind: 'address', address }, evidence: { written: address }, asked: false },
  ]);
  expect(last()).toMatchObject({ name: `Address ${address}`, update: null, copied: 'no' });
});

test('hands the answer to the view', () => {
  const { ports, last } = mount();

  rest(5);
  ports[0]?.answer({ kind: 'content', content });

  expect(last()?.update).toEqual({ kind: 'content', content });
});

test('closes 250 ms after the pointer has left, and takes its host and port away', () => {
  const { ports } = mount();
  const before = document.documentElement.outerHTML;
  rest(5);

  pointer(900);
  vi.advanceTimersByTime(249);
  const isStillThere = host() !== null;
  vi.advanceTimersByTime(1);

  expect(isStillThere).toBe(true);
  expect(document.documentElement.outerHTML).toBe(before);
  expect(ports[0]?.isOpen).toBe(false);
});

test('stays when the pointer comes back in time', () => {
  mount();
  rest(5);

  pointer(900);
  vi.advanceTimersByTime(200);
  pointer(6);
  vi.advanceTimersByTime(1_000);

  expect(host()).not.toBeNull();
});

test('closes one card when another opens', () => {
  const { ports, questions } = mount();

  rest(5);
  rest(105);

  expect(document.querySelectorAll('html > div')).toHaveLength(1);
  expect(ports.map(({ isOpen }) => isOpen)).toEqual([false, true]);
  expect(questions()[1]?.reference).toMatchObject({ address: other });
});

test('closes on Escape, keeps that key from the page, and stays closed until the pointer has left', () => {
  const { ports } = mount();
  rest(5);

  const event = press('Escape');
  rest(12);
  const afterEscape = ports.length;
  rest(305);
  rest(5);

  expect(event.defaultPrevented).toBe(true);
  expect(afterEscape).toBe(1);
  expect(ports).toHaveLength(2);
});

test('leaves Escape to the page when no card is open', () => {
  mount();

  expect(press('Escape').defaultPrevented).toBe(false);
});

test('closes when the page removes the reference', async () => {
  mount();
  rest(5);

  document.querySelector('#one')?.remove();
  await vi.advanceTimersByTimeAsync(20);

  expect(host()).toBeNull();
});

test('opens no more on a page that removes cards again and again', async () => {
  const { ports } = mount();

  for (let round = 0; round < 5; round++) {
    rest(5);
    host()?.remove();
    await vi.advanceTimersByTimeAsync(20);
    rest(305);
  }

  expect(ports).toHaveLength(3);
});

test('opens nothing on a faded page', () => {
  const { ports } = mount();
  document.body.style.opacity = '0.5';

  rest(5);
  document.body.style.opacity = '';

  expect(ports).toHaveLength(0);
});

test('asks again for the very value on a click', () => {
  const { ports, questions, last } = mount();
  rest(5);
  ports[0]?.answer({ kind: 'ask-first', title: '', detail: '', label: 'Look up' });

  last()?.act('look-up');

  expect(questions().map(({ asked }) => asked)).toEqual([false, true]);
  expect(last()?.update).toBeNull();
});

test('opens options and Hashlens by a question to the background', () => {
  const ask = vi.fn<Ask>().mockResolvedValue(null);
  const { ports, last } = mount(undefined, { ask });
  rest(5);
  ports[0]?.answer({ kind: 'content', content });

  last()?.act('open-options');
  last()?.act('open-in-hashlens');

  expect(ask.mock.calls).toEqual([
    ['openOptions', {}],
    ['openPopupPage', { reference: { kind: 'address', address }, chainId: 10 }],
  ]);
});

test.for([
  [true, 'yes'],
  [false, 'failed'],
] as const)('copies what the background sent; allowed %j, says %s', async ([isAllowed, copied]) => {
  const writeText = vi.fn(isAllowed ? async () => {} : async () => Promise.reject(new Error('not allowed')));
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  document.execCommand = () => false;
  const { ports, last } = mount();
  rest(5);
  ports[0]?.answer({ kind: 'content', content });

  last()?.act('copy');
  await vi.advanceTimersByTimeAsync(0);

  expect(writeText).toHaveBeenCalledWith(address);
  expect(last()?.copied).toBe(copied);
});

test('says that Hashlens was updated, and is orphaned once that card has closed', () => {
  const { last, onOrphaned } = mount(undefined, { openPort: () => null });

  rest(5);
  const callsWhileOpen = onOrphaned.mock.calls.length;
  press('Escape');

  expect(last()?.update).toMatchObject({ kind: 'failure', failure: { title: 'Hashlens was updated' } });
  expect(callsWhileOpen).toBe(0);
  expect(onOrphaned).toHaveBeenCalledOnce();
});

test('closes the card and goes silent when its signal ends', () => {
  const { ports } = mount();
  rest(5);

  life.abort();
  rest(105);

  expect(host()).toBeNull();
  expect(ports).toHaveLength(1);
});
