import { expect, test, vi } from 'vitest';
import type { Ask } from '../../../../src/messaging/send-message.ts';
import {
  answer,
  card,
  cardRoot,
  host,
  link,
  mount,
  mountAndAnswer,
  mountAndRest,
  nextFrame,
  placeFrame,
  placeLinks,
  placeTexts,
  pointer,
  pressIn,
  question,
  rest,
  setUpPages,
  trusted,
} from '../mounted-page.ts';

// @vitest-environment new-document
setUpPages();

test.for([
  ['opacity', '0.3'],
  ['filter', 'blur(1px) opacity(0.02)'],
] as const)('closes when the page fades what the card is on by its %s, and stays closed', async ([name, value]) => {
  const { ports } = mountAndRest(5);

  document.body.style[name] = value;
  await nextFrame();
  const isOpen = host() !== null;
  document.body.style[name] = '';
  rest(12);

  expect(isOpen).toBe(false);
  expect(ports).toHaveLength(1);
});

test.for<[string, (host: HTMLElement) => unknown]>([
  ['styles', (element) => element.style.setProperty('opacity', '0.9')],
  ['hides', (element) => element.setAttribute('hidden', '')],
])('closes when the page %s it', async ([, tamper]) => {
  mountAndRest(5);

  tamper(host() ?? document.body);
  await nextFrame();

  expect(host()).toBeNull();
});

test('closes when the page changes what is in the card', async () => {
  mountAndAnswer(question());

  cardRoot()?.querySelector('button')?.append('!');
  await nextFrame();

  expect(host()).toBeNull();
});

test('stays when it draws itself, and when the user opens its disclosure', async () => {
  const { ports } = mountAndRest(5);

  ports[0]?.answer(question());
  cardRoot()?.querySelector('div > div')?.setAttribute('open', '');
  await nextFrame();

  expect(host()).not.toBeNull();
});

test('keeps an answer when Hashlens cannot be opened, and goes on saying so beside it', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: async () => {} } });
  const ask = vi.fn<Ask>().mockRejectedValue(new Error('gone'));
  mountAndAnswer(answer(), undefined, { ask });

  pressIn('Open in Hashlens');
  await nextFrame();
  const failed = card();
  pressIn('Copy');
  await vi.advanceTimersByTimeAsync(0);
  const copied = card();
  await vi.advanceTimersByTimeAsync(2_000);

  expect(failed).toMatchObject({ said: 'Hashlens did not answer', text: expect.stringContaining('1 ETH') });
  expect(copied.said).toBe('Copied');
  expect(card()).toEqual(failed);
});

test('is in the modal dialog that its reference is in', () => {
  mountAndRest(5, `<dialog data-modal><p>0x${'1a'.repeat(20)}</p></dialog>`);

  expect(document.querySelector('dialog > div')).not.toBeNull();
});

test('leaves nothing in a page that keeps it from being shown', () => {
  vi.spyOn(HTMLElement.prototype, 'showPopover').mockImplementation(() => {
    throw new DOMException('Not a popover', 'InvalidStateError');
  });
  mountAndRest(5);

  expect(document.querySelector('[popover]')).toBeNull();
});

test('is placed again only when its reference has moved or its content has changed', async () => {
  const { ports } = mount();
  const placed = vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get');
  rest(5);
  const atFirst = placed.mock.calls.length;

  document.body.append('the page changes');
  await nextFrame();
  const afterChange = placed.mock.calls.length;
  placeTexts(new DOMRect(0, 40, 300, 20));
  document.body.append('and the reference moves');
  await nextFrame();
  const afterMove = placed.mock.calls.length;
  ports[0]?.answer(question());

  expect(afterChange).toBe(atFirst);
  expect(afterMove).toBe(atFirst + 1);
  expect(placed.mock.calls.length).toBe(atFirst + 2);
});

