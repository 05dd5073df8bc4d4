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
 * Keeps the keyboard's place while parts of the page come and go until the signal ends it. When what had the focus
 * goes away, the focus moves to where it came from if that is back in view, else to the nearest part still there.
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
    // What is only hidden may come back, and is then the place to return to.
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
      // The event may come in the midst of taking the element out; whoever left it of their own will is let go.
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

/** Gives one of our own pages its title, and says which language it speaks and how that is written. To be called before anything is drawn. */
export function titlePage(page: Document, title: string): void {
  page.title = title;
  page.documentElement.lang = spokenLanguage();
  page.documentElement.dir = directionOf(spokenLanguage());
}

/**
 * Calls `run` each time the person comes back to the page: what it shows may have been changed elsewhere meanwhile.
 * Ends with the signal.
 */
export function onReturn(page: Window, signal: AbortSignal, run: () => void): void {
  const { document } = page;
  page.addEventListener('focus', run, { signal });
  document.addEventListener('visibilitychange', () => !document.hidden && run(), { signal });
}

/** Has the document speak and look as the person wants; gives what they want. */
export async function speakAndShow(): Promise<AppearancePreferences> {
  const reading = readAppearance();
  await speakLanguage({
    readChosen: async () => (await reading).language,
    browsers: [browser.i18n.getUILanguage()],
  });
  showAs(document, await reading);
  return reading;
}
