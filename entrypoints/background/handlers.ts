import { browser } from 'wxt/browser';
import { toChain } from '../../src/chains/chain-table.ts';
import { createExplorer } from '../../src/explorer/explorer.ts';
import { checkKey } from '../../src/lookup/check-key.ts';
import { planChains } from '../../src/lookup/plan-chains.ts';
import type { CredentialsStatus } from '../../src/messages/protocol.ts';
import { isPrivate } from '../../src/messages/sender.ts';
import type { Handlers } from '../../src/messages/serve.ts';
import { writeReference } from '../../src/references/name-reference.ts';
import type { Reference } from '../../src/references/reference.ts';
import type { Credentials } from '../../src/settings/secrets.ts';
import { createListHandlers } from './list-handlers.ts';
import type { Parts } from './parts.ts';
import * as valid from './valid-requests.ts';

/** What every question of the protocol is answered with, and who may ask it. */
export function createHandlers(parts: Parts): Handlers {
  return {
    ...createListHandlers(parts),
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
        const credentials = await parts.secrets.save(change);
        const isSame = before.apiKey === credentials.apiKey && before.secretKey === credentials.secretKey;
        // Putting in a key, even the same one, is a wish to try again.
        await parts.accessChanged();
        // Another key may see other things: nothing that the old one got is shown again.
        if (!isSame) await parts.forget();
        return toStatus(credentials);
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
        const reply = await checkKey({
          access: await parts.readAccess(),
          chain,
          now: parts.now,
          createExplorer: (access, onMeter) =>
            createExplorer({ access, onMeter, fetch: parts.realFetch, now: parts.now }),
        });
        // Whatever was refused before, this key is taken now.
        if (reply.ok) await parts.limits.reset();
        return reply;
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
    forgetAnswers: {
      from: 'own-pages',
      isValid: valid.isEmpty,
      answer: async () => {
        await parts.forget();
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
      answer: async ({ reference, chainId }) => {
        const query = new URLSearchParams({ 'look-up': writeReference(reference), chain: String(chainId) });
        await browser.tabs.create({ url: browser.runtime.getURL(`/popup.html?${query}`) });
        return null;
      },
    },
  };
}

function toStatus({ apiKey, secretKey }: Credentials): CredentialsStatus {
  // Four characters of a short key would be most of it.
  return {
    apiKeyEnding: apiKey ? apiKey.slice(apiKey.length > 8 ? -4 : apiKey.length) : null,
    hasSecretKey: secretKey !== '',
  };
}
