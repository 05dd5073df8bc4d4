import type { DrivenPage } from '../driver/driver.ts';
import { cardAt, hover, leave, leaveCard, noCard, pointOf, settledCard, standingCard } from '../driver/hands.ts';
import { marked } from '../driver/marks.ts';
import { timersDrained } from '../driver/timers.ts';
import { until } from '../driver/until.ts';
import { expect, nightly, once, test } from '../story.ts';
import { transactionOf } from '../values.ts';

const hash = transactionOf('hostile tricks');
const name = `Transaction ${hash}`;
const text = `<p id="hash">tx ${hash}</p>`;

/** True if the card is gone, or fully opaque. */
async function isGoneOrPlain(page: DrivenPage): Promise<boolean> {
  if ((await page.cards()).length === 0) return true;
  return page.evaluate(() => {
    const host = document.querySelector('[popover]');
    return host !== null && getComputedStyle(host).opacity === '1';
  });
}

// A property, a value that hides the card, and one that does not: dark-mode tools invert a whole page's colours.
const fadings = [
  ['opacity', '0.01', '0.9'],
  ['filter', 'opacity(0.02)', 'invert(1) hue-rotate(180deg)'],
] as const;

for (const selector of ['html', 'body']) {
  for (const [property, faded, plain] of fadings) {
    const when = selector === 'html' && property === 'opacity' ? {} : nightly;
    test(
      `a page that makes its ${selector} see-through by its ${property} loses the card, and gets none while it is so`,
      when,
      async ({ openPage, service }) => {
        const other = `<p id="other">tx ${transactionOf(`unasked on a ${selector} with ${property}`)}</p>`;
        const page = await openPage(text + other);
        const style = (value: string) =>
          page.evaluate(
            (wanted, name, to) => document.querySelector<HTMLElement>(wanted)?.style.setProperty(name, to),
            selector,
            property,
            value,
          );
        await style(plain);
        await cardAt(page, '#hash');
        await timersDrained(page);
        // A card with an opacity of 0.9 or inverted colours counts as opaque.
        expect(await page.cards()).toHaveLength(1);

        await style(faded);
        await noCard(page);
        await leave(page);
        const asked = service.log.length;
        await hover(page, '#other');
        await timersDrained(page);

        expect(await page.cards()).toEqual([]);
        expect(service.log).toHaveLength(asked);
      },
    );
  }
}

test('a page that fades the card itself, by a rule or by its own hand, has no faded card', async ({ openPage }) => {
  const page = await openPage(
    `<style>.trick [popover] { opacity: 0.01 !important; filter: opacity(0); }</style>${text}`,
  );
  await cardAt(page, '#hash');

  await page.evaluate(() => document.documentElement.classList.add('trick'));
  await until('it is gone or plain', () => isGoneOrPlain(page));
  await page.evaluate(() => document.documentElement.classList.remove('trick'));
  await leaveCard(page);
  await cardAt(page, '#hash');
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('[popover]')?.style.setProperty('opacity', '0.01', 'important');
  });

  await noCard(page);
});

test('a copy of the card that a page makes is empty, and the card stays as it is', nightly, async ({ openPage }) => {
  const page = await openPage(text);
  const before = await cardAt(page, '#hash');

  const copies = await page.evaluate(() => {
    const host = document.querySelector('[popover]');
    if (host === null) return null;
    const all = [host.cloneNode(true), document.importNode(host, true)].filter((one) => one instanceof HTMLElement);
    document.body.append(...all);
    const range = document.createRange();
    range.selectNode(host);
    const cut = range.cloneContents();
    return {
      copied: all.length,
      roots: all.map(({ shadowRoot }) => shadowRoot),
      texts: [...all.map((one) => one.innerText), cut.textContent, new XMLSerializer().serializeToString(host)].map(
        String,
      ),
      html: host.getHTML({ serializableShadowRoots: true }),
    };
  });
  await timersDrained(page);

  expect(copies?.copied).toBe(2);
  expect(copies?.roots).toEqual([null, null]);
  expect(copies?.html).toBe('');
  for (const one of copies?.texts ?? []) expect(one).not.toContain(hash.slice(2, 6));
  const [card, second] = await page.cards();
  expect(second).toBeUndefined();
  expect(card?.text).toBe(before.text);
});