test('undoes the zoom of the page', () => {
  Object.defineProperty(Element.prototype, 'currentCSSZoom', { value: 2, configurable: true });
  mountAndRest(5);

  expect(cardRoot()?.querySelector<HTMLElement>('.hl-frame')?.style.zoom).toBe('0.5');
});

test('is measured in its own size from the first time on, whatever the zoom of the page', () => {
  Object.defineProperty(Element.prototype, 'currentCSSZoom', { value: 2, configurable: true });
  const measured: string[] = [];
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    measured.push(this.style.zoom);
    return 360;
  });
  mountAndRest(5);

  expect(new Set(measured)).toEqual(new Set(['0.5']));
});

test('goes when its reference is scrolled out of what it lies in, and only then', async () => {
  mountAndRest(5, `<div id=own><p>0x${'1a'.repeat(20)}</p></div><div id=other></div>`);
  const scroll = async (selector: string, box: DOMRect) => {
    const scroller = document.querySelector(selector);
    if (scroller) scroller.getBoundingClientRect = () => box;
    scroller?.dispatchEvent(trusted(new Event('scroll')));
    await nextFrame();
    return host() !== null;
  };

  const isOpen = [
    await scroll('#other', new DOMRect(0, 500, 300, 100)),
    await scroll('#own', new DOMRect(0, 0, 300, 100)),
    await scroll('#own', new DOMRect(0, 500, 300, 100)),
  ];

  expect(isOpen).toEqual([true, true, false]);
});

test('goes when its reference has left the window', async () => {
  const { ports } = mountAndRest(5);

  placeTexts(new DOMRect(0, -500, 300, 20));
  window.dispatchEvent(new Event('resize'));
  await nextFrame();

  expect(host()).toBeNull();
  expect(ports[0]?.isOpen).toBe(false);
});

/** A card whose bounding box can be set. It is 100 px tall, below its line, with the pointer in it. */
async function enterCard() {
  const mounted = mountAndAnswer();
  const setHeight = (height: number) => placeFrame(new DOMRect(0, 30, 300, height));
  setHeight(100);
  pointer(95);
  await nextFrame();
  return { ...mounted, setHeight };
}

test('stays under a pointer that has not moved when it is drawn smaller, whatever the browser tells of it', async () => {
  const { ports, setHeight } = await enterCard();

  pressIn('Refresh');
  setHeight(40);
  ports[1]?.answer(answer());
  document.body.append('the page changes too');
  await nextFrame();
  pointer(95, 'pointerover');
  vi.advanceTimersByTime(1_000);

  expect(host()).not.toBeNull();
});

test('stays while the pointer moves where it has just been, and goes when it leaves that too', async () => {
  const { setHeight } = await enterCard();

  setHeight(40);
  rest(97, 1_000);
  const isOpen = host() !== null;
  rest(190, 300);

  expect(isOpen).toBe(true);
  expect(host()).toBeNull();
});

test('goes when it is scrolled away from under the pointer', async () => {
  const { setHeight } = await enterCard();

  setHeight(40);
  document.dispatchEvent(trusted(new Event('scroll')));
  await nextFrame();
  vi.advanceTimersByTime(300);

  expect(host()).toBeNull();
});

test('says for two seconds that it was copied, counted from the last time', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: async () => {} } });
  mountAndAnswer();
  const copy = async () => {
    pressIn('Copy');
    await vi.advanceTimersByTimeAsync(0);
  };

  await copy();
  await vi.advanceTimersByTimeAsync(1_500);
  await copy();
  await vi.advanceTimersByTimeAsync(1_500);
  const before = card().said;
  await vi.advanceTimersByTimeAsync(500);

  expect(before).toBe('Copied');
  expect(card().said).toBe('');
});

