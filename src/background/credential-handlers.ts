import { toChain } from '../chains/chains.ts';
import type { Source } from '../lookup/choose-source.ts';
import type { RequestQueue } from '../lookup/request-queue/request-queue.ts';
import type { Handlers } from '../messaging/message-router.ts';
import type { CredentialsStatus } from '../messaging/protocol.ts';
import type { Chain } from '../models/chain.ts';
import { prices } from '../models/credits.ts';
import type { Reply } from '../models/failure.ts';
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
      answer: async () => toStatus(await parts.secrets.readAgain(), await parts.secrets.isPassing()),
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
          return toStatus(before, await parts.secrets.isPassing());
        }
        // Another key may have other access, so nothing that the old key fetched is shown again. Cleared before saving,
        // because we may be stopped in between, and after it, because answers may have arrived meanwhile.
        await parts.forget();
        const credentials = await parts.secrets.save(change);
        // The key is stored: a failure from here on must not report otherwise.
        await parts.accessChanged().catch(() => {});
        await parts.forget().catch(() => {});
        return toStatus(credentials, await parts.secrets.isPassing());
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
        const nowhere: Reference = { kind: 'address', address: unusedAddress };
        const choose = parts.beginSources();
        const found = await choose({ chainId: chain.id, reference: nowhere, fromSamplePage: false });
        if (!found.ok) return found;
        return checkApiKey({ requestQueue: parts.requestQueue, source: found.source, chain });
      },
    },
  };
}

function toStatus({ apiKey, secretKey }: Credentials, isPassing: boolean): CredentialsStatus {
  // Four characters would be most of a short key.
  return {
    apiKeyEnding: apiKey ? apiKey.slice(apiKey.length > 8 ? -4 : apiKey.length) : null,
    hasSecretKey: secretKey !== '',
    ...(isPassing && { isPassing: true }),
  };
}

/**
 * An address of which every service answers soundly, with an empty history: the first bytes of keccak-256 of "Hashlens
 * checks a key".
 */
const unusedAddress = '0x34f9e483ebdff35a7420f9b9708358326fc3474d';

/** Result of checking a key: the remaining credits if the service reports them, and the chain that was queried. */
type CheckedApiKey = { creditsLeft: number | null; chain: Chain };

/**
 * Sends one small request with the stored key, even if the service refused that key before. Only a sound answer means
 * that key and address are right. The request counts like any other.
 */
export async function checkApiKey(parts: {
  requestQueue: RequestQueue;
  source: Source;
  chain: Chain;
}): Promise<Reply<CheckedApiKey>> {
  const { requestQueue, source, chain } = parts;
  let creditsLeft: number | null = null;
  await requestQueue.allow();
  const reply = await requestQueue.ask({
    question: JSON.stringify([source.epoch, source.address, 'check key']),
    price: prices.address,
    urgency: 'card',
    send: ({ signal, onSent, onMeter }) => {
      onSent();
      const explorer = source.explorer((meter) => {
        creditsLeft = meter.creditsLeft;
        onMeter(meter);
      });
      return explorer.readBalancePage({ chain, address: unusedAddress, signal });
    },
  });
  return reply.ok ? { ...reply, value: { creditsLeft, chain } } : reply;
}
