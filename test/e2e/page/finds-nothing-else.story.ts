import { cardOf } from '../driver/card-of.ts';
import type { DrivenPage } from '../driver/driver.ts';
import { cardAt, hover, leaveCard } from '../driver/hands.ts';
import { hasMarks, marksCover, readMarked } from '../driver/marks.ts';
import { timersDrained } from '../driver/timers.ts';
import { until } from '../driver/until.ts';
import { expect, nightly, test } from '../story.ts';
import { addressOf, transactionOf } from '../values.ts';

const address = addressOf('near misses');
const hash = transactionOf('near misses');
const word = hash.slice(2);
const digits = address.slice(2);

const nearMisses: [name: string, html: string][] = [
  ['calldata', `0xa9059cbb${word}${word}`],
  ['calldata in highlighting spans', `<span>0xa9059cbb</span><span>${word}</span><span>${word}</span>`],
  ['a signature', `0x${word}${word}1b`],
  ['a public key', `0x04${word}${word}`],
  ['a compressed public key', `0x02${word}`],
  ['forty digits of sixty-four', `${word.slice(0, 24)}0x${digits}`],
  ['forty digits with more behind them', `${address}${word.slice(0, 22)}`],
  ['a capital X', `0X${digits}`],
  ['a Cyrillic letter in the prefix', `0\u0445${digits}`],
  ['a Cyrillic letter among the digits', `0x${'\u0430'}${digits.slice(1)}`],
  ['a full-width nought', `\uff10x${digits}`],
  ['sixty-four digits without a prefix', word],
  ['thirty-nine digits', address.slice(0, -1)],
  ['sixty-five digits', `${hash}a`],
  [
    'two halves in two blocks',
    `<span style="display:block">${hash.slice(0, 30)}</span><span style="display:block">${hash.slice(30)}</span>`,
  ],
  ['an attribute', `<abbr title="${hash}">a transaction</abbr>`],
];

const editable: [name: string, html: string][] = [
  ['an input', `<input size="60" value="${address}">`],
  ['an area', `<textarea cols="60">${address}</textarea>`],
  ['a password', `<input type="password" size="60" value="${hash}">`],
  ['a password that cannot be edited', `<input type="password" readonly size="60" value="${hash}">`],
  ['an editable region', `<span contenteditable="true">${address}</span>`],
  ['a region for plain text', `<span contenteditable="plaintext-only">${address}</span>`],
  [
    'a shadow root in an editable region',
    `<span contenteditable><span><template shadowrootmode="open"><b>${address}</b></template></span></span>`,
  ],
  ['a reference cut by an editable region', `${address.slice(0, 20)}<b contenteditable>${address.slice(20)}</b>`],
];

// Rests on each case for long enough to open a card.
async function restOnEach(page: DrivenPage, count: number, names: readonly string[]) {
  for (let at = 0; at < count; at += 1) {
    await hover(page, `#case-${at} > *`);
    await timersDrained(page);
    expect(await page.cards(), names[at]).toEqual([]);
  }
}

for (const [title, cases] of [
  ['what only resembles a reference', nearMisses],
  ['what can be edited', editable],
] as const) {
  test(`${title} is not marked, opens no card and sends nothing`, async ({ openPage, service }) => {
    const body = cases
      .map(([, html], at) => `<p id="case-${at}"><code style="display:inline-block">${html}</code></p>`)
      .join('');
    const page = await openPage(`${body}<p>Transaction <b id="real"></b></p>
        <script>const data = '${address}';</script><template>${address}</template><style>/* ${address} */</style>`);

    await restOnEach(
      page,
      cases.length,
      cases.map(([name]) => name),
    );
    expect(await hasMarks(page)).toBe(false);
    expect(service.log).toEqual([]);

    // Proves that the page is scanned: a real reference that is added is found, and nothing else.
    const real = transactionOf(`true among ${title}`);
    await page.evaluate((value) => document.querySelector('#real')?.append(value), real);
    await marksCover(page, 'body', real);
    await cardOf(page, '#real', `Transaction ${real}`);
    expect(service.log).toHaveLength(1);
  });
}

test('a frame in design mode is left alone', nightly, async ({ openPage, service }) => {
  const page = await openPage(
    `<iframe id="frame" width="900" height="300" srcdoc="<script>document.designMode = 'on'</script><p>${address} paid</p>"></iframe>`,
  );

  await page.moveTo(await until('the frame is there', () => insideOf(page)));
  await timersDrained(page);

  const marked = await page.evaluate(() => {
    const view: typeof globalThis | null | undefined = Reflect.get(
      document.querySelector('iframe') ?? {},
      'contentWindow',
    );
    return view?.CSS.highlights.size;
  });
  expect(marked).toBe(0);
  expect(await page.cards()).toEqual([]);
  expect(service.log).toEqual([]);
});

function insideOf(page: DrivenPage) {
  return page.evaluate(() => {
    const frame = document.querySelector('iframe');
    const box = frame?.contentDocument?.querySelector('p')?.getBoundingClientRect();
    const outer = frame?.getBoundingClientRect();
    return box && outer && { x: outer.x + box.x + 60, y: outer.y + box.y + box.height / 2 };
  });
}

test(
  'what a card shows is neither marked nor looked up when the pointer rests on it',
  nightly,
  async ({ openPage, service }) => {
    const shown = transactionOf('shown in a card');
    const page = await openPage(`<p id="text">tx ${shown}</p><div style="height:900px"></div>`);
    await marksCover(page, 'body', shown);
    const { rect } = await cardAt(page, '#text');
    const asked = service.log.length;

    for (const down of [16, 40, 90, 140]) {
      await page.moveTo({ x: rect.x + rect.width / 2, y: rect.y + Math.min(down, rect.height - 8) });
      await timersDrained(page);
      const cards = await page.cards();
      expect(cards.map(({ name }) => name)).toEqual([`Transaction ${shown}`]);
    }

    expect(service.log).toHaveLength(asked);
    expect(await page.evaluate(readMarked, 'html')).toBe(shown);
    const ranges = await page.evaluate(() => [...CSS.highlights.values()].reduce((sum, { size }) => sum + size, 0));
    expect(ranges).toBe(1);
    await leaveCard(page);
  },
);
