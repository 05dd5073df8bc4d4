import { browser } from 'wxt/browser';
import { toChain } from '../../src/chains/chain-table.ts';
import { planChains } from '../../src/lookup/plan-chains.ts';
import type { Opened } from '../../src/messages/protocol.ts';
import { isPrivate } from '../../src/messages/sender.ts';
import type { Handlers } from '../../src/messages/serve.ts';
import { isKnownKey } from '../../src/references/is-known-key.ts';
import { writeReference } from '../../src/references/name-reference.ts';
import { createCheckHandlers } from './check-handlers.ts';
import { createKeyHandlers } from './key-handlers.ts';
import { createListHandlers } from './list-handlers.ts';
import { boundOpening, openPopupPage } from './open-popup-page.ts';
import type { Parts } from './parts.ts';
import { createPictureHandlers } from './picture-handlers.ts';
import { createRecentHandlers } from './recent-handlers.ts';
import * as valid from './valid-requests.ts';
import { createWatchedHandlers } from './watched-handlers.ts';

/** What every question of the protocol is answered with, and who may ask it. */
export function createHandlers(parts: Parts): Handlers {
  return {
    ...createListHandlers(parts),
    ...createPictureHandlers(parts),
    ...createRecentHandlers(parts),
    ...createWatchedHandlers(parts),
    ...createCheckHandlers(parts),
    ...createKeyHandlers(parts),
    chainFor: {
      from: 'own-pages',
      isValid: valid.isChainQuestion,
      answer: async (question, sender) => {
        const { chainIds } = await parts.readPreferences();
        const { sites } = parts.recordsFor(isPrivate(sender, {}));
        const { candidates } = await planChains(question, { sites, userChainIds: chainIds });
        return candidates[0] ?? { chain: toChain(chainIds[0] ?? 1), reason: { kind: 'default' } };
      },
    },
    allowance: {
      from: 'own-pages',
      isValid: valid.isEmpty,
      answer: async () => {
        const { creditsLeft, atMs, spentToday, requestsToday } = await parts.limits.spending();
        const asOf = atMs === null ? null : new Date(atMs).toISOString();
        return { creditsLeft, asOf, spentToday, requestsToday };
      },
    },
    keptSize: {
      from: 'own-pages',
      isValid: valid.isEmpty,
      answer: () => parts.recordsFor(false).size(),
    },
    forgetAnswers: {
      from: 'own-pages',
      isValid: valid.isEmpty,
      answer: async () => {
        await Promise.all([parts.forget(), parts.recents.forget()]);
        return null;
      },
    },
    openOptions: {
      from: 'anywhere',
      isValid: valid.isEmpty,
      answer: async (_, sender) => {
        boundOpening(parts, sender);
        await browser.runtime.openOptionsPage();
        return null;
      },
    },
    openPopupPage: {
      from: 'anywhere',
      isValid: valid.isOpenQuestion,
      answer: async ({ reference, chainId }, sender) => {
        // It would be looked up there, and stand in the history until then.
        if (reference.kind === 'transaction' && isKnownKey(reference.hash)) return null;
        boundOpening(parts, sender);
        const opened = { lookUp: writeReference(reference), chainId };
        await openPopupPage(isPrivate(sender, {}) ? parts.handOver(opened) : toQuery(opened), sender);
        return null;
      },
    },
    countReferences: {
      from: 'anywhere',
      isValid: valid.isCountQuestion,
      answer: async ({ count }, sender) => {
        await parts.referenceCounts.take(count, sender);
        return null;
      },
    },
    noteUnseen: {
      from: 'anywhere',
      isValid: valid.isEmpty,
      answer: async (_, { tab }) => {
        parts.unseenCards.note(tab?.id ?? -1);
        return null;
      },
    },
    takeOpened: {
      from: 'own-pages',
      isValid: valid.isOpenedId,
      answer: async ({ id }) => parts.takeOver(id),
    },
  };
}

function toQuery({ lookUp, chainId }: Opened): URLSearchParams {
  return new URLSearchParams({ 'look-up': lookUp, chain: String(chainId) });
}