test('goes along with its reference from under a pointer that has not moved', async () => {
  mountAndRest(5);

  placeTexts(new DOMRect(0, 300, 300, 20));
  placeFrame(new DOMRect(0, 326, 300, 100));
  document.body.append('the page moves its text');
  await nextFrame();
  pointer(5, 'pointerover');
  vi.advanceTimersByTime(1_000);

  expect(host()).not.toBeNull();
});

test('goes when the page writes another value where its reference was', async () => {
  mountAndRest(5);

  Object.assign(document.querySelector('#one')?.firstChild ?? {}, { nodeValue: `0x${'9e'.repeat(20)}` });
  await nextFrame();

  expect(host()).toBeNull();
});

test('opens for a link that is drawn elsewhere than in its boxes only while the pointer stays where it is', () => {
  const { ports } = mount(link);
  mountUnder(() => [host(), document.querySelector('a')]);
  placeLinks(new DOMRect(500, 500, 100, 20));

  rest(5, 200);
  pointer(15);
  const isOpen = ports[0]?.isOpen;
  vi.advanceTimersByTime(500);

  expect(isOpen).toBe(false);
  expect(ports).toHaveLength(2);
  expect(host()).not.toBeNull();
});

test('is beside the line that the pointer is on when it shows', () => {
  mount();
  placeTexts(new DOMRect(0, 0, 300, 20), new DOMRect(0, 20, 300, 20));

  rest(5, 200);
  rest(35, 150);

  expect(cardRoot()?.querySelector<HTMLElement>('.hl-frame')?.style.top).toBe('46px');
});

test('moves into what becomes modal around its reference, and out again', async () => {
  mountAndRest(5, `<div id=around><p>0x${'1a'.repeat(20)}</p></div>`);
  const around = document.querySelector('#around');
  const [before] = [host()?.parentElement];

  around?.setAttribute('data-modal', '');
  await nextFrame();
  const during = document.querySelector('#around > div');
  around?.removeAttribute('data-modal');
  await nextFrame();

  expect(before).toBe(document.documentElement);
  expect(during).not.toBeNull();
  expect(host()).toBe(during);
});

test('goes where it is inert, or has become so, and asks for nothing unseen', async () => {
  const line = () => document.querySelector('p');
  const probe = vi.fn(() => [line()] as (Element | null)[]);
  mountUnder(probe);
  const { questions } = mountAndRest(5);
  await vi.advanceTimersByTimeAsync(40);
  const atFirst = host();
  const asked = questions();
  pointer(305);

  probe.mockImplementation(() => [host(), line()]);
  rest(5);
  await vi.advanceTimersByTimeAsync(40);
  const then = host();
  probe.mockClear();
  await vi.advanceTimersByTimeAsync(1_600);
  const calls = probe.mock.calls.length;
  probe.mockImplementation(() => [line()]);
  await vi.advanceTimersByTimeAsync(280);

  expect(atFirst).toBeNull();
  expect(asked).not.toMatchObject([{ isSeen: true }]);
  expect(then).not.toBeNull();
  expect(questions().at(-1)).toMatchObject({ isSeen: true });
  // The card is checked at most four times a second, because each check is a hit test.
  expect(calls).toBeLessThanOrEqual(7);
  expect(host()).toBeNull();
});

test('is tampered with where the page lays something over it: after three times it stays away', async () => {
  const over = document.createElement('p');
  const { ports, questions } = mount();

  for (let time = 0; time < 4; time++) {
    mountUnder(() => (host() ? [over, host(), document.querySelector('p')] : [document.querySelector('p')]));
    rest(5);
    await vi.advanceTimersByTimeAsync(300);
    pointer(900);
  }

  expect(host()).toBeNull();
  expect(ports).toHaveLength(3);
  expect(questions().filter(({ isSeen }) => isSeen)).toEqual([]);
});

/** Sets the elements at every point of the page, topmost first. */
function mountUnder(layers: () => (Element | null)[]): void {
  Object.assign(document, { elementsFromPoint: () => layers().filter((layer) => layer !== null) });
}
