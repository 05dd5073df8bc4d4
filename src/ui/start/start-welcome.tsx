import { signal } from '@preact/signals';
import { render } from 'preact';
import { browser } from 'wxt/browser';
import { sampleReferences } from '../../api/sample/sample-references.ts';
import { startPageScanner } from '../../content/scan/page-scanner.ts';
import { startHoverCards } from '../../content/start-content.ts';
import { t } from '../../i18n/t.ts';
import { openCardPort } from '../../messaging/card-port.ts';
import { ask } from '../../messaging/send-message.ts';
import { defaultPagePreferences } from '../../settings/page-preferences.ts';
import { accessParts, readAppearance, readPreferences, watchAccess } from '../../settings/preferences.ts';
import bare from '../card/bare.css?inline';
import frame from '../card/frame.css?inline';
import { createAccessStore } from '../components/access-note.tsx';
import { createApiKeyStore } from '../components/api-key-store.ts';
import { showAs } from '../theme/theme.ts';
import { WelcomeApp } from '../welcome/welcome-app.tsx';
import { keepFocus, onReturn, speakAndShow, titlePage } from './own-page.ts';

async function readDefaultChain(): Promise<number> {
  const [first = 1] = (await readPreferences()).chainIds;
  return first;
}

/** Renders the welcome page into an element, with cards on its samples. */
export async function startWelcome(into: Element): Promise<void> {
  await speakAndShow();
  titlePage(document, t('welcome.title'));
  const defaultChainId = signal(await readDefaultChain());
  const keys = createApiKeyStore({ ask });
  const access = createAccessStore({ ...accessParts, onGiven: keys.accessGiven });
  const now = () => Date.now();
  const parts = { samples: sampleReferences, keys, access, ask, defaultChainId, now };
  render(<WelcomeApp {...parts} />, into);
  // Extension pages get no content scripts: this one starts the same page parts itself.
  const { signal: ended } = new AbortController();
  const showNextCard = startHoverCards({
    document,
    signal: ended,
    bareStyles: frame + bare,
    openPort: openCardPort,
    ask,
    preferences: defaultPagePreferences,
    // No other page requests this page's references. If it listened, a card's port would end in two places, and would
    // not close when the background is stopped.
    scanner: startPageScanner({ signal: ended, servePage: () => () => {} }),
  });
  const readChain = async () => {
    defaultChainId.value = await readDefaultChain();
  };
  browser.storage.onChanged.addListener((changes) => {
    if ('apiAddress' in changes) keys.addressChanged();
    void Promise.all([readChain(), access.load(), show()]);
  });
  watchAccess(() => void access.load());
  keepFocus(document.body, ended);
  onReturn(window, ended, () => void Promise.all([readChain(), keys.load(), access.load()]));
  await Promise.all([keys.load(), access.load()]);
  if (keys.status.peek()?.apiKeyEnding === null) requestIdleCallback(() => showFirstCard(showNextCard));
}

// Shows a newcomer a card. Idle callbacks run in order, so the references are found before this one runs. The card takes
// the focus, but not from somebody who already types the key: the rest of it would go into the card.
function showFirstCard(showNextCard: () => void): void {
  if (document.activeElement === document.body) showNextCard();
}

async function show(): Promise<void> {
  showAs(document, await readAppearance());
}
