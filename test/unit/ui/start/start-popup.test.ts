import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { speak } from '../../../../src/i18n/t.ts';
import { takeFromSession } from '../../../../src/settings/browser-storage.ts';
import { savePreferences } from '../../../../src/settings/preferences.ts';
import { startPopup } from '../../../../src/ui/start/start-popup.tsx';
import { allLanguages } from '../../../fuzz/all-languages.ts';
import { turns } from '../../turns.ts';
import { alerts, button, field, type } from '../on-page.ts';
import { changeAt, contentOf, good } from '../popup/samples.ts';

// @vitest-environment new-document
// Other files in this thread use the real module.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

// The chart needs a canvas, and these tests draw on none.
vi.mock('../../../../src/ui/popup/chart/step-chart.ts', () => ({
  createStepChart: () => ({ show: () => {}, mark: () => {}, enlarge: () => {}, destroy: () => {} }),
}));

// The tests of `whenPainted` cover what it waits for.
const frames = vi.hoisted(() => ({ first: Promise.resolve() }));
vi.mock(import('../../../../src/ui/start/when-painted.ts'), async (original) => ({
  ...(await original()),
  whenPainted: () => frames.first,
}));

type Asked = { name: string; request: unknown };

/** Opens the popup's page in a browser whose background answers nothing by default. */
async function open(
  answer = (_question: Asked): unknown => undefined,
  over: { whenAsked?: (() => Promise<void>) | undefined; whenRead?: (() => Promise<void>) | undefined } = {},
): Promise<HTMLElement> {
  const event = { addListener: () => {} };
  Object.assign(fakeBrowser.permissions, { contains: async () => true, onAdded: event, onRemoved: event });
  Object.assign(fakeBrowser.i18n, { getUILanguage: () => 'en' });
  vi.spyOn(fakeBrowser.tabs, 'getCurrent').mockImplementation(async () => {
    await over.whenAsked?.();
    return undefined as never;
  });
  const read = fakeBrowser.storage.session.get.bind(fakeBrowser.storage.session);
  if (over.whenRead) {
    vi.spyOn(fakeBrowser.storage.session, 'get').mockImplementationOnce(async (name: unknown) => {
      const found = await read(name as string);
      await over.whenRead?.();
      return found;
    });
  }
  Object.assign(fakeBrowser.windows, { getCurrent: async () => ({ id: 3, incognito: false }) });
  Object.assign(fakeBrowser.extension, { inIncognitoContext: false });
  vi.spyOn(fakeBrowser.runtime, 'sendMessage').mockImplementation(async (question: unknown) => {
    const given = answer(question as Asked);
    if (given === undefined) throw new Error('gone');
    return { answer: given };
  });
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(allLanguages.de)));
  document.body.innerHTML = '<div id="app"></div>';
  const into = document.getElementById('app') as HTMLElement;
  await startPopup({ into, findTab: async () => null });
  return into;
}

/** Answers as a background that knows this balance change on OP Mainnet, and nothing else. */
function answerWith(name: string, change = changeAt(30)): unknown {
  if (name === 'chainFor') return { chain: { id: 10, slug: 'optimism' }, reason: { kind: 'default' } };
  return name === 'balancePage' ? good({ changes: [change], next: null }) : undefined;
}

beforeEach(() => {
  frames.first = Promise.resolve();
});

afterEach(() => {
  history.replaceState(null, '', '?');
  speak('en');
});

test('an open popup follows another language, and keeps what was typed and the focus', async () => {
  const page = await open();
  const box = field(page, 'Look up');
  type(box, '0x12');
  box.focus();

  await savePreferences({ language: 'de' });

  await expect.poll(() => button(page, 'Los').getAttribute('aria-label')).toBe('Los');
  const after = page.querySelector<HTMLInputElement>('#look-up');
  expect(after?.value).toBe('0x12');
  expect(document.activeElement).toBe(after);
  expect(document.title).toMatch(/Hashlens/);
});

test('an open popup follows another theme', async () => {
  await open();
  const style = document.createElement('style');
  style.textContent = '@media (prefers-color-scheme: dark) { .a { color: red } }';
  document.head.append(style);
  const [rule] = style.sheet?.cssRules ?? [];

  await savePreferences({ theme: 'light' });

  await expect.poll(() => (rule as CSSMediaRule).media.mediaText).toBe('(width < 0)');
});

