import { cleanText } from '../../src/format/clean-text.ts';
import { inTime } from '../../src/lookup/in-time.ts';
import type { WatchedRefusal } from '../../src/messages/protocol.ts';
import { isPrivate } from '../../src/messages/sender.ts';
import type { Handlers } from '../../src/messages/serve.ts';
import { watchedBounds } from '../../src/models/watched.ts';
import { openPopupPage } from './open-popup-page.ts';
import type { Parts } from './parts.ts';
import * as valid from './valid-requests.ts';

type Names = 'watchedList' | 'saveWatched' | 'removeWatched' | 'openWatched';

// What a person waits for; a disk that hangs is as bad as one that fails.
const longestMs = 3_000;

/** How the person's own list is read and written. Private windows read it, and leave nothing in it. */
export function createWatchedHandlers({ watched, now }: Pick<Parts, 'watched' | 'now'>): Pick<Handlers, Names> {
  async function write(work: () => Promise<unknown>): Promise<'done' | WatchedRefusal> {
    try {
      return (await inTime(work(), longestMs)) === 'full' ? 'full' : 'done';
    } catch {
      return 'not-stored';
    }
  }

  return {
    watchedList: {
      from: 'own-pages',
      isValid: valid.isEmpty,
      answer: () => inTime(watched.read(), longestMs).catch(() => null),
    },
    saveWatched: {
      from: 'own-pages',
      isValid: valid.isWatchedChange,
      answer: async (change, sender) => {
        if (isPrivate(sender, change)) return 'private';
        const { address, addedMs = now() } = change;
        const name = cleanText(change.name, watchedBounds.name);
        const note = cleanText(change.note, watchedBounds.note);
        return write(() => watched.save({ address, name, note, addedMs }));
      },
    },
    removeWatched: {
      from: 'own-pages',
      isValid: valid.isWatchedAddress,
      answer: async (wish, sender) => (isPrivate(sender, wish) ? 'private' : write(() => watched.remove(wish.address))),
    },
    openWatched: {
      from: 'anywhere',
      isValid: valid.isWatchedAddress,
      answer: async ({ address }, sender) => {
        // The address would stand in the history, and nothing could be kept of it.
        if (!isPrivate(sender, {})) await openPopupPage(new URLSearchParams({ watch: address }), sender);
        return null;
      },
    },
  };
}
