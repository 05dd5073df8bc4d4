import { createServer } from 'node:http';
import { listenOnLoopback } from '../../explorer/listen-on-loopback.ts';
import { startLocalExplorer } from '../../explorer/start-local-explorer.ts';
import { cardOnText } from '../driver/hands.ts';
import { leaveAddress, storeAddress } from '../driver/set-up.ts';
import { until } from '../driver/until.ts';
import { expect, nightly, test } from '../story.ts';
import { transactionOf } from '../values.ts';

// Content scripts can write this storage, and may be controlled by an attacker. Here an extension page writes it, which
// is the same to the background: it receives no message.
test(
  'an API address that was only written down is not asked, even where the browser would let us, and is put right',
  nightly,
  async ({ driver, openPage, service }) => {
    const asked: string[] = [];
    const { port, close } = await listenOnLoopback(
      createServer((request, response) => {
        asked.push(String(request.url));
        response.end('{}');
      }),
      0,
    );
    const hash = transactionOf('asked elsewhere');
    const page = await openPage(`<p>Transaction ${hash}</p>`);

    // The same host: host permissions do not distinguish ports.
    await driver.atDesk(
      (apiAddress) => Reflect.get(globalThis, 'chrome').storage.local.set({ apiAddress }),
      `http://127.0.0.1:${port}`,
    );
    await driver.killBackground();
    await page.bringToFront();
    const card = await cardOnText(page, hash);

    expect(card.alerts).toEqual([]);
    expect(asked).toEqual([]);
    expect(service.log.map(({ query }) => query.apikey)).toEqual([service.key]);
    await until('the options show the true one', async () => {
      const options = await driver.openExtensionPage('options.html');
      const stored = await options.evaluate(async () => {
        const { apiAddress } = await Reflect.get(globalThis, 'chrome').storage.local.get('apiAddress');
        return String(apiAddress);
      });
      await options.close();
      return stored === service.url;
    });
    await close();
  },
);

test(
  'an address is stored on leaving its field, and asked from then on',
  nightly,
  async ({ driver, openPage, service }) => {
    const hash = transactionOf('another address');
    const other = await startLocalExplorer({ key: service.key });

    await leaveAddress(driver, other.url);
    const page = await openPage(`<p>Transaction ${hash}</p>`);
    const card = await cardOnText(page, hash);

    expect(card.alerts).toEqual([]);
    expect(other.log.map(({ path }) => path)).toEqual([`/1/api/v2/transactions/${hash}`]);
    expect(service.log).toEqual([]);
    await storeAddress(driver, service.url);
    await other.close();
  },
);
