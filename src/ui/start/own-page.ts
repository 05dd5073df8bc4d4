import { browser } from 'wxt/browser';
import { directionOf } from '../../i18n/choose-language.ts';
import { speakLanguage } from '../../i18n/speak-language.ts';
import { spokenLanguage } from '../../i18n/t.ts';
import type { AppearancePreferences } from '../../settings/preference-definitions.ts';
import { readAppearance } from '../../settings/preferences.ts';
import { showAs } from '../theme/theme.ts';

const places = '[tabindex="-1"]:not([role=tab]), section, main';
const headings = 'h2, h3';

/**
 * Keeps the keyboard focus while parts of the page come and go, until the signal is aborted. If the focused element
 * goes away, the focus moves back to where it came from if that is visible again, else to the nearest part left.
 */
export function keepFocus(root: HTMLElement, signal: AbortSignal): void {
  let last: HTMLElement | null = null;
  let around: HTMLElement[] = [];
  let opener: HTMLElement | null = null;

  function restore(): void {
    if (!last || !isGone(last)) return;
    const active = document.activeElement;
    if (active instanceof HTMLElement && active !== document.body && !isGone(active)) return;
    const lost = last;
    const target = opener && !isGone(opener) ? opener : nextPlace();
    // An element that is only hidden may come back: the focus then returns to it.
    opener = lost.isConnected ? lost : target === opener ? null : opener;
    if (!target) return;
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus();
  }

  function nextPlace(): HTMLElement | null {
    const place = around.find((one) => !isGone(one) && one.matches(places)) ?? root;
    if (place.matches('section, main')) {
      const heading = [...place.querySelectorAll<HTMLElement>(headings)].find((one) => !isGone(one));
      return heading ?? place;
    }
    return place === root ? null : place;
  }

  root.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof HTMLElement)) return;
      last = target;
      around = [];
      for (let up = target.parentElement; up && up !== root; up = up.parentElement) around.push(up);
    },
    { signal },
  );
  root.addEventListener(
    'focusout',
    ({ target }) => {
      // The event may fire during the element's removal, so check later. An element that the user left is forgotten.
      setTimeout(() => {
        if (last === target && document.activeElement !== target && !isGone(last)) last = null;
      });
    },
    { signal },
  );
  const changes = new MutationObserver(restore);
  changes.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['hidden'] });
  signal.addEventListener('abort', () => changes.disconnect());
}

function isGone(element: Element | null): boolean {
  return !element?.isConnected || element.closest('[hidden]') !== null;
}

/** Sets the title, the language and the text direction of one of our own pages. Call it before anything is rendered. */
export function titlePage(page: Document, title: string): void {
  page.title = title;
  page.documentElement.lang = spokenLanguage();
  page.documentElement.dir = directionOf(spokenLanguage());
}

/**
 * Calls `run` each time the user comes back to the page, because its data may have changed elsewhere. Stops when the
 * signal is aborted.
 */
export function onReturn(page: Window, signal: AbortSignal, run: () => void): void {
  const { document } = page;
  page.addEventListener('focus', run, { signal });
  document.addEventListener('visibilitychange', () => !document.hidden && run(), { signal });
}

/** Applies the user's language, theme and formats to the document. Returns the appearance preferences. */
export async function speakAndShow(): Promise<AppearancePreferences> {
  const reading = readAppearance();
  await speakLanguage({
    readChosen: async () => (await reading).language,
    browsers: [browser.i18n.getUILanguage()],
  });
  showAs(document, await reading);
  return reading;
}
