import { damageStored } from '../damage.ts';
import { lineOf } from '../driver/chart.ts';
import type { DrivenPage } from '../driver/driver.ts';
import { lookUp } from '../driver/forms.ts';
import { alertsOf, clickNamed, fill, pointOfField, textOf } from '../driver/hands.ts';
import { ask } from '../driver/set-up.ts';
import { timersDrained } from '../driver/timers.ts';
import { readStored } from '../stored.ts';
import { expect, nightly, once, test } from '../story.ts';
import { addressOf, transactionOf } from '../values.ts';

type Service = { key: string; url: string };

const short = (hex: string) => new RegExp(`${hex.slice(0, 6)}…${hex.slice(-4)}`, 'i');

const offered = (popup: DrivenPage) =>
  popup.evaluate(() => [...document.querySelectorAll<HTMLElement>('[role="option"]')].map((one) => one.innerText));

test(
  'what was looked up is offered in the empty box, found again without a request, and taken off',
  once,
  async ({ driver, service }) => {
    await ask(driver, 'forgetRecents', {});
    const [older, newer] = [addressOf('recent, older'), addressOf('recent, newer')];
    const popup = await driver.openExtensionPage('popup.html');
    for (const address of [older, newer]) {
      await lookUp(popup, address);
      await expect.poll(() => service.log.map(({ path }) => path.toLowerCase()).join()).toContain(address);
      await expect.poll(() => textOf(popup)).toMatch(/\d ETH/);
    }

    await fill(popup, 'Look up', '');
    await expect
      .poll(() => offered(popup))
      .toEqual([expect.stringMatching(short(newer)), expect.stringMatching(short(older))]);
    await popup.press('ArrowDown');
    await popup.press('ArrowDown');
    await popup.press('Enter');

    await expect.poll(() => popup.evaluate(() => document.querySelector('input')?.value)).toBe(older);
    await expect.poll(() => offered(popup)).toEqual([]);
    await fill(popup, 'Look up', '');
    await popup.press('ArrowDown');
    await popup.press('Delete');
    await expect.poll(async () => (await offered(popup)).length).toBe(1);
    await clickNamed(popup, 'Clear recent lookups');
    await expect.poll(() => offered(popup)).toEqual([]);
    expect(await ask(driver, 'recents', {})).toMatchObject({ all: [] });
    expect(await alertsOf(popup)).toEqual([]);
  },
);

test(
  'names of one’s own are offered while one types, and nothing is sent before one is chosen',
  nightly,
  async ({ driver, service }) => {
    const address = addressOf('offered by its name');
    await ask(driver, 'saveWatched', { address, name: 'Rent wallet', note: '' });
    const popup = await driver.openExtensionPage('popup.html');

    await fill(popup, 'Look up', 'rent');
    await expect.poll(() => offered(popup)).toEqual([expect.stringMatching(/Rent wallet[\s\S]*watched/)]);
    await timersDrained(popup);
    expect(service.log).toEqual([]);
    await popup.press('Escape');
    await expect.poll(() => offered(popup)).toEqual([]);
    await popup.press('ArrowDown');
    await popup.press('Enter');

    await expect.poll(() => textOf(popup)).toMatch(/\d ETH/);
    expect(service.log.map(({ path }) => path.toLowerCase())).toEqual([
      `/1/api/v2/addresses/${address}/coin-balance-history`,
    ]);
    await ask(driver, 'removeWatched', { address });
  },
);

const phrase = 'abandon ability able about above absent absorb abstract absurd abuse access zoo';
const hash = transactionOf('one digit short');
const wrong: [text: string, words: RegExp][] = [
  [hash.slice(2, -1), /63 hex digits\. A transaction hash has 64/],
  [phrase, /looks like a recovery phrase. Nothing was sent/],
];

