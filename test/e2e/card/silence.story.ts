import { cardOnText, closeCard, leave, pointOfText, settledCard } from '../driver/hands.ts';
import { marked } from '../driver/marks.ts';
import { preferOn } from '../driver/set-up.ts';
import { timersDrained } from '../driver/timers.ts';
import { expect, nightly, test } from '../story.ts';
import { addressOf, transactionOf } from '../values.ts';

const hash = transactionOf('silence');

// The page serialises itself at the end of its source, before any content script runs at document_idle.
const body = `<p>Transaction ${hash} and address ${addressOf('silence')}.</p>
  <p><a href="https://etherscan.io/tx/${hash}">a link</a> <span>0x${hash.slice(2, 30)}<wbr>${hash.slice(30)}</span></p>
  <iframe title="inner" srcdoc="<p>Transaction ${transactionOf('inner')}</p>"></iframe>
  <script>globalThis.before = document.documentElement.outerHTML;</script>`;

test(
  'a page is byte for byte the same after it was scanned and after a card was open',
  nightly,
  async ({ openPage }) => {
    const page = await openPage(body);
    const serialised = () =>
      page.evaluate(() => ({
        before: String(Reflect.get(globalThis, 'before')),
        now: document.documentElement.outerHTML,
      }));

    await marked(page);
    const scanned = await serialised();
    await cardOnText(page, hash);
    const open = await serialised();
    await closeCard(page);
    const closed = await serialised();

    expect(scanned.now).toBe(scanned.before);
    // Proves the comparison: it detects an open card.
    expect(open.now).not.toBe(open.before);
    expect(closed.now).toBe(closed.before);
  },
);

test('nothing is sent before a hover, and one request after it', async ({ openPage, service }) => {
  const page = await openPage(body.replaceAll(hash, transactionOf('nothing sent')));
  await marked(page);

  expect(service.log).toEqual([]);

  await cardOnText(page, transactionOf('nothing sent'));
  expect(service.log).toHaveLength(1);
});

test('a request carries the key and nothing about the page', async ({ openPage, service }) => {
  const asked = transactionOf('wire');
  const page = await openPage(`<p>Transaction ${asked}</p>`);

  await cardOnText(page, asked);

  const [request] = service.log;
  expect(request?.path).toBe(`/1/api/v2/transactions/${asked}`);
  expect(request?.query).toEqual({ apikey: service.key });
  for (const header of ['origin', 'referer', 'cookie']) expect(request?.headers[header]).toBeUndefined();
});

test('a pointer that only crosses a reference sends nothing', nightly, async ({ driver, openPage, service }) => {
  const crossed = transactionOf('crossed');
  const page = await openPage(`<p>Transaction ${crossed}</p>`);
  const at = await pointOfText(page, crossed);
  await marked(page);
  // With the default delay, crossing may take as long as a rest on a busy machine.
  await preferOn(driver, page, { showAfterMs: 2_000 });

  await page.moveTo(at);
  // The pointer stays for a few frames: a card that opens at once would send its request in that time.
  for (let frame = 0; frame < 6; frame += 1)
    await page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => done())));
  await leave(page);
  await timersDrained(page);

  expect(service.log).toEqual([]);
  expect(await page.cards()).toEqual([]);

  await page.moveTo(at);
  await settledCard(page);
  expect(service.log).toHaveLength(1);
});
