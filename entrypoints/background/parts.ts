import { browser } from 'wxt/browser';
import { createExplorer, type ExplorerAccess } from '../../src/explorer/explorer.ts';
import { createSampleFetch } from '../../src/explorer/sample/create-sample-fetch.ts';
import { createAnswerCard } from '../../src/lookup/answer-card.ts';
import { createAskSource } from '../../src/lookup/ask-source.ts';
import { createChooseSource } from '../../src/lookup/choose-source.ts';
import type { Sender } from '../../src/messages/sender.ts';
import { createRecentAnswers } from '../../src/records/recent-answers.ts';
import { permissionPattern } from '../../src/settings/api-address.ts';
import { readPreferences } from '../../src/settings/preferences.ts';
import { createSecrets } from '../../src/settings/secrets.ts';

/** The parts that the background is made of, put together once per start. */
export type Parts = ReturnType<typeof createParts>;

/** Puts the background together. Nothing here is truth: all of it can be made again after the browser stops us. */
export function createParts() {
  const now = () => Date.now();
  const realFetch: typeof fetch = (input, init) => fetch(input, init);
  const memory = { now, maxAgeMs: 30_000, maxCount: 200 };
  const secrets = createSecrets({ databaseName: 'hashlens-secrets' });

  async function readAccess(): Promise<ExplorerAccess> {
    const [{ apiAddress }, { apiKey, secretKey }] = await Promise.all([readPreferences(), secrets.read()]);
    return { baseUrl: apiAddress, apiKey, ...(secretKey && { secretKey }) };
  }

  const chooseSource = createChooseSource({
    readAccess,
    hasPermission: (address) => browser.permissions.contains({ origins: [permissionPattern(address)] }),
    createRealExplorer: (access) => createExplorer({ access, fetch: realFetch, now }),
    sampleExplorer: createExplorer({
      access: { baseUrl: 'https://sample.invalid', apiKey: 'sample' },
      fetch: createSampleFetch({ now }),
      now,
    }),
  });
  const askSource = createAskSource({
    transactions: createRecentAnswers(memory),
    balancePages: createRecentAnswers(memory),
    transfersPages: createRecentAnswers(memory),
  });
  const readDefaultChainId = async () => (await readPreferences()).defaultChainId;
  const samplePage = browser.runtime.getURL('/welcome.html');

  return {
    now,
    realFetch,
    secrets,
    readAccess,
    chooseSource,
    askSource,
    readDefaultChainId,
    answerCard: createAnswerCard({ chooseSource, askSource, readDefaultChainId, now }),
    isSamplePage: (sender: Sender) => sender.url?.startsWith(samplePage) === true,
  };
}
