import { signal } from '@preact/signals';
import { sampleReferences } from '../../../../src/api/sample/sample-references.ts';
import { createAccessStore } from '../../../../src/ui/components/access-note.tsx';
import { createApiKeyStore } from '../../../../src/ui/components/api-key-store.ts';
import { WelcomeApp } from '../../../../src/ui/welcome/welcome-app.tsx';
import { createFakeAsk, type FakeAnswers } from '../fake-ask.ts';
import { drawOnPage } from '../on-page.ts';

/** Draws the welcome page, and returns its stores and what it has asked. */
export function drawWelcome(answers: FakeAnswers = {}, chainId = 1, mayReach = true) {
  const defaultChainId = signal(chainId);
  const fake = createFakeAsk(answers);
  const keys = createApiKeyStore({ ask: fake.ask });
  const access = createAccessStore({
    readAddress: async () => 'https://api.example',
    toPattern: (address) => `${address}/*`,
    allPages: '<all_urls>',
    has: async () => mayReach,
    request: async () => false,
  });
  const page = drawOnPage(
    <WelcomeApp
      samples={sampleReferences}
      keys={keys}
      access={access}
      ask={fake.ask}
      defaultChainId={defaultChainId}
      now={() => 0}
    />,
  );
  return { page, keys, access, defaultChainId, asked: fake.asked };
}
