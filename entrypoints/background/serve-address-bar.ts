import { browser } from 'wxt/browser';
import { inTime } from '../../src/lookup/in-time.ts';
import { writeReference } from '../../src/references/name-reference.ts';
import { longestInput } from '../../src/references/parse-lookup-input.ts';
import { findSuggestions, type Suggestion, shortenSuggestion } from '../../src/views/popup/find-suggestions.ts';
import { words } from '../../src/words/words.ts';
import type { Parts } from './parts.ts';

// Browsers show about as many.
const most = 6;
const longestMs = 1_000;

/** Serves the keyword of the address bar: suggests what is known, and looks up what was entered in a page of ours. */
export function serveAddressBar(parts: Pick<Parts, 'spoken' | 'handOver' | 'recents' | 'watched'>): void {
  const { omnibox, tabs } = browser;

  async function isInPrivate(): Promise<boolean> {
    const [tab] = await tabs.query({ active: true, lastFocusedWindow: true }).catch(() => []);
    return tab?.incognito !== false;
  }

  async function find(text: string): Promise<Suggestion[]> {
    const within = <T>(reading: Promise<T[]>) => inTime(reading, longestMs).catch(() => []);
    const [isPrivate, recents, watched] = await Promise.all([
      isInPrivate(),
      within(parts.recents.read()),
      within(parts.watched.read()),
    ]);
    return findSuggestions(text, { recents: isPrivate ? [] : recents, watched, entries: [] });
  }

  omnibox.onInputStarted.addListener(() => {
    void parts.spoken().then(() => omnibox.setDefaultSuggestion({ description: words().places.addressBar }));
  });
  omnibox.onInputChanged.addListener((text, suggest) => {
    void find(text).then((all) => suggest(all.slice(0, most).map(toEntry)));
  });
  omnibox.onInputEntered.addListener(async (text, disposition) => {
    const opened = { lookUp: text.slice(0, longestInput + 1), chainId: 0 };
    const query = parts.handOver(opened, (await isInPrivate()) ? 'private' : 'opened');
    const url = browser.runtime.getURL(`/popup.html?${query}`);
    if (disposition === 'currentTab') await tabs.update({ url });
    else await tabs.create({ url, active: disposition === 'newForegroundTab' });
  });
}

/** A suggestion as the browser takes it: the text that it stands for, and how it is described. */
function toEntry(one: Suggestion): { content: string; description: string } {
  const text = [one.name, shortenSuggestion(one), words().places.from[one.from]].filter((part) => part !== '');
  const description = text.join(' · ');
  return {
    content: writeReference(one.reference),
    // Chrome reads it as XML; Firefox shows it as it is.
    description: import.meta.env.BROWSER === 'firefox' ? description : escapeXml(description),
  };
}

function escapeXml(text: string): string {
  const names: { [character: string]: string } = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' };
  return text.replace(/[&<>"']/g, (character) => `&${names[character]};`);
}
