import { cardAt, closeCard, leave } from '../driver/hands.ts';
import { marked } from '../driver/marks.ts';
import { timersDrained } from '../driver/timers.ts';
import { expect, once, test } from '../story.ts';
import { transactionOf } from '../values.ts';

const hash = transactionOf('detection');
const text = `<p id="hash">tx ${hash}</p>`;

// Listens to every event that a page can observe without our cooperation. Runs before any code of ours.
const ears = `
  globalThis.heard = [];
  const hear = (target, types) => {
    for (const type of types) target.addEventListener(type, ({ type, isTrusted }) => heard.push(type + ' ' + isTrusted), true);
  };
  hear(window, ['message', 'messageerror', 'error', 'unhandledrejection', 'rejectionhandled', 'storage', 'hashchange', 'popstate']);
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    // A browser's own, at a moment of its own.
    if (!blockedURI.endsWith('/favicon.ico')) heard.push('violation ' + violatedDirective + ' ' + blockedURI);
  });
  hear(document, ['DOMNodeInserted', 'slotchange', 'selectionchange', 'fullscreenchange']);
  for (const list of ['resource', 'mark', 'measure'])
    new PerformanceObserver((seen) => {
      for (const { name } of seen.getEntries()) if (!name.endsWith('/favicon.ico')) heard.push(list + ' ' + name);
    }).observe({ type: list, buffered: true });
  if (globalThis.ReportingObserver)
    new ReportingObserver((reports) => heard.push(...reports.map(({ type }) => 'report ' + type)), { buffered: true }).observe();
`;

