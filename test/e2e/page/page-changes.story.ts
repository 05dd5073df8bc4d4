import { readFileSync } from 'node:fs';
import type { DrivenPage } from '../driver/driver.ts';
import { cardAt, clickInCard, hover, leaveCard, noCard, pointOf, settledCard, standingCard } from '../driver/hands.ts';
import { timersDrained } from '../driver/timers.ts';
import { until } from '../driver/until.ts';
import { expect, nightly, test } from '../story.ts';
import { transactionOf } from '../values.ts';

const first = transactionOf('changing first');
const second = transactionOf('changing second');

// Rests the pointer again, 20 px beside the element's usual point.
async function restAgain(page: DrivenPage, selector: string) {
  const at = await pointOf(page, selector);
  await page.moveTo({ x: at.x + 20, y: at.y });
}

test('an empty frame that its page writes into later shows cards', async ({ openPage, service }) => {
  const page = await openPage('<iframe id="frame" width="900" height="300"></iframe>');
  await timersDrained(page);
  await page.evaluate((hash) => {
    const inner = document.querySelector('iframe')?.contentDocument;
    inner?.open();
    inner?.write(`<!doctype html><p>tx ${hash}</p>`);
    inner?.close();
  }, transactionOf('written frame'));
  await timersDrained(page);
  const at = await page.evaluate(() => {
    const frame = document.querySelector('iframe');
    const outer = frame?.getBoundingClientRect();
    const inner = frame?.contentDocument?.querySelector('p')?.getBoundingClientRect();
    return { x: (outer?.x ?? 0) + (inner?.x ?? 0) + 60, y: (outer?.y ?? 0) + (inner?.y ?? 0) + 12 };
  });

  await page.moveTo(at);

  await expect.poll(() => service.log.length).toBe(1);
});

test(
  'scrolling something else keeps the card, scrolling what the reference lies in closes it',
  nightly,
  async ({ openPage }) => {
    const page =
      await openPage(`<div id="own" style="height:300px;overflow:auto"><p id="text">tx ${first}</p><div style="height:2000px"></div></div>
      <div id="other" style="height:60px;overflow:auto"><div style="height:2000px">log</div></div>`);
    await cardAt(page, '#text');

    await page.evaluate(() => document.querySelector('#other')?.scrollTo(0, 50));
    await timersDrained(page);
    expect(await page.cards()).toHaveLength(1);

    await page.evaluate(() => document.querySelector('#own')?.scrollTo(0, 500));
    await noCard(page);
  },
);

test('an open card goes when its link or its text in a shadow root changes', nightly, async ({ openPage }) => {
  const page =
    await openPage(`<p><a id="link" href="https://etherscan.io/tx/${first}">a transaction</a></p><div id="host"></div><script>
      document.querySelector('#host').attachShadow({ mode: 'open' }).innerHTML = '<p>tx ${first}</p>';
    </script>`);
  await cardAt(page, '#link');
  await page.evaluate(
    (hash) => document.querySelector('#link')?.setAttribute('href', `https://etherscan.io/tx/${hash}`),
    second,
  );
  await noCard(page);
  await restAgain(page, '#link');
  expect((await settledCard(page)).name).toBe(`Transaction ${second}`);
  await leaveCard(page);

  await cardAt(page, '#host');
  await page.evaluate((hash) => {
    const node = document.querySelector('#host')?.shadowRoot?.querySelector('p')?.firstChild;
    if (node) node.nodeValue = `tx ${hash}`;
  }, second);
  await noCard(page);
  await restAgain(page, '#host');
  expect((await settledCard(page)).name).toBe(`Transaction ${second}`);
});

test('the card keeps its own scroll position while the page changes', nightly, async ({ openPage }) => {
  const page = await openPage(`<p id="text">tx ${first}</p><p id="tick"></p>`);
  await page.setViewport({ width: 800, height: 300 });
  await hover(page, '#text');
  await standingCard(page);
  await clickInCard(page, 'MoreLess');
  const { rect } = await standingCard(page);
  await page.moveTo({ x: rect.x + 60, y: rect.y + 60 });
  const look = async (name: string) => {
    await timersDrained(page);
    const path = test.info().outputPath(`${name}.png`);
    await page.screenshot(path, rect);
    return readFileSync(path).toString('base64');
  };
  const atTop = await look('top');

  await page.wheel(100);
  const scrolled = await until('the card has scrolled, to its end', async () => {
    const [now, next] = [await look('scrolled'), await look('still')];
    return now !== atTop && now === next && now;
  });
  await page.evaluate(() => document.querySelector('#tick')?.append('the page changes'));
  const later = await look('later');

  expect(later).toBe(scrolled);
});
