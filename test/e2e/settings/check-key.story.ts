import type { Rule } from '../../explorer/rules.ts';
import { alertsOf, clickNamed, textOf } from '../driver/hands.ts';
import { giveBack } from '../revoked.ts';
import { expect, nightly, once, test } from '../story.ts';

// Replies to "Check key" and the resulting messages. Each message differs from the others and says what to do.
const outcomes: [what: string, rule: Rule, words: RegExp, wait?: { timeout: number }][] = [
  ['a key that is refused', { reply: 'bad-key' }, /^API key rejected.*Check or replace it/],
  ['spent credits', { reply: 'out-of-credits' }, /credits/i],
  ['a connection that is cut', { cut: 'connection' }, /^No connection.*Check your connection/],
  ['an address where nothing is', { reply: 'page-not-found' }, /^No service at this address.*Check the API address/],
  ['a web page instead of an API', { reply: 'captive-portal' }, /^The answer is a web page/],
  ['something else than the API', { reply: 'senseless' }, /^The answer.*It is not shown/],
  ['a service in trouble', { reply: 'internal-html' }, /^The service is having trouble.*try again/],
  ['a service that never answers', { hang: true }, /^No answer in time.*Try again/, { timeout: 60_000 }],
];

for (const [what, rule, words, wait] of outcomes) {
  test(
    `“Check key” says what is wrong with ${what}`,
    what === 'a key that is refused' ? once : nightly,
    async ({ driver, service }) => {
      const options = await driver.openExtensionPage('options.html');
      await expect.poll(() => textOf(options)).toContain(`ends in …${service.key.slice(-4)}`);
      service.behave(rule);

      await clickNamed(options, 'Check key');

      await expect.poll(() => alertsOf(options), wait).toEqual([expect.stringMatching(words)]);
      expect(await textOf(options)).not.toContain('The key works');
    },
  );
}

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
