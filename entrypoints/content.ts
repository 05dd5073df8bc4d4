import { defineContentScript } from 'wxt/utils/define-content-script';
import { startContent } from '../src/content/start-content.ts';
import { openCardPort } from '../src/messaging/card-port.ts';
import { servePagePort } from '../src/messaging/page-port.ts';
import { ask } from '../src/messaging/send-message.ts';
import bare from '../src/ui/card/bare.css?inline';
import frame from '../src/ui/card/frame.css?inline';
import '../src/content/highlight.css';

export default defineContentScript({
  matches: ['<all_urls>'],
  allFrames: true,
  matchOriginAsFallback: true,
  runAt: 'document_idle',
  noScriptStartedPostMessage: true,
  main: () => startContent({ bareStyles: frame + bare, openPort: openCardPort, ask, servePage: servePagePort }),
});
