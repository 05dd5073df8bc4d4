import type { Driver } from '../driver/driver.ts';
import { leave, noCard, pointOf, pointOfText, settledCard } from '../driver/hands.ts';
import { marked } from '../driver/marks.ts';
import { preferOn } from '../driver/set-up.ts';
import { timersDrained } from '../driver/timers.ts';
import { until } from '../driver/until.ts';
import type { Service } from '../service.ts';
import { expect, nightly, once, test } from '../story.ts';
import { addressOf } from '../values.ts';

/** HTML of an address on its own line, and what is around it. */
const lineOf = (value: string, style = '', more = '') =>
  `<div style="position:relative;font:16px monospace"><p id="line" style="${style}">${value}</p>${more}</div>`;

/** Rests on the line, and returns the page, its cards and the number of requests. */
async function restOnLine(driver: Driver, service: Service, url: string) {
  const page = await driver.openPage(url);
  await marked(page);
  await page.moveTo(await pointOf(page, '#line'));
  await timersDrained(page);
  return { page, cards: await page.cards(), asked: service.log.length };
}

const layer = (style: string) => `<div style="position:absolute;inset:0;${style}"></div>`;

for (const [what, html] of [
  ['has no colour', lineOf(addressOf('no colour'), 'color:transparent')],
  ['is see-through', lineOf(addressOf('see-through'), 'opacity:0.02')],
  ['is under a layer', lineOf(addressOf('layer'), '', layer('background:#eee'))],
  ['is under an image', lineOf(addressOf('image'), '', '<canvas style="position:absolute;inset:0"></canvas>')],
] as const) {
  const when = /colour|image/.test(what) ? nightly : {};
  test(`a reference that ${what} opens nothing, and nothing is sent`, when, async ({ driver, pages, service }) => {
    const { cards, asked } = await restOnLine(driver, service, pages.serve(html));

    expect([cards, asked]).toEqual([[], 0]);
  });
}

for (const [what, html] of [
  ['a layer that shows nothing', layer('')],
  ['a link that is stretched over it', '<a href="/other" style="position:absolute;inset:0">&nbsp;</a>'],
  ['a stretched ::after', '<style>a::after{content:"";position:absolute;inset:0}</style><a href="/other">Open</a>'],
  [
    'a see-through field',
    '<textarea readonly style="position:absolute;inset:0;color:transparent;background:none">x</textarea>',
  ],
] as const) {
  const when = /link/.test(what) ? {} : nightly;
  test(`a reference under ${what} is what the user sees, and opens its card`, when, async ({ openPage }) => {
    const value = addressOf(`under ${what}`);
    const page = await openPage(lineOf(value, '', html));
    await marked(page);

    await page.moveTo(await pointOf(page, '#line'));

    expect((await settledCard(page)).name).toBe(`Address ${value}`);
  });
}

const over = 'position:absolute;inset:0;width:600px;height:30px;pointer-events:none';
/** HTML of a canvas that is white up to this width, from the left. */
const canvasOf = (width: number) =>
  `<canvas width="600" height="30" style="${over}"></canvas><script>{
    const pen = document.currentScript.previousElementSibling.getContext('2d');
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, ${width}, 30);
  }</script>`;
const drawingOf = (shape: string) => `<svg style="${over}">${shape}</svg>`;

/** HTML of a layer that no hit test finds. */
const untouchable = (style: string) => layer(`pointer-events:none;${style}`);
const boxOf = (inside: string, style = '', className = '') =>
  `<div class="${className}" style="position:relative;width:600px;padding:4px;font:16px monospace;${style}">${inside}</div>`;
const line = (name: string, style = '') => `<span style="${style}">${addressOf(name)}</span>`;

