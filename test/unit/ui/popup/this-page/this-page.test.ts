import { expect, test } from 'vitest';
import { drawPopup, showPanel } from '../draw-popup.tsx';
import { addressAt, createFakeSites, createFakeTab, listOf } from '../fake-tab.ts';

// @vitest-environment new-document
test.for<[string, number, { isCut?: true }, boolean, number]>([
  ['in 200 frames', 200, {}, false, 200],
  ['in more frames than are taken', 202, {}, true, 200],
  ['in a frame that holds more than it tells', 1, { isCut: true }, true, 1],
])('the list of what is %s says whether it is all', async ([, frames, over, isCut, count]) => {
  const lists = Array.from({ length: frames }, (_, at) => listOf([addressAt(at + 1)], { frame: `f${at}`, ...over }));
  const drawn = drawPopup({}, { tab: createFakeTab({ lists }).tab, sites: createFakeSites().sites });

  const { textContent } = await showPanel(drawn, 'page');

  expect(textContent?.includes('This page has more references than are listed here.')).toBe(isCut);
  expect(textContent).toContain(`${count} reference`);
});
