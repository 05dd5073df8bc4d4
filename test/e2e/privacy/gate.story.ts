import { privateKeyToAddress } from 'viem/accounts';
import { alertsOf, cardAt, clickInCard, fill, hover, settledCard } from '../driver/hands.ts';
import { prefer } from '../driver/set-up.ts';
import { timersDrained } from '../driver/timers.ts';
import { until } from '../driver/until.ts';
import { readStored } from '../stored.ts';
import { expect, nightly, once, test } from '../story.ts';
import { addressOf, transactionOf } from '../values.ts';

test('a 64-digit value without any sign is not sent until the user asks', async ({ driver, openPage, service }) => {
  const value = transactionOf('no sign');
  const page = await openPage(`<p id="value">${value}</p>`);

  const before = await cardAt(page, '#value');
  expect(before.buttons.map(({ name }) => name)).toContain('Look up on Ethereum');
  for (const said of ['could also be a private key', 'The value and your API key go to', '20 credits, up to 80'])
    expect(before.text).toContain(said);
  expect(service.log).toEqual([]);

  await clickInCard(page, 'Look up');
  const after = await until('the card answers', async () => {
    const card = await settledCard(page);
    return card.text.includes('Block') && card;
  });
  expect(after.name).toBe(`Transaction ${value}`);
  expect(service.log).toHaveLength(1);
  // A value that was requested is stored, so the stories below would notice a stored one.
  expect(await readStored(driver)).toContain(value.slice(2));
});

for (const [sign, html] of [
  ['the word transaction right before it', (value: string) => `<p>transaction <b id="value">${value}</b></p>`],
  [
    'the head of its column',
    (value: string) => `<table><tr><th>No.<th>Tx hash<tr><td>7<td id="value">${value}</table>`,
  ],
  ['the term it is told of', (value: string) => `<dl><dt>Transaction<dd>none<dd id="value">${value}</dl>`],
  [
    'a transaction link around it',
    (value: string) => `<a id="value" href="https://etherscan.io/tx/${value}">${value}</a>`,
  ],
] as const) {
  const when = sign.startsWith('a transaction link') ? once : nightly;
  test(`${sign} is sign enough to ask on hover`, when, async ({ openPage, service }) => {
    const value = transactionOf(sign);
    const page = await openPage(html(value));

    const card = await cardAt(page, '#value');

    expect(card.text).toContain('Block');
    expect(service.log).toHaveLength(1);
  });
}

for (const [what, html] of [
  ['called a hash', (value: string) => `<p>Hash: <b id="value">${value}</b></p>`],
  ['called the hash of a file', (value: string) => `<p>tx log, file hash: <b id="value">${value}</b></p>`],
  ['given to code that signs', (value: string) => `<pre>signTransaction(tx, "<b id="value">${value}</b>")</pre>`],
  ['only near to the word', (value: string) => `<p>Take <b id="value">${value}</b>, then check the tx</p>`],
] as const) {
  const when = what.startsWith('given to code') ? once : nightly;
  test(`a value that is ${what} is not sent on hover`, when, async ({ openPage, service }) => {
    const page = await openPage(html(transactionOf(what)));

    const card = await cardAt(page, '#value');

    expect(card.buttons.map(({ name }) => name)).toContain('Look up on Ethereum');
    expect(service.log).toEqual([]);
  });
}

test('40 digits that are called a hash are not sent on hover', once, async ({ openPage, service }) => {
  const value = addressOf('a password');
  const page = await openPage(`<p>PasswordHash <b id="value">${value}</b></p>`);

  const card = await cardAt(page, '#value');

  expect(card.text).toContain('Is this an address?');
  expect(service.log).toEqual([]);
});

test('an editable field is never looked at', async ({ openPage, service }) => {
  const value = transactionOf('editable');
  const page = await openPage(
    `<p>transaction</p><div id="field" contenteditable>tx ${value}</div><textarea id="area" cols="90">tx ${value}</textarea>`,
  );

  for (const field of ['#field', '#area']) {
    await hover(page, field);
    await timersDrained(page);
    expect(await page.cards()).toEqual([]);
  }
  expect(service.log).toEqual([]);
});

