import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportAs, lookUp } from '../driver/forms.ts';
import { alertsOf, clickNamed, closeCard, fill, hoverText, settledCard, textOf } from '../driver/hands.ts';
import { savedFile } from '../driver/saved-file.ts';
import { ask } from '../driver/set-up.ts';
import { holdingsOf, listen, readPlaces, spellingsOf } from '../holdings.ts';
import { expect, once, test } from '../story.ts';
import { addressOf, transactionOf } from '../values.ts';

test(
  'after everything was used the keys are in their own store and nowhere else',
  once,
  async ({ driver, openPage, service }) => {
    test.setTimeout(180_000);
    const keys = [service.key, service.secretKey];
    const seen: [where: string, what: string][] = [];
    await ask(driver, 'saveCredentials', { secretKey: service.secretKey });
    const [hash, refused, failing] = ['whole', 'refused', 'failing'].map((name) =>
      transactionOf(`key nowhere ${name}`),
    );
    const address = addressOf('key nowhere');

    const page = await openPage([hash, failing, refused].map((one) => `<p>${one}</p>`).join(''));
    const cardOn = async (text = '') => {
      await page.bringToFront();
      await hoverText(page, text);
      seen.push([`the card of ${text}`, JSON.stringify(await settledCard(page, { timeoutMs: 30_000 }))]);
      seen.push([
        'the page',
        await page.evaluate(
          () => document.documentElement.outerHTML + performance.getEntries().map(({ name }) => name),
        ),
      ]);
      await closeCard(page);
    };
    await cardOn(hash);
    // The error message repeats the request's URL, including the keys.
    const echo = `No ${service.url}/1?apikey=${service.key}&key=${service.secretKey} for ${keys.join(' ')}`;
    service.behave({ path: failing ?? '', reply: { status: 400, body: { message: echo } } });
    await cardOn(failing);

    const popup = await driver.openExtensionPage('popup.html');
    await listen(popup);
    await lookUp(popup, address);
    await expect.poll(() => textOf(popup)).toMatch(/Load full history|the full history/);
    for (const ending of ['csv', 'json']) {
      await exportAs(popup, ending.toUpperCase());
      await savedFile(driver, (name) => name.toLowerCase().includes(address) && name.endsWith(`.${ending}`));
    }
    seen.push(['the popup with a balance', await holdingsOf(popup)]);
    await lookUp(popup, `${addressOf('key nowhere NFT')}/42`);
    await expect.poll(() => textOf(popup)).toMatch(/(?:minted|transferred) to/i);
    seen.push(['the popup with an NFT', await holdingsOf(popup)]);
    await lookUp(popup, hash ?? '');
    await expect.poll(() => textOf(popup)).toMatch(/From.+To.+Fee/);
    seen.push(['the popup with a transaction', await holdingsOf(popup)]);

    const options = await driver.openExtensionPage('options.html');
    await listen(options);
    await clickNamed(options, 'Check key');
    await expect.poll(() => textOf(options)).toContain('The key works');
    await clickNamed(options, 'Save to a file');
    await expect.poll(() => textOf(options)).toContain('hashlens-settings.json');
    service.behave({ reply: 'bad-key' });
    await cardOn(refused);
    await options.bringToFront();
    await clickNamed(options, 'Check key');
    await expect.poll(() => alertsOf(options)).toEqual([expect.stringMatching(/^API key rejected/)]);
    seen.push(['the options', await holdingsOf(options)]);

    await expect
      .poll(() => readdirSync(driver.downloads).filter((name) => /settings.*json$/.test(name)))
      .toHaveLength(1);
    for (const name of readdirSync(driver.downloads)) {
      seen.push([`the file ${name}`, readFileSync(join(driver.downloads, name), 'utf8')]);
    }
    const loaded = await driver.loadedByBackground();
    const { stored, isInSecrets } = await readPlaces(driver, keys);
    seen.push(['what is stored', stored]);

    expect(isInSecrets).toBe(true);
    expect(service.log.some(({ query }) => query.apikey === keys[0] && query.key === keys[1])).toBe(true);
    const spellings = spellingsOf(keys);
    const found = seen.filter(([, what]) => spellings.some((one) => what.includes(one))).map(([where]) => where);
    expect(found).toEqual([]);
    expect(loaded.filter((name) => spellings.some((one) => name.includes(one)))).toEqual([]);
    // Checks that no page was empty, and that the search finds a key that is there.
    expect(seen.filter(([, what]) => what.length < 100).map(([where]) => where)).toEqual([]);
    await fill(options, 'API key', service.key);
    expect(await holdingsOf(options)).toContain(service.key);
    await ask(driver, 'saveCredentials', { secretKey: '' });
  },
);