// Sends all synthetic pointer, key, focus and clipboard events. Runs in the page: refers to nothing outside itself.
function makeUpEvents(selector: string): number {
  const element = document.querySelector(selector);
  const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
  const at = { clientX: x + Math.min(width / 2, 60), clientY: y + height / 2 };
  const all = { bubbles: true, composed: true, cancelable: true };
  const targets = [element, document, window].filter((one) => one !== null);
  let count = 0;
  const send = (event: Event) => {
    for (const target of targets) target.dispatchEvent(event);
    count += 1;
  };
  for (const type of ['pointermove', 'pointerover', 'pointerout', 'pointerdown', 'pointerup', 'pointercancel'])
    send(new PointerEvent(type, { ...all, ...at, pointerType: 'mouse' }));
  for (const type of ['mousemove', 'mouseover', 'mouseout', 'mousedown', 'mouseup', 'click', 'dblclick', 'contextmenu'])
    send(new MouseEvent(type, { ...all, ...at, altKey: true }));
  for (const key of ['Escape', 'Tab', 'Enter', ' ', 'Alt', 'ArrowDown', 'x'])
    for (const type of ['keydown', 'keyup']) send(new KeyboardEvent(type, { ...all, key, altKey: key !== 'Escape' }));
  for (const type of ['focus', 'focusin', 'focusout', 'blur']) send(new FocusEvent(type, all));
  for (const type of ['copy', 'cut', 'paste']) send(new ClipboardEvent(type, all));
  for (const type of [
    'scroll',
    'wheel',
    'resize',
    'pagehide',
    'visibilitychange',
    'prerenderingchange',
    'toggle',
    'change',
  ])
    send(new Event(type, all));
  return count;
}

test(
  'events that a page makes up open nothing, press nothing and close nothing',
  once,
  async ({ openPage, service }) => {
    const page = await openPage(`<a href="#" id="hash">tx ${transactionOf('made-up events')}</a>`);
    await marked(page);

    for (let turn = 0; turn < 5; turn += 1) expect(await page.evaluate(makeUpEvents, '#hash')).toBeGreaterThan(30);
    await timersDrained(page);
    expect(await page.cards()).toEqual([]);
    expect(service.log).toEqual([]);

    // Real input opens a card. Synthetic events on it change nothing.
    await hover(page, '#hash');
    const before = await standingCard(page);
    for (let turn = 0; turn < 5; turn += 1) await page.evaluate(makeUpEvents, '[popover]');
    await timersDrained(page);

    const [card] = await page.cards();
    expect(card?.text).toBe(before.text);
    // Rounding in the browser may move the card by less than a pixel.
    for (const side of ['x', 'y', 'width', 'height'] as const) {
      expect(card?.rect[side]).toBeCloseTo(before.rect[side], 0);
    }
    expect(service.log).toHaveLength(1);
  },
);

