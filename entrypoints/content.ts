import { defineContentScript } from 'wxt/utils/define-content-script';
import { ask } from '../src/messages/ask.ts';
import { openCardPort } from '../src/messages/open-card-port.ts';
import { servePagePort } from '../src/messages/serve-page-port.ts';
import { startPage } from '../src/page/start-page.ts';
import { startSurvey } from '../src/page/survey.ts';
import { isOffIn, type PagePreferences, watchPagePreferences } from '../src/settings/page-preferences.ts';
import bare from '../src/views/card/bare.css?inline';
import frame from '../src/views/card/frame.css?inline';
import '../src/page/marks.css';

declare global {
  /** The document that this script already serves. Pages do not see our world's globals. */
  var hashlensDocument: Document | undefined;
  interface Document {
    /** Not in every browser. */
    prerendering?: boolean;
  }
}

export default defineContentScript({
  matches: ['<all_urls>'],
  allFrames: true,
  matchOriginAsFallback: true,
  runAt: 'document_idle',
  noScriptStartedPostMessage: true,
  main() {
    if (globalThis.hashlensDocument === document) return;
    globalThis.hashlensDocument = document;
    // Our own, not WXT's context: a page that knows the extension's id could end that one with an event.
    const life = new AbortController();
    const hosts = () =>
      [location.href, origin, ...(location.ancestorOrigins ?? [])].map((url) => URL.parse(url)?.hostname ?? '');
    const begin = () => {
      const ending = new AbortController();
      const { signal } = ending;
      const survey = startSurvey({ signal, servePage: servePagePort });
      return { signal, survey, end: () => ending.abort() };
    };
    const start = () => {
      // What is looked at meanwhile is shown as soon as it is known how.
      let turn = begin();
      let isUsed = false;
      const onPreferences = (preferences: PagePreferences) => {
        if (isUsed) {
          turn.end();
          turn = begin();
        }
        isUsed = true;
        if (isOffIn(preferences, hosts, Date.now())) return turn.end();
        startPage({
          ...turn,
          document,
          bareStyles: frame + bare,
          openPort: openCardPort,
          ask,
          preferences,
          onOrphaned() {
            life.abort();
            turn.end();
          },
        });
      };
      watchPagePreferences(onPreferences, life.signal);
    };
    // Nobody sees a page that the browser only prepares, and its references count for no tab.
    if (document.prerendering) document.addEventListener('prerenderingchange', start, { once: true });
    else start();
  },
});
