import { readFileSync } from 'node:fs';
import type { CardSeen, DrivenPage, Driver } from '../driver/driver.ts';
import { hoverText, standingCard } from '../driver/hands.ts';
import { marked } from '../driver/marks.ts';
import { timersDrained } from '../driver/timers.ts';
import { until } from '../driver/until.ts';
import { expect, nightly, test } from '../story.ts';
import type { StoryPages } from '../story-pages.ts';
import { addressOf } from '../values.ts';
import tables from './hostile-looks.json' with { type: 'json' };

// One letter is upper case, so that the checksum is wrong and the card warns.
const address = addressOf('looks').replace(/[a-f]/, (letter) => letter.toUpperCase());

/** Opens the card of an address with a warning, on a page with this attack, which sets a global once it is done. */
async function openCard(
  driver: Driver,
  pages: StoryPages,
  attack: string,
): Promise<{ page: DrivenPage; card: CardSeen }> {
  const page = await driver.openPage(
    pages.serve(
      `<p style="margin:40px 0;font:16px/20px sans-serif">Account ${address} here</p><script>${attack}; globalThis.isDone = true</script>`,
    ),
  );
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isDone') === true)).toBe(true);
  await marked(page);
  await hoverText(page, address);
  const card = await standingCard(page);
  expect(card.notes.join()).toContain('checksum');
  return { page, card };
}

const looksOf = ({ colours, rect, notes, sticksOut }: CardSeen) => ({ colours, rect, notes, sticksOut });

/** Returns a script that adds a style sheet. */
const saying = (css: string) =>
  `document.head.append(Object.assign(document.createElement('style'), { textContent: ${JSON.stringify(css)} }))`;

// In px. At the card's rim and round corners the page shows through, which may look different.
const rim = 4;

/** A card's picture, once two in a row are the same: browsers redraw edges some time after a movement has ended. */
async function pictureOf(page: DrivenPage, { rect: { x, y, width, height } }: CardSeen, name: string): Promise<string> {
  const path = test.info().outputPath(`${name}.png`);
  let last: string | undefined;
  return until(`the card’s picture ${name} no longer changes`, async () => {
    const before = last;
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await page.screenshot(path, { x: x + rim, y: y + rim, width: width - 2 * rim, height: height - 2 * rim });
    last = readFileSync(path).toString('base64');
    return last === before && `data:image/png;base64,${last}`;
  });
}

/** Number of colour values that differ by more than 1/50 of black to white: antialiasing of edges varies a little. */
function countDifferent(page: DrivenPage, one: string, other: string): Promise<number> {
  return page.evaluate(
    async (...urls) => {
      const [first = [], second = []] = await Promise.all(
        urls.map(async (url) => {
          const bitmap = await createImageBitmap(await (await fetch(url)).blob());
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
          context?.drawImage(bitmap, 0, 0);
          return [...(context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [])];
        }),
      );
      if (first.length === 0 || first.length !== second.length) return Number.POSITIVE_INFINITY;
      return first.filter((value, at) => Math.abs(value - (second[at] ?? 0)) > 5).length;
    },
    one,
    other,
  );
}

// Styles that a page can set for its whole document, or for a card's host, the only element of it that it can reach.
const sheets = tables.sheets;

for (const [what, rules] of Object.entries(sheets)) {
  test(
    `a page cannot change how a card looks by what it says of ${what}`,
    what === 'what is inherited' ? {} : nightly,
    async ({ driver, pages }) => {
      const { page, card } = await openCard(driver, pages, '');
      const say = async (css: string) => {
        await page.evaluate((text) => {
          document.head.append(Object.assign(document.createElement('style'), { textContent: text }));
        }, css);
        await timersDrained(page);
        await page.evaluate(() => new Promise(requestAnimationFrame));
      };
      // Adding a style sheet redraws the card and its antialiased edges, so one is also added before the first picture.
      await say('*::selection { }');
      const before = await pictureOf(page, card, 'before');
      // No text of a card can be selected.
      if (what === 'what is selected')
        await page.evaluate(() => getSelection()?.selectAllChildren(document.documentElement));

      await say(rules.join('\n'));

      const [after] = await page.cards();
      expect(after && looksOf({ ...after, rect: card.rect })).toEqual(looksOf(card));
      expect(after && (await countDifferent(page, before, await pictureOf(page, after, 'after')))).toBe(0);
    },
  );
}

test('a page that says what our properties are cannot change how a card looks', nightly, async ({ driver, pages }) => {
  const names = [...new Set(readFileSync('src/ui/DESIGN.md', 'utf8').match(/--hl-[\w-]+/g))];
  const hostile = `
    for (const name of ${JSON.stringify(names)})
      CSS.registerProperty({ name, syntax: '<color>', inherits: false, initialValue: 'transparent' });
    CSS.registerProperty({ name: '--hl-room', syntax: '<length>', inherits: false, initialValue: '40px' });
    ${saying(`:root { ${names.map((name) => `${name}: transparent !important`).join(';')} }`)}`;

  const before = (await openCard(driver, pages, '')).card;
  expect(names.length).toBeGreaterThan(20);
  expect(before.colours).toHaveLength(3);
  expect(before.colours.join()).not.toContain('rgba(0, 0, 0, 0)');
  expect(before.rect.height).toBeGreaterThan(100);

  expect(looksOf((await openCard(driver, pages, hostile)).card)).toEqual(looksOf(before));
});

// All font names that our style sheets have used, those that generic names resolve to, and the generic names.
const families = tables.families;

test(
  'a page that defines fonts neither learns what a card shows, nor draws it with others',
  nightly,
  async ({ driver, pages }) => {
    const before = (await openCard(driver, pages, '')).card;
    const faces = families.map((name, index) => `@font-face { font-family: "${name}"; src: url("/font-${index}") }`);
    const asked = pages.asked.length;

    const { page, card } = await openCard(
      driver,
      pages,
      `${saying(faces.join(''))};
    for (const [index, name] of ${JSON.stringify(families)}.entries())
      document.fonts.add(new FontFace(name, 'url("/face-' + index + '")'))`,
    );
    const fonts = () => pages.asked.slice(asked).filter((path) => /^\/(?:font|face)-/.test(path));

    expect(fonts()).toEqual([]);
    expect(looksOf(card)).toEqual(looksOf(before));
    // Proves that the page's font declarations work: its own text loads a font.
    await page.evaluate(() => {
      document.body.append(Object.assign(document.createElement('p'), { textContent: '0x12', id: 'own' }));
      document.querySelector<HTMLElement>('#own')?.style.setProperty('font-family', 'Menlo, "Segoe UI"');
    });
    await until('its own text asks for a font', async () => fonts().length > 0);
  },
);
