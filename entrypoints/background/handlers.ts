import { browser } from 'wxt/browser';
import { toChain } from '../../src/chains/chain-table.ts';
import { chooseChain } from '../../src/chains/choose-chain.ts';
import { createExplorer } from '../../src/explorer/explorer.ts';
import { checkKey } from '../../src/lookup/check-key.ts';
import type { CredentialsStatus } from '../../src/messages/protocol.ts';
import type { Handlers } from '../../src/messages/serve.ts';
import type { Failure } from '../../src/models/failure.ts';
import { writeReference } from '../../src/references/name-reference.ts';
import type { AddressReference, Reference, TokenInstanceReference } from '../../src/references/reference.ts';
import type { Credentials } from '../../src/settings/secrets.ts';
import type { Parts } from './parts.ts';
import * as valid from './valid-requests.ts';

/** What every question of the protocol is answered with, and who may ask it. */
export function createHandlers(parts: Parts): Handlers {
  const failed = (failure: Failure) => ({ ok: false, failure }) as const;

  return {
    credentialsStatus: {
      from: 'own-pages',
      isValid: valid.isEmpty,
      answer: async () => toStatus(await parts.secrets.read()),
    },
    saveCredentials: {
      from: 'own-pages',
      isValid: valid.isCredentialsChange,
      answer: async (change) => {
        const credentials = await parts.secrets.save(change);
        // Another key may see other things: nothing that the old one got is shown again.
        parts.askSource.forget();
        return toStatus(credentials);
      },
    },
    checkKey: {
      from: 'own-pages',
      isValid: valid.isEmpty,
      answer: async () => {
        const chain = toChain(await parts.readDefaultChainId());
        const nowhere: Reference = { kind: 'transaction', hash: `0x${'0'.repeat(64)}` };
        const found = await parts.chooseSource({ chainId: chain.id, reference: nowhere, fromSamplePage: false });
        if (!found.ok) return found;
        return checkKey({
          access: await parts.readAccess(),
          chain,
          now: parts.now,
          createExplorer: (access, onMeter) =>
            createExplorer({ access, onMeter, fetch: parts.realFetch, now: parts.now }),
        });
      },
    },
    chainFor: {
      from: 'own-pages',
      isValid: valid.isChainQuestion,
      answer: async (q) => chooseChain({ ...q, defaultChainId: await parts.readDefaultChainId() }),
    },
    balancePage: {
      from: 'own-pages',
      isValid: valid.isBalanceQuestion,
      answer: async ({ chainId, address, next }) => {
        const reference: AddressReference = { kind: 'address', address };
        const found = await parts.chooseSource({ chainId, reference, fromSamplePage: false });
        if (!found.ok) return failed(found.failure);
        return parts.askSource.balancePage({ source: found.source, chain: toChain(chainId), address, next });
      },
    },
    transfersPage: {
      from: 'own-pages',
      isValid: valid.isTransfersQuestion,
      answer: async ({ chainId, contract, tokenId, next }) => {
        const reference: TokenInstanceReference = { kind: 'token-instance', contract, tokenId };
        const found = await parts.chooseSource({ chainId, reference, fromSamplePage: false });
        if (!found.ok) return failed(found.failure);
        const chain = toChain(chainId);
        return parts.askSource.transfersPage({ source: found.source, chain, contract, tokenId, next });
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
