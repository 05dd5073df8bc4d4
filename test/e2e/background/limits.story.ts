import type { DrivenPage } from '../driver/driver.ts';
import { cardOnText, leaveCard, textOf } from '../driver/hands.ts';
import { ask, prefer } from '../driver/set-up.ts';
import { expect, nightly, once, test } from '../story.ts';
import { transactionOf } from '../values.ts';

async function hoverAndRead(page: DrivenPage, text: string) {
  const card = await cardOnText(page, text);
  await leaveCard(page);
  return card;
}

for (const [what, reply, words] of [
  ['a refused key', 'bad-key', 'API key'],
  ['spent credits', 'out-of-credits', 'credits'],
] as const) {
  test(
    `${what} ends all asking, over a restart of the background, until the key is put in again`,
    nightly,
    async ({ driver, openPage, service }) => {
      const hashes = [1, 2, 3].map((n) => transactionOf(`${what} ${n}`));
      const page = await openPage(hashes.map((hash) => `<p>Transaction ${hash}</p>`).join(''));
      const [first = '', second = '', third = ''] = hashes;
      service.behave({ reply, times: 1 });

      const refused = await hoverAndRead(page, first);
      await driver.killBackground();
      const held = await hoverAndRead(page, second);
      const sent = service.log.length;
      await ask(driver, 'saveCredentials', { apiKey: service.key });
      await page.bringToFront();
      const answered = await hoverAndRead(page, third);

      expect(refused.alerts[0]).toContain(words);
      expect(held.alerts[0]).toContain(words);
      expect(sent).toBe(1);
      expect(answered.alerts).toEqual([]);
    },
  );
}

test('the own daily limit ends asking, and says so', once, async ({ driver, openPage, service }) => {
  const [first, second] = [transactionOf('within the limit'), transactionOf('beyond the limit')];
  const page = await openPage(`<p>Transaction ${first}</p><p>Transaction ${second}</p>`);
  const before = Number(Reflect.get(Object(await ask(driver, 'allowance', {})), 'spentToday'));
  await prefer(driver, { dailyLimit: before + 30 });
  await page.bringToFront();

  const within = await hoverAndRead(page, first);
  const beyond = await hoverAndRead(page, second);
  await prefer(driver, { dailyLimit: 0 });

  expect(within.alerts).toEqual([]);
  expect(beyond.alerts[0]).toContain('Daily limit reached');
  expect(service.log).toHaveLength(1);
});

test('the popup and the options say what is left of the credits', nightly, async ({ driver, openPage, service }) => {
  const hash = transactionOf('credits left');
  const page = await openPage(`<p>Transaction ${hash}</p>`);
  await hoverAndRead(page, hash);
  expect(service.log).toHaveLength(1);

  const popup = await driver.openExtensionPage('popup.html');
  await expect.poll(() => textOf(popup)).toContain('99,980 credits left');
  const options = await driver.openExtensionPage('options.html');
  await expect.poll(() => textOf(options)).toContain('99,980');
});
