import { expect, onTestFinished, test, vi } from 'vitest';
import { toHeadlineParts } from '../../../../src/cards/sentence-parts.ts';
import { textOf } from '../../written.ts';
import {
  answer,
  card,
  cardRoot,
  choose,
  drawn,
  host,
  isFocusVisible,
  link,
  loseFocus,
  mount,
  mountAndAnswer,
  mountAndRest,
  nextFrame,
  pointer,
  press,
  pressIn,
  question,
  rest,
  setUpPages,
  tabToLink,
  trusted,
} from '../mounted-page.ts';

// @vitest-environment new-document
setUpPages();

test('stays while the keyboard focus is on its link, and goes with it', () => {
  mount(link);
  const element = tabToLink();

  rest(900, 1_000);
  const isOpen = host() !== null;
  loseFocus(element);
  vi.advanceTimersByTime(300);

  expect(isOpen).toBe(true);
  expect(host()).toBeNull();
});

test('gives the focus back to the link when it was in the card', () => {
  const { ports } = mount(link);
  const element = tabToLink();
  ports[0]?.answer(question());
  cardRoot()?.querySelector('button')?.focus();
  const [open, before] = [host(), document.activeElement];

  press('Escape');

  expect(open).not.toBeNull();
  expect(before).toBe(open);
  expect(document.activeElement).toBe(element);
});

test.for([
  ['the keyboard', true, true],
  ['the mouse', false, false],
] as const)('stays for a focus that came into it by %s: %j', ([, isVisible, expected]) => {
  mountAndAnswer(question());
  isFocusVisible.mockReturnValue(isVisible);
  cardRoot()?.querySelector('button')?.focus();

  rest(900, 500);

  expect(host() !== null).toBe(expected);
});

test('stays while a list in it has the focus, though it was opened with the mouse', () => {
  mountAndAnswer();
  isFocusVisible.mockReturnValue(false);
  const list = cardRoot()?.querySelector('select');
  list?.focus();

  rest(900, 1_000);
  const isOpen = host() !== null;
  loseFocus(list);
  vi.advanceTimersByTime(300);

  expect(isOpen).toBe(true);
  expect(host()).toBeNull();
});

const ethereum = { id: 1, name: 'Ethereum', reason: 'because', colour: '#000' };
const optimism = { ...ethereum, id: 10, name: 'OP Mainnet' };

test('asks on the chain that a key takes, and goes on from the first word about it', () => {
  const { ports, questions } = mountAndRest(5);
  const pressBefore = press('ArrowDown', { altKey: true });
  ports[0]?.answer(answer());
  const { chains = [] } = answer().content;

  const event = press('ArrowDown', { altKey: true });
  const kept = card();
  ports[1]?.answer(drawn({ kind: 'waiting', chain: optimism, chains, text: 'looking it up…' }), { last: false });
  const waiting = card();
  press('ArrowDown', { altKey: true });

  expect([pressBefore.defaultPrevented, event.defaultPrevented]).toEqual([false, true]);
  expect(kept).toMatchObject({ isOver: true, isBusy: true, text: expect.stringContaining('1 ETH') });
  expect(waiting).toMatchObject({ isOver: false, isBusy: true, text: expect.stringContaining('OP Mainnet') });
  expect(questions().map(({ chainId, rests }) => [chainId, rests])).toEqual([
    [undefined, undefined],
    [10, true],
    [8453, true],
  ]);
});

test('a press that the page makes up does nothing', () => {
  const { questions } = mountAndAnswer();

  for (const button of cardRoot()?.querySelectorAll('button') ?? []) button.click();
  const list = cardRoot()?.querySelector('select');
  if (list) list.value = '10';
  list?.dispatchEvent(new Event('change', { bubbles: true }));

  expect(questions()).toHaveLength(1);
  expect(card().said).toBe('');
});

test('a press on a list alone chooses nothing', () => {
  const { questions } = mountAndAnswer();

  cardRoot()
    ?.querySelector('select')
    ?.dispatchEvent(trusted(new MouseEvent('click', { bubbles: true })));

  expect(questions()).toHaveLength(1);
});

// happy-dom keeps the focus on removed elements.
function leaveFocus() {
  document.body.focus();
  document.body.blur();
}

