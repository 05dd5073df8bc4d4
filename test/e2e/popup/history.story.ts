import { lookUp } from '../driver/forms.ts';
import { clickNamed } from '../driver/hands.ts';
import { countOf, longHistory, recordsOf } from '../long-history.ts';
import { expect, once, test } from '../story.ts';

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
