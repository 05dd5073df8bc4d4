// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { startPopup } from '../../../../entrypoints/popup/start-popup.tsx';
import { savePreferences } from '../../../../src/settings/preferences.ts';
import { toData } from '../../../../src/words/build/to-data.ts';
import { de } from '../../../../src/words/de/de.ts';
import { en } from '../../../../src/words/en/en.ts';
import { speak } from '../../../../src/words/words.ts';
import { button, field, type } from '../on-page.ts';
import { changeAt, good } from './samples.ts';

// The chart needs a canvas, and nothing here is drawn on one.
vi.mock('../../../../src/views/popup/step-chart.ts', () => ({
  createStepChart: () => ({ show: () => {}, mark: () => {}, enlarge: () => {}, destroy: () => {} }),
}));

type Asked = { name: string; request: unknown };

/** The popup's page as it opens, in a browser whose background answers nothing unless given. */
async function open(answer = (_question: Asked): unknown => undefined): Promise<HTMLElement> {
  const event = { addListener: () => {} };
  Object.assign(fakeBrowser.permissions, { contains: async () => true, onAdded: event, onRemoved: event });
  Object.assign(fakeBrowser.i18n, { getUILanguage: () => 'en' });
  vi.spyOn(fakeBrowser.tabs, 'getCurrent').mockResolvedValue(undefined as never);
  Object.assign(fakeBrowser.windows, { getCurrent: async () => ({ id: 3, incognito: false }) });
  Object.assign(fakeBrowser.extension, { inIncognitoContext: false });
  vi.spyOn(fakeBrowser.runtime, 'sendMessage').mockImplementation(async (question: unknown) => {
    const given = answer(question as Asked);
    if (given === undefined) throw new Error('gone');
    return { answer: given };
  });
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(toData(de))));
  document.body.innerHTML = '<div id="app"></div>';
  const into = document.getElementById('app') as HTMLElement;
  await startPopup({ into, findTab: async () => null });
  return into;
}

beforeEach(() => {
  vi.restoreAllMocks();
  fakeBrowser.reset();
});

afterEach(() => {
  history.replaceState(null, '', '?');
  vi.unstubAllGlobals();
  speak(en);
});

test('a popup that stands open follows another language, and keeps what was typed and the focus', async () => {
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

test('a popup that stands open follows another theme', async () => {
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
    if (question.name === 'chainFor') return { chain: { id: 10, slug: 'optimism' }, reason: { kind: 'default' } };
    return question.name === 'balancePage' ? good({ changes: [changeAt(30)], next: null }) : undefined;
  });

  expect(page.querySelector('.headline')).not.toBeNull();
  // The next key takes its place.
  const box = field(page, 'Look up') as HTMLInputElement;
  expect(document.activeElement).toBe(box);
  expect([box.value, box.selectionStart, box.selectionEnd]).toEqual([address, 0, address.length]);
  // What is known once, and the newest; nothing else takes the background's time before.
  expect(asked.map(({ name }) => name)).toEqual(['balancePage', 'chainFor', 'balancePage']);
  expect(asked.map(({ request }) => Object(request).how)).toEqual(['known', undefined, undefined]);
});

test('what the popup is not drawn by is asked once it is drawn', async () => {
  const address = `0x${'ab'.repeat(20)}`;
  history.replaceState(null, '', `?look-up=${address}&chain=10`);
  const asked: string[] = [];

  await open(({ name }) => {
    asked.push(name);
    if (name === 'chainFor') return { chain: { id: 10, slug: 'optimism' }, reason: { kind: 'default' } };
    return name === 'balancePage' ? good({ changes: [changeAt(30)], next: null }) : undefined;
  });

  await expect.poll(() => asked.slice(3)).toEqual(expect.arrayContaining(['watchedNews', 'allowance', 'noteRecent']));
});

test('a place whose rows cannot be drawn is not opened again', async () => {
  history.replaceState(null, '', `?look-up=0x${'cd'.repeat(20)}&chain=10`);
  await fakeBrowser.storage.session.set({ place: { kept: 'before' } });

  const opening = open((question) => {
    if (question.name === 'chainFor') return { chain: { id: 10, slug: 'optimism' }, reason: { kind: 'default' } };
    return question.name === 'balancePage'
      ? good({ changes: [{ ...changeAt(30), value: 'garbage' }], next: null })
      : undefined;
  });

  await expect(opening).rejects.toThrow();
  expect(await fakeBrowser.storage.session.get(null)).toEqual({});
});
