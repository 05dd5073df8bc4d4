import type { DrivenPage, Driver } from '../driver/driver.ts';
import { clickNamed, textOf } from '../driver/hands.ts';
import { marked } from '../driver/marks.ts';
import { timersDrained } from '../driver/timers.ts';
import { until } from '../driver/until.ts';
import { expect, nightly, once, test } from '../story.ts';
import { addressOf, transactionOf } from '../values.ts';

// No driver can see the toolbar popup. The panel shows the same tab, next to the page that was in front before.
async function openTab(driver: Driver, wanted: RegExp): Promise<DrivenPage> {
  const panel = await driver.openExtensionPage('sidepanel.html');
  await clickNamed(panel, 'On this page');
  await expect.poll(() => textOf(panel)).toMatch(wanted);
  return panel;
}

/** Returns a line for each group's heading, followed by one for each of its rows. */
function readList(): string[] {
  const short = (row: Element) => row.querySelector('.found-value')?.textContent?.trim().toLowerCase() ?? '';
  const groups = [...document.querySelectorAll('.found-group')];
  return groups.flatMap((group) => [
    group.querySelector('h2')?.textContent ?? '',
    ...[...group.querySelectorAll('.found-row')].map((row) => {
      const times = row.querySelector('.hint.num')?.textContent ?? '';
      return [short(row), times].filter(Boolean).join(' ');
    }),
  ]);
}

/** Returns the titles of the buttons in the first row. */
function readButtons(): string[] {
  return [...(document.querySelector('.found-row')?.querySelectorAll('button') ?? [])].map(({ title }) => title);
}

const shortOf = (value: string) => `${value.slice(0, 6)}…${value.slice(-4)}`;

/**
 * Returns all highlighted ranges except marks: the highlight's name, the visible text, and whether it is fully in the
 * viewport.
 */
function readLit(mark: string): { name: string; text: string; isInView: boolean }[] {
  const lit = [...CSS.highlights]
    .filter(([name]) => name !== mark)
    .flatMap(([name, highlight]) => [...highlight].map((range) => ({ name, range })));
  return lit.map(({ name, range: place }) => {
    const { startContainer, startOffset, endContainer, endOffset } = place;
    const range = new Range();
    range.setStart(startContainer, startOffset);
    range.setEnd(endContainer, endOffset);
    const { top, bottom } = range.getBoundingClientRect();
    return { name, text: range.toString(), isInView: bottom > top && top >= 0 && bottom <= innerHeight };
  });
}

// The name of the marks' highlight, which is the only one before the first jump.
const nameOfMarks = (page: DrivenPage) => page.evaluate(() => [...CSS.highlights.keys()].join());

const real = addressOf('listed and real');
const forger = addressOf('listed and forged');
const fake = real.slice(0, 6) + forger.slice(6, -4) + real.slice(-4);
// A well-known address with another last digit, so that the case of its letters (the checksum) does not fit.
const mistyped = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96046';
const hashes = Array.from({ length: 6 }, (_, at) => transactionOf(`listed ${at}`));
const addresses = Array.from({ length: 4 }, (_, at) => addressOf(`listed ${at}`));
const token = `https://opensea.io/assets/ethereum/${addressOf('listed token')}/42`;
const [firstHash = '', , , , , lastHash = ''] = hashes;
const [firstAddress = ''] = addresses;

const body = `<p>Transaction ${firstHash} and once more ${firstHash}</p><p>tx ${firstHash}</p>
  ${addresses.map((one) => `<p>address ${one}</p>`).join('')}<p>${firstAddress}</p>
  <p><a href="${token}">An NFT</a></p>
  ${hashes
    .slice(1, 5)
    .map((one) => `<p>Transaction ${one}</p>`)
    .join('')}
  <div style="height: 4000px"></div>
  <p style="display: none" id="hidden">Transaction ${lastHash}</p>
  <p style="margin: 0 0 4000px">Paid in transaction <b>${lastHash.slice(0, 20)}</b>${lastHash.slice(20)}, it says</p>
  <p>${real}</p><p>${fake}</p><p>${mistyped}</p>`;

