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
export function createRecentHandlers({
  recents,
  forgetPlace,
  now,
}: Pick<Parts, 'recents' | 'forgetPlace' | 'now'>): Pick<Handlers, Names> {
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
      answer: async (noted, sender) => {
        const { reference, chainId } = noted;
        // A page of ours notes an address or an NFT when it is asked for, and a hash, which may be a private key, only
        // once it is answered; a key that everybody knows is not noted even then.
        const isKey = reference.kind === 'transaction' && isKnownKey(reference.hash);
        if (isKey || isPrivate(sender, noted)) return false;
        return isDone(recents.note({ reference, chainId, atMs: now() }));
      },
    },
    removeRecent: {
      from: 'own-pages',
      isValid: valid.isOpenQuestion,
      answer: ({ reference, chainId }) => isDone(recents.remove({ reference, chainId })),
    },
    forgetRecents: {
      from: 'own-pages',
      isValid: valid.isEmpty,
      // The popup would reopen on the last of them.
      answer: () => isDone(Promise.all([recents.forget(), forgetPlace()])),
    },
  };
}
