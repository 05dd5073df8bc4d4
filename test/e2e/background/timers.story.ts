import { hoverText, leave, noCard, settledCard } from '../driver/hands.ts';
import { marked } from '../driver/marks.ts';
import { timersDrained } from '../driver/timers.ts';
import { expect, nightly, test } from '../story.ts';
import { addressOf } from '../values.ts';

const address = addressOf('timers');
const body = `<p>Address ${address}</p>`;

test('the marker waits for what our script does later, with what that sets in turn', async ({ openPage }) => {
  const page = await openPage(body);
  await marked(page);
  await page.evaluateInOurWorld(() => {
    const seen: string[] = [];
    Reflect.set(globalThis, 'seen', seen);
    const idle = () => requestIdleCallback(() => seen.push('idle'));
    setTimeout(() => setTimeout((name: string) => [seen.push(name), idle()], 150, 'second'), 300);
    clearTimeout(setTimeout(() => seen.push('cleared'), 100));
    setTimeout(() => seen.push('long'), 60_000);
  });

  await timersDrained(page);

  expect(await page.evaluateInOurWorld(() => String(Reflect.get(globalThis, 'seen')))).toBe('second,idle');
});

test('the marker waits for a card that opens, and for one that closes', nightly, async ({ openPage, service }) => {
  const page = await openPage(body);
  await marked(page);

  await hoverText(page, address);
  await timersDrained(page);
  const [opened, requests] = [await page.cards(), service.log.length];
  await settledCard(page);
  await leave(page);
  await timersDrained(page);

  expect(opened).toHaveLength(1);
  expect(requests).toBe(1);
  expect(await page.cards()).toEqual([]);
  await noCard(page);
});

test('the marker waits for the timers of our own pages', nightly, async ({ driver }) => {
  const options = await driver.openExtensionPage('options.html');
  await options.evaluate(() => void setTimeout(() => Reflect.set(globalThis, 'seen', true), 400));

  await timersDrained(options);

  expect(await options.evaluate(() => Reflect.get(globalThis, 'seen') === true)).toBe(true);
});
