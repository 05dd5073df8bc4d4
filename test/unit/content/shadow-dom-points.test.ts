import { beforeEach, expect, test } from 'vitest';
import { acrossShadows, closestAcross } from '../../../src/content/shadow-dom.ts';

// @vitest-environment new-document
const at = (selector: string, root: ParentNode = document) => root.querySelector(selector) ?? document.body;
let inner: ShadowRoot;

beforeEach(() => {
  document.body.innerHTML = '<a id=link href="/"><i id=outer></i></a>';
  const outer = at('#outer').attachShadow({ mode: 'open' });
  outer.innerHTML = '<b id=middle></b>';
  inner = at('#middle', outer).attachShadow({ mode: 'open' });
  inner.innerHTML = 'text<p id=deep>deep</p>';
});

test('names one node in each tree, inside out', () => {
  const nodes = acrossShadows(at('#deep', inner));

  expect(nodes.map((node) => node instanceof Element && node.id)).toEqual(['deep', 'middle', 'outer']);
});

test.for([
  ['from an element', () => at('#deep', inner)],
  ['from a text right in a shadow root', () => inner.firstChild ?? document],
] as const)('finds what is around it outside its shadow roots, %s', ([, from]) => {
  expect(closestAcross(from(), 'a[href]')).toBe(at('#link'));
  expect(closestAcross(from(), 'b')?.id).toBe('middle');
  expect(closestAcross(from(), 'dialog')).toBeNull();
});
