// @vitest-environment new-document
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findHome } from '../../../src/page/find-home.ts';
import { drawnIn } from '../../../src/page/flat-tree.ts';
import { setUpPage, tearDownPage } from './mounted-page.ts';

beforeEach(setUpPage);
afterEach(tearDownPage);

/** Where a card for `#ref` goes, by id. */
function homeOf(html: string, fullScreen = '') {
  document.body.innerHTML = html;
  for (const template of document.querySelectorAll('template')) {
    template.parentElement?.attachShadow({ mode: 'open' }).append(template.content);
    template.remove();
  }
  const find = (id: string, root: ParentNode = document): Element | null =>
    root.querySelector(`#${id}`) ??
    [...root.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot && find(id, shadowRoot)).find(Boolean) ??
    null;
  Object.defineProperty(document, 'fullscreenElement', {
    value: fullScreen ? find(fullScreen) : null,
    configurable: true,
  });
  const ref = find('ref');
  // happy-dom assigns no slots.
  const slot = ref?.parentElement?.shadowRoot?.querySelector('slot');
  if (slot) Object.defineProperty(ref, 'assignedSlot', { value: slot });
  return ref && findHome(drawnIn(ref));
}

test.for([
  ['the document', '<p id=ref>0x</p>', 'HTML'],
  ['the modal dialog around it', '<dialog id=a data-modal><p id=ref>0x</p></dialog>', 'a'],
  ['the innermost', '<dialog id=a data-modal><dialog id=b data-modal><p id=ref>0x</p></dialog></dialog>', 'b'],
  ['no dialog beside it', '<dialog id=a data-modal></dialog><p id=ref>0x</p>', 'HTML'],
  [
    'a dialog around its shadow root',
    '<dialog id=a data-modal><div><template><p id=ref>0x</p></template></div></dialog>',
    'a',
  ],
  [
    'a dialog that it is slotted into',
    '<div><template><dialog id=a data-modal><slot></slot></dialog></template><p id=ref>0x</p></div>',
    'a',
  ],
] as const)('is %s', ([, html, expected]) => {
  const home = homeOf(html);

  expect(home?.id || home?.tagName).toBe(expected);
});

test.for([
  ['around it', '<div id=full data-modal><p id=ref>0x</p></div>', 'full'],
  ['in it', '<a id=ref href="#"><video id=full data-modal></video></a>', undefined],
  ['elsewhere', '<video id=full data-modal></video><p id=ref>0x</p>', undefined],
] as const)('with something full screen %s', ([, html, expected]) => {
  expect(homeOf(html, 'full')?.id).toBe(expected);
});
