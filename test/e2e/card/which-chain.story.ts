import type { DrivenPage } from '../driver/driver.ts';
import { cardOnText, leaveCard, settledCard } from '../driver/hands.ts';
import { ask } from '../driver/set-up.ts';
import { expect, nightly, once, test } from '../story.ts';
import { addressOf, transactionOf } from '../values.ts';

const chainsOf = (log: readonly { path: string }[]) => log.map(({ path }) => Number(path.split('/')[1]));

// All stories share one site, whose last answer decides which chain the next one asks first.
test.beforeEach(async ({ driver }) => {
  await ask(driver, 'forgetAnswers', {});
});

async function hoverAndRead(page: DrivenPage, hash: string) {
  const card = await cardOnText(page, hash);
  await leaveCard(page);
  return card;
}

test(
  'a transaction that the first chain does not know is found on the next one, and the card says so',
  once,
  async ({ openPage, service }) => {
    const hash = transactionOf('on the second chain');
    service.behave({ path: '/1/api', reply: 'not-found' });
    const page = await openPage(`<p>Transaction ${hash}</p>`);

    const card = await hoverAndRead(page, hash);

    expect(card.alerts).toEqual([]);
    expect(card.text).toContain('Base');
    expect(chainsOf(service.log)).toEqual([1, 8453]);
    // The second lookup sends nothing, although Ethereum comes first.
    await hoverAndRead(page, hash);
    expect(service.log).toHaveLength(2);
  },
);

test(
  'a transaction that no chain knows says where it was looked for, and four were asked',
  nightly,
  async ({ driver, openPage, service }) => {
    const hash = `${transactionOf('nowhere').slice(0, -4)}dead`;
    const page = await openPage(`<p>Transaction ${hash}</p>`);

    const card = await hoverAndRead(page, hash);

    expect(card.alerts).toHaveLength(1);
    expect(card.alerts[0]).toContain('not found');
    // In Firefox a page could read which chains the user has chosen.
    for (const name of ['Ethereum', 'Base', 'Arbitrum One', 'OP Mainnet'])
      expect(card.alerts[0]?.includes(name)).toBe(driver.name === 'chromium');
    expect(chainsOf(service.log)).toEqual([1, 8453, 42161, 10]);
  },
);

test(
  'a link to an explorer is taken at its word: nowhere else is asked',
  once,
  async ({ driver, openPage, service }) => {
    const hash = `${transactionOf('linked').slice(0, -4)}dead`;
    const page = await openPage(`<a href="https://arbiscan.io/tx/${hash}">${hash}</a>`);

    const card = await hoverAndRead(page, hash);

    expect(card.alerts[0]?.includes('Arbitrum One')).toBe(driver.name === 'chromium');
    expect(chainsOf(service.log)).toEqual([42161]);
  },
);

test(
  'one choice in the card changes the chain, and the site is remembered',
  nightly,
  async ({ driver, openPage, service }) => {
    const [first, second] = [transactionOf('chosen by hand'), transactionOf('after the choice')];
    const address = addressOf('after the choice');
    const page = await openPage(`<p>Transaction ${first}</p><p>Transaction ${second}</p><p>Address ${address}</p>`);
    await cardOnText(page, first);

    await page.press('Alt+ArrowDown');
    const card = await settledCard(page);
    await leaveCard(page);
    const next = await hoverAndRead(page, second);
    const other = await hoverAndRead(page, address);

    expect(card.text).toContain('Base');
    expect(next.text).toContain('Base');
    expect(other.text).toContain('Base');
    // In Firefox a page could read the user's choice.
    expect(other.text.includes('your choice on this site')).toBe(driver.name === 'chromium');
    expect(chainsOf(service.log)).toEqual([1, 8453, 8453, 8453]);
  },
);

test(
  'a chain that the service does not serve is asked once a day, also after the background was stopped',
  nightly,
  async ({ driver, openPage, service }) => {
    const [first, second] = [transactionOf('unserved'), transactionOf('unserved too')];
    const body = [first, second].map((hash) => `<p><a href="https://bscscan.com/tx/${hash}">${hash}</a></p>`).join('');
    const page = await openPage(body);

    const card = await hoverAndRead(page, first);
    await driver.killBackground();
    const next = await hoverAndRead(page, second);

    for (const { alerts } of [card, next]) expect(alerts[0]).toContain('chain');
    expect(chainsOf(service.log)).toEqual([56]);
  },
);
