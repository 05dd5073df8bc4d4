import { privateKeyToAddress } from 'viem/accounts';
import type { CardSeen, DrivenPage, Driver } from '../driver/driver.ts';
import { clickInCard, hover, leave, leaveCard, settledCard, standingCard } from '../driver/hands.ts';
import { marked } from '../driver/marks.ts';
import { ask } from '../driver/set-up.ts';
import { timersDrained } from '../driver/timers.ts';
import { until } from '../driver/until.ts';
import { walk } from '../driver/walk.ts';
import type { Service } from '../service.ts';
import { bySpy, spyOn } from '../spying-page.ts';
import { expect, nightly, test } from '../story.ts';
import type { StoryPages } from '../story-pages.ts';
import { addressOf, toAlike, transactionOf } from '../values.ts';

// The page shows only its reference, which contains no letter after f except x, and no space.
const bare = (text: string) => `<div id="ref" style="font:16px monospace;width:max-content">${text}</div>`;
const linkTo = (hash: string) => `<a href="https://etherscan.io/tx/${hash}">${hash}</a>`;
// Texts that are searched for in each of the first frames.
const early = [' ', 'n', 'o', 'r', 's', 't', 'i'];

const pinButton = 'PinUnpin';

async function openSpied(driver: Driver, pages: StoryPages, text: string): Promise<DrivenPage> {
  const page = await driver.openPage(pages.serve(bare(text)));
  await marked(page);
  await spyOn(page);
  return page;
}

/** Returns how often each letter of a card, and each of its longest words, occurs in a text of the page. */
function countsIn(
  text: string,
  { allText, name, titles, alerts, notes, buttons }: CardSeen,
): { [text: string]: number } {
  const all = [allText, name, ...titles, ...alerts, ...notes, ...buttons.map((button) => button.name)].join(' ');
  const words = all.split(/\s+/).toSorted((one, other) => other.length - one.length);
  return Object.fromEntries(
    [...new Set([...all, ...words.slice(0, 12), ...early])].map((one) => [one, text.split(one).length - 1]),
  );
}

type Stage = {
  html: (hash: string, address: string) => string;
  begin?: (service: Service) => void;
  /** Returns the card once it has reached this stage. */
  reach: (page: DrivenPage) => Promise<CardSeen>;
};

const waits = (page: DrivenPage) =>
  until('a card waits', async () => (await page.cards()).find(({ busy, text }) => busy && text !== ''));

const stages: { [name: string]: Stage } = {
  'a transaction': { html: linkTo, reach: settledCard },
  'an address': { html: (_, address) => address, reach: settledCard },
  'what is asked about first': { html: (hash) => hash, reach: settledCard },
  'what is waited for': { html: linkTo, begin: (service) => service.hold(), reach: waits },
  'a failure': { html: linkTo, begin: (service) => service.behave({ reply: 'senseless' }), reach: settledCard },
  'an address that is pinned': {
    html: (_, address) => address,
    async reach(page) {
      await settledCard(page);
      await clickInCard(page, pinButton);
      await leave(page);
      await timersDrained(page);
      return settledCard(page);
    },
  },
};

// The most revealing stage is tested in every run, the others nightly.
const everyDay = 'a transaction';

for (const [what, { html, begin, reach }] of Object.entries(stages)) {
  const when = what === everyDay ? {} : nightly;
  test(
    `nothing of the card of ${what} is found in the page or can be selected, from its first frame on`,
    when,
    async ({ driver, pages, service }) => {
      const [hash, address] = [transactionOf(`found ${what}`), addressOf(`found ${what}`)];
      begin?.(service);
      const page = await openSpied(driver, pages, html(hash, address));
      const text = await page.evaluate(() => document.body.innerText.trim());
      // Proves the search: it finds the page's text as often as it occurs, and nothing else.
      const before = await bySpy(page, 'find', [...early, ...text]);
      expect(before).toEqual(Object.fromEntries([...early, ...text].map((one) => [one, text.split(one).length - 1])));
      await bySpy(page, 'watchFor', early);

      await hover(page, '#ref');
      const card = await reach(page);

      const counts = countsIn(text, card);
      expect(Object.keys(counts).length).toBeGreaterThan(20);
      await until('the first frames are over', async () => (await bySpy(page, 'early')).frames >= 20);
      const found = await bySpy(page, 'find', Object.keys(counts));
      const read = await bySpy(page, 'texts');
      const pasted = await copyAll(page);
      const { found: soon } = await bySpy(page, 'early');

      const wrong = Object.keys(counts).filter((one) => found[one] !== counts[one]);
      expect.soft(soon, 'found in the first frames').toEqual([]);
      expect.soft(wrong, 'found as often as the page itself has it').toEqual([]);
      // The page's own text is part of everything that is read.
      const others = Object.entries({ ...read, pasted }).filter(
        ([, one]) => one.replaceAll(text, '').replace('A page', '').trim() !== '',
      );
      expect.soft(others, 'read as text').toEqual([]);
      expect.soft(read.selectAll, 'all of the page is selected').toContain(text);
      expect.soft(pasted, 'all of the page is copied').toContain(text);
      expect.soft(await page.cards(), 'the card is there to the end').toHaveLength(1);
    },
  );
}

