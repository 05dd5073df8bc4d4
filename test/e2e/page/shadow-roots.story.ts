import { readFileSync } from 'node:fs';
import { cardOf } from '../driver/card-of.ts';
import type { Clip, DrivenPage } from '../driver/driver.ts';
import { hover } from '../driver/hands.ts';
import { hasMarks, marksCover } from '../driver/marks.ts';
import { timersDrained } from '../driver/timers.ts';
import { until } from '../driver/until.ts';
import { expect, once, test } from '../story.ts';
import { addressOf, transactionOf } from '../values.ts';

const line = (text: string) => `<p>${text}</p>`;

test('text in open shadow roots is marked and shows its card: nested, declared in HTML, slotted', async ({
  openPage,
}) => {
  const [outer, inner, declared, slotted] = ['outer', 'inner', 'declared', 'slotted'].map(addressOf);
  const split = transactionOf('split in a root');
  const page = await openPage(`<div id="outer"></div>
      <div id="declared"><template shadowrootmode="open">${line(`${declared} address`)}</template></div>
      <div id="slotted"><template shadowrootmode="open"><style>::slotted(b) { font-weight: 400 }</style><p>Sent by <slot></slot></p></template><b>${slotted}</b></div>
      <div id="split"><template shadowrootmode="open"><p><i>${split.slice(0, 40)}</i><b>${split.slice(40)}</b> tx</p></template></div>
      <script>
        const outer = document.querySelector('#outer').attachShadow({ mode: 'open' });
        outer.innerHTML = '<p>${outer} address</p><div></div>';
        outer.querySelector('div').attachShadow({ mode: 'open' }).innerHTML = '<p>${inner} address</p>';
      </script>`);

  await marksCover(page, '#outer', `${outer}${inner}`);
  await marksCover(page, '#declared', `${declared}`);
  await marksCover(page, '#slotted', `${slotted}`);
  await marksCover(page, '#split', split);

  await cardOf(page, '#declared', `Address ${declared}`);
  await cardOf(page, '#slotted b', `Address ${slotted}`);
  await cardOf(page, '#split', `Transaction ${split}`);
  // Leaves one line in the host, because its center would be between two.
  await page.evaluate(() => document.querySelector('#outer')?.shadowRoot?.querySelector('p')?.remove());
  await cardOf(page, '#outer', `Address ${inner}`);
});

test('shadow roots that come later are marked: attached, filled and upgraded', once, async ({ openPage }) => {
  const [attached, filled, upgraded, changed] = ['attached', 'filled', 'upgraded', 'changed'].map(addressOf);
  const page = await openPage(`<p id="first">${addressOf('already there')}</p>
      <div id="attached"></div><div id="filled"></div><late-element id="upgraded"></late-element>
      <script>document.querySelector('#filled').attachShadow({ mode: 'open' })</script>`);
  await marksCover(page, '#first', addressOf('already there'));

  await page.evaluate(
    (attached, filled, upgraded) => {
      const root = document.querySelector('#attached')?.attachShadow({ mode: 'open' });
      if (root) root.innerHTML = `<p>${attached} address</p>`;
      document.querySelector('#filled')?.shadowRoot?.append(`${filled} address`);
      customElements.define(
        'late-element',
        class extends HTMLElement {
          constructor() {
            super();
            this.attachShadow({ mode: 'open' }).innerHTML = `<p style="margin:0">${upgraded} address</p>`;
            this.style.display = 'block';
          }
        },
      );
    },
    `${attached}`,
    `${filled}`,
    `${upgraded}`,
  );

  await cardOf(page, '#attached', `Address ${attached}`);
  await cardOf(page, '#filled', `Address ${filled}`);
  await cardOf(page, '#upgraded', `Address ${upgraded}`);
  await marksCover(page, '#attached', `${attached}`);
  await marksCover(page, '#filled', `${filled}`);
  await marksCover(page, '#upgraded', `${upgraded}`);

  await page.evaluate((value) => {
    const text = document.querySelector('#upgraded')?.shadowRoot?.querySelector('p')?.firstChild;
    if (text) text.nodeValue = `${value} address`;
  }, `${changed}`);
  await marksCover(page, '#upgraded', `${changed}`);
});

test('in closed shadow roots nothing is found: neither marked nor shown, whatever the pointer does', async ({
  openPage,
  service,
}) => {
  const [hidden, late, beside] = ['closed', 'closed and late', 'beside a closed root'].map(addressOf);
  const page =
    await openPage(`<div id="declared"><template shadowrootmode="closed">${line(`${hidden} address`)}</template></div>
      <x-closed id="late" style="display:block"></x-closed><p id="beside">${beside} address</p>
      <script>
        customElements.define('x-closed', class extends HTMLElement {
          constructor() {
            super();
            const root = this.attachShadow({ mode: 'closed' });
            root.innerHTML = '<p><a href="https://etherscan.io/address/${late}">${late} address</a></p>';
            globalThis.marksIn = () => [...CSS.highlights.values()]
              .flatMap((marks) => [...marks])
              .map(({ startContainer }) => startContainer.getRootNode() === document);
          }
        });
      </script>`);
  await marksCover(page, '#beside', `${beside}`);

  for (const selector of ['#declared', '#late', '#declared']) {
    await hover(page, selector);
    await timersDrained(page);
    expect(await page.cards()).toEqual([]);
  }

  expect(await page.evaluate(() => Reflect.get(globalThis, 'marksIn')())).toEqual([true]);
  expect(service.log).toEqual([]);
  // The page as a whole works: a reference beside the closed roots has its card.
  await cardOf(page, '#beside', `Address ${beside}`);
});

async function pictureOf(page: DrivenPage, name: string, clip: Clip) {
  const path = test.info().outputPath(`${name}.png`);
  await page.screenshot(path, clip);
  return readFileSync(path).toString('base64');
}

test('marks in shadow roots are painted', once, async ({ openPage }) => {
  const page = await openPage(`<div id="host"><template shadowrootmode="open"><style>p { margin: 0 }</style>
      <p>${addressOf('painted')} address</p></template></div>`);
  await marksCover(page, '#host', addressOf('painted'));
  const clip = await page.evaluate(() => {
    const { x, y, width, height } = document.querySelector('#host')?.getBoundingClientRect() ?? new DOMRect();
    return { x, y, width, height };
  });

  const bare = await page.evaluate(() => {
    Reflect.set(globalThis, 'kept', [...CSS.highlights]);
    CSS.highlights.clear();
    return true;
  });
  expect(bare).toBe(true);
  const unmarked = await pictureOf(page, 'unmarked', clip);
  await page.evaluate(() => {
    const kept: [string, Highlight][] = Reflect.get(globalThis, 'kept');
    for (const [name, highlight] of kept) CSS.highlights.set(name, highlight);
  });

  expect(await hasMarks(page)).toBe(true);
  await until('the mark is in the picture', async () => (await pictureOf(page, 'marked', clip)) !== unmarked);
});
