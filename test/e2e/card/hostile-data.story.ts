import { hostileCorpus } from '../../fuzz/corpus/corpus.ts';
import { judgeCells } from '../../fuzz/judge-cells.ts';
import { readCsv } from '../../fuzz/read-csv.ts';
import { findMisfits } from '../access/find-misfits.ts';
import type { CardSeen, DrivenPage } from '../driver/driver.ts';
import { exportAs, lookUp } from '../driver/forms.ts';
import { alertsOf, cardOnText, clickInCard, clickNamed, closeCard, inkOf, leave, says } from '../driver/hands.ts';
import { savedFile } from '../driver/saved-file.ts';
import { until } from '../driver/until.ts';
import { findForeign } from '../hostile-data/find-foreign.ts';
import { type HostileKind, serveRounds, textsOf, toRounds } from '../hostile-data/hostile-rounds.ts';
import { type LeakTrap, startLeakTrap } from '../hostile-data/leak-trap.ts';
import { setTraps, trappedIn } from '../hostile-data/set-traps.ts';
import { expect, nightly, test } from '../story.ts';

// Enough rounds to show every text, and a few more: each place gets several kinds of text.
const rounds: { [kind in HostileKind]: number } = { transaction: 4, balance: 3, NFT: 4 };
const kinds = Object.keys(rounds) as HostileKind[];
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;
const ourLink = /^https:\/\/[a-z.]+\/(?:tx|address|nft)\/0x[\da-fA-F]+(?:\/\d+)?$/;

let trap: LeakTrap;
let corpus: readonly string[];

test.beforeAll(async () => {
  trap = await startLeakTrap();
  corpus = hostileCorpus(trap.url);
});
test.afterAll(() => trap.close());

/** Returns the faults of a card, one line each. */
function judgeCard({ rect, text, name, notes, sticksOut, buttons }: CardSeen): string[] {
  const isWithin = rect.x >= 0 && rect.y >= 0 && rect.x + rect.width <= 1100 && rect.y + rect.height <= 800;
  const links = buttons.flatMap(({ href }) => href ?? []);
  const words = [text, name, ...notes, ...buttons.map((button) => button.name)];
  return [
    ...(isWithin ? [] : [`it lies at ${JSON.stringify(rect)}`]),
    ...sticksOut.map((one) => `it is too narrow for ${one}`),
    ...links.filter((href) => !ourLink.test(href)).map((href) => `it links to ${href}`),
    ...words.filter((one) => unseen.test(one)).map((one) => `it says ${JSON.stringify(one)}`),
  ];
}

/** Opens "More details", which may be below the visible part of a card. */
async function openDetails(page: DrivenPage, card: CardSeen): Promise<CardSeen> {
  // A card opens with the height that was chosen last on its page.
  if (card.rect.height < 300) await clickInCard(page, 'MoreLess');
  const { rect } = await until('it is unfolded', async () => {
    const [now] = await page.cards();
    return now && now.rect.height > 300 && now;
  });
  await page.moveTo({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 });
  return until('everything else is open', async () => {
    const [card] = await page.cards();
    if (!card?.details || card.details.isOpen) return card;
    const lowest = card.rect.y + card.rect.height - 56;
    if (card.details.at.y > lowest) await page.wheel(Math.ceil(card.details.at.y - lowest));
    else await page.click(card.details.at);
    return null;
  });
}

for (const kind of kinds) {
  test(
    `a card of a hostile ${kind} runs nothing, leads nowhere else and keeps its shape`,
    nightly,
    async ({ openPage, service }) => {
      const all = toRounds(kind, rounds[kind], corpus, 'on a card');
      const put = textsOf(all);
      expect(corpus.filter((text) => !put.has(text))).toEqual([]);
      serveRounds(service, all);
      const page = await openPage(all.map(({ written }) => `<p>tx ${written}</p>`).join(''));
      await setTraps(page);
      const before = await page.evaluate(() => location.href);

      for (const { written, name } of all) {
        const card = await cardOnText(page, written);
        expect(card.name).toContain(name);
        expect(card.alerts).toEqual([]);
        expect(judgeCard(card)).toEqual([]);
        if (card.details) expect(judgeCard(await openDetails(page, card))).toEqual([]);
        await closeCard(page);
        await leave(page);
      }

      expect(await trappedIn(page)).toEqual([]);
      expect(await page.evaluate(() => location.href)).toBe(before);
      expect(trap.visits).toBe(0);
      expect(service.log.map(({ path }) => path.toLowerCase())).toEqual(
        all.map(({ path }) => expect.stringContaining(path)),
      );
    },
  );
}

