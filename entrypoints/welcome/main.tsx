import { signal } from '@preact/signals';
import { render } from 'preact';
import { browser } from 'wxt/browser';
import { sampleReferences } from '../../src/explorer/sample/sample-references.ts';
import { ask } from '../../src/messages/ask.ts';
import { openCardPort } from '../../src/messages/open-card-port.ts';
import { startPage } from '../../src/page/start-page.ts';
import { startSurvey } from '../../src/page/survey.ts';
import { accessParts, watchAccess } from '../../src/settings/access-parts.ts';
import { defaultPagePreferences } from '../../src/settings/page-preferences.ts';
import { readLooks, readPreferences } from '../../src/settings/preferences.ts';
import bare from '../../src/views/card/bare.css?inline';
import frame from '../../src/views/card/frame.css?inline';
import { createAccessStore } from '../../src/views/parts/access-store.ts';
import { keepFocus } from '../../src/views/parts/keep-focus.ts';
import { createKeyStore } from '../../src/views/parts/key-store.ts';
import { onReturn } from '../../src/views/parts/on-return.ts';
import { titlePage } from '../../src/views/parts/title-page.ts';
import { showAs } from '../../src/views/theme/show-as.ts';
import { WelcomeApp } from '../../src/views/welcome/welcome-app.tsx';
import { words } from '../../src/words/words.ts';
import { speakAndShow } from '../popup/speak-and-show.ts';

async function readDefaultChain(): Promise<number> {
  const [first = 1] = (await readPreferences()).chainIds;
  return first;
}

async function start(into: Element): Promise<void> {
  const defaultChainId = signal(await readDefaultChain());
  const keys = createKeyStore({ ask });
  const access = createAccessStore({ ...accessParts, onGiven: keys.accessGiven });
  const now = () => Date.now();
  const parts = { samples: sampleReferences, keys, access, ask, defaultChainId, now };
  render(<WelcomeApp {...parts} />, into);
  // Extension pages get no content scripts: this one starts the same page parts itself.
  const { signal: ended } = new AbortController();
  startPage({
    document,
    signal: ended,
    bareStyles: frame + bare,
    openPort: openCardPort,
    ask,
    preferences: defaultPagePreferences,
    // Nobody asks this page what stands on it, and where it listened, a card's port that ends in two places would not
    // close when the background is stopped.
    survey: startSurvey({ signal: ended, servePage: () => () => {} }),
  });
  const readChain = async () => {
    defaultChainId.value = await readDefaultChain();
  };
  browser.storage.onChanged.addListener(() => void Promise.all([readChain(), access.load(), show()]));
  watchAccess(() => void access.load());
  keepFocus(document.body, ended);
  onReturn(window, ended, () => void Promise.all([readChain(), keys.load(), access.load()]));
  await Promise.all([keys.load(), access.load()]);
}

async function show(): Promise<void> {
  showAs(document, await readLooks());
}

await speakAndShow();
titlePage(document, words().welcome.title);
const app = document.getElementById('app');
if (app) void start(app);
