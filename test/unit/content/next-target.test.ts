import { beforeEach, expect, test, vi } from 'vitest';
import type { Target } from '../../../src/content/hover-target.ts';
import { nextTarget } from '../../../src/content/user-input.ts';

// @vitest-environment new-document
const values = ['1a', '2b', '3c', '4d'].map((digits) => `0x${digits.repeat(20)}`);
const [one, two, three, four] = values;
const html = `<p id=a>${one} and ${two}</p><p id=b hidden>${three}</p><p id=c>from ${four}</p>`;

// happy-dom has no layout: hidden elements have no boxes.
beforeEach(() => {
  vi.stubGlobal('getComputedStyle', () => ({ display: 'block' }));
  vi.spyOn(Range.prototype, 'getClientRects').mockImplementation(function (this: Range) {
    const isHidden = this.startContainer.parentElement?.closest('[hidden]');
    return (isHidden ? [] : [new DOMRect(0, 0, 10, 10)]) as unknown as DOMRectList;
  });
  document.body.innerHTML = html;
});

const textOf = (id: string) => document.getElementById(id)?.firstChild as Text;
const nodes = () => ['c', 'a', 'b'].map(textOf);
const written = (target: Target | undefined) => target?.found.written;

test.for<[string, () => [Node, number], string | undefined]>([
  ['from before the page', () => [document, -1], one],
  ['from the first in a text', () => [textOf('a'), 0], two],
  ['from the last in a text, over what is hidden', () => [textOf('a'), 47], four],
  ['from the last of the page', () => [textOf('c'), 5], one],
  ['from inside the one before', () => [textOf('a'), 20], two],
  ['from what holds none', () => [document.getElementById('b') as Node, 0], four],
  ['from right before one', () => [textOf('c'), 4], four],
])('goes through the page in its order, whatever that of the nodes is: %s', ([, from, expected]) => {
  expect(written(nextTarget(nodes(), ...from()))).toBe(expected);
});

test('walks through all of them, round and round', () => {
  const seen: (string | undefined)[] = [];
  let at: [Node, number] = [document, -1];
  for (let step = 0; step < 5; step++) {
    const target = nextTarget(nodes(), ...at);
    seen.push(written(target));
    if (target) at = [target.node, target.place.startOffset];
  }

  expect(seen).toEqual([one, two, four, one, two]);
});

test('comes back to the only one', () => {
  const [node] = [textOf('c')];

  expect(written(nextTarget([node], node, 5))).toBe(four);
});

test('finds nothing where there is none, where none can be seen, and in what has left the page', () => {
  const gone = textOf('a');
  const hidden = textOf('b');
  gone.parentElement?.remove();

  for (const these of [[], [hidden], [gone]]) expect(nextTarget(these, document, -1)).toBeUndefined();
});
