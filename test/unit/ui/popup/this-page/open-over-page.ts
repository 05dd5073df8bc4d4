import type { FakeAnswers } from '../../fake-ask.ts';
import { settle } from '../../on-page.ts';
import { drawPopup, showPanel } from '../draw-popup.tsx';
import { createFakeSites, createFakeTab } from '../fake-tab.ts';

export type Over = Parameters<typeof createFakeTab>[0] & {
  site?: Parameters<typeof createFakeSites>[0];
  answers?: FakeAnswers;
  prepare?: (fake: ReturnType<typeof createFakeTab>) => void;
};

/** Opens the popup over a page, on the tab "On this page". */
export async function openOver(over: Over) {
  const fake = createFakeTab(over);
  over.prepare?.(fake);
  const { sites, fake: site } = createFakeSites(over.site);
  const drawn = drawPopup(over.answers ?? {}, { tab: fake.tab, sites });
  const endWaits = async () => {
    for (let round = 0; round < 6; round += 1) {
      for (const { ms, end } of drawn.clock.waits.splice(0)) if (ms < 60_000) end();
      await settle();
    }
  };
  const panel = await showPanel(drawn, 'page');
  return { ...drawn, ...fake, site, panel, endWaits };
}

/** Returns the button of a reference, whose label is its shown text and its full name. Throws if there is none. */
export function row(within: ParentNode, name: string): HTMLElement {
  const shown = [...within.querySelectorAll<HTMLElement>('.found-value')];
  const found = shown.find((one) => one.getAttribute('aria-label') === `${one.textContent}, ${name}`);
  if (!found) throw new Error(`No row for ${name}`);
  return found;
}

export const rows = (within: ParentNode) => [...within.querySelectorAll('li')];
export const mainSwitch = (within: ParentNode) => within.querySelector<HTMLInputElement>('[role=switch]');