test('the list has each reference once, by what it is, counted, and what to look at closely first', async ({
  driver,
  pages,
  service,
}) => {
  const page = await driver.openPage(pages.serve(body));
  await marked(page);

  const panel = await openTab(driver, /14 references/);

  const list = await panel.evaluate(readList);
  // Look-alikes are shortened differently, so that users can tell them apart.
  const apart = [real, fake].map((value, at) => {
    const [start = '', end = ''] = (list[at + 1] ?? '').split('…');
    expect([value.startsWith(start), value.endsWith(end)]).toEqual([true, true]);
    return `${start}…${end}`;
  });
  expect(new Set(apart).size).toBe(2);
  expect(list).toEqual([
    'Look closely 3',
    ...apart,
    shortOf(mistyped.toLowerCase()),
    'Transactions 6',
    `${shortOf(firstHash)} 3 times`,
    ...hashes.slice(1, 5).map(shortOf),
    `${shortOf(lastHash)} 2 times`,
    'Addresses 4',
    `${shortOf(firstAddress)} 2 times`,
    ...addresses.slice(1).map(shortOf),
    'NFTs 1',
    `${shortOf(addressOf('listed token'))}/42`,
  ]);
  const said = await textOf(panel);
  expect(said).toMatch(/look alike/i);
  expect(said).toMatch(/checksum/i);
  const marks = await panel.evaluate(() =>
    Array.from(document.querySelectorAll('mark'), (one) => getComputedStyle(one).backgroundColor),
  );
  // A browser draws `mark` in yellow unless we style it.
  expect(new Set(marks)).not.toContain('rgb(255, 255, 0)');
  expect(marks.length).toBeGreaterThan(2);
  expect(service.log).toEqual([]);
});

test(
  'both addresses of a warning are drawn in two lines each, their groups under each other',
  nightly,
  async ({ driver, pages }) => {
    const page = await driver.openPage(pages.serve(`<p>${real}</p><p>${fake}</p>`));
    await marked(page);
    const panel = await openTab(driver, /2 references/);
    await panel.setViewport({ width: 320, height: 600 });

    const warnings = await panel.evaluate(() =>
      [...document.querySelectorAll('.found-row > .hl-note dd')].map((one) =>
        [...one.querySelectorAll('p')].map((line) => {
          const range = new Range();
          range.selectNodeContents(line);
          const { left, height } = range.getBoundingClientRect();
          return { left: Math.round(left), height: Math.round(height), text: line.textContent?.trim() };
        }),
      ),
    );

    // Each of the two rows has both addresses.
    expect(warnings).toHaveLength(4);
    const [first] = warnings.flat();
    for (const lines of warnings) {
      expect(lines.map(({ text }) => text?.replace('0x', '').split(' ').length)).toEqual([5, 5]);
      for (const { left, height } of lines)
        expect({ left, height }).toEqual({ left: first?.left, height: first?.height });
    }
  },
);

test(
  '“Show on the page” brings a reference into view and lights it for a moment, and only it',
  nightly,
  async ({ driver, pages, service }) => {
    const page = await driver.openPage(pages.serve(body));
    await marked(page);
    const mark = await nameOfMarks(page);
    const html = await page.evaluate(() => document.documentElement.outerHTML);
    const panel = await openTab(driver, /14 references/);
    const jump = (value: string) => clickNamed(panel, `Show Transaction ${value} on the page`);
    const before = await page.evaluate(readLit, mark);

    await jump(lastHash);
    const lit = await until('something is lit', async () => {
      const seen = await page.evaluate(readLit, mark);
      return seen.length > 0 && seen;
    });
    await until('it is no longer lit', async () => (await page.evaluate(readLit, mark)).length === 0);
    await jump(lastHash);
    await until('it is lit again', async () => (await page.evaluate(readLit, mark)).length === 1);
    await jump(firstHash);
    const next = await until('the next one is lit', async () => {
      const seen = await page.evaluate(readLit, mark);
      return seen.some(({ text }) => text === firstHash) && seen;
    });

    expect(before).toEqual([]);
    // This is all that a page can learn: the name does not reveal whose highlight it is.
    const name = expect.stringMatching(/^[a-z][a-z0-9]{6,}$/);
    expect(lit).toEqual([{ name, text: lastHash, isInView: true }]);
    expect(next).toEqual([{ name, text: firstHash, isInView: true }]);
    expect(await page.evaluate(() => document.documentElement.outerHTML)).toBe(html);
    expect(service.log).toEqual([]);
  },
);

