import type { DrivenPage } from '../driver/driver.ts';
import { cardOnText, clickInCard, hoverText, leaveCard, noCard } from '../driver/hands.ts';
import { hasMarks, marksCover } from '../driver/marks.ts';
import { ask } from '../driver/set-up.ts';
import { timersDrained } from '../driver/timers.ts';
import { expect, nightly, test } from '../story.ts';
import { transactionOf } from '../values.ts';

const said = async (page: DrivenPage) => (await page.cards())[0]?.text;

/** Presses this row in the menu of the open card. */
async function choose(page: DrivenPage, row: string): Promise<void> {
  await clickInCard(page, 'More actions');
  await clickInCard(page, row);
}

test.describe('a press in a card’s menu applies at once, the card stays for its undo, and that applies at once', () => {
  for (const [row, words, when] of [
    ['Turn off on this site', 'Turned off on 127.0.0.1', {}],
    ['Pause for 1 hour', 'Paused for 1 hour', nightly],
  ] as const)
    test(row, when, async ({ openPage }) => {
      const [hash, other] = [transactionOf(`off by ${row}`), transactionOf(`nowhere by ${row}`)];
      const page = await openPage(`<p>Transaction ${hash}</p><p style="margin-top:600px">Transaction ${other}</p>`);
      await marksCover(page, 'p', hash);
      await cardOnText(page, hash);

      await choose(page, row);
      await expect.poll(() => said(page)).toContain(words);
      await expect.poll(() => hasMarks(page)).toBe(false);
      expect(await page.cards()).toHaveLength(1);

      await clickInCard(page, 'Undo');
      await expect.poll(() => said(page)).toContain('Undone');
      await marksCover(page, 'p', hash);
      await leaveCard(page);
      await cardOnText(page, other);
      await leaveCard(page);
    });
});

test('once the card that turned Hashlens off has gone, no other opens', nightly, async ({ driver, openPage }) => {
  const hash = transactionOf('off for good');
  const page = await openPage(`<p>Transaction ${hash}</p>`);
  await cardOnText(page, hash);

  await choose(page, 'Pause for 1 hour');
  await expect.poll(() => said(page)).toContain('Paused for 1 hour');
  await leaveCard(page);
  await hoverText(page, hash);
  await timersDrained(page);

  await noCard(page);
  await ask(driver, 'saveGuarded', { snoozedUntil: 0 });
});