test('wrong input has its words; nothing of it is sent, kept or offered', nightly, async ({ driver, service }) => {
  const popup = await driver.openExtensionPage('popup.html');
  for (const [text, words] of wrong) {
    await lookUp(popup, text);
    await expect.poll(() => alertsOf(popup)).toEqual([expect.stringMatching(words)]);
  }
  // A publicly known key, which the private-key guard blocks.
  const key = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';
  await lookUp(popup, key);
  await expect.poll(() => alertsOf(popup)).toEqual([expect.stringMatching(/private key/)]);

  expect(service.log).toEqual([]);
  const stored = await readStored(driver);
  for (const text of [phrase, hash.slice(2, -1), key.slice(2)]) expect(stored).not.toContain(text);
  await fill(popup, 'Look up', key.slice(0, 6));
  await timersDrained(popup);
  expect((await offered(popup)).join()).not.toMatch(short(key));
});

test(
  'ten million characters are refused in words at once, and not kept in the box',
  nightly,
  async ({ driver, service }) => {
    const popup = await driver.openExtensionPage('popup.html');
    await popup.click(await pointOfField(popup, 'Look up'));

    const tookMs = await paste(popup, '0x12345678 ', 1_000_000);

    await expect.poll(() => alertsOf(popup)).toEqual([expect.stringMatching(/Too long.*20,000 characters/)]);
    expect(await popup.evaluate(() => document.querySelector('input')?.value)).toBe('');
    expect(tookMs).toBeLessThan(500);
    expect(service.log).toEqual([]);
  },
);

test('the popup reopens where it was, and asks for nothing', nightly, async ({ driver, service }) => {
  const [address, transaction] = [addressOf('reopened'), transactionOf('reopened')];
  const first = await driver.openExtensionPage('popup.html');
  await lookUp(first, address);
  await expect.poll(() => textOf(first)).toMatch(/\d ETH/);
  await first.close();

  const second = await driver.openExtensionPage('popup.html');
  await expect.poll(() => textOf(second)).toMatch(/\d ETH/);
  expect(await second.evaluate(() => document.querySelector('input')?.value)).toBe(address);
  // The text is selected, so that typing or pasting replaces it.
  await expect
    .poll(() =>
      second.evaluate(() => {
        const box = document.querySelector('input');
        return [box?.selectionStart, box?.selectionEnd];
      }),
    )
    .toEqual([0, address.length]);
  await lookUp(second, transaction);
  // "Block" and "Updated" alone also occur in the balance that was shown before.
  await expect.poll(() => textOf(second)).toMatch(/Block.*updated [^·]{1,20} · \d+ credits?/i);
  await second.close();

  const third = await driver.openExtensionPage('popup.html');
  await expect.poll(() => textOf(third)).toMatch(/Block.*updated [^·]{1,20} · \d+ credits?/i);
  await clickNamed(third, 'Watched');
  await third.close();

  const fourth = await driver.openExtensionPage('popup.html');
  await expect
    .poll(() => fourth.evaluate(() => document.querySelector('[aria-selected="true"]')?.id))
    .toBe('watched-tab');
  await timersDrained(fourth);
  expect(service.log.map(({ path }) => path.toLowerCase())).toEqual([
    `/1/api/v2/addresses/${address}/coin-balance-history`,
    `/1/api/v2/transactions/${transaction}`,
  ]);
});

