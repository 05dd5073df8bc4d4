import { expect, test } from 'vitest';
import { findTopLayerContainer } from '../../../../src/content/card/card-host.ts';
import { drawnIn } from '../../../../src/content/shadow-dom.ts';
import { fillCases } from '../fill-cases.ts';
import { setUpPages } from '../mounted-page.ts';
import cases from './find-home-cases.json' with { type: 'json' };

// @vitest-environment new-document
setUpPages();

/** Returns the id of the element to which a card for `#ref` is added. */
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
  // happy-dom does not assign slots.
  const slot = ref?.parentElement?.shadowRoot?.querySelector('slot');
  if (slot) Object.defineProperty(ref, 'assignedSlot', { value: slot });
  return ref && findTopLayerContainer(drawnIn(ref));
}

test.for(fillCases<[string, string, string]>(cases.homes))('is %s', ([, html, expected]) => {
  const home = homeOf(html);

  expect(home?.id || home?.tagName).toBe(expected);
});

test.for(fillCases<[string, string, string | null]>(cases.fullScreen))(
  'with something full screen %s',
  ([, html, expected]) => {
    expect(homeOf(html, 'full')?.id ?? null).toBe(expected);
  },
);
