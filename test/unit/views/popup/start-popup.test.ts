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

// The chart needs a canvas, and nothing here is drawn on one.
vi.mock('../../../../src/views/popup/step-chart.ts', () => ({ createStepChart: () => ({}) }));

/** The popup's page as it opens, in a browser whose background answers nothing. */
async function open(): Promise<HTMLElement> {
  const event = { addListener: () => {} };
  Object.assign(fakeBrowser.permissions, { contains: async () => true, onAdded: event, onRemoved: event });
  Object.assign(fakeBrowser.i18n, { getUILanguage: () => 'en' });
  vi.spyOn(fakeBrowser.tabs, 'getCurrent').mockResolvedValue(undefined as never);
  Object.assign(fakeBrowser.windows, { getCurrent: async () => ({ id: 3, incognito: false }) });
  Object.assign(fakeBrowser.extension, { inIncognitoContext: false });
  vi.spyOn(fakeBrowser.runtime, 'sendMessage').mockRejectedValue(new Error('gone'));
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
