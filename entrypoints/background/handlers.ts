import { browser } from 'wxt/browser';
import { toChain } from '../../src/chains/chain-table.ts';
import { checkKey } from '../../src/lookup/check-key.ts';
import { planChains } from '../../src/lookup/plan-chains.ts';
import type { CredentialsStatus, Opened } from '../../src/messages/protocol.ts';
import { isPrivate } from '../../src/messages/sender.ts';
import type { Handlers } from '../../src/messages/serve.ts';
import { isKnownKey } from '../../src/references/is-known-key.ts';
import { writeReference } from '../../src/references/name-reference.ts';
import type { Reference } from '../../src/references/reference.ts';
import type { Credentials } from '../../src/settings/secrets.ts';
import { createCheckHandlers } from './check-handlers.ts';
import { createListHandlers } from './list-handlers.ts';
import { openPopupPage } from './open-popup-page.ts';
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
    credentialsStatus: {
      from: 'own-pages',
      isValid: valid.isEmpty,
      answer: async () => toStatus(await parts.secrets.read()),
    },
    saveCredentials: {
      from: 'own-pages',
      isValid: valid.isCredentialsChange,
      answer: async (change) => {
        const before = await parts.secrets.read();
        const isSame = Object.entries(change).every(([name, value]) => before[name as keyof Credentials] === value);
        // Putting in the same key again is a wish to try again.
        if (isSame) {
          await parts.limits.allow();
          return toStatus(before);
        }
        // Another key may see other things: nothing that the old one got is shown again. Forgotten before, because we
        // may be stopped in between, and after, because something may have come meanwhile.
        await parts.forget();
        const credentials = await parts.secrets.save(change);
        // It is stored: nothing that fails now may say otherwise.
        await parts.accessChanged().catch(() => {});
        await parts.forget().catch(() => {});
        return toStatus(credentials);
      },
    },
    saveGuarded: {
      from: 'own-pages',
      isValid: valid.isGuardedChange,
      answer: async (change) => {
        await parts.saveGuarded(change);
        return null;
      },
    },
    heldPreferences: {
      from: 'own-pages',
      isValid: valid.isEmpty,
      answer: async () => {
        const held = await parts.readPreferences().catch(() => null);
        if (held === null) return null;
        const { dailyLimit, askBeforeAddresses, askBeforeHashes } = held;
        return { dailyLimit, askBeforeAddresses, askBeforeHashes };
      },
    },
    checkKey: {
      from: 'own-pages',
      isValid: valid.isEmpty,
      answer: async () => {
        const { chainIds } = await parts.readPreferences();
        const chain = toChain(chainIds[0] ?? 1);
        const nowhere: Reference = { kind: 'transaction', hash: `0x${'0'.repeat(64)}` };
        const choose = parts.beginSources();
        const found = await choose({ chainId: chain.id, reference: nowhere, fromSamplePage: false });
        if (!found.ok) return found;
        return checkKey({ limits: parts.limits, source: found.source, chain, now: parts.now });
      },
    },
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
      answer: async () => {
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

function toStatus({ apiKey, secretKey }: Credentials): CredentialsStatus {
  // Four characters of a short key would be most of it.
  return {
    apiKeyEnding: apiKey ? apiKey.slice(apiKey.length > 8 ? -4 : apiKey.length) : null,
    hasSecretKey: secretKey !== '',
  };
}