/** Selects and copies everything with the keyboard. Returns what is pasted then. */
async function copyAll(page: DrivenPage): Promise<string> {
  await page.press('Control+a');
  await page.press('Control+c');
  const [selected, field] = await page.evaluate(() => {
    const text = String(getSelection());
    const area = document.createElement('textarea');
    document.body.append(area);
    area.focus({ preventScroll: true });
    return [text, area.localName];
  });
  await page.press('Control+v');
  return page.evaluate(
    (name, text) => {
      const area = document.querySelector<HTMLTextAreaElement>(name ?? '');
      area?.remove();
      return `${text}${area?.value}`;
    },
    field,
    selected,
  );
}

const ownName = 'Rent account of Zelda';
const ownNote = 'Quigley pays it on the third';
// Parts of an answer that only the user may know: earlier lookups, choices and settings.
const privately =
  /Zelda|Quigley|updated (?:just|\d)|credits?\b|you chose|your default|one of your chains|last result|named by you|you (?:know|watch)|from earlier/i;

/** Moves the pointer over the whole card on #ref and its buttons, and leaves it. Returns what the page obtained. */
async function lootOf(page: DrivenPage): Promise<string[]> {
  await hover(page, '#ref');
  const { rect, buttons } = await standingCard(page);
  // Leaves out buttons in collapsed sections, which are not in the card's box.
  const points = buttons.map(({ at }) => at).filter(({ y }) => y > rect.y && y < rect.y + rect.height);
  for (const across of [0.05, 0.3, 0.7])
    for (const down of [0.1, 0.3, 0.5, 0.7, 0.9, 0.3])
      points.push({ x: rect.x + rect.width * across, y: rect.y + rect.height * down });
  for (const point of points) await page.moveTo(point);
  await bySpy(page, 'probe', points);
  const { buttons: last } = await standingCard(page);
  expect(last.length).toBe(buttons.length);
  const loot = await bySpy(page, 'lootOf', true);
  await leaveCard(page);
  // A balance chart ends at the present, so the horizontal positions of its steps change during the story.
  return loot.map((line) => line.replace(/ d="M[^"]*"/, (path) => path.replace(/H[\d.]+/g, 'H')));
}

/** Checks that the spy obtains nodes if a browser exposes them, as for the page's own roots. */
async function expectSpying(driver: Driver, page: DrivenPage): Promise<void> {
  await page.evaluate(() => {
    for (const mode of ['open', 'closed'] as const) {
      const own = document.createElement('div');
      own.id = mode;
      own.attachShadow({ mode }).innerHTML = '<p>Of the page</p>';
      document.body.append(own);
    }
  });
  for (const mode of ['open', 'closed']) await hover(page, `#${mode}`);
  const ways = await bySpy(page, 'stolen');
  expect(ways).toContain('mousemove.composedPath');
  if (driver.name === 'firefox') expect(ways).toContain('mousemove.originalTarget');
  await bySpy(page, 'lootOf', false);
  await page.evaluate(() => {
    for (const own of document.querySelectorAll('#open,#closed')) own.remove();
  });
}

test('nothing that the page gets hold of in a card says what is private, and in Chromium it gets hold of nothing', async ({
  driver,
  pages,
}) => {
  const address = addressOf('of Zelda');
  const page = await openSpied(driver, pages, address);
  await expectSpying(driver, page);
  const loots: { [when: string]: string[] } = {};
  const visit = async (when: string) => {
    loots[when] = await lootOf(page);
    if (driver.name === 'chromium') expect.soft(await bySpy(page, 'stolen'), when).toEqual([]);
    await bySpy(page, 'lootOf', false);
  };

  await visit('asked for the first time');
  await visit('asked before');
  await visit('asked once more');
  await ask(driver, 'saveWatched', { address, name: ownName, note: ownNote });
  await visit('watched');
  await ask(driver, 'removeWatched', { address });
  await visit('not watched any more');
  const alike = toAlike(address);
  await ask(driver, 'saveWatched', { address: alike, name: ownName, note: ownNote });
  await visit('like one that is watched');
  await ask(driver, 'removeWatched', { address: alike });

  // The page obtains the same whether or not the address was watched or looked up before.
  expect.soft(loots['asked once more']).toEqual(loots['asked before']);
  for (const [when, loot] of Object.entries(loots)) {
    expect.soft(loot, when).toEqual(loots['asked before']);
    expect
      .soft(
        loot.filter((line) => privately.test(line)),
        when,
      )
      .toEqual([]);
  }
});

test('a page reads the same of a private key whether its address is watched or not, and nothing is sent', async ({
  driver,
  pages,
  service,
}) => {
  const key = transactionOf('the key of Zelda');
  const address = privateKeyToAddress(key as `0x${string}`).toLowerCase();
  const page = await openSpied(driver, pages, key);

  const before = await lootOf(page);
  await bySpy(page, 'lootOf', false);
  await ask(driver, 'saveWatched', { address, name: ownName, note: ownNote });
  const watched = await lootOf(page);
  await ask(driver, 'removeWatched', { address });

  expect(before.length > 0).toBe(driver.name === 'firefox');
  expect(watched).toEqual(before);
  expect(service.log).toEqual([]);
});

test('what the page gets hold of in a card that has the focus, is pressed and changes its chain says nothing private', async ({
  driver,
  pages,
}) => {
  const address = addressOf('of Zelda, used');
  await ask(driver, 'saveWatched', { address, name: ownName, note: ownNote });
  const page = await openSpied(driver, pages, address);

  await walk(driver, page);
  const { rect } = await settledCard(page);
  for (let step = 0; step < 4; step += 1) await page.press('Tab');
  await page.press('Alt+ArrowDown');
  await settledCard(page);
  await page.click({ x: rect.x + 40, y: rect.y + 6 });
  await page.drag({ x: rect.x + 20, y: rect.y + 60 }, { x: rect.x + rect.width - 30, y: rect.y + 90 });
  const selected = await page.evaluate(() => String(getSelection()));
  const read = await bySpy(page, 'texts');
  const loot = [...(await bySpy(page, 'lootOf', true)), ...Object.values(read), selected];
  const ways = await bySpy(page, 'stolen');
  await ask(driver, 'removeWatched', { address });
  // Also clears the chain remembered for the site.
  await ask(driver, 'forgetAnswers', {});

  expect.soft(selected.replaceAll(address, ''), 'what was dragged over').toBe('');
  expect.soft(loot.filter((line) => privately.test(line))).toEqual([]);
  if (driver.name === 'chromium') expect.soft(ways).toEqual([]);
});

const frames = (page: DrivenPage, count: number) =>
  page.evaluate(async (wanted) => {
    for (let frame = 0; frame < wanted; frame += 1) await new Promise(requestAnimationFrame);
  }, count);

for (const [what, isHeld] of [
  ['waits', true],
  ['has its answer', false],
] as const) {
  test(`the wheel over a card that ${what} does not scroll the page`, nightly, async ({ openPage, service }) => {
    const address = addressOf(`wheel over what ${what}`);
    const tall = '<div id="tall" style="height:5000px"></div>';
    const page = await openPage(bare(address) + tall);
    await marked(page);
    const scrolled = () => page.evaluate(() => scrollY);
    const held = isHeld ? service.hold() : null;
    await hover(page, '#ref');
    const { rect } = await (isHeld ? waits(page) : standingCard(page));

    await page.moveTo({ x: rect.x + rect.width / 2, y: rect.y + Math.min(40, rect.height / 2) });
    // Scrolls further than the card's own content.
    for (const delta of [150, 600, 600, 600, -900]) {
      await page.wheel(delta);
      await frames(page, 8);
    }
    const byCard = await scrolled();
    const cards = await page.cards();
    held?.release();
    await leave(page);
    await page.wheel(150);
    await until('the wheel scrolls the page beside it', async () => (await scrolled()) > 0);

    expect(byCard).toBe(0);
    expect(cards).toHaveLength(1);
  });
}

test('a card is not found while the page is printed', async ({ driver, pages }) => {
  const page = await openSpied(driver, pages, addressOf('printed'));
  await hover(page, '#ref');
  await settledCard(page);

  const printed = await page.evaluate(
    (wanted) =>
      new Promise<{ [text: string]: number }>((done) => {
        const { find } = Reflect.get(globalThis, 'spy');
        addEventListener('beforeprint', () => done(find(wanted)));
        setTimeout(() => print());
      }),
    early,
  );

  expect(printed).toEqual(Object.fromEntries(early.map((one) => [one, 0])));
  expect(await page.cards()).toHaveLength(1);
});
