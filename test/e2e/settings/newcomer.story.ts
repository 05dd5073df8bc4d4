import { cardOnText, fill, settledCard, textOf } from '../driver/hands.ts';
import { storeAccess } from '../driver/set-up.ts';
import { expect, nightly, startBrowser, test } from '../story.ts';
import { transactionOf } from '../values.ts';

// Uses a new profile: in the other stories' browser, there is a key already.
test(
  'a newcomer sees a card at once, and one on their own page after they paste a key on the welcome page',
  nightly,
  async ({ browserKind, pages, service }) => {
    const driver = await startBrowser(browserKind);
    try {
      // Instead of the address that a newcomer has.
      await storeAccess(driver, { url: service.url, key: '' });
      const hash = transactionOf('newcomer');
      const own = await driver.openPage(
        pages.serve(`<label>Key <input value="${service.key}"></label><p>Transaction ${hash}</p>`),
      );
      await fill(own, 'Key', service.key);
      await own.selectAll();
      await own.press('Control+c');
      const begunMs = Date.now();
      const welcome = await driver.openExtensionPage('welcome.html');
      const first = await settledCard(welcome);

      // A click and a paste.
      await fill(welcome, 'API key', '');
      await welcome.press('Control+v');
      await expect.poll(() => textOf(welcome)).toContain('Ready. The key works on Ethereum.');
      await own.bringToFront();
      const card = await cardOnText(own, hash);

      expect(first).toMatchObject({ name: expect.stringMatching(/^Transaction 0x/), alerts: [] });
      expect(card).toMatchObject({ alerts: [], text: expect.stringContaining('Block') });
      expect(service.log.map(({ path }) => path.split('/').at(-1))).toEqual([expect.any(String), hash]);
      expect(Date.now() - begunMs).toBeLessThan(60_000);
    } finally {
      await driver.close();
    }
  },
);
