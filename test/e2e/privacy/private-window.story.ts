import { cardOf } from '../driver/card-of.ts';
import type { DrivenPage } from '../driver/driver.ts';
import { ask } from '../driver/set-up.ts';
import { readStored } from '../stored.ts';
import { expect, nightly, test } from '../story.ts';
import { firstWithHovers, type Place, placesOn, toPageUrl } from '../wire/session-pages.ts';
import { wired } from '../wire/wired.ts';

/** Returns the values of these references in the form in which they would be stored. */
const valuesOf = (places: Place[]) => places.map(({ name }) => name.replace(/^\w+ 0x|\/\d+$/g, ''));

async function lookAt(page: DrivenPage, places: Place[]): Promise<void> {
  for (const { id, name } of places) expect((await cardOf(page, `#${id}`, name)).alerts, name).toEqual([]);
}

test(
  'what is looked up in a private window is answered by the API alone, known there, kept nowhere, and forgotten with its window',
  nightly,
  async ({ browserKind }) => {
    test.setTimeout(120_000);
    await wired(browserKind, async ({ driver, apiRequests, leaks }) => {
      const { final, moving } = placesOn(firstWithHovers);
      const places = [...final, ...moving];
      const before = await ask(driver, 'recents', {});

      const hidden = await driver.openPrivatePage(toPageUrl(firstWithHovers));
      await lookAt(hidden, places);
      expect(apiRequests()).toHaveLength(places.length);
      await lookAt(hidden, final);
      expect(apiRequests(), 'what is final is known as long as the window is open').toHaveLength(places.length);

      const stored = await readStored(driver);
      for (const value of valuesOf(places)) expect(stored.includes(value), value).toBe(false);
      expect(await ask(driver, 'recents', {})).toEqual(before);
      expect(await driver.atDesk(() => Reflect.get(globalThis, 'chrome').storage.session.get('place'))).toEqual({});

      await hidden.close();
      const again = await driver.openPrivatePage(toPageUrl(firstWithHovers));
      await lookAt(again, final);
      expect(apiRequests(), 'the next private window knows nothing').toHaveLength(places.length + final.length);
      await again.close();

      // Proves the check: lookups in an ordinary window are found.
      const page = await driver.openPage(toPageUrl(firstWithHovers));
      await lookAt(page, final);
      expect(apiRequests()).toHaveLength(places.length + 2 * final.length);
      const later = await readStored(driver);
      for (const value of valuesOf(final)) expect(later, value).toContain(value);
      expect(leaks()).toEqual([]);
    });
  },
);