test('a page that replaces what all code uses neither sees Hashlens use it nor changes a card', async ({
  openPage,
}) => {
  const page = await openPage(text);
  await marked(page);
  const at = await pointOf(page, '#hash');
  await page.evaluate(() => {
    const called: string[] = [];
    Reflect.set(globalThis, 'called', called);
    const isOurs = { now: true };
    Reflect.set(globalThis, 'isOurs', isOurs);
    const { apply } = Reflect;
    const spyOn = (owner: object, name: string) => {
      const before = Reflect.get(owner, name);
      Object.defineProperty(owner, name, {
        value(...given: unknown[]) {
          if (isOurs.now) called[called.length] = name;
          return apply(before, this, given);
        },
        configurable: true,
        writable: true,
      });
    };
    for (const name of ['attachShadow', 'setAttribute', 'append', 'matches', 'remove', 'getBoundingClientRect'])
      spyOn(Element.prototype, name);
    for (const name of ['showPopover', 'focus']) spyOn(HTMLElement.prototype, name);
    for (const name of [
      'createElement',
      'createElementNS',
      'createTextNode',
      'elementsFromPoint',
      'caretPositionFromPoint',
    ])
      spyOn(Document.prototype, name);
    for (const name of ['map', 'filter', 'flatMap', 'push', 'join', 'some']) spyOn(Array.prototype, name);
    for (const name of ['parse', 'stringify']) spyOn(JSON, name);
    for (const name of ['set', 'add', 'delete', 'clear']) spyOn(HighlightRegistry.prototype, name);
    for (const name of ['replaceSync', 'insertRule']) spyOn(CSSStyleSheet.prototype, name);
    for (const name of ['observe', 'takeRecords']) spyOn(MutationObserver.prototype, name);
    spyOn(EventTarget.prototype, 'addEventListener');
    for (const name of ['setTimeout', 'requestAnimationFrame', 'getComputedStyle', 'fetch', 'postMessage'])
      spyOn(globalThis, name);
    // Properties that careless code would read as its own.
    const polluted = {
      kind: 'failure',
      act: { back: true },
      href: 'javascript:1',
      text: 'polluted',
      chainId: 666,
    };
    for (const [key, value] of [...Object.entries(polluted), ['then', 1]] as [string, unknown][])
      Object.defineProperty(Object.prototype, key, { value, configurable: true, writable: true });
  });

  await page.moveTo(at);
  // The card is read in an isolated world, which the page cannot reach.
  const card = await settledCard(page);
  const called = await page.evaluate(() => {
    Reflect.set(Reflect.get(globalThis, 'isOurs'), 'now', false);
    return String(Reflect.get(globalThis, 'called'));
  });

  expect(card.name).toBe(name);
  expect(card.alerts).toEqual([]);
  expect(card.text).not.toContain('polluted');
  // Calls by the driver's own `evaluate` do not count.
  expect(called.split(',').filter((one) => !/^(?:|push|map|join|set|add|filter|stringify|parse)$/.test(one))).toEqual(
    [],
  );
});

test('a page that is marked and rewrites itself is marked again, and shows cards', once, async ({ openPage }) => {
  const page = await openPage(text);
  await cardAt(page, '#hash');

  const other = transactionOf('written anew');
  await page.evaluate((written) => {
    document.open();
    document.write(`<!doctype html><p>Much else.</p><p id="anew">tx ${written}</p>`);
    document.close();
  }, other);
  await noCard(page);
  await marked(page);
  await leave(page);
  expect((await cardAt(page, '#anew')).name).toBe(`Transaction ${other}`);
});

test(
  'a page that knows who Hashlens is cannot end it with the event of its framework',
  nightly,
  async ({ driver, openPage }) => {
    const options = await driver.openExtensionPage('options.html');
    const ids = await options.evaluate(() => [Reflect.get(globalThis, 'chrome').runtime.id, location.host].map(String));
    await options.close();
    const page = await openPage(text);
    await marked(page);

    await page.evaluate((all) => {
      for (const id of all) {
        const type = `${id}:content:wxt:content-script-started`;
        const detail = { contentScriptName: 'content', messageId: 'another' };
        for (const target of [document, window, document.documentElement])
          target.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
        postMessage({ type: 'wxt:content-script-started', contentScriptName: 'content', messageId: 'another' }, '*');
        postMessage({ type, ...detail }, '*');
      }
    }, ids);
    await timersDrained(page);
    expect((await cardAt(page, '#hash')).name).toBe(name);
  },
);
