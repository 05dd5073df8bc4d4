import type { DrivenPage } from '../driver/driver.ts';
import { cardOnText, clickInCard, clickNamed, closeCard, fill, leave, settledCard, textOf } from '../driver/hands.ts';
import { removeKey } from '../driver/set-up.ts';
import { expect, nightly, once, test } from '../story.ts';
import { addressOf, transactionOf } from '../values.ts';

test(
  'every reference of the welcome page opens before any key exists, and nothing is sent',
  nightly,
  async ({ keyless, service }) => {
    const welcome = await keyless.openExtensionPage('welcome.html');
    // The first card opens by itself.
    await settledCard(welcome);
    await closeCard(welcome);

    await expectSample(welcome);

    expect(service.log).toEqual([]);
  },
);

test(
  'every reference of the welcome page still opens there once a key exists, and nothing is sent',
  nightly,
  async ({ driver, service }) => {
    const welcome = await driver.openExtensionPage('welcome.html');
    // Once the page knows the key, the text above the sample changes and its values move.
    await expect.poll(() => textOf(welcome)).toContain(`ends in …${service.key.slice(-4)}`);

    await expectSample(welcome);

    expect(service.log).toEqual([]);
  },
);

test(
  'a key that is typed on the welcome page is stored and sent from then on',
  nightly,
  async ({ keyless, pages, service }) => {
    const hash = transactionOf('welcome key');
    const welcome = await keyless.openExtensionPage('welcome.html');

    await fill(welcome, 'API key', service.key);
    await welcome.press('Enter');

    await expect.poll(() => textOf(welcome)).toContain(`ends in …${service.key.slice(-4)}`);
    expect(service.log).toEqual([]);
    const page = await keyless.openPage(pages.serve(`<p>Transaction ${hash}</p>`));
    expect((await cardOnText(page, hash)).alerts).toEqual([]);
    expect(service.log.map(({ query }) => query.apikey)).toEqual([service.key]);
    await removeKey(keyless);
  },
);

test(
  'what cannot be answered without a key goes along to where the key is typed',
  once,
  async ({ keyless, pages, service }) => {
    const address = addressOf('without a key');
    const page = await keyless.openPage(pages.serve(`<p>Sent to ${address}</p>`));

    const card = await cardOnText(page, address);
    await clickInCard(page, 'Add key');

    expect(card.alerts.join()).toContain('Add an API key to see this address');
    const value = `${address.slice(0, 6)}…${address.slice(-4)}`;
    await expect.poll(() => keyless.atDesk(optionsText)).toContain(`To see ${value}, add your key below.`);
    expect(service.log).toEqual([]);
  },
);

/** Returns the text of the options page that a card opened. Does not close it. */
async function optionsText(): Promise<string> {
  const views: Window[] = Reflect.get(globalThis, 'chrome').extension.getViews({ type: 'tab' });
  const options = views.find(({ location }) => location.search.startsWith('?opened='));
  return options?.document.body?.textContent ?? '';
}

async function expectSample(welcome: DrivenPage): Promise<void> {
  await clickNamed(welcome, 'More samples');
  await expect.poll(() => countMarks(welcome), { message: 'the sample is marked' }).toBeGreaterThan(9);
  const names: string[] = [];
  for (let index = 0; index < (await countMarks(welcome)); index += 1) {
    await welcome.moveTo(await pointOfMark(welcome, index));
    const card = await settledCard(welcome);
    expect(card.alerts, card.name).toEqual([]);
    names.push(card.name);
    await closeCard(welcome);
    await leave(welcome);
  }
  for (const kind of ['Transaction 0x', 'Address 0x', 'NFT '])
    expect(names.some((name) => name.startsWith(kind))).toBe(true);
  expect(new Set(names).size).toBeGreaterThan(9);
}

function countMarks(page: DrivenPage): Promise<number> {
  return page.evaluate(() => [...CSS.highlights.values()].reduce((sum, highlight) => sum + highlight.size, 0));
}

function pointOfMark(page: DrivenPage, index: number) {
  return page.evaluate((wanted) => {
    const ranges = [...CSS.highlights.values()].flatMap((highlight) => [...highlight]);
    const mark = ranges[wanted];
    if (mark === undefined) throw new Error('There are fewer marks than a moment ago.');
    const range = document.createRange();
    range.setStart(mark.startContainer, mark.startOffset);
    range.setEnd(mark.endContainer, mark.endOffset);
    range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
    const box = range.getClientRects()[0] ?? range.getBoundingClientRect();
    return { x: box.x + Math.min(box.width / 2, 60), y: box.y + box.height / 2 };
  }, index);
}
