import type { DrivenPage } from '../driver/driver.ts';
import { cardOnText, clickInCard } from '../driver/hands.ts';
import { marksCover } from '../driver/marks.ts';
import { until } from '../driver/until.ts';
import { expect, nightly, test } from '../story.ts';
import { addressOf, transactionOf } from '../values.ts';

const outside = (type: string, close: string) =>
  `layer.hidden = false; document.addEventListener('${type}', (event) => layer.contains(event.target) || ${close})`;

/** Layers of pages by kind: the element, and the script that opens it and closes it at a press outside. */
const layers: { [kind: string]: [tag: string, script: string] } = {
  'a popover': ['div popover', 'layer.showPopover()'],
  'a popover that the page closes itself': ['div popover=manual', 'layer.showPopover()'],
  'a modal dialog': ['dialog', 'layer.showModal()'],
  'a dialog': ['dialog', `layer.show(); ${outside('pointerdown', 'layer.close()')}`],
  'a layer until pointerdown outside': ['div hidden', outside('pointerdown', 'layer.remove()')],
  'a layer until mousedown outside': ['div hidden', outside('mousedown', 'layer.remove()')],
  'a layer until a click outside': ['div hidden', outside('click', 'layer.remove()')],
  'a layer until the pointer moves outside': ['div hidden', outside('mouseover', 'layer.remove()')],
  'a layer that keeps the focus': ['div hidden', outside('focusin', 'layer.firstElementChild.focus()')],
};

const isOpen = (page: DrivenPage) =>
  page.evaluate(() => {
    const layer = document.querySelector('#layer');
    return layer?.checkVisibility() === true && getComputedStyle(layer).display !== 'none';
  });

for (const [kind, [tag, script]] of Object.entries(layers)) {
  const when = kind === 'a popover' ? {} : nightly;
  test(`a card over ${kind} can be used, and both stay`, when, async ({ openPage }) => {
    const hash = transactionOf(`in ${kind}`);
    const page = await openPage(
      `<${tag} id="layer"><a href="#x">a link</a> Transaction ${hash}</div><script>const layer = document.querySelector('#layer'); ${script}</script>`,
    );
    await marksCover(page, '#layer', hash);
    await cardOnText(page, hash);

    await clickInCard(page, 'Copy');

    await until('it is copied', async () => (await page.cards())[0]?.text.includes('Copied'));
    expect(await isOpen(page)).toBe(true);
  });
}

test('a layer that keeps the focus lets the keyboard into a card and back', nightly, async ({ openPage }) => {
  const page = await openPage(
    `<div id="layer"><a href="https://etherscan.io/address/${addressOf('by key')}">a link</a></div><script>
      const layer = document.querySelector('#layer');
      document.addEventListener('focusin', (event) => layer.contains(event.target) || layer.firstElementChild.focus());
    </script>`,
  );
  await marksCover(page, 'a', 'a link');
  await page.press('Tab');
  await until('a card is there', async () => (await page.cards()).length === 1);
  const focused = () => page.evaluate(() => document.activeElement?.localName);

  await page.press('Tab');
  await until('the focus is in the card', async () => (await focused()) === 'div');
  await page.press('Shift+Tab');
  await until('the focus is on the link', async () => (await focused()) === 'a');

  expect(await page.cards()).toHaveLength(1);
});