/** Chooses from a focused chain list by mouse, which leaves the focus there. */
function chooseByMouse() {
  const mounted = mountAndAnswer();
  isFocusVisible.mockReturnValue(false);
  cardRoot()?.querySelector('select')?.focus();
  choose('Chain', '10');
  onTestFinished(leaveFocus);
  return mounted;
}

test.for<[string, ...(() => unknown)[]]>([
  ['Escape', () => press('Escape')],
  ['a press elsewhere', () => pointer(900, 'pointerdown')],
  [
    'its list losing the focus, the pointer away',
    () => pointer(900),
    () => loseFocus(cardRoot()?.querySelector('select')),
  ],
])('closes after a choice by mouse on %s, and ends its question', ([, ...steps]) => {
  const { ports } = chooseByMouse();
  const wasOpen = host() !== null;

  for (const step of steps) step();
  vi.advanceTimersByTime(1_000);

  expect([wasOpen, host()]).toEqual([true, null]);
  expect(ports.map(({ isOpen }) => isOpen)).toEqual([false, false]);
});

test('stays after a choice by mouse, wherever in its list that was, and asks', () => {
  const { questions } = chooseByMouse();

  rest(900, 1_000);

  expect(host()).not.toBeNull();
  expect(questions().map(({ chainId }) => chainId)).toEqual([undefined, 10]);
});

test('keeps its list, its choice and the focus from a choice to the answer', () => {
  const { ports, questions } = mountAndAnswer();
  const { chains = [] } = answer().content;
  const list = cardRoot()?.querySelector('select');
  list?.focus();
  onTestFinished(leaveFocus);
  const look = () => [
    cardRoot()?.activeElement === list,
    list?.value,
    textOf(cardRoot()?.querySelector('.hl-chain bdi')),
    textOf(cardRoot()?.querySelector('.hl-say')),
    card().isBusy,
  ];

  choose('Chain', '10');
  const seen = [look()];
  ports[1]?.answer(drawn({ kind: 'waiting', chain: optimism, chains, text: 'looking it up…' }), { last: false });
  seen.push(look());
  ports[1]?.answer(answer({ chain: optimism, headline: toHeadlineParts('2 ETH') }));
  seen.push(look());

  expect(questions().map(({ chainId }) => chainId)).toEqual([undefined, 10]);
  expect(seen).toEqual([
    [true, '10', 'Ethereum', '1 ETH', true],
    [true, '10', 'OP Mainnet', undefined, true],
    [true, '10', 'OP Mainnet', '2 ETH', false],
  ]);
});

test('leaves Alt with an arrow to its own list', () => {
  const { questions } = chooseByMouse();

  const event = press('ArrowDown', { altKey: true });
  vi.advanceTimersByTime(1_000);

  expect(event.defaultPrevented).toBe(false);
  expect(questions()).toHaveLength(2);
});

test('keeps the focus, and stays, when what was pressed by key is gone', () => {
  const { ports } = mount(link);
  tabToLink();
  ports[0]?.answer(question());
  cardRoot()?.querySelector('button')?.focus();
  // A browser shows no focus ring if a script moved the focus.
  isFocusVisible.mockImplementation(() => cardRoot()?.activeElement?.localName === 'button');

  pressIn('Look up');
  rest(900, 1_000);

  expect(host()).not.toBeNull();
  expect(cardRoot()?.activeElement?.getAttribute('role')).toBe('dialog');
});

test('is not shown when the keyboard focus has left its link before', () => {
  const { ports } = mount(link);
  const element = document.querySelector('a');
  press('Tab');
  element?.focus();
  element?.dispatchEvent(trusted(new FocusEvent('focusin', { bubbles: true, composed: true })));
  vi.advanceTimersByTime(200);

  loseFocus(element);
  const isOpen = ports[0]?.isOpen;
  vi.advanceTimersByTime(500);

  expect(isOpen).toBe(false);
  expect(host()).toBeNull();
});

test('goes with the keyboard focus, wherever the pointer has never been', () => {
  mount(link);

  loseFocus(tabToLink());
  vi.advanceTimersByTime(300);

  expect(host()).toBeNull();
});

test('goes when the page leads its link elsewhere', async () => {
  mount(link);
  tabToLink();

  document.querySelector('a')?.setAttribute('href', '/elsewhere');
  await nextFrame();

  expect(host()).toBeNull();
});