test(
  '“Look up all” sends nothing before its price was seen, as many as it showed then, and none after “Stop”',
  once,
  async ({ driver, pages, service }) => {
    const own = Array.from({ length: 4 }, (_, at) => transactionOf(`all at once ${at}`));
    const [address, slow] = [addressOf('all at once'), own[1] ?? ''];
    // As for hovers, the context of a value on the page decides whether it may be sent.
    const said = own.map((one, at) =>
      at > 1 ? `<p>Transaction hash: ${one}</p>` : `<p><a href="https://etherscan.io/tx/${one}">${one}</a></p>`,
    );
    const key = transactionOf('a key among all');
    const page = await driver.openPage(
      pages.serve(`${said.join('')}<p>address ${address}</p><pre>DEPLOYER_PRIVATE_KEY=${key}</pre>`),
    );
    await marked(page);
    const panel = await openTab(driver, /6 references/);
    expect((await panel.evaluate(readList)).slice(0, 3)).toEqual([
      'Possible private keys 1',
      shortOf(key),
      'Transactions 4',
    ]);
    expect(await panel.evaluate(readButtons)).toEqual(['Show on the page']);

    await clickNamed(panel, 'Look up all 5');
    await expect.poll(() => textOf(panel)).toContain('About 130 credits');
    await clickNamed(panel, 'Not now');
    await expect.poll(() => textOf(panel)).not.toContain('credits:');
    await clickNamed(panel, 'Look up all 5');
    await expect.poll(() => textOf(panel)).toContain('About 130 credits');
    await timersDrained(panel);
    const beforeConfirmed = service.log.length;

    const held = service.hold({ path: slow, times: 1 });
    await clickNamed(panel, 'Look up all 5');
    await expect.poll(() => progressOf(panel)).toBe('1 of 5 looked up');
    await held.arrived(2);
    await clickNamed(panel, 'Stop');
    held.release();
    await expect.poll(() => progressOf(panel)).toBeNull();
    await timersDrained(panel);
    const untilStopped = service.log.map(({ path }) => path);

    await clickNamed(panel, 'Look up all 3');
    await expect.poll(() => textOf(panel)).toContain('About 90 credits');
    await clickNamed(panel, 'Look up all 3');
    await until('all have an outcome', () =>
      panel.evaluate(() => document.querySelectorAll('.found-more').length === 5),
    );
    const outOfLine = await panel.evaluate(() =>
      [...document.querySelectorAll('.found-row:has(.found-more)')].map((row) => {
        const [value = 0, more = 0] = ['.found-value', '.found-more'].map((part) => {
          const range = new Range();
          range.selectNodeContents(row.querySelector(part) ?? row);
          return range.getBoundingClientRect().left;
        });
        return Math.round(more - value);
      }),
    );
    // The result of a lookup is aligned with its row.
    expect(outOfLine).toEqual([0, 0, 0, 0, 0]);

    expect(beforeConfirmed).toBe(0);
    expect(untilStopped).toEqual(own.slice(0, 2).map((hash) => `/1/api/v2/transactions/${hash}`));
    expect(service.log.map(({ path }) => path.toLowerCase()).sort()).toEqual(
      [
        ...own.map((hash) => `/1/api/v2/transactions/${hash}`),
        `/1/api/v2/addresses/${address}/coin-balance-history`,
      ].sort(),
    );
  },
);

/** Returns the progress of "Look up all" as its bar states it; null if there is no bar. */
function progressOf(panel: DrivenPage): Promise<string | null> {
  return panel.evaluate(
    () => document.querySelector('[role="progressbar"][aria-label]')?.getAttribute('aria-valuetext') ?? null,
  );
}

for (const [type, hasCards, body] of [
  [
    'image/svg+xml',
    [],
    (value: string) => `<svg xmlns="http://www.w3.org/2000/svg"><text y="60">${value}</text></svg>`,
  ],
  ['text/xml', ['chromium'], (value: string) => `<?xml version="1.0"?><feed><entry>${value}</entry></feed>`],
  ['application/xhtml+xml', ['chromium', 'firefox'], toXhtml],
] as [string, Driver['name'][], (value: string) => string][])
  test(
    `what is in a document of type ${type} is listed, and the list says so if it has no place for cards`,
    nightly,
    async ({ driver, pages, service }) => {
      const value = addressOf(`listed from ${type}`);
      await driver.openPage(pages.serve(body(value), { 'content-type': type }));

      const panel = await openTab(driver, /1 reference/);

      // Chromium's XML view also contains the source.
      expect((await panel.evaluate(readList)).map((line) => line.replace(' 2 times', ''))).toEqual([
        'Addresses 1',
        shortOf(value),
      ]);
      const said = /cannot show cards on this kind of page/.test(await textOf(panel));
      expect(said).toBe(!hasCards.includes(driver.name));
      expect(service.log).toEqual([]);
    },
  );

function toXhtml(value: string): string {
  return `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>A page</title></head><body>${value}</body></html>`;
}
