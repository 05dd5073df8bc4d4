import { type Odd, oddHistories, toReply } from '../../tools/odd-histories.ts';
import { lineOf, readOutOf, toChange, toEther } from '../driver/chart.ts';
import type { DrivenPage } from '../driver/driver.ts';
import { lookUp } from '../driver/forms.ts';
import { alertsOf, clickNamed, textOf } from '../driver/hands.ts';
import { expect, nightly, once, test } from '../story.ts';
import { addressOf } from '../values.ts';

/** Returns the exact values of each change in the table: the balance after it, the change and its block. */
function tableOf(popup: DrivenPage): Promise<(string | undefined)[][]> {
  return popup.evaluate(() =>
    [...document.querySelectorAll('tr[aria-rowindex]')].flatMap((row) => {
      const [balance, change] = row.querySelectorAll<HTMLElement>('td.amount[title]');
      const block = row.querySelector('.place')?.textContent;
      // Where it is known, the blocks that the change is between follow.
      const [said] = change?.title.split(' between blocks') ?? [];
      return balance === undefined ? [] : [[balance.title, said, block ?? undefined]];
    }),
  );
}

const blockOf = ({ block }: Odd) => block.toLocaleString('en-US');
// The first sentence under each headline, in which amounts are shortened.
const saidOf: { [name: string]: string } = {
  'single-change': '1.5 ETH on Ethereum Last change +1.5 ETH',
  'emptied-balance': '0 ETH on Ethereum Last change −',
  'zero-balance': '0 ETH on Ethereum Last change 0 ETH',
  'seventy-eight-digits': 'more ETH than exists on Ethereum Last change more ETH than exists',
  'only-losses': '0 ETH on Ethereum Last change −1 ETH',
  'one-wei-steps': ' ETH on Ethereum Last change −',
};

for (const [name, changes] of Object.entries(oddHistories)) {
  test(
    `an odd history is drawn and read out to the last digit, as a line and as a table: ${name}`,
    name === 'seventy-eight-digits' ? once : nightly,
    async ({ driver, service }) => {
      const address = addressOf(`odd ${name}`);
      service.behave({ path: address, reply: toReply(changes) });
      const popup = await driver.openExtensionPage('popup.html');

      await lookUp(popup, address);

      const shown = (change: Odd) =>
        new RegExp(
          `Balance ${RegExp.escape(toEther(change.value))} Recorded change ${RegExp.escape(toChange(change.delta))}( between blocks [\\d,]+ and ${blockOf(change)})? Block ${blockOf(change)} about `,
        );
      const [newest, oldest] = [changes[0], changes.at(-1)];
      if (!newest || !oldest) throw new Error(`${name} has no changes.`);
      await expect.poll(async () => (await lineOf(popup)).share, { message: 'it is drawn' }).toBeGreaterThan(0.5);
      const text = await textOf(popup);
      expect(text).toContain(saidOf[name] ?? 'words of its own');
      expect(text).toContain(`${changes.length} ${changes.length === 1 ? 'change' : 'changes'}, `);
      expect(text).toContain('the full history.');
      expect(text).not.toMatch(/NaN|null|undefined|Infinity/);
      await popup.evaluate(() => document.querySelector<HTMLElement>('[role=slider]')?.focus());
      await expect.poll(async () => (await readOutOf(popup)).shown).toMatch(shown(newest));
      await popup.press('Home');
      await expect.poll(async () => (await readOutOf(popup)).shown).toMatch(shown(oldest));
      expect((await readOutOf(popup)).spoken).toContain(
        `Balance ${toEther(oldest.value)}, change ${toChange(oldest.delta)}, `,
      );

      await clickNamed(popup, 'Table');
      await expect
        .poll(() => tableOf(popup))
        .toEqual(changes.map((one) => [toEther(one.value), toChange(one.delta), blockOf(one)]));
      expect(await textOf(popup)).not.toMatch(/NaN|null|undefined|Infinity/);
      expect(await alertsOf(popup)).toEqual([]);
      await popup.close();
    },
  );
}
