import { languageNames } from '../../../src/i18n/choose-language.ts';
import { buildCardsPage } from '../access/cards-page/build-cards-page.ts';
import { findMisfits } from '../access/find-misfits.ts';
import type { DrivenPage } from '../driver/driver.ts';
import { cardOnText, leave, noCard } from '../driver/hands.ts';
import { expect, nightly, test } from '../story.ts';
import { addressOf } from '../values.ts';

/** Size of a card that has enough room, in px. */
const outer = [360, 232];

for (const language of languageNames) {
  test(
    `in the words of "${language}" and 40 % longer every card has one size, and cuts nothing without a sign`,
    nightly,
    async ({ openPage }) => {
      const page = await openPage(await buildCardsPage(language));
      await page.setViewport({ width: 640, height: 640 });

      expect(await findMisfits(page)).toEqual([]);
      expect(await sizesOf(page)).toEqual([outer.join(' × ')]);
    },
  );
}

test(
  'a hundred hovers over a table of a hundred addresses move neither table nor card',
  nightly,
  async ({ openPage }) => {
    const addresses = Array.from({ length: 100 }, (_, at) => addressOf(`row ${at}`));
    const rows = addresses.map((address, at) => `<tr><td>${at + 1}</td><td>${address}</td></tr>`);
    const page = await openPage(`<table>${rows.join('')}</table>`);
    await page.setViewport({ width: 1280, height: 720 });
    await page.evaluate(watchShifts);
    const before = await placesOf(page);
    const sizes = new Set<string>();

    for (const address of addresses) {
      const { name, rect } = await cardOnText(page, address);
      expect(name).toContain(address);
      sizes.add([rect.width, rect.height].map(Math.round).join(' × '));
      await leave(page);
      await noCard(page);
    }

    expect([...sizes]).toEqual([outer.join(' × ')]);
    expect(await placesOf(page)).toEqual(before);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts'))).toBe(0);
  },
);

/** The distinct sizes of the test page's cards that have enough room. */
function sizesOf(page: DrivenPage): Promise<string[]> {
  return page.evaluate(() => {
    const hosts = [...document.querySelectorAll<HTMLElement>('main div')].filter(
      ({ title }) => !title.includes('little'),
    );
    const cards = hosts.flatMap(({ shadowRoot }) => shadowRoot?.querySelector('[role=dialog]') ?? []);
    const sizes = cards.map((card) => card.getBoundingClientRect()).map(({ width, height }) => `${width} × ${height}`);
    return [...new Set(sizes)];
  });
}

/** The top of each table row on the page, in px, independent of scrolling. */
function placesOf(page: DrivenPage): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('tr')].map((row) => Math.round(row.getBoundingClientRect().top + scrollY)),
  );
}

/** Counts layout shifts, in browsers that report them. */
function watchShifts(): void {
  Object.assign(globalThis, { shifts: 0 });
  if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return;
  new PerformanceObserver((list) => {
    Object.assign(globalThis, { shifts: Reflect.get(globalThis, 'shifts') + list.getEntries().length });
  }).observe({ type: 'layout-shift' });
}
