import { alertsOf, clickNamed, textOf } from '../driver/hands.ts';
import { giveBack } from '../revoked.ts';
import { expect, nightly, once, test } from '../story.ts';

test('“Check key” says what is wrong with a key that is refused', once, async ({ driver, service }) => {
  const options = await driver.openExtensionPage('options.html');
  await expect.poll(() => textOf(options)).toContain(`ends in …${service.key.slice(-4)}`);
  service.behave({ reply: 'bad-key' });

  await clickNamed(options, 'Check key');

  await expect.poll(() => alertsOf(options)).toEqual([expect.stringMatching(/^API key rejected.*Check or replace it/)]);
  expect(await textOf(options)).not.toContain('The key works');
});

test(
  '“Check key” says that the browser does not let it ask, with the way to allow it, and is well once it does',
  nightly,
  async ({ driver, service }) => {
    const options = await driver.openExtensionPage('options.html');
    await expect.poll(() => textOf(options)).toContain(`ends in …${service.key.slice(-4)}`);
    await driver.setHostAccess(false);
    try {
      await options.bringToFront();
      await expect.poll(() => textOf(options)).toContain('Allow access');

      await clickNamed(options, 'Check key');

      await expect.poll(() => alertsOf(options)).toEqual([expect.stringMatching(/^Permission needed/)]);
      expect(await textOf(options)).toContain('Allow access');
      expect(service.log).toEqual([]);
    } finally {
      await giveBack(driver, service);
    }
    await options.bringToFront();
    // The note disappears with the check's result, and everything below moves up.
    await expect.poll(() => textOf(options)).not.toContain('Allow access');
    await expect.poll(() => alertsOf(options)).toEqual([]);
    await clickNamed(options, 'Check key');

    await expect.poll(() => textOf(options)).toContain('The key works');
    expect(await alertsOf(options)).toEqual([]);
  },
);