const hidden: [name: string, html: (line: (style?: string) => string) => string][] = [
  ['a filter around it', (line) => boxOf(boxOf(line()), 'filter:opacity(0)')],
  ['the colour of the page', (line) => boxOf(line('color:#fff'))],
  ['nearly the colour of its box', (line) => boxOf(line('color:#123456'), 'background:#143658')],
  ['a tiny font', (line) => boxOf(line('font-size:.1px'))],
  ['a tiny scale', (line) => boxOf(line('display:inline-block;transform:scale(.01)'))],
  ['a clip path', (line) => boxOf(line(), 'clip-path:inset(100%)')],
  ['a box of no height', (line) => boxOf(`<div style="height:0;overflow:hidden">${line()}</div>&nbsp;`)],
  ['letters cut out of nothing', (line) => boxOf(line('color:transparent;background-clip:text'))],
  ['a blur', (line) => boxOf(line('filter:blur(20px)'))],
  ['a clip path of its own', (line) => boxOf(line('display:inline-block;clip-path:inset(100%)'))],
  ['a mask', (line) => boxOf(line(), 'mask-image:linear-gradient(transparent,transparent)')],
  ['a fill of no colour', (line) => boxOf(line('-webkit-text-fill-color:transparent'))],
  ['a layer', (line) => boxOf(`${line()}${untouchable('background:#fff')}`)],
  ['a picture as a background', (line) => boxOf(`${line()}${untouchable('background:url(data:,)')}`)],
  ['a canvas', (line) => boxOf(`${line()}${canvasOf(600)}`)],
  ['a drawing', (line) => boxOf(`${line()}${drawingOf('<rect width="600" height="30" fill="#fff"/>')}`)],
  ['a video', (line) => boxOf(`${line()}<video style="${over}"></video>`)],
  ['a frame', (line) => boxOf(`${line()}<iframe srcdoc="" style="${over}"></iframe>`)],
  ['a layer before it', (line) => boxOf(`${untouchable('background:#fff;z-index:1')}${line()}`)],
  ['a gradient', (line) => boxOf(`${line()}${untouchable('background:linear-gradient(#fff,#eee)')}`)],
  [
    'a layer in a layer',
    (line) => boxOf(`${line()}<b><i style="display:contents">${untouchable('background:#fff')}</i></b>`),
  ],
  ['an ::after', (line) => boxOf(line(), '', 'after')],
  ['an image', (line) => boxOf(`${line()}<img src="data:," style="${over}">`)],
];

const shown: typeof hidden = [
  [
    'cut out of a gradient',
    (line) => boxOf(line('color:transparent;background:linear-gradient(90deg,#06c,#c06);background-clip:text')),
  ],
  ['blended', (line) => boxOf(line('color:#fff;mix-blend-mode:difference'))],
  ['white on a dark layer', (line) => boxOf(`${layer('background:#123')}${line('position:relative;color:#fff')}`)],
  [
    'white on a dark untouchable layer',
    (line) => boxOf(`${untouchable('background:#123;z-index:-1')}${line('color:#fff')}`, 'z-index:0'),
  ],
  ['white on a dark ::before', (line) => boxOf(line('position:relative;color:#fff'), '', 'before')],
  [
    'white in a dark row',
    (line) =>
      `<table><tr style="background:#123"><td style="font:16px monospace">${line('color:#fff')}</td></tr></table>`,
  ],
  ['on a layer behind it', (line) => boxOf(`${untouchable('background:#fff;z-index:-1')}${line()}`, 'z-index:0')],
  ['under a tint', (line) => boxOf(`${line()}${untouchable('background:#0663')}`)],
  ['under a fading edge', (line) => boxOf(`${line()}${untouchable('background:linear-gradient(#fff0,#fff)')}`)],
  ['under a canvas that is white elsewhere', (line) => boxOf(`${line()}${canvasOf(40)}`)],
  ['under an arrow', (line) => boxOf(`${line()}${drawingOf('<path d="M0 0 600 30" fill="none" stroke="#c00"/>')}`)],
  [
    'under a shape that it shines through',
    (line) => boxOf(`${line()}${drawingOf('<rect width="600" height="30" fill="#c00" fill-opacity=".2"/>')}`),
  ],
  ['in a mask that fades an edge', (line) => boxOf(line(), 'mask-image:linear-gradient(90deg,#000 90%,transparent)')],
  [
    'under a canvas that is empty',
    (line) => boxOf(`${line()}<canvas style="position:absolute;inset:0;pointer-events:none"></canvas>`),
  ],
  [
    'beside what a box cuts off',
    (line) =>
      boxOf(
        `<div style="position:absolute;left:0;top:0;width:9px;height:9px;overflow:hidden">${layer('width:600px;height:60px;background:#fff;pointer-events:none')}</div>${line()}`,
      ),
  ],
  ['in a button in a list', (line) => boxOf(`<button style="font:inherit"><b>${line()}</b></button>`, 'overflow:auto')],
  [
    'out of its box',
    (line) => boxOf(`<div style="overflow:hidden;height:0"><i style="position:absolute">${line()}</i></div>&nbsp;`),
  ],
  ['in a sticky header', (line) => boxOf(line(), 'position:sticky;top:0;background:#123;color:#eee;z-index:2')],
];

