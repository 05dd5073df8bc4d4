import { browser } from 'wxt/browser';
import { withTimeout } from '../cache/with-timeout.ts';
import { chainName } from '../format/chain-words.ts';
import { t } from '../i18n/t.ts';
import { findSuggestions, type Suggestion, shortenSuggestion } from '../lookup/input/find-suggestions.ts';
import { longestInput } from '../lookup/input/parse-lookup-input.ts';
import type { Opened } from '../messaging/protocol.ts';
import { writeReference } from '../references/reference.ts';
import { isKeyOnPage } from './context-menu.ts';
import { openPopupPage } from './open-popup-page.ts';
import type { Services } from './services.ts';

// Browsers show about this many suggestions.
const most = 6;
const longestMs = 1_000;

/** Serves the address bar's keyword: suggests known references, and looks up the entered text in one of our pages. */
export function serveOmnibox(parts: Pick<Services, 'spoken' | 'handOver' | 'recents' | 'watched'>): void {
  const { omnibox, tabs } = browser;

  async function findTab() {
    const [tab] = await tabs.query({ active: true, lastFocusedWindow: true }).catch(() => []);
    return { tab, isPrivate: tab?.incognito !== false };
  }

  async function find(text: string): Promise<Suggestion[]> {
    const within = <T>(reading: Promise<T[]>) => withTimeout(reading, longestMs).catch(() => []);
    const [{ isPrivate }, recents, watched] = await Promise.all([
      findTab(),
      within(parts.recents.read()),
      within(parts.watched.read()),
    ]);
    return findSuggestions(text, { recents: isPrivate ? [] : recents, watched, entries: [] });
  }

  omnibox.onInputStarted.addListener(() => {
    const describe = () => omnibox.setDefaultSuggestion({ description: t('lookUp.addressBar') });
    // If this fails, the browser shows its own text.
    void parts
      .spoken()
      .then(describe)
      .catch(() => {});
  });
  omnibox.onInputChanged.addListener((text, suggest) => {
    void find(text).then((all) => suggest(all.slice(0, most).map(toEntry)));
  });
  omnibox.onInputEntered.addListener(async (text, disposition) => {
    const { tab, isPrivate } = await findTab();
    const lookUp = text.slice(0, longestInput + 1);
    // Entered text counts as an explicit request, unless the page in the active tab says that it is a private key.
    const isKey = await isKeyOnPage(lookUp, tab?.id);
    const opened: Opened = { lookUp, chainId: 0, ...(isKey && { isFound: true }) };
    const query = parts.handOver(opened, isPrivate ? 'private' : 'opened');
    // Chrome shows none of our pages in a private window's tab, and reports no error. If no page opens at all, there is
    // nowhere to show an error.
    if (isPrivate) return openPopupPage(query, { tab }).catch(() => {});
    const url = browser.runtime.getURL(`/popup.html?${query}`);
    const opening =
      disposition === 'currentTab'
        ? tabs.update({ url })
        : tabs.create({ url, active: disposition === 'newForegroundTab' });
    // The window may not accept our page, or be gone.
    await opening.catch(() => openPopupPage(query, {})).catch(() => {});
  });
}

/** Returns a suggestion in the browser's format: the text that it enters, and its description. */
function toEntry(one: Suggestion): { content: string; description: string } {
  const { name, reference, from } = one;
  const chainId = 'chainId' in one ? one.chainId : undefined;
  const chain = chainId === undefined ? '' : chainName(chainId);
  const text = [name, shortenSuggestion(one), chain, t('lookUp.from', { from })].filter((part) => part !== '');
  const description = text.join(' · ');
  return {
    // The browser sends back only this text, so it has to name the chain too.
    content: `${chainId === undefined ? '' : `eip155:${chainId}:`}${writeReference(reference)}`,
    // Chrome parses the description as XML; Firefox shows it as it is.
    description: import.meta.env.BROWSER === 'firefox' ? description : escapeXml(description),
  };
}

function escapeXml(text: string): string {
  const names: { [character: string]: string } = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' };
  return text.replace(/[&<>"']/g, (character) => `&${names[character]};`);
}
