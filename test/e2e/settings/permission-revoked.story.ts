import { lookUp } from '../driver/forms.ts';
import { alertsOf, cardOnText, clickNamed, hoverText, leaveCard, settledCard, textOf } from '../driver/hands.ts';
import { marksCover } from '../driver/marks.ts';
import { countOf, longHistory, recordsOf } from '../long-history.ts';
import { buttonsOfNote, expectSilence, giveBack, noPermission } from '../revoked.ts';
import { expect, nightly, once, test } from '../story.ts';
import { addressOf, transactionOf } from '../values.ts';

test.afterEach(async ({ driver, service }) => {
  await giveBack(driver, service);
});

test(
  'a card that waits when access is taken back has its answer or words, the next one says why, and after it is given back all is well',
  once,
  async ({ driver, openPage, service }) => {
    const [hash, next] = [transactionOf('revoked on its way'), transactionOf('revoked before')];
    const page = await openPage(`<p>Transaction ${hash}</p><div style="margin-top:500px">Transaction ${next}</div>`);
    await marksCover(page, 'p', hash);
    const held = service.hold({ times: 1 });
    await hoverText(page, hash);
    await held.arrived();

    await driver.setHostAccess(false);
    await page.bringToFront();
    held.release();

    const met = await settledCard(page);
    expect(`${met.text} ${met.alerts}`).toMatch(/Fee|Permission needed/);
    await leaveCard(page);
    const refused = await cardOnText(page, next);
    expect(refused.alerts).toEqual([expect.stringMatching(noPermission)]);
    expect(refused.buttons.filter(({ within }) => within !== 'foot').map(({ name }) => name)).toContain('Open options');
    await expect.poll(() => service.log.every(({ ended }) => ended !== 'open')).toBe(true);
    // A broken connection is retried twice.
    const before = service.log.length;
    expect(before).toBeLessThanOrEqual(3);
    await leaveCard(page);

    await giveBack(driver, service);
    await page.bringToFront();
    const answered = await cardOnText(page, next);
    expect([answered.alerts, answered.text]).toEqual([[], expect.stringMatching(/\b[Ff]ee\b/)]);
    // Nothing was requested automatically in the meantime.
    expect(service.log).toHaveLength(before + 1);
  },
);

test.describe('access is taken in the middle of a history', () => {
  // Chromium may block the reply to the request that is on its way at that moment, and reports that in the console.
  test.use({ mayFail: /blocked by CORS policy/ });

  test(
    'a full history that access is taken from stays as far as it came, and goes on where it stopped',
    nightly,
    async ({ driver, service }) => {
      const address = longHistory('revoked history');
      const count = countOf(address);
      const popup = await driver.openExtensionPage('popup.html');
      const held = service.hold({ skip: 3 });
      await lookUp(popup, address);
      await clickNamed(popup, 'Load full history');
      await expect.poll(() => recordsOf(popup)).toBeGreaterThanOrEqual(100);

      await driver.setHostAccess(false);
      held.release();

      await popup.bringToFront();
      await expect.poll(() => alertsOf(popup)).toEqual([expect.stringMatching(noPermission)]);
      await expect.poll(() => buttonsOfNote(popup)).toEqual(['Allow access']);
      const came = await recordsOf(popup);
      expect(came).toBeGreaterThanOrEqual(100);
      expect(came).toBeLessThan(count);
      await expectSilence(popup, service);

      await giveBack(driver, service);
      await expect.poll(() => buttonsOfNote(popup)).toEqual([]);
      await popup.bringToFront();
      await clickNamed(popup, 'Load full history');

      await expect.poll(() => recordsOf(popup)).toBe(count);
      expect(await alertsOf(popup)).toEqual([]);
      const cursors = service.log.map(({ query }) => query.block_number).filter((block) => block !== undefined);
      const again = cursors.length - new Set(cursors).size;
      expect(again, 'but for the page on its way, nothing was asked for twice').toBeLessThanOrEqual(1);
    },
  );
});

test(
  'an open popup says it with one button as soon as access is taken back, keeps what it shows, and goes on after',
  once,
  async ({ driver, service }) => {
    const [address, other] = [addressOf('shown while revoked'), addressOf('asked while revoked')];
    const popup = await driver.openExtensionPage('popup.html');
    await lookUp(popup, address);
    await expect.poll(() => textOf(popup)).toMatch(/\d+ changes, back to/);
    const shown = await recordsOf(popup);

    await driver.setHostAccess(false);

    await popup.bringToFront();
    await expect.poll(() => buttonsOfNote(popup)).toEqual(['Allow access']);
    expect(await recordsOf(popup)).toBe(shown);
    const sent = service.log.length;
    await clickNamed(popup, 'Refresh');
    await expect.poll(() => alertsOf(popup)).toEqual([expect.stringMatching(noPermission)]);
    expect(await recordsOf(popup)).toBe(shown);
    await lookUp(popup, other);
    await expect.poll(() => alertsOf(popup)).toEqual([expect.stringMatching(noPermission)]);
    await expectSilence(popup, service);
    expect(service.log).toHaveLength(sent);

    await giveBack(driver, service);
    await expect.poll(() => buttonsOfNote(popup)).toEqual([]);
    await popup.bringToFront();
    await lookUp(popup, other);

    await expect.poll(() => textOf(popup)).toMatch(/\d ETH/);
    await expect.poll(() => alertsOf(popup)).toEqual([]);
    expect(service.log).toHaveLength(sent + 1);
  },
);
