import type { DrivenPage } from '../driver/driver.ts';
import { cardAt, cardOnText, clickInCard, hoverText, settledCard } from '../driver/hands.ts';
import { until } from '../driver/until.ts';
import { expect, nightly, test } from '../story.ts';
import { addressOf, transactionOf } from '../values.ts';

const hash = transactionOf('heard');
// One letter is upper case, so that the checksum is wrong.
const address = addressOf('heard').replace(/[a-f]/, (letter) => letter.toUpperCase());
const chainList =
  'combobox "Chain" value=Ethereum hasPopup=menu (because it is your default chain. Change it with Alt+↓ or Alt+↑)';

// Lines left out of the outline: texts and the options of lists.
const unheard = /^(?:StaticText|paragraph|definition|DescriptionList|MenuListPopup|option|listitem) /;

async function outlineOf(page: DrivenPage): Promise<string[]> {
  return (await page.cardTree()).map((line) => line.trim()).filter((line) => !unheard.test(line));
}

const says = (words: RegExp | string) => expect.stringMatching(words);

test(
  'a waiting card is a busy dialog with its full name, and says politely that it looks',
  nightly,
  async ({ openPage, service }) => {
    const page = await openPage(`<p>Transaction ${hash}</p>`);
    const held = service.hold({ path: hash });

    await hoverText(page, hash);

    await expect
      .poll(() => page.cardTree())
      .toEqual([
        `dialog "Transaction ${hash}" busy`,
        `  ${chainList}`,
        '    MenuListPopup ""',
        ...['Ethereum', 'Base', 'Arbitrum One', 'OP Mainnet', 'Polygon'].map((name) => `      option "${name}"`),
        '  StaticText "looking it up…"',
        '  paragraph ""',
        says(/^ {4}StaticText "0x[\da-f]{4}( [\da-f]{4}){15}"$/),
        `  button "Copy" (${hash})`,
        '  group ""',
        '    DisclosureTriangle "More actions"',
        '  status "" live=polite atomic',
        '    StaticText "Looking it up"',
      ]);
    held.release();
    await settledCard(page);
  },
);

test('a transaction is a dialog with a heading, its rows, and controls that say what they do', async ({ openPage }) => {
  const page = await openPage(`<p>Transaction ${hash}</p>`);
  await cardOnText(page, hash);

  const outline = await outlineOf(page);

  expect(outline).toEqual([
    `dialog "Transaction ${hash}"`,
    chainList,
    'button "Pin"',
    says(/^heading "\S.+" level=2$/),
    says(/^button "0x\w{4}…\w{4}" \(0x\w{40}\)$/),
    says(/^button "\S.+" \(0x\w{40}\)$/),
    'term "Fee"',
    'term "Block"',
    'term "Confirmations"',
    `button "Copy" (${hash})`,
    'link "Open in explorer"',
    'button "More"',
    'group ""',
    'DisclosureTriangle "More actions"',
    'status "" live=polite atomic',
  ]);
  await clickInCard(page, 'MoreLess');
  await expect
    .poll(() => outlineOf(page))
    .toEqual(
      expect.arrayContaining([
        says(/^heading "1 NFT transfer" level=3$/),
        'list ""',
        says(/^button "\+\S.+ #[\d,]+" \(\+\S.+ #\d+ 0x\w{40}\)$/),
        'heading "Details" level=3',
        'term "From"',
        says(/^button "\S.+ 0x\w{4}…\w{4} verified contract" \(0x\w{40}\)$/),
        'DisclosureTriangle "More details"',
        'button "Less" focused',
      ]),
    );
  const [headline = ''] = outline.filter((line) => line.startsWith('heading'));
  const said = (await page.cardTree()).at(-1) ?? '';
  expect(headline).toContain(/"(.+)"/.exec(said)?.[1] ?? 'nothing said');
});

test(
  'what was done is announced politely, and a button that was pressed has its new name',
  nightly,
  async ({ openPage }) => {
    const page = await openPage(`<p>Transaction ${hash}</p>`);
    await cardOnText(page, hash);

    await clickInCard(page, 'Pin');
    await expect.poll(() => outlineOf(page)).toContainEqual(says(/^button "Unpin"/));
    await clickInCard(page, 'Copy');

    await expect
      .poll(async () => (await page.cardTree()).slice(-2))
      .toEqual(['  status "" live=polite atomic', '    StaticText "Copied"']);
    await page.press('Escape');
  },
);

test('an address has its warning as a note, and its line as a picture in words', nightly, async ({ openPage }) => {
  const page = await openPage(`<p>Address ${address}</p>`);
  await hoverText(page, address);
  // The card asks before it looks up an address that may be mistyped.
  const first = await settledCard(page);
  if (first.buttons.some(({ name }) => name.startsWith('Look up'))) await clickInCard(page, 'Look up');
  await until('it answers', async () => (await settledCard(page)).text.includes('ETH'));
  // A folded card shows the warning in place of the chart, so this unfolds it.
  await clickInCard(page, 'MoreLess');
  await expect.poll(() => outlineOf(page)).toContain('button "Less" focused');

  const tree = await page.cardTree();

  const note = tree.findIndex((line) => line.trim().startsWith('note '));
  expect(tree[note + 1]).toMatch(/StaticText ".*checksum/i);
  expect(tree).toContainEqual(says(/^ {4}image "Balance over \d+ changes .* lowest .* highest .*"$/));
});

test('a card that asks first says so, and has one button', async ({ openPage }) => {
  const value = transactionOf('heard without any sign');
  const page = await openPage(`<p id="value">${value}</p>`);
  await cardAt(page, '#value');

  const tree = await page.cardTree();

  expect(tree[0]).toBe(`dialog "Transaction ${value}"`);
  expect(tree.filter((line) => /^ *(?:button|link|combobox)/.test(line))).toEqual(['  button "Look up on Ethereum"']);
  expect(tree.slice(-2)).toEqual(['  status "" live=polite atomic', says(/Is this a transaction/)]);
});

test(
  'a failure is an alert, with what can be done about it, and is not announced twice',
  nightly,
  async ({ openPage, service }) => {
    const value = transactionOf('heard in vain');
    service.behave({ path: value, reply: 'not-found' });
    const page = await openPage(`<p>Transaction ${value}</p>`);
    await cardOnText(page, value);

    expect(await outlineOf(page)).toEqual([
      `dialog "Transaction ${value}"`,
      chainList,
      'alert "" live=assertive atomic',
      'button "Try again"',
      `button "Copy" (${value})`,
      'link "Open in explorer"',
      'group ""',
      'DisclosureTriangle "More actions"',
      'status "" live=polite atomic',
    ]);
  },
);
