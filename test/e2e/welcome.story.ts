import type { DrivenPage } from './driver/driver.ts';
import { leave, noCard, settledCard, textOf } from './driver/hands.ts';
import { expect, test } from './story.ts';

test('every reference of the welcome page opens before any key exists, and nothing is sent', async ({
  keyless,
  service,
}) => {
  test.setTimeout(120_000);
  const welcome = await keyless.openExtensionPage('welcome.html');
  await expect.poll(() => countMarks(welcome), { message: 'the sample is marked' }).toBeGreaterThan(9);

  const names: string[] = [];
  for (let index = 0; index < (await countMarks(welcome)); index += 1) {
    await welcome.moveTo(await pointOfMark(welcome, index));
    const card = await settledCard(welcome);
    expect(card.alerts, card.name).toEqual([]);
    names.push(card.name);
    await welcome.press('Escape');
    await noCard(welcome);
    await leave(welcome);
  }

  for (const kind of ['Transaction 0x', 'Address 0x', 'NFT '])
    expect(names.some((name) => name.startsWith(kind))).toBe(true);
  expect(new Set(names).size).toBeGreaterThan(9);
  expect(service.log).toEqual([]);
});

test('the welcome page says what is sent and takes the key', async ({ keyless, service }) => {
  const welcome = await keyless.openExtensionPage('welcome.html');

  await expect.poll(() => textOf(welcome)).toMatch(/API key/);
  expect(await textOf(welcome)).toMatch(/sen[dt]/);
  expect(service.log).toEqual([]);
});

function countMarks(page: DrivenPage): Promise<number> {
  return page.evaluate(() => [...CSS.highlights.values()].reduce((sum, highlight) => sum + highlight.size, 0));
}

function pointOfMark(page: DrivenPage, index: number) {
  return page.evaluate((wanted) => {
    const ranges = [...CSS.highlights.values()].flatMap((highlight) => [...highlight]);
    const mark = ranges[wanted];
    if (mark === undefined) throw new Error('There are fewer marks than a moment ago.');
    const range = document.createRange();
    range.setStart(mark.startContainer, mark.startOffset);
    range.setEnd(mark.endContainer, mark.endOffset);
    range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
    const box = range.getClientRects()[0] ?? range.getBoundingClientRect();
    return { x: box.x + Math.min(box.width / 2, 60), y: box.y + box.height / 2 };
  }, index);
}
