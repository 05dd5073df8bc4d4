// @vitest-environment new-document
import { expect, test, vi } from 'vitest';
import {
  address,
  answer,
  cardRoot,
  host,
  isFocusVisible,
  mount,
  nextFrame,
  pointer,
  press,
  pressIn,
  trusted,
} from './mounted-page.ts';
import { pinLine, testPageCases, usePage } from './page-cases.ts';
import cases from './pin-cases.json' with { type: 'json' };

const lines = [1, 2, 3, 4].map((at) => `<p>0x${String(at).repeat(40)}</p>`).join('');

usePage();

testPageCases(cases, { lines });

/** Presses Tab where the focus is in the card that was opened last. */
function tab() {
  const event = trusted(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true }));
  cardRoot()?.activeElement?.dispatchEvent(event);
  return event;
}

/** Walks to the first reference of the page from its button, and pins the card by mouse. */
function walkAndPin() {
  const mounted = mount(`<button id=before>A button</button>${lines}`);
  document.querySelector<HTMLElement>('#before')?.focus();
  mounted.scan();
  mounted.walk();
  mounted.ports[0]?.answer(answer());
  const inOpen = tab();
  isFocusVisible.mockReturnValue(false);
  cardRoot()?.querySelector('button')?.focus();
  pressIn('Pin');
  return { ...mounted, inOpen };
}

test('Tab goes round in a card that was walked to, and on when it is pinned', () => {
  vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(true);
  const { inOpen } = walkAndPin();
  const inPinned = tab();
  pressIn('Pin');
  const again = tab();

  expect([inOpen, inPinned, again].map((event) => event.defaultPrevented)).toEqual([true, false, true]);
});

test('Esc gives the focus back from card to card to where it was', () => {
  const { walk, ports } = walkAndPin();
  const [first] = [host()];
  walk();
  ports[1]?.answer(answer());
  const [, second] = document.querySelectorAll('html > div');
  const seen = [document.activeElement];

  for (let times = 0; times < 2; times++) {
    press('Escape');
    seen.push(document.activeElement);
  }

  expect(seen).toEqual([second, first, document.querySelector('#before')]);
  expect(host()).toBeNull();
});

test('Esc gives the focus back from a card that was pinned by mouse', () => {
  walkAndPin();

  press('Escape');

  expect(document.activeElement).toBe(document.querySelector('#before'));
});

test('the focus goes back over a pinned card that was closed before', () => {
  const { walk, ports } = walkAndPin();
  walk();
  ports[1]?.answer(answer());
  document.querySelector('html > div')?.remove();
  vi.advanceTimersByTime(20);

  press('Escape');

  expect(document.activeElement).toBe(document.querySelector('#before'));
});

test.for<[string, () => Element[]]>([
  ['lays something over it', () => [document.body, ...document.querySelectorAll('html > div')]],
  ['makes it inert', () => [document.body]],
])('goes when the page %s', ([, elementsFromPoint]) => {
  pinLine(mount(), 0);
  pointer(900);

  Object.assign(document, { elementsFromPoint });
  vi.advanceTimersByTime(300);

  expect(host()).toBeNull();
});

test('takes no form of the page for a card, whatever is in it', () => {
  pinLine(mount(), 0);
  pointer(900);
  const form = document.createElement('form');
  // As browsers have it for what a form's fields are called; happy-dom has not.
  Object.defineProperty(form, 'focus', { value: form });

  Object.assign(document, { elementsFromPoint: () => [form, ...document.querySelectorAll('html > div')] });
  vi.advanceTimersByTime(300);

  expect(host()).toBeNull();
});

test('moves out of what is modal no more, and stays where it stands when its reference leaves that', async () => {
  pinLine(mount(`<div id=dialog data-modal><p>${address}</p></div>`), 0);
  pointer(900);
  const around = document.querySelector('#dialog');

  document.querySelector('p')?.remove();
  await nextFrame();
  const inDialog = around?.querySelectorAll(':scope > div').length;
  around?.removeAttribute('data-modal');
  await nextFrame();

  expect(inDialog).toBe(1);
  expect(host()?.parentElement).toBe(document.documentElement);
});