test(
  'the popup reopens with the balance that it showed, though the background knows nothing of it any more',
  nightly,
  async ({ driver, service }) => {
    const address = addressOf('reopened without records');
    const first = await driver.openExtensionPage('popup.html');
    await lookUp(first, address);
    await expect.poll(() => textOf(first)).toMatch(/\d ETH/);
    const headline = (page: DrivenPage) => page.evaluate(() => document.querySelector('h2')?.textContent);
    const before = await headline(first);
    await first.close();
    const places = await damageStored(driver, 'null', { only: ['hashlens-records'] });
    expect(places.length).toBeGreaterThan(0);
    await driver.killBackground();

    const second = await driver.openExtensionPage('popup.html');
    await expect.poll(() => headline(second)).toBe(before);
    await expect.poll(async () => (await lineOf(second)).share).toBeGreaterThan(0.7);
    await timersDrained(second);

    expect(await headline(second)).toBe(before);
    expect(await textOf(second)).toMatch(/Updated .*Refresh/);
    expect(service.log).toHaveLength(1);
    await fill(second, 'Look up', '');
    await expect.poll(async () => (await offered(second))[0]).toMatch(short(address));
    const readPlace = () =>
      driver.atDesk(async () => JSON.stringify(await Reflect.get(globalThis, 'chrome').storage.session.get('place')));
    expect(await readPlace()).toContain(address);
    await second.press('ArrowDown');
    await second.press('Delete');
    await expect
      .poll(readPlace, { message: 'what is taken off the list is not shown again' })
      .not.toContain(address.slice(2));
  },
);

test('"Clear saved data" forgets what was looked up and where the popup was', nightly, async ({ driver }) => {
  const address = addressOf('to be forgotten');
  const popup = await driver.openExtensionPage('popup.html');
  await lookUp(popup, address);
  await expect.poll(() => textOf(popup)).toMatch(/\d ETH/);
  await popup.close();
  expect(await readStored(driver)).toContain(address);

  const options = await driver.openExtensionPage('options.html');
  await clickNamed(options, 'Clear saved data');
  await clickNamed(options, 'Clear all');
  await expect.poll(() => ask(driver, 'recents', {})).toMatchObject({ all: [] });

  expect(await readStored(driver)).not.toContain(address.slice(2));
});

for (const [what, change, back] of [
  [
    'key',
    { name: 'saveCredentials', request: { apiKey: 'another-key' } },
    ({ key }: Service) => ({ name: 'saveCredentials', request: { apiKey: key } }),
  ],
  [
    'API address',
    { name: 'saveGuarded', request: { apiAddress: 'http://127.0.0.1:9' } },
    ({ url }: Service) => ({ name: 'saveGuarded', request: { apiAddress: url } }),
  ],
] as const)
  test(
    `a transaction that was seen with one ${what} is not shown again with another`,
    nightly,
    async ({ driver, service }) => {
      const hash = transactionOf(`of another ${what}`);
      const popup = await driver.openExtensionPage('popup.html');
      await lookUp(popup, hash);
      await expect.poll(() => textOf(popup)).toContain('Success');
      const again = await driver.openExtensionPage('popup.html');
      await expect.poll(() => textOf(again)).toContain('Success');
      await again.close();

      await ask(driver, change.name, change.request);
      try {
        // A popup that is open during the change then stores its place, but not what it showed.
        await popup.bringToFront();
        await clickNamed(popup, 'Watched');
        await timersDrained(popup);
        await clickNamed(popup, 'Balance');
        await timersDrained(popup);
        const other = await driver.openExtensionPage('popup.html');
        await timersDrained(other);
        expect(await textOf(other)).not.toContain('Success');
        expect(await other.evaluate(() => document.querySelector<HTMLInputElement>('#look-up')?.value)).toBe('');
      } finally {
        const { name, request } = back(service);
        await ask(driver, name, request);
      }
    },
  );

/** Dispatches a paste of `text`, repeated `times` times, in the box. Returns its duration in milliseconds. */
function paste(popup: DrivenPage, text: string, times = 1): Promise<number> {
  return popup.evaluate(
    (one, count) => {
      const data = one.repeat(count);
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', data);
      // Firefox takes the text from `data`.
      const how = { clipboardData, data, dataType: 'text/plain', bubbles: true, cancelable: true };
      const before = performance.now();
      document.querySelector('input')?.dispatchEvent(new ClipboardEvent('paste', how));
      return performance.now() - before;
    },
    text,
    times,
  );
}
