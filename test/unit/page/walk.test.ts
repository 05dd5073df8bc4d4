// @vitest-environment new-document
import { expect, test, vi } from 'vitest';
import { answer, card, cardRoot, host, mount } from './mounted-page.ts';
import { testPageCases, usePage } from './page-cases.ts';
import cases from './walk-cases.json' with { type: 'json' };

const lines = [1, 2, 3].map((at) => `<p>0x${String(at).repeat(40)} here</p>`).join('');

usePage();

testPageCases(cases, { lines, empty: '<p>nothing</p>' });

test('brings what it walks to into view, asks at once, and gives the card the focus', () => {
  const { walk, ports, scan } = mount();
  scan();
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView');

  walk();
  ports[0]?.answer(answer());

  expect(seen.mock.contexts).toEqual([document.querySelector('#one')]);
  expect(card().text).toContain('1 ETH');
  expect(document.activeElement).toBe(host());
  expect(cardRoot()?.activeElement?.getAttribute('role')).toBe('dialog');
});

test.for<[string, () => unknown]>([
  ['without the focus', () => vi.spyOn(document, 'hasFocus').mockReturnValue(false)],
  [
    'where a frame in it has the focus',
    () => vi.spyOn(document, 'activeElement', 'get').mockReturnValue(document.createElement('iframe')),
  ],
])('a document %s leaves the key to the frame that has it', ([, prepare]) => {
  const { walk, ports, scan } = mount();
  scan();
  prepare();

  walk();

  expect(ports).toEqual([]);
});
