import { clickInCard, hover, letTimePass, settledCard } from './driver/hands.ts';
import { until } from './driver/until.ts';
import { expect, test } from './story.ts';
import { transactionOf } from './values.ts';

test('a 64-digit value without any sign is not sent until the person asks', async ({ driver, pages, service }) => {
  const value = transactionOf('no sign');
  const page = await driver.openPage(pages.serve(`<p id="value">${value}</p>`));

  await hover(page, '#value');
  const before = await settledCard(page);
  expect(before.buttons.map(({ name }) => name)).toContain('Look up');
  expect(before.text).toContain('private key');
  expect(service.log).toEqual([]);

  await clickInCard(page, 'Look up');
  const after = await until('the card answers', async () => {
    const card = await settledCard(page);
    return card.text.includes('Block') && card;
  });
  expect(after.name).toBe(`Transaction ${value}`);
  expect(service.log).toHaveLength(1);
});

for (const [sign, html] of [
  ['the word transaction beside it', (value: string) => `<p>transaction <b id="value">${value}</b></p>`],
  ['the word hash beside it', (value: string) => `<p>Hash: <b id="value">${value}</b></p>`],
  [
    'a transaction link around it',
    (value: string) => `<a id="value" href="https://example.org/tx/${value}">${value}</a>`,
  ],
] as const) {
  test(`${sign} is sign enough to ask on hover`, async ({ driver, pages, service }) => {
    const value = transactionOf(sign);
    const page = await driver.openPage(pages.serve(html(value)));

    await hover(page, '#value');
    const card = await settledCard(page);

    expect(card.text).toContain('Block');
    expect(service.log).toHaveLength(1);
  });
}

test('an editable field is never looked at', async ({ driver, pages, service }) => {
  const value = transactionOf('editable');
  const page = await driver.openPage(
    pages.serve(
      `<p>transaction</p><div id="field" contenteditable>transaction ${value}</div><textarea id="area" cols="90">transaction ${value}</textarea>`,
    ),
  );

  for (const field of ['#field', '#area']) {
    await hover(page, field);
    await letTimePass(page);
    expect(await page.cards()).toEqual([]);
  }
  expect(service.log).toEqual([]);
});