test('what is known of an address is asked for once, before the popup is drawn, and is there when it is', async () => {
  const address = `0x${'ab'.repeat(20)}`;
  history.replaceState(null, '', `?look-up=${address}&chain=10`);
  const asked: Asked[] = [];
  let isDrawn = false;
  const unwatched = Element.prototype.replaceChildren;
  vi.spyOn(Element.prototype, 'replaceChildren').mockImplementation(function (this: Element, ...nodes) {
    isDrawn ||= this.id === 'app';
    unwatched.apply(this, nodes);
  });
  const page = await open((question) => {
    if (!isDrawn) asked.push(question);
    return answerWith(question.name);
  });

  expect(page.querySelector('.headline')).not.toBeNull();
  // The text is selected, so that the next key replaces it.
  const box = field(page, 'Look up') as HTMLInputElement;
  expect(document.activeElement).toBe(box);
  expect([box.value, box.selectionStart, box.selectionEnd]).toEqual([address, 0, address.length]);
  // The cached balance, the chain, then the newest balance. Nothing else takes the background's time before the
  // drawing.
  expect(asked.map(({ name }) => name)).toEqual(['balancePage', 'chainFor', 'balancePage']);
  expect(asked.map(({ request }) => Object(request).how)).toEqual(['known', undefined, undefined]);
});

test('a balance that was shown last is there when the popup is drawn, and the background is not asked before', async () => {
  const reference = { kind: 'address', address: `0x${'ab'.repeat(20)}` };
  const changes = JSON.stringify({ rows: [changeAt(30)], next: null, asOf: '2026-11-21T07:00:00Z' });
  const view = { reference, chainId: 10, written: reference.address, changes };
  await fakeBrowser.storage.session.set({ place: { showing: 'balance', view } });
  const app = () => document.getElementById('app');
  const asked: [name: string, headline: string | undefined][] = [];

  const page = await open(({ name }) => void asked.push([name, app()?.querySelector('h2')?.textContent]));

  expect(page.querySelector('h2')?.textContent).toBe('30 ETH on OP Mainnet');
  await expect.poll(() => asked.map(([name]) => name)).toContain('balancePage');
  expect(asked.map(([, headline]) => headline)).not.toContain(undefined);
});

test('the popup is drawn after the first frame of its document, which has its own frame in it', async () => {
  const { promise: framed, resolve: makeFrame } = Promise.withResolvers<void>();
  frames.first = framed;
  const opening = open();
  await turns(20);
  const before = document.getElementById('look-up');

  makeFrame();
  await opening;

  expect(before).toBe(null);
  expect(document.getElementById('look-up')).not.toBe(null);
});

test('what the popup is not drawn by is asked once it is drawn', async () => {
  const address = `0x${'ab'.repeat(20)}`;
  history.replaceState(null, '', `?look-up=${address}&chain=10`);
  const asked: string[] = [];

  await open(({ name }) => {
    asked.push(name);
    return answerWith(name);
  });

  await expect.poll(() => asked.slice(3)).toEqual(expect.arrayContaining(['watchedNews', 'allowance', 'noteRecent']));
});

test('a place whose rows cannot be drawn is not opened again', async () => {
  history.replaceState(null, '', `?look-up=0x${'cd'.repeat(20)}&chain=10`);
  await fakeBrowser.storage.session.set({ place: { kept: 'before' } });

  const page = await open(({ name }) => answerWith(name, { ...changeAt(30), value: 'garbage' }));

  expect(alerts(page)).toEqual([expect.stringContaining('Could not show this part')]);
  await expect.poll(() => fakeBrowser.storage.session.get(null)).toEqual({ place: { showing: 'balance', view: null } });
});

describe('what is taken away while the popup starts is not shown, and not written again', () => {
  const hash = `0x${'cd'.repeat(32)}`;
  const content = contentOf(hash, 'Of the old key');
  const view = { reference: { kind: 'transaction', hash }, chainId: 10, written: hash };
  const place = { showing: 'transaction', view: { ...view, answer: { content, heardMs: 0 } } };

  /**
   * Starts the popup with a stored place, which is taken while the popup asks the browser for its tab or reads it. Also
   * returns what is stored afterwards.
   */
  async function openAndTake(at: 'getCurrent' | 'read'): Promise<{ page: HTMLElement; stored: unknown }> {
    const { session } = fakeBrowser.storage;
    await session.set({ place });
    const page = await open(undefined, {
      whenAsked: at === 'getCurrent' ? () => takeFromSession('place') : undefined,
      whenRead: at === 'read' ? () => takeFromSession('place') : undefined,
    });
    return { page, stored: await session.get(null) };
  }

  test('it is shown if it was not taken', async () => {
    await fakeBrowser.storage.session.set({ place });

    const page = await open();

    await expect.poll(() => page.textContent).toContain('Of the old key');
  });

  test.for(['getCurrent', 'read'] as const)('taken at %s', async (at) => {
    const { page, stored } = await openAndTake(at);

    expect(page.textContent).not.toContain('Of the old key');
    expect(JSON.stringify(stored)).not.toContain(hash);
  });

  test('and once it is shown, it is forgotten, even where it was about to be written', async () => {
    await fakeBrowser.storage.session.set({ place });
    await open();

    await takeFromSession('place');

    await expect.poll(async () => JSON.stringify(await fakeBrowser.storage.session.get(null))).not.toContain(hash);
  });
});
