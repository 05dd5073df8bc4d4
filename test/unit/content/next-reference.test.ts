import { expect, onTestFinished, test, vi } from 'vitest';
import { address, answer, card, cardRoot, host, mount, other, pointer, press, setUpPages } from './mounted-page.ts';

// @vitest-environment new-document
const lines = [1, 2, 3].map((at) => `<p>0x${String(at).repeat(40)} here</p>`).join('');
const line = (at: number) => ({ reference: { address: `0x${String(at).repeat(40)}` } });
const hosts = () => document.querySelectorAll('html > div').length;
const textOf = (at: number) => document.querySelectorAll('p')[at - 1]?.firstChild as Text;

setUpPages();

/** Mounts a page and scans it. */
function mountScanned(...parts: Parameters<typeof mount>) {
  const mounted = mount(...parts);
  mounted.scan();
  return mounted;
}

/** Makes a selection, and clears it after the test. */
function select(choose: (selection: Selection) => void) {
  const selection = getSelection();
  if (selection) choose(selection);
  onTestFinished(() => getSelection()?.removeAllRanges());
}

test('a key walks through the references of the page, round and round, one card at a time', () => {
  const { walk, questions } = mountScanned(lines);
  const open: number[] = [];

  for (let step = 0; step < 4; step++) {
    walk();
    open.push(hosts());
  }

  expect(questions()).toMatchObject([line(1), line(2), line(3), line(1)]);
  expect(open).toEqual([1, 1, 1, 1]);
});

test('brings what it walks to into view, asks at once, and gives the card the focus', () => {
  const { walk, ports } = mountScanned();
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView');

  walk();
  ports[0]?.answer(answer());

  expect(seen.mock.contexts).toEqual([document.querySelector('#one')]);
  expect(card().text).toContain('1 ETH');
  expect(document.activeElement).toBe(host());
  expect(cardRoot()?.activeElement?.getAttribute('role')).toBe('dialog');
});

test('does not open once a field was entered after the key', () => {
  const { walk } = mountScanned(`<input id="key">${lines}`);
  const field = document.querySelector<HTMLInputElement>('#key');

  walk(() => field?.focus());

  expect(host()).toBeNull();
  expect(document.activeElement).toBe(field);
});

test('leaves the focus to a field that was entered before the card was drawn', () => {
  const { walk } = mountScanned(`<input id="key">${lines}`);
  const field = document.querySelector<HTMLInputElement>('#key');
  vi.spyOn(HTMLElement.prototype, 'showPopover').mockImplementation(() => field?.focus());

  walk();

  expect(host()).not.toBeNull();
  expect(document.activeElement).toBe(field);
});

test.for<[string, (selection: Selection) => void]>([
  ['what is selected', (selection) => selection.selectAllChildren(document.querySelectorAll('p')[1] as Element)],
  ['what follows the caret', (selection) => selection.collapse(textOf(1), 4)],
  ['what is selected backwards', (selection) => selection.setBaseAndExtent(textOf(2), 42, textOf(2), 0)],
])('begins with %s', ([, choose]) => {
  const { walk, questions } = mountScanned(lines);
  select(choose);

  walk();

  expect(questions()).toMatchObject([line(2)]);
});

test('a selection that was made since is where it goes on from, once its card has closed', () => {
  const { walk, questions } = mountScanned(lines);
  walk();
  press('Escape');
  select((selection) => selection.selectAllChildren(document.querySelectorAll('p')[2] as Element));

  walk();

  expect(questions()).toMatchObject([line(1), line(3)]);
});

test('goes on from the card that is open, not from what is still selected', () => {
  const { walk, questions } = mountScanned(lines);
  select((selection) => selection.selectAllChildren(document.querySelectorAll('p')[1] as Element));

  walk();
  walk();

  expect(questions()).toMatchObject([line(2), line(3)]);
});

test('opens wherever the pointer goes meanwhile', () => {
  const { walk } = mountScanned();

  walk(() => pointer(900));

  expect(host()).not.toBeNull();
});

test('goes on after what a card was closed on', () => {
  const { walk, questions } = mountScanned(lines);

  walk();
  press('Escape');
  walk();

  expect(questions()).toMatchObject([line(1), line(2)]);
});

test.for<[string, () => unknown]>([
  ['without the focus', () => vi.spyOn(document, 'hasFocus').mockReturnValue(false)],
  [
    'where a frame in it has the focus',
    () => vi.spyOn(document, 'activeElement', 'get').mockReturnValue(document.createElement('iframe')),
  ],
])('a document %s leaves the key to the frame that has it', ([, prepare]) => {
  const { walk, ports } = mountScanned();
  prepare();

  walk();

  expect(ports).toEqual([]);
});

test.for([
  ['a page without references', '<p>nothing</p>', true],
  ['a page that was not searched yet', `<p>${address}</p>`, false],
] as const)('opens nothing on %s', ([, html, isScanned]) => {
  const mounted = mount(html);
  if (isScanned) mounted.scan();

  mounted.walk();

  expect(mounted.ports).toEqual([]);
});

test.for(['alt', 'click'] as const)('walks in mode %s too', (mode) => {
  const { walk, questions } = mountScanned(undefined, { preferences: { mode } });

  walk();
  walk();

  expect(questions()).toMatchObject([{ reference: { address } }, { reference: { address: other } }]);
  expect(hosts()).toBe(1);
});
