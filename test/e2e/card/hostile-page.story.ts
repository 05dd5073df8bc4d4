import { cardAt, hover, leave, noCard, settledCard } from '../driver/hands.ts';
import { timersDrained } from '../driver/timers.ts';
import { until } from '../driver/until.ts';
import { expect, nightly, test } from '../story.ts';
import { transactionOf } from '../values.ts';

const hash = transactionOf('hostile');
const text = `<p id="hash">tx ${hash}</p>`;

test('a strict content security policy breaks nothing', async ({ openPage }) => {
  const policy =
    "default-src 'none'; script-src 'none'; style-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'; sandbox allow-scripts";
  const page = await openPage(text, { 'content-security-policy': policy });

  const card = await cardAt(page, '#hash');

  expect(card.name).toBe(`Transaction ${hash}`);
  // Proves that the card's style sheet was applied: without it the card would be as wide as the page.
  expect(card.rect.width).toBeLessThan(520);
});

test('a page that patches prototypes and takes every event first breaks nothing', nightly, async ({ openPage }) => {
  const page = await openPage(`<script>
      for (const type of [Element, Node, Document, Range, TreeWalker, EventTarget, String, Array, Map, Promise]) {
        for (const name of Object.getOwnPropertyNames(type.prototype)) {
          if (!['attachShadow', 'addEventListener', 'querySelector', 'querySelectorAll', 'matches', 'append', 'showPopover', 'then', 'createTreeWalker', 'contains', 'closest'].includes(name)) continue;
          Object.defineProperty(type.prototype, name, { value() { throw new Error('patched'); }, configurable: true });
        }
      }
    </script>${text}`);
  const at = await page.evaluate(() => {
    const box = document.getElementById('hash')?.getBoundingClientRect();
    return { x: (box?.x ?? 0) + 60, y: (box?.y ?? 0) + 8 };
  });

  await page.moveTo(at);

  expect((await settledCard(page)).name).toBe(`Transaction ${hash}`);
});

test('a page that removes the card at once gets it removed, and another hover opens it again', async ({ openPage }) => {
  const page = await openPage(text);
  await page.evaluate(() => {
    let left = 1;
    new MutationObserver((records) => {
      for (const node of records.flatMap((record) => [...record.addedNodes])) {
        if (node instanceof HTMLElement && node.popover !== null && left > 0) {
          left -= 1;
          node.remove();
        }
      }
    }).observe(document.documentElement, { childList: true, subtree: true });
  });
  await hover(page, '#hash');
  await timersDrained(page);
  await leave(page);
  await timersDrained(page);
  await noCard(page);

  expect((await cardAt(page, '#hash')).name).toBe(`Transaction ${hash}`);
});

test('a page that covers everything cannot cover the card', async ({ openPage }) => {
  const page = await openPage(
    `${text}<div style="position:fixed;inset:0;z-index:2147483647;pointer-events:none"></div>`,
  );

  const { rect } = await cardAt(page, '#hash');
  // The cover becomes opaque only now. Under an opaque cover no card would open, because nothing is sent for unseen
  // text.
  await page.evaluate(() => document.querySelector('div')?.style.setProperty('background', '#fff'));

  const isOnTop = await page.evaluate(
    (x, y) => {
      const host = document.elementFromPoint(x, y);
      return host instanceof HTMLElement && host.popover !== null && host.matches(':popover-open');
    },
    rect.x + rect.width / 2,
    rect.y + rect.height / 2,
  );
  expect(isOnTop).toBe(true);
});

test(
  'a card that the page lays something over goes, and after three times it stays away',
  nightly,
  async ({ openPage }) => {
    const page =
      await openPage(`${text}<form id="over" popover="manual" style="position:fixed;inset:0;margin:0;width:100vw;height:100vh">
        <!-- A form has what its fields are called. -->
        <input name="focus">
      </form>
      <script>
        new MutationObserver((records) => {
          const over = document.querySelector('#over');
          over.hidePopover();
          if (records.some(({ addedNodes }) => addedNodes.length > 0)) over.showPopover();
        }).observe(document.documentElement, { childList: true });
        globalThis.cards = 0;
        new MutationObserver((records) => {
          globalThis.cards += records.flatMap(({ addedNodes }) => [...addedNodes]).length;
        }).observe(document.documentElement, { childList: true });
      </script>`);
    const opened = () => page.evaluate(() => Number(Reflect.get(globalThis, 'cards')));

    for (let time = 1; time <= 3; time++) {
      await hover(page, '#hash');
      await until('the card is there, and goes', async () => (await opened()) === time && !(await page.cards())[0]);
      await leave(page);
      // The pointer now rests on an empty part of the page.
      await timersDrained(page);
    }
    await hover(page, '#hash');
    await timersDrained(page);

    expect(await opened()).toBe(3);
  },
);

test('a page cannot look into the card', async ({ openPage }) => {
  const page = await openPage(text);

  await cardAt(page, '#hash');

  const seen = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[popover]')].map((host) => ({
      shadow: host.shadowRoot,
      text: host.textContent,
      attributes: host.getAttributeNames().filter((name) => name !== 'style' && name !== 'popover'),
    })),
  );
  expect(seen).toHaveLength(1);
  expect(seen[0]?.shadow).toBeNull();
  expect(seen[0]?.text).toBe('');
});

test('a page that clears all highlights still shows cards', nightly, async ({ openPage }) => {
  const page = await openPage(text);
  await page.evaluate(() => CSS.highlights.clear());

  expect((await cardAt(page, '#hash')).name).toBe(`Transaction ${hash}`);
});
