import { until } from '../driver/until.ts';
import { expect, once, test } from '../story.ts';
import { addressOf, transactionOf } from '../values.ts';

const address = addressOf('counted');
const hash = transactionOf('counted');

test(
  'the badge counts the different references of a page, and shows nothing where there are none',
  once,
  async ({ driver, openPage }) => {
    const own = await driver.openExtensionPage('options.html');
    const badges = () =>
      own.evaluate(async () => {
        const { tabs, action } = Reflect.get(globalThis, 'chrome');
        const all: { id: number }[] = await tabs.query({});
        const texts = all.map(async ({ id }) => [id, await action.getBadgeText({ tabId: id })] as const);
        return Promise.all(texts);
      });
    const others = new Map(await badges());
    const ofThese = async () => (await badges()).filter(([id]) => !others.has(id)).map(([, text]) => text);

    await openPage('<p>Nothing here but 0x and 0X12.</p>');
    await openPage(`<p>${address} sent ${hash} to ${addressOf('other')}</p><p>${address} again</p>
      <iframe srcdoc="<p>${addressOf('counted in a frame')}</p>"></iframe>`);

    await until('the badge counts', async () => (await ofThese()).includes('4'));

    expect((await ofThese()).toSorted()).toEqual(['', '4']);
  },
);
