import { openPopupOverNewest } from '../access/open-popup-over.ts';
import type { CardSeen, DrivenPage, Point } from '../driver/driver.ts';
import {
  clickInCard,
  clickNamed,
  closeCard,
  hoverText,
  leave,
  noCard,
  settledCard,
  textOf,
  toFront,
} from '../driver/hands.ts';
import { marked } from '../driver/marks.ts';
import { timersDrained } from '../driver/timers.ts';
import { until } from '../driver/until.ts';
import { expect, nightly, test } from '../story.ts';
import { addressOf, transactionOf } from '../values.ts';

/** What the open card says about Hashlens being gone: as a failure, or as its orphan message. */
async function saidOn(page: DrivenPage): Promise<string[]> {
  const [card] = await page.cards();
  return card ? [...card.alerts, card.left].filter((one) => one !== '') : [];
}

/** Dismisses an orphaned card by pressing its message: then nothing of it is visible, and nothing covers the page. */
async function pressAway(page: DrivenPage): Promise<void> {
  const { rect, text, isSeen, left, alerts } = await until('a card is there', async () => (await page.cards())[0]);
  expect({ isSeen, text, left, alerts }).toEqual({ isSeen: false, text: '', left: updated, alerts: [] });
  const isOver = (at: Point) =>
    page.evaluate(({ x, y }) => {
      let found = document.elementFromPoint(x, y);
      // A card's host is in the same shadow root as its reference.
      while (found?.shadowRoot) found = found.shadowRoot.elementFromPoint(x, y);
      return found?.matches('[popover]') ?? false;
    }, at);
  const [sentence, foot] = [30, rect.height - 10].map((down) => ({ x: rect.x + 30, y: rect.y + down }));
  if (!sentence || !foot) throw new Error('A card has a box.');
  expect([await isOver(sentence), await isOver(foot)]).toEqual([true, false]);
  await page.click(sentence);
  await expect.poll(() => isOver(sentence)).toBe(false);
  expect(await page.cards()).toMatchObject([{ text: '', left: '' }]);
}

/** Asserts that a card does not contain the orphan message, neither visibly nor in the text of its nodes. */
function expectWell({ alerts, left, allText }: CardSeen): void {
  expect({ alerts, left }).toEqual({ alerts: [], left: '' });
  expect(allText).not.toContain(updated);
}

const updated = 'Hashlens was updated, reload this page';

for (const way of ['updated', 'switched off'] as const) {
  test(
    `what a page is left with when Hashlens is ${way} says so in its own words, and all is well after a reload`,
    way === 'updated' ? {} : nightly,
    async ({ driver, openPage, service }) => {
      // Firefox ends our scripts at once; the updated script removes their card.
      const isEnded = driver.name === 'firefox';
      const isLeft = !isEnded || way === 'switched off';
      const hash = transactionOf(`left behind ${way}`);
      const address = addressOf(`left behind ${way}`);
      const page = await openPage(`<p>Transaction ${hash}</p><p style="margin-top:500px">Account ${address}</p>`);
      await marked(page);
      await hoverText(page, hash);
      expectWell(await settledCard(page));
      const asked = service.log.length;

      if (way === 'updated') await driver.update();
      else await driver.setEnabled(false);
      await toFront(page);

      if (isLeft) {
        await expect.poll(async () => (await page.cards())[0]?.name).toBe(`Transaction ${hash}`);
        // The card keeps its answer, which was true when it came. Only a new request shows the message.
        if (!isEnded) await clickInCard(page, 'Refresh');
        await expect.poll(() => saidOn(page)).toEqual([updated]);
      }
      if (isLeft && isEnded) await pressAway(page);
      if (isLeft && !isEnded) {
        await closeCard(page);
        await leave(page);
      }
      if (way === 'switched off') {
        await hoverText(page, address);
        if (!isEnded) await timersDrained(page);
        // A dismissed card stays as an element without a box: no script is left to remove it.
        expect((await page.cards()).filter(({ text, left }) => text !== '' || left !== '')).toEqual([]);
        await leave(page);
      }
      expect(service.log).toHaveLength(asked);
      if (way === 'switched off') await driver.setEnabled(true);
      await page.reload();
      // The driver's own page may be in front again, and nothing is sent for a hidden page.
      await toFront(page);
      await marked(page);
      await hoverText(page, address);
      expectWell(await settledCard(page));
    },
  );
}

test('a page that Hashlens was let into by the popup shows the same words', nightly, async ({ driver, openPage }) => {
  test.skip(driver.name === 'chromium', 'Chromium leaves our scripts to say it.');
  const hash = transactionOf('let in, and left behind');
  await driver.setHostAccess(false);
  const page = await openPage(`<p>Transaction ${hash}</p>`);
  await driver.setHostAccess(true);
  const popup = await openPopupOverNewest(driver);
  await clickNamed(popup, 'On this page');
  await expect.poll(() => textOf(popup)).toContain('Transactions 1');
  await page.bringToFront();
  await marked(page);
  await hoverText(page, hash);
  expectWell(await settledCard(page));

  await driver.setEnabled(false);
  await toFront(page);

  await expect.poll(() => saidOn(page)).toEqual([updated]);
  await pressAway(page);
  await driver.setEnabled(true);
});

for (const isPressed of [true, false]) {
  test(
    `a card in a dialog in a shadow root that was left behind and ${isPressed ? 'pressed away' : 'not pressed away'} does not come back with Hashlens`,
    nightly,
    async ({ driver, openPage }) => {
      test.skip(driver.name === 'chromium', 'Chromium leaves our scripts, which take their cards away.');
      const hash = transactionOf(`left behind in a root ${isPressed}`);
      const page = await openPage(`<p>Account ${addressOf('beside the root')}</p><div id="host"></div><script>
        const root = document.querySelector('#host').attachShadow({ mode: 'open' });
        root.innerHTML = '<dialog><p>Transaction ${hash}</p></dialog>';
        root.querySelector('dialog').showModal();
      </script>`);
      await marked(page);
      await page.moveTo(
        await page.evaluate(() => {
          const { x, y } = document.querySelector('#host')?.shadowRoot?.querySelector('p')?.getBoundingClientRect() ?? {
            x: 0,
            y: 0,
          };
          return { x: x + 120, y: y + 8 };
        }),
      );
      expectWell(await settledCard(page));

      await driver.setEnabled(false);
      await toFront(page);
      await expect.poll(() => saidOn(page)).toEqual([updated]);
      if (isPressed) await pressAway(page);
      await driver.setEnabled(true);
      await toFront(page);

      await noCard(page);
    },
  );
}
