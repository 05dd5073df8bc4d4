import { signal } from '@preact/signals';
import { render } from 'preact';
import { browser } from 'wxt/browser';
import { sampleReferences } from '../../src/explorer/sample/sample-references.ts';
import { ask } from '../../src/messages/ask.ts';
import { openCardPort } from '../../src/messages/open-card-port.ts';
import { startPage } from '../../src/page/start-page.ts';
import { startSurvey } from '../../src/page/survey.ts';
import { defaultPagePreferences } from '../../src/settings/page-preferences.ts';
import { readLanguage, readPreferences } from '../../src/settings/preferences.ts';
import bare from '../../src/views/card/bare.css?inline';
import frame from '../../src/views/card/frame.css?inline';
import { keepFocus } from '../../src/views/parts/keep-focus.ts';
import { createKeyStore } from '../../src/views/parts/key-store.ts';
import { onReturn } from '../../src/views/parts/on-return.ts';
import { titlePage } from '../../src/views/parts/title-page.ts';
import { WelcomeApp } from '../../src/views/welcome/welcome-app.tsx';
import { speakLanguage } from '../../src/words/speak-language.ts';
import { words } from '../../src/words/words.ts';

async function readDefaultChain(): Promise<number> {
  const [first = 1] = (await readPreferences()).chainIds;
  return first;
}

async function start(into: Element): Promise<void> {
  const defaultChainId = signal(await readDefaultChain());
  const keys = createKeyStore({ ask });
  const now = () => Date.now();
  render(
    <WelcomeApp samples={sampleReferences} keys={keys} ask={ask} defaultChainId={defaultChainId} now={now} />,
    into,
  );
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
  browser.storage.onChanged.addListener(() => void readChain());
  keepFocus(document.body, ended);
  onReturn(window, ended, () => void Promise.all([readChain(), keys.load()]));
  await keys.load();
}

await speakLanguage({ readChosen: readLanguage, browsers: [browser.i18n.getUILanguage()] });
titlePage(document, words().welcome.title);
const app = document.getElementById('app');
if (app) void start(app);
