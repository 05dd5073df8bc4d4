import { toChain } from '../chains/chain-table.ts';
import { checkApiKey } from '../lookup/check-api-key.ts';
import type { Handlers } from '../messaging/message-router.ts';
import type { CredentialsStatus } from '../messaging/protocol.ts';
import type { Reference } from '../references/reference.ts';
import type { Credentials } from '../settings/secrets.ts';
import * as valid from './request-checks.ts';
import type { Services } from './services.ts';

type KeyHandlers = Pick<
  Handlers,
  'credentialsStatus' | 'saveCredentials' | 'saveGuarded' | 'heldPreferences' | 'checkApiKey'
>;

/** Handles requests about the keys and the address they go to. Only for our own pages; no reply contains a key. */
export function createCredentialHandlers(parts: Services): KeyHandlers {
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
        const before = await parts.secrets.read();
        const isSame = Object.entries(change).every(([name, value]) => before[name as keyof Credentials] === value);
        // Saving the same key again is a request to retry.
        if (isSame) {
          await parts.requestQueue.allow();
          return toStatus(before);
        }
        // Another key may have other access, so nothing that the old key fetched is shown again. Cleared before saving,
        // because we may be stopped in between, and after it, because answers may have arrived meanwhile.
        await parts.forget();
        const credentials = await parts.secrets.save(change);
        // The key is stored: a failure from here on must not report otherwise.
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
    checkApiKey: {
      from: 'own-pages',
      isValid: valid.isEmpty,
      answer: async () => {
        const { chainIds } = await parts.readPreferences();
        const chain = toChain(chainIds[0] ?? 1);
        const nowhere: Reference = { kind: 'transaction', hash: `0x${'0'.repeat(64)}` };
        const choose = parts.beginSources();
        const found = await choose({ chainId: chain.id, reference: nowhere, fromSamplePage: false });
        if (!found.ok) return found;
        return checkApiKey({ requestQueue: parts.requestQueue, source: found.source, chain, now: parts.now });
      },
    },
  };
}

function toStatus({ apiKey, secretKey }: Credentials): CredentialsStatus {
  // Four characters would be most of a short key.
  return {
    apiKeyEnding: apiKey ? apiKey.slice(apiKey.length > 8 ? -4 : apiKey.length) : null,
    hasSecretKey: secretKey !== '',
  };
}