const shown: { [kind in HostileKind]: (page: DrivenPage) => Promise<unknown> } = {
  async transaction(page) {
    await says(page, /More details/);
    await clickNamed(page, 'More details');
  },
  async balance(page) {
    await until('the line is drawn', () => inkOf(page));
    await clickNamed(page, 'Table');
    await says(page, /Time.*Balance/);
  },
  NFT: (page) => says(page, /transferred to/i),
};

for (const place of ['popup.html', 'sidepanel.html']) {
  test(`${place} shows hostile answers as words, and keeps its shape`, nightly, async ({ driver, service }) => {
    const count = place === 'popup.html' ? 2 : 1;
    const asked: string[] = [];

    for (const kind of kinds) {
      // Skips the first round, which cards use.
      const all = toRounds(kind, count + 1, corpus, place).slice(1);
      serveRounds(service, all);
      for (const { written, path } of all) {
        const page = await driver.openExtensionPage(place);
        await setTraps(page);
        await lookUp(page, written);
        // Until then it shows the last page's lookup: our pages reopen their last view.
        await until('it is asked for', async () =>
          service.log.some((asking) => asking.path.toLowerCase().includes(path)),
        );
        await shown[kind](page);
        asked.push(path);

        expect(await alertsOf(page)).toEqual([]);
        expect(await findForeign(page)).toEqual([]);
        expect(await findMisfits(page)).toEqual([]);
        expect(await trappedIn(page)).toEqual([]);
        await page.close();
      }
    }

    expect(trap.visits).toBe(0);
    expect(service.log.map(({ path }) => path.toLowerCase())).toEqual(
      asked.map((path) => expect.stringContaining(path)),
    );
  });
}

for (const kind of ['balance', 'NFT'] as const) {
  test(`what is exported of a hostile ${kind} runs in no spreadsheet`, nightly, async ({ driver, service }) => {
    const [round] = toRounds(kind, 1, corpus, 'exported');
    if (round === undefined) throw new Error('There is nothing to export.');
    serveRounds(service, [round]);
    const [value = ''] = round.written.split('/');
    const popup = await driver.openExtensionPage('popup.html');
    await setTraps(popup);
    await lookUp(popup, round.written);
    await exportAs(popup, 'CSV');
    const csv = await savedFile(driver, (name) => name.toLowerCase().includes(value) && name.endsWith('.csv'));
    await exportAs(popup, 'JSON');
    const json = await savedFile(driver, (name) => name.toLowerCase().includes(value) && name.endsWith('.json'));

    const rows = readCsv(csv.text).filter((line) => line.length > 1);
    const items: unknown[] = Reflect.get(Object(round.body), 'items');
    expect(rows).toHaveLength(items.length + 1);
    expect(judgeCells(rows.slice(1))).toEqual([]);
    const file = JSON.parse(json.text);
    expect(file.changes ?? file.transfers).toHaveLength(items.length);
    expect(await trappedIn(popup)).toEqual([]);
    expect(trap.visits).toBe(0);
  });
}

test('the traps would tell', nightly, async ({ openPage }) => {
  const page = await openPage('<p id="into"></p>');
  const own = await startLeakTrap();
  await setTraps(page);

  const markup = hostileCorpus(own.url).filter((text) => text.startsWith('"\'><img'));
  await page.evaluate((all) => {
    const into = document.querySelector('#into');
    if (into) into.innerHTML = all.join('');
  }, markup);

  await until('a script ran', async () => (await trappedIn(page)).includes('a script ran'));
  await until('the trap was visited', async () => own.visits > 0);
  await own.close();
});
