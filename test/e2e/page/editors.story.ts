import { join } from 'node:path';
import { cardOf } from '../driver/card-of.ts';
import type { DrivenPage } from '../driver/driver.ts';
import { hover, pointOf } from '../driver/hands.ts';
import { marksCover, readMarked } from '../driver/marks.ts';
import { plainHost, plainOf } from '../driver/plain-page.ts';
import { switchOff } from '../driver/set-up.ts';
import { timersDrained } from '../driver/timers.ts';
import { until } from '../driver/until.ts';
import { bundle } from '../libraries/build-library.ts';
import { expect, nightly, once, test } from '../story.ts';
import { addressOf, transactionOf } from '../values.ts';

const hash = transactionOf('edited');
const address = addressOf('edited');
const beside = addressOf('beside an editor');
const lines = [`Transaction ${hash} went through.`, `It was sent by ${address}.`];

const bodyOf = (script: string) =>
  `<p id="beside">${beside} wrote this:</p><div id="editor"><p>${hash} before the editor is there</p></div><script>${script}</script>`;

function start(page: DrivenPage) {
  return page.evaluate((lines) => {
    const parent = document.querySelector('#editor');
    parent?.replaceChildren();
    Reflect.get(globalThis, 'startEditor')(parent, lines);
  }, lines);
}

const read = (page: DrivenPage) =>
  page.evaluate(() => ({
    ...Reflect.get(globalThis, 'readEditor')(),
    html: document.querySelector('#editor [contenteditable]')?.innerHTML ?? '',
  }));

const selector = '#editor [contenteditable] > :nth-child(2)';

// Types into the second line, undoes half of it, and types a reference.
async function edit(page: DrivenPage) {
  const seen = [];
  await page.click(await pointOf(page, selector));
  await page.press('End');
  await untilAtEnd(page);
  await page.type(' And then');
  await untilText(page, 'And then');
  seen.push(await read(page));
  await page.press('Control+z');
  await until('it is undone', async () => !(await textOf(page)).includes('And then'));
  await untilAtEnd(page);
  await page.type(` ${address} again`);
  await untilText(page, 'again');
  seen.push(await read(page));
  await page.selectAll();
  seen.push(await read(page));
  return seen;
}

const textOf = (page: DrivenPage) => page.evaluate(() => document.querySelector('#editor')?.textContent ?? '');
// Editors read the browser's selection a moment later.
const untilAtEnd = (page: DrivenPage) =>
  until('the caret is at the end', () => page.evaluate(() => Reflect.get(globalThis, 'isAtEnd')()));
const untilText = (page: DrivenPage, text: string) =>
  until(`the editor reads "${text}"`, async () => (await textOf(page)).includes(text));

for (const [name, editor] of [
  ['prosemirror', 'ProseMirror'],
  ['codemirror', 'CodeMirror'],
] as const) {
  const title = `${editor} is edited as if nothing was there, and nothing in it is marked`;
  test(title, name === 'codemirror' ? once : nightly, async ({ driver, pages, service }) => {
    const url = pages.serve(bodyOf(await bundle(join(import.meta.dirname, `../libraries/${name}.js`))));
    await switchOff(driver, [plainHost]);
    const plain = await driver.openPage(plainOf(url));
    await start(plain);
    const plainly = await edit(plain);
    await plain.close();

    const page = await driver.openPage(url);
    await marksCover(page, 'body', beside + hash);
    await start(page);
    await marksCover(page, 'body', beside);
    const edited = await edit(page);
    await hover(page, selector);
    await timersDrained(page);

    expect(edited).toEqual(plainly);
    expect(await page.cards()).toEqual([]);
    expect(service.log).toEqual([]);
    expect(await page.evaluate(readMarked, '#editor')).toBe('');
    await cardOf(page, '#beside', `Address ${beside}`);
  });
}

test('a code viewer that cannot be edited shows its references', async ({ openPage }) => {
  const script = await bundle(join(import.meta.dirname, '../libraries/codemirror.js'));
  const page = await openPage(bodyOf(script));
  await page.evaluate((lines) => {
    const parent = document.querySelector('#editor');
    parent?.replaceChildren();
    Reflect.get(globalThis, 'startViewer')(parent, lines);
  }, lines);

  await marksCover(page, '#editor', hash + address);
});

test('text that becomes editable is let go of, and found again when it no longer is', async ({ openPage }) => {
  const page = await openPage(`<p id="beside">${beside}</p><div id="note"><p>${address} paid</p></div>`);
  await marksCover(page, 'body', beside + address);

  await page.evaluate(() => document.querySelector('#note')?.setAttribute('contenteditable', 'true'));
  await marksCover(page, 'body', beside);
  await page.evaluate(() => document.querySelector('#note')?.removeAttribute('contenteditable'));

  await marksCover(page, 'body', beside + address);
});

test.afterAll(async ({ bare }) => switchOff(bare, []));
