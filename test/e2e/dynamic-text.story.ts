import { cardAt, cardOnText, leave, leaveCard, noCard } from './driver/hands.ts';
import { marked } from './driver/marks.ts';
import { timersDrained } from './driver/timers.ts';
import { expect, nightly, test } from './story.ts';
import { transactionOf } from './values.ts';

const first = transactionOf('first text');
const second = transactionOf('second text');

test('text that was added later shows its card', nightly, async ({ openPage }) => {
  const page = await openPage('<p>Nothing yet.</p>');
  await page.evaluate((hash) => {
    const added = document.createElement('p');
    added.id = 'added';
    added.textContent = `Transaction ${hash}`;
    document.body.append(added);
  }, first);

  await expect.poll(() => page.evaluate(() => CSS.highlights.size), { message: 'it is marked' }).toBeGreaterThan(0);
  expect((await cardOnText(page, first)).name).toBe(`Transaction ${first}`);
});

test('text that changed shows the card of what it reads now', async ({ openPage }) => {
  const page = await openPage(`<p id="text">tx ${first}</p>`);
  await marked(page);
  expect((await cardAt(page, '#text')).name).toBe(`Transaction ${first}`);
  await leaveCard(page);

  await page.evaluate((hash) => {
    const node = document.querySelector('#text')?.firstChild;
    if (node !== null && node !== undefined) node.nodeValue = `tx ${hash}`;
  }, second);
  expect((await cardAt(page, '#text')).name).toBe(`Transaction ${second}`);
});

test('a link that was pointed elsewhere shows the card of where it leads now', async ({ openPage }) => {
  const page = await openPage(`<p><a id="link" href="https://etherscan.io/tx/${first}">a transaction</a></p>`);
  await page.evaluate(
    (hash) => document.querySelector('#link')?.setAttribute('href', `https://etherscan.io/tx/${hash}`),
    second,
  );

  expect((await cardAt(page, '#link')).name).toBe(`Transaction ${second}`);
});

test('removing the text closes its card, and its place is empty', async ({ openPage }) => {
  const page = await openPage(`<p id="text">tx ${first}</p><p>The rest.</p>`);
  await cardAt(page, '#text');

  await page.evaluate(() => document.querySelector('#text')?.remove());
  await leave(page);

  await noCard(page);
  await page.moveTo({ x: 60, y: 25 });
  await timersDrained(page);
  expect(await page.cards()).toEqual([]);
});
