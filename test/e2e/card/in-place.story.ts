import type { DrivenPage } from '../driver/driver.ts';
import { cardOnText, clickInCard, leaveCard } from '../driver/hands.ts';
import { hasMarks, marksCover } from '../driver/marks.ts';
import { expect, nightly, test } from '../story.ts';
import { transactionOf } from '../values.ts';

const said = async (page: DrivenPage) => (await page.cards())[0]?.text;

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

      await clickInCard(page, 'More actions');
      await clickInCard(page, row);
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