const looks = `<style>
  .after::after, .before::before { content: ""; position: absolute; inset: 0; background: #123; pointer-events: none }
</style>`;
const drawAll = (all: typeof hidden, kind: string) =>
  looks +
  all.map(([name, html], at) => `<div id="${kind}${at}">${html((style) => line(name, style))}</div>`).join('\n<hr>\n');

test('text that no one can read opens nothing, and nothing is sent', nightly, async ({ driver, openPage, service }) => {
  const page = await openPage(`<p>${addressOf('readable')}</p>${drawAll(hidden, 'hidden')}`);
  await marked(page);
  await preferOn(driver, page, { leaveAfterMs: 300 });

  const opened: unknown[] = [];
  for (const [at, [name]] of hidden.entries()) {
    await page.moveTo(await pointOf(page, `#hidden${at} span`));
    await timersDrained(page);
    if ((await page.cards()).length > 0 || service.log.length > 0) opened.push([name, service.log.splice(0).length]);
    await leave(page);
    await noCard(page);
  }

  expect(opened).toEqual([]);
});

test('what everybody can read opens its card, however it is drawn', nightly, async ({ openPage }) => {
  const page = await openPage(`<p>${addressOf('readable')}</p>${drawAll(shown, 'shown')}`);
  await marked(page);

  for (const [at, [name]] of shown.entries()) {
    await page.moveTo(await pointOf(page, `#shown${at} span`));
    expect([name, (await settledCard(page)).name]).toEqual([name, `Address ${addressOf(name)}`]);
    await leave(page);
    await noCard(page);
  }
});

for (const [what, html] of [
  [
    'a layer over the whole page',
    '<div style="position:fixed;inset:0;z-index:9;pointer-events:none;background:#fff"></div>',
  ],
  [
    'an ::after of the whole page',
    '<style>body::after{content:"";position:fixed;inset:0;background:#fff;pointer-events:none}</style>',
  ],
] as const)
  test(
    `a reference under ${what} that takes no pointer opens nothing`,
    /layer/.test(what) ? {} : nightly,
    async ({ driver, pages, service }) => {
      const rows = '<p>row</p>'.repeat(2_000);
      const { cards, asked } = await restOnLine(driver, service, pages.serve(lineOf(addressOf(what)) + rows + html));

      expect([cards, asked]).toEqual([[], 0]);
    },
  );

test('a page that takes away whatever is added to it has nothing sent', async ({ driver, pages, service }) => {
  const greedy = `<script>new MutationObserver((all) => {
    for (const { addedNodes } of all) for (const node of addedNodes) if (node.popover) node.remove();
  }).observe(document.documentElement, { childList: true, subtree: true })</script>`;

  const { cards, asked } = await restOnLine(driver, service, pages.serve(lineOf(addressOf('greedy')) + greedy));

  expect([cards, asked]).toEqual([[], 0]);
});

test(
  'what a page slides under a pointer that rests opens nothing, until the pointer moves',
  nightly,
  async ({ driver, openPage, service }) => {
    const value = addressOf('slid');
    const sliding = `<script>
    let timer;
    const line = document.querySelector('#line');
    const slide = () => { if (line.textContent !== '${value}') line.textContent = '${value}'; };
    addEventListener('pointermove', () => {
      clearTimeout(timer);
      timer = setTimeout(slide, 60);
    });
  </script>`;
    const page = await openPage(
      `${lineOf('Nothing is here yet, but it will be soon')}<p>${addressOf('marked')}</p>${sliding}`,
    );
    await marked(page);
    await preferOn(driver, page, { showAfterMs: 400 });
    const at = await pointOf(page, '#line');

    await page.moveTo(at);
    await until('the page has slid it there', () =>
      page.evaluate((wanted) => document.body.textContent?.includes(wanted), value),
    );
    await timersDrained(page);
    expect([await page.cards(), service.log.length]).toEqual([[], 0]);

    await page.moveTo({ x: at.x + 12, y: at.y });
    expect((await settledCard(page)).name).toBe(`Address ${value}`);
  },
);

