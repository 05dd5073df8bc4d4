import type { DrivenPage } from '../driver/driver.ts';
import { lookUp } from '../driver/forms.ts';
import { clickNamed, textOf } from '../driver/hands.ts';
import { countOf, longHistory, recordsIn } from '../long-history.ts';
import { expect, nightly, once, test } from '../story.ts';

const recordsOf = async (popup: DrivenPage) => recordsIn(await textOf(popup));

test(
  'a history that was loaded once is never asked for again, whatever was closed or stopped',
  once,
  async ({ driver, service }) => {
    const address = longHistory('loaded once');
    const count = countOf(address);
    const first = await driver.openExtensionPage('popup.html');
    await lookUp(first, address);
    await clickNamed(first, 'Load full history');
    await expect.poll(() => recordsOf(first)).toBe(count);
    const sent = service.log.length;
    await first.close();
    await driver.killBackground();

    const second = await driver.openExtensionPage('popup.html');
    await lookUp(second, address);

    await expect.poll(() => recordsOf(second)).toBe(count);
    expect(sent).toBe(Math.ceil(count / 50));
    // Only the newest page may be requested again, and only after half a minute.
    expect(service.log.length - sent).toBeLessThanOrEqual(1);
  },
);

test('a history goes on where it stopped, also after the popup was closed', nightly, async ({ driver, service }) => {
  const address = longHistory('goes on');
  const count = countOf(address);
  const first = await driver.openExtensionPage('popup.html');
  service.behave({ delayMs: 100 });
  await lookUp(first, address);
  await clickNamed(first, 'Load full history');
  await expect.poll(() => recordsOf(first)).toBeGreaterThanOrEqual(100);
  await clickNamed(first, 'Stop');
  await first.close();

  // The popup reopens at its last place. Looking the address up again would replace the button that is clicked here.
  const second = await driver.openExtensionPage('popup.html');
  await expect.poll(() => recordsOf(second)).toBeGreaterThanOrEqual(100);
  await clickNamed(second, 'Load full history');

  await expect.poll(() => recordsOf(second)).toBe(count);
  const cursors = service.log.map(({ query }) => query.block_number).filter((block) => block !== undefined);
  expect(new Set(cursors).size, 'no page was asked for twice').toBe(cursors.length);
});
