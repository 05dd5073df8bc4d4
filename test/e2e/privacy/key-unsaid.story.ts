import { lookUp } from '../driver/forms.ts';
import { alertsOf, cardOnText, closeCard, leave, textOf } from '../driver/hands.ts';
import { ask } from '../driver/set-up.ts';
import { spellingsOf } from '../holdings.ts';
import { expect, nightly, test } from '../story.ts';
import { addressOf, transactionOf } from '../values.ts';

test(
  'whatever is looked up and however it fails, no key is written to a console at any level',
  nightly,
  async ({ driver, openPage, service }) => {
    const { key, secretKey, url } = service;
    const spellings = spellingsOf([key, secretKey]);
    // Checks that the search finds a key that is logged.
    await ask(driver, 'saveCredentials', { secretKey });
    await driver.logInBackground(`Overheard ${spellings[2]}`);
    const findKeys = async () => (await driver.logged()).filter((line) => spellings.some((one) => line.includes(one)));
    await expect.poll(findKeys).toEqual([expect.stringContaining('Overheard')]);

    const hashes = ['whole', 'echo', 'cut', 'senseless', 'limited', 'refused', 'offline'].map((name) =>
      transactionOf(`key unsaid ${name}`),
    );
    const [whole = '', echo = '', cut = '', senseless = '', limited = '', refused = '', offline = ''] = hashes;
    const message = `No ${url}/1?apikey=${key}&key=${secretKey}`;
    service.behave({ path: echo, reply: { status: 400, body: { message } } });
    service.behave({ path: cut, cut: { afterBytes: 100 } });
    service.behave({ path: senseless, reply: 'internal-html' });
    service.behave({ path: limited, reply: 'rate-limit-instance', headers: { 'retry-after': '1' }, times: 1 });
    service.behave({ path: refused, reply: 'bad-key' });
    const page = await openPage(hashes.map((hash) => `<p>Transaction ${hash}</p>`).join(''));
    const alertsOn = async (hash: string) => {
      await page.bringToFront();
      const { alerts } = await cardOnText(page, hash, { timeoutMs: 30_000 });
      await closeCard(page);
      await leave(page);
      return alerts;
    };
    for (const hash of [whole, limited]) expect(await alertsOn(hash)).toEqual([]);
    for (const hash of [echo, cut, senseless]) expect(await alertsOn(hash)).toHaveLength(1);
    const popup = await driver.openExtensionPage('popup.html');
    for (const [value, answer] of [
      [addressOf('key unsaid'), /\d ETH/],
      [`${addressOf('key unsaid NFT')}/42`, /transfer/i],
      [whole, /From.+To.+Fee/],
    ] as const) {
      await lookUp(popup, value);
      await expect.poll(() => textOf(popup)).toMatch(answer);
    }

    await service.goOffline();
    expect(await alertsOn(offline)).toHaveLength(1);
    // Finds only the line that this story logged itself. Firefox drops the logs of a background that has ended.
    expect(await findKeys()).toEqual([expect.stringContaining('Overheard')]);
    await driver.killBackground();
    await lookUp(popup, addressOf('key unsaid offline'));
    await expect.poll(() => alertsOf(popup)).toHaveLength(1);
    await service.reset();
    service.behave({ path: refused, reply: 'bad-key' });
    expect(await alertsOn(refused)).toEqual([expect.stringContaining('API key')]);

    expect(service.log.at(-1)?.query).toMatchObject({ apikey: key, key: secretKey });
    expect((await findKeys()).filter((line) => !line.includes('Overheard'))).toEqual([]);
    await ask(driver, 'saveCredentials', { secretKey: '', apiKey: key });
  },
);