/** A private key made up for tests. */
const ownKey = '0x9d7c1f3a52e8b6407f21c5d38e9ab0647c3f15d2a8e94b70615fd2c38a9be041';
const ownAddress = privateKeyToAddress(ownKey);
/** The private key of Anvil's and Hardhat's first account. */
const devKey = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';

// Keys that a user may press on a card and around it.
const presses = ['Enter', ' ', 'Alt+ArrowDown', 'Alt+ArrowUp', 'Tab', 'Enter', 'F5'];

// The items of a card's menu if there is nothing to look up.
const harmless = ['More actions', 'Turn off on this site', 'Pause for 1 hour', 'Options'];

for (const [what, value, html] of [
  ['a key of a development tool', devKey, `<p>Transaction <b id="value">${devKey}</b></p>`],
  [
    'a key of a development tool in an explorer’s link',
    devKey,
    `<p>tx <a id="value" href="https://etherscan.io/tx/${devKey}">${devKey}</a></p>`,
  ],
  [
    'a key whose address is elsewhere on the page',
    ownKey,
    `<p>Account ${ownAddress}</p><hr><p>transaction <b id="value">${ownKey}</b></p>`,
  ],
  [
    'a key whose address only a link of the page carries',
    ownKey,
    `<p><a href="https://etherscan.io/address/${ownAddress}">me</a></p><p>tx <b id="value">${ownKey}</b></p>`,
  ],
  [
    'a key named in the cell beside it',
    transactionOf('named key'),
    `<table><tr><th>Transaction signer’s private key<td id="value">${transactionOf('named key')}</table>`,
  ],
] as const) {
  test(
    `${what} is refused in red, is not sent whatever is pressed, and is not kept`,
    /elsewhere/.test(what) ? once : nightly,
    async ({ driver, openPage, service }) => {
      const page = await openPage(html);

      const card = await cardAt(page, '#value');
      await page.click({ x: card.rect.x + card.rect.width / 2, y: card.rect.y + card.rect.height / 2 });
      for (const key of presses) await page.press(key);
      const again = await cardAt(page, '#value');

      for (const { alerts, buttons, name } of [card, again]) {
        expect(alerts[0]).toContain('private key');
        expect(alerts[0]).toContain('Nothing was sent');
        expect(buttons.map(({ name }) => name)).toEqual(harmless);
        expect(name).toBe(`Transaction ${value}`);
      }
      await driver.killBackground();
      expect(await readStored(driver)).not.toContain(value.slice(2));
      expect(service.log).toEqual([]);
    },
  );
}

test('the popup refuses a key that is put into its box, on every chain', nightly, async ({ driver, service }) => {
  const popup = await driver.openExtensionPage('popup.html');

  for (const pasted of [devKey, `https://etherscan.io/tx/${devKey}`, `tx ${ownKey} of ${ownAddress}`, `sk=${ownKey}`]) {
    await fill(popup, 'Look up', pasted);
    await popup.press('Enter');
    await expect.poll(() => alertsOf(popup)).toEqual([expect.stringContaining('private key')]);
    await popup.press('Tab');
    await popup.press('ArrowDown');
    await timersDrained(popup);
    expect(await alertsOf(popup)).toEqual([expect.stringContaining('private key')]);
  }
  const opened = await driver.openExtensionPage(`popup.html?look-up=${devKey}&chain=1`);
  await expect.poll(() => alertsOf(opened)).toEqual([expect.stringContaining('private key')]);

  const stored = await readStored(driver);
  for (const key of [devKey, ownKey]) expect(stored).not.toContain(key.slice(2));
  expect(service.log).toEqual([]);
});

test(
  'with “always ask”, a transaction’s link waits for a click as well',
  once,
  async ({ driver, openPage, service }) => {
    const value = transactionOf('always ask');
    await prefer(driver, { askBeforeHashes: true });
    const page = await openPage(`<a id="value" href="https://etherscan.io/tx/${value}">${value}</a>`);

    const before = await cardAt(page, '#value');
    const sentBefore = service.log.length;
    await clickInCard(page, 'Look up');
    await until('the card answers', async () => (await settledCard(page)).text.includes('Block'));
    await prefer(driver, { askBeforeHashes: false });

    expect(before.text).toContain('could also be a private key');
    expect(sentBefore).toBe(0);
    expect(service.log).toHaveLength(1);
  },
);