const policy = (nonce: string) =>
  `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'none'; img-src 'none'; connect-src 'none'; font-src 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;

// All observable state that a page can compare over time. Runs in the page: refers to nothing outside itself.
function look() {
  return {
    html: document.documentElement.outerHTML,
    globals: Reflect.ownKeys(globalThis)
      .map(String)
      .sort((one, other) => (one < other ? -1 : 1)),
    onDocument: Reflect.ownKeys(document).map(String),
    onElements: [...document.querySelectorAll('*')].flatMap((element) => Reflect.ownKeys(element).map(String)),
    prototypes: [Element, Node, Document, Window, Array, Object].map(
      ({ prototype }) => Reflect.ownKeys(prototype).length,
    ),
    sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
    entries: performance.getEntriesByType('resource').filter(({ name }) => !name.endsWith('/favicon.ico')).length,
    elements: customElements.get('hash-lens') === undefined,
    frames: globalThis.length,
    focus: document.activeElement?.tagName,
    selection: String(getSelection()),
    title: document.title,
    stored: [localStorage.length, sessionStorage.length, document.cookie],
    history: history.length,
    opener: String(globalThis.opener),
  };
}

test('a page learns of Hashlens only the names of its highlights and an empty element while a card is open', async ({
  driver,
  openPage,
}) => {
  const options = await driver.openExtensionPage('options.html');
  const ids = await options.evaluate(() => [Reflect.get(globalThis, 'chrome').runtime.id, location.host].map(String));
  await options.close();
  const known = `for (const id of ${JSON.stringify(ids)}) for (const target of [window, document])
    target.addEventListener(id + ':content:wxt:content-script-started', () => heard.push('the framework speaks'));`;
  const page = await openPage(
    `<script nonce="n">${ears}${known}${look} globalThis.before = null; before = JSON.stringify(look());</script>${text}`,
    {
      'content-security-policy': policy('n'),
    },
  );
  await marked(page);
  const before = await page.evaluate(look);

  // The page can see the highlights' names, and the ranges of its own text.
  const names = await page.evaluate(() => [...CSS.highlights.keys()]);
  expect(names.length).toBeGreaterThan(0);
  for (const one of names) expect(one).toMatch(/^[a-z\d]{7,}$/);
  // A page that knows a highlight's name can also see its style.
  const lines = await page.evaluate((all) => {
    const lineOf = (name: string) =>
      getComputedStyle(document.documentElement, `::highlight(${name})`).textDecorationLine;
    return [...all, 'q1'].map(lineOf);
  }, names);
  expect(lines).toEqual([...names.map(() => 'underline'), 'none']);
  const globalsAtFirst = await page.evaluate(() => JSON.parse(String(Reflect.get(globalThis, 'before'))).globals);
  expect(before.globals).toEqual(globalsAtFirst);

  await cardAt(page, '#hash');
  const open = await page.evaluate(look);
  const host = await page.evaluate(() => {
    const [one, second] = document.querySelectorAll<HTMLElement>('[popover]');
    if (!one || second) return null;
    const attributes = one.getAttributeNames().filter((name) => name !== 'style');
    const html = one.outerHTML;
    const isKnown = 'openOrClosedShadowRoot' in one;
    return {
      attributes,
      html,
      isKnown,
      own: Reflect.ownKeys(one).length,
      inside: one.childNodes.length,
      root: one.shadowRoot,
    };
  });
  expect(host).toMatchObject({ attributes: ['popover'], isKnown: false, own: 0, inside: 0, root: null });
  expect(host?.html).not.toMatch(/hash|lens|extension|0x/i);
  expect({ ...open, html: open.html.replace(String(host?.html), '') }).toEqual(before);

  await closeCard(page);
  await leave(page);
  await timersDrained(page);
  expect(await page.evaluate(look)).toEqual(before);
  expect(await page.evaluate(() => [...Reflect.get(globalThis, 'heard')].map(String))).toEqual([]);

  // Proves that the listeners work.
  await page.evaluate(() => {
    const image = document.createElement('img');
    image.src = '/nothing.png';
    document.body.append(image);
    postMessage('x', '*');
    performance.mark('x');
  });
  await expect
    .poll(() => page.evaluate(() => [...Reflect.get(globalThis, 'heard')].map(String)))
    .toEqual(
      expect.arrayContaining([expect.stringMatching(/^violation img-src .*nothing\.png$/), 'message true', 'mark x']),
    );
});

test(
  'a page that knows where Hashlens is can fetch, show and run none of its files',
  once,
  async ({ driver, openPage }) => {
    const options = await driver.openExtensionPage('options.html');
    const files = await options.evaluate(() => {
      const names = [
        'manifest.json',
        'content-scripts/content.js',
        'content-scripts/content.css',
        'background.js',
        'icon/16.png',
      ];
      return [...names, 'popup.html', 'options.html', 'sidepanel.html', 'welcome.html', 'third-party.txt'].map(
        (name) => `${location.origin}/${name}`,
      );
    });
    // Proves that the files exist: our own page can fetch them.
    const own = await options.evaluate((all) => Promise.all(all.map(async (url) => (await fetch(url)).ok)), files);
    expect(own).toEqual(files.map(() => true));
    await options.close();
    const page = await openPage(text);
    await marked(page);

    const got = await page.evaluate(async (all) => {
      const found: string[] = [];
      const withElement = (make: () => HTMLElement) =>
        new Promise<boolean>((done) => {
          const element = make();
          element.onload = () => done(true);
          element.onerror = () => done(false);
          document.body.append(element);
        });
      const isFetched = (url: string, how: RequestInit = {}) =>
        fetch(url, how).then(
          () => true,
          () => false,
        );
      for (const url of all) {
        if (await isFetched(url)) found.push(`fetch ${url}`);
        if (await isFetched(url, { mode: 'no-cors' })) found.push(`fetch without CORS ${url}`);
        if (await withElement(() => Object.assign(document.createElement('img'), { src: url })))
          found.push(`img ${url}`);
        if (await withElement(() => Object.assign(document.createElement('script'), { src: url })))
          found.push(`script ${url}`);
        if (await withElement(() => Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url })))
          found.push(`style ${url}`);
      }
      return found;
    }, files);

    expect(got).toEqual([]);
  },
);
