import { inTime } from '../../src/lookup/in-time.ts';
import { isPrivate } from '../../src/messages/sender.ts';
import type { Handlers } from '../../src/messages/serve.ts';
import { isKnownKey } from '../../src/references/is-known-key.ts';
import type { Parts } from './parts.ts';
import * as valid from './valid-requests.ts';

type Names = 'recents' | 'noteRecent' | 'removeRecent' | 'forgetRecents';

// What a person waits for; a disk that hangs is as bad as one that fails.
const longestMs = 3_000;

/** How the recent lookups are read and written. Private windows neither see them nor leave anything in them. */
export function createRecentHandlers({ recents, now }: Pick<Parts, 'recents' | 'now'>): Pick<Handlers, Names> {
  const isDone = (work: Promise<unknown>) =>
    inTime(work, longestMs).then(
      () => true,
      () => false,
    );

  return {
    recents: {
      from: 'own-pages',
      isValid: valid.isPrivacy,
      answer: async (question, sender) =>
        isPrivate(sender, question) ? [] : inTime(recents.read(), longestMs).catch(() => null),
    },
    noteRecent: {
      from: 'own-pages',
      isValid: valid.isPlace,
      answer: async (place, sender) => {
        const { reference, chainId } = place;
        // A page of ours notes only what was answered; a key that everybody knows is not even then.
        const isKey = reference.kind === 'transaction' && isKnownKey(reference.hash);
        if (isKey || isPrivate(sender, place)) return false;
        return isDone(recents.note({ reference, chainId, atMs: now() }));
      },
    },
    removeRecent: {
      from: 'own-pages',
      isValid: valid.isOpenQuestion,
      answer: ({ reference, chainId }) => isDone(recents.remove({ reference, chainId })),
    },
    forgetRecents: { from: 'own-pages', isValid: valid.isEmpty, answer: () => isDone(recents.forget()) },
  };
}