test(
  'a page that has cards go at once is asked first, when five lookups went unseen',
  once,
  async ({ driver, openPage, service }) => {
    // There are many more lines than five, because on a busy machine some cards stay long enough to count as seen.
    const hasty = Array.from({ length: 30 }, (_, at) => addressOf(`gone ${at}`));
    const toLine = (value: string) => `<p style="font:16px monospace">${value}</p>`;
    const page = await openPage(toLine(addressOf('stays')) + hasty.map(toLine).join(''));
    await marked(page);
    await preferOn(driver, page, { leaveAfterMs: 300 });
    const question = 'Cards on this page closed before you could read them.';
    const isAsked = async () => (await page.cards()).some(({ text }) => text.includes(question));

    for (let sent = 0; ; sent += 1) {
      const value = hasty.pop() ?? '';
      await leave(page);
      await page.moveTo(await pointOfText(page, value));
      await until('it is looked up, or asked about', async () => service.log.length > sent || (await isAsked()));
      if (service.log.length === sent) break;
      // The lookup was sent, and its card was not read yet. Now the page removes the line.
      await page.evaluate(() => document.querySelector('p:last-of-type')?.remove());
      await noCard(page);
    }
    expect(service.log.length).toBeGreaterThanOrEqual(5);

    const asked = service.log.length;
    await leave(page);
    await page.moveTo(await pointOfText(page, addressOf('stays')));
    expect((await settledCard(page)).text).toContain(question);
    expect(service.log.length).toBe(asked);
  },
);

for (const [type, showsIn, body] of [
  ['text/xml', ['chromium'], (value: string) => `<?xml version="1.0"?><feed><entry>${value}</entry></feed>`],
  [
    'image/svg+xml',
    [],
    (value: string) => `<svg xmlns="http://www.w3.org/2000/svg"><text x="20" y="60" id="line">${value}</text></svg>`,
  ],
  ['text/plain', ['chromium', 'firefox'], (value: string) => `Account ${value}`],
  ['application/json', ['chromium', 'firefox'], (value: string) => `{"account":"${value}"}`],
] as [string, Driver['name'][], (value: string) => string][]) {
  const when = type === 'text/xml' ? {} : nightly;
  test(
    `in a document of type ${type} a card shows, or nothing is sent`,
    when,
    async ({ driver, openPage, service }) => {
      const value = addressOf(type);
      const page = await openPage(body(value), { 'content-type': type });
      // Firefox shows its own tree view of an XML document, in which scripts find no text.
      const at = (await page.evaluate(pointOfAny, value)) ?? { x: 60, y: 60 };
      await page.moveTo(at);
      await page.evaluate(async () => {
        for (let frames = 0; frames < 40; frames += 1) await new Promise(requestAnimationFrame);
      });
      const cards = await page.cards();

      expect(cards).toHaveLength(showsIn.includes(driver.name) ? 1 : 0);
      expect(service.log).toHaveLength(cards.length);
    },
  );
}

/** Returns the point where a text is drawn in a document of any type; null if it is not drawn. Runs in the page. */
function pointOfAny(text: string): { x: number; y: number } | null {
  const walker = document.createTreeWalker(document, 4);
  while (walker.nextNode()) {
    const at = walker.currentNode.nodeValue?.indexOf(text) ?? -1;
    if (at < 0) continue;
    const range = new Range();
    range.setStart(walker.currentNode, at);
    range.setEnd(walker.currentNode, at + text.length);
    const [box] = range.getClientRects();
    if (box?.width) return { x: box.x + 40, y: box.y + box.height / 2 };
  }
  return null;
}
