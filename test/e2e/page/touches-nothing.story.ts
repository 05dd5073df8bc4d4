import { hasMarks, marksCover } from '../driver/marks.ts';
import { plainHost, plainOf } from '../driver/plain-page.ts';
import { switchOff } from '../driver/set-up.ts';
import { until } from '../driver/until.ts';
import { expect, nightly, test } from '../story.ts';
import { addressOf, transactionOf } from '../values.ts';

const names = ['plain', 'split', 'declared', 'attached', 'slotted', 'drawn', 'linked', 'later'];
const value = Object.fromEntries(names.map((name) => [name, addressOf(`untouched ${name}`)]));
const hash = transactionOf('untouched');

// Everything that a page can inspect. Runs in the page: refers to nothing outside itself.
function look() {
  const elements = [...document.querySelectorAll('*')];
  const shadowRoots = elements.flatMap((element) => element.shadowRoot ?? []);
  const parts = [...elements, ...shadowRoots.flatMap((root) => [...root.querySelectorAll('*')])];
  const rulesOf = (sheets: Iterable<CSSStyleSheet>) =>
    [...sheets].map((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
  const stylesOf = (element: Element) => {
    const style = getComputedStyle(element);
    return [...style].map((name) => `${name}:${style.getPropertyValue(name)}`).join(';');
  };
  return {
    html: document.documentElement.getHTML({ shadowRoots }),
    globals: Object.getOwnPropertyNames(globalThis).sort((one, other) => (one < other ? -1 : 1)),
    inDocument: [document, document.documentElement, document.body].map((node) => Object.getOwnPropertyNames(node)),
    sheets: [document, ...shadowRoots].map((root) => [rulesOf(root.styleSheets), rulesOf(root.adoptedStyleSheets)]),
    styles: parts.map((element) => `${element.tagName} ${stylesOf(element)}`),
    boxes: parts.map((element) => JSON.stringify(element.getBoundingClientRect())),
    entries: performance
      .getEntries()
      .filter(({ entryType }) => ['resource', 'mark', 'measure', 'navigation'].includes(entryType))
      // The browser requests the icon automatically, at any time.
      .filter(({ name }) => !name.endsWith('/favicon.ico'))
      .map(({ entryType, name }) => `${entryType} ${name.replace(location.host, '')}`),
    frames: globalThis.length,
    animations: document.getAnimations().length,
    selection: String(getSelection()),
    focus: document.activeElement?.tagName,
    stored: JSON.stringify([localStorage, sessionStorage, document.cookie]),
  };
}

// All kinds of marked text, and rules that would reveal an added attribute, class, element or style sheet.
const body = `<style>
    p[style], p[class], [popover], mark { color: red }
    p { margin: 4px } p > * { font-weight: 400 } p:has(*) { line-height: 2 } div:empty { height: 20px }
  </style>
  <p id="plain">${value.plain} and ${hash}</p>
  <p id="split"><span>${value.split?.slice(0, 20)}</span><b>${value.split?.slice(20)}</b></p>
  <p><a href="https://etherscan.io/address/${value.linked}">${value.linked?.slice(0, 8)}…</a></p>
  <div id="declared"><template shadowrootmode="open"><style>p { margin: 4px }</style><p>${value.declared}</p></template></div>
  <div id="attached"></div>
  <div id="slotted"><template shadowrootmode="open"><p><slot></slot></p></template><b>${value.slotted}</b></div>
  <svg width="600" height="30"><text y="20">${value.drawn}</text></svg>
  <input readonly value="${value.plain}" size="50"><textarea readonly>${value.split}</textarea>
  <iframe title="inner" srcdoc="<p>${value.plain}</p>"></iframe>
  <script>
    const root = document.querySelector('#attached').attachShadow({ mode: 'open' });
    root.innerHTML = '<p>${value.attached}</p>';
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('p { margin: 4px }');
    root.adoptedStyleSheets = [sheet];
    globalThis.records = [];
    const observer = new MutationObserver((seen) => {
      for (const { type, target, attributeName } of seen) records.push(type + ' ' + target.nodeName + ' ' + attributeName);
    });
    const all = { subtree: true, childList: true, characterData: true, attributes: true };
    addEventListener('DOMContentLoaded', () => {
      for (const one of [document, root, document.querySelector('#declared').shadowRoot]) observer.observe(one, all);
    });
    ${look}
    globalThis.before = null;
    // The page's source ends here, and no content script has run.
    before = JSON.stringify(look());
  </script>`;

const marked = [
  value.plain,
  hash,
  value.split,
  `${value.linked?.slice(0, 8)}…`,
  value.declared,
  value.attached,
  value.slotted,
  value.drawn,
].join('');

test('a marked page looks to itself as before, and as it does where Hashlens is off', async ({ driver, pages }) => {
  const url = pages.serve(body);
  await switchOff(driver, [plainHost]);
  const plain = await driver.openPage(plainOf(url));
  await until('the plain page is there', () => plain.evaluate(() => document.readyState === 'complete'));
  const plainly = await plain.evaluate(look);
  expect(await hasMarks(plain)).toBe(false);
  await plain.close();

  const page = await driver.openPage(url);
  await marksCover(page, 'body', marked);
  const now = await page.evaluate(look);
  const before: typeof now = JSON.parse(await page.evaluate(() => String(Reflect.get(globalThis, 'before'))));

  expect(now).toEqual(plainly);
  expect(now).toEqual(before);
});

test('a page that records its own changes records no other', nightly, async ({ openPage }) => {
  const page = await openPage(body);
  const records = () => page.evaluate(() => [...Reflect.get(globalThis, 'records')]);
  await marksCover(page, 'body', marked);
  expect(await records()).toEqual([]);

  await page.evaluate((later) => {
    const text = document.querySelector('#plain')?.firstChild;
    if (text) text.nodeValue = later;
    const inside = document.querySelector('#attached')?.shadowRoot?.querySelector('p')?.firstChild;
    if (inside) inside.nodeValue = later;
  }, `${value.later}`);
  await marksCover(page, '#plain', `${value.later}`);
  await marksCover(page, '#attached', `${value.later}`);

  expect(await records()).toEqual(['characterData #text null', 'characterData #text null']);
});

test('a page that knows the classes of a card has its own elements look as it says', async ({ openPage }) => {
  const page = await openPage(`<style>html, #frame { visibility: hidden } p { visibility: visible }</style>
      <script>document.documentElement.className = 'hl-frame hl-left'</script>
      <div id="frame" class="hl-frame"><div class="hl-left"><details open>Here</details></div></div>
      <p>${addressOf('classes of a card')} address</p>`);
  await until('it is marked', () => hasMarks(page));

  const looks = await page.evaluate(() =>
    ['html', 'body', '#frame', '#frame details'].map((selector) => {
      const element = document.querySelector(selector);
      const { display, visibility } = element ? getComputedStyle(element) : { display: '', visibility: '' };
      return `${display} ${visibility}`;
    }),
  );
  expect(looks).toEqual(looks.map(() => 'block hidden'));
});

test('the names of highlights say nothing about who made them', async ({ openPage }) => {
  const page = await openPage(body);
  await marksCover(page, 'body', marked);

  const names = await page.evaluate(() => [...CSS.highlights.keys()]);

  for (const name of names) {
    expect(name).toMatch(/^[a-z][a-z0-9]{6,}$/);
    expect(name).not.toMatch(/hash|lens|mark|ref|card|crypto|chain/);
  }
});

test.afterAll(async ({ bare }) => switchOff(bare, []));
