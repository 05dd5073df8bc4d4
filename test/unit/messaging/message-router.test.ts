import { expect, test, vi } from 'vitest';
import { isEmpty } from '../../../src/background/request-checks.ts';
import {
  type Handlers,
  handleMessage,
  isPrivate,
  type Sender,
  withSendersPage,
} from '../../../src/messaging/message-router.ts';

const own = { id: 'hashlens', baseUrl: 'chrome-extension://hashlens/' };
const ownPage = { id: 'hashlens', url: 'chrome-extension://hashlens/options.html' };
const contentScript = { id: 'hashlens', url: 'https://page.example/' };

function createFakes() {
  const status = vi.fn(async () => ({ apiKeyEnding: null, hasSecretKey: false }));
  const open = vi.fn(async () => null);
  const handlers = {
    credentialsStatus: { from: 'own-pages', isValid: isEmpty, answer: status },
    openOptions: { from: 'anywhere', isValid: isEmpty, answer: open },
  } as Partial<Handlers> as Handlers;
  return { handlers, status, open };
}

test('answers a question from one of our pages', async () => {
  const { handlers } = createFakes();

  const envelope = await handleMessage({
    message: { name: 'credentialsStatus', request: {} },
    sender: ownPage,
    own,
    handlers,
  });

  expect(envelope).toEqual({ answer: { apiKeyEnding: null, hasSecretKey: false } });
});

test('lets a content script open the options', async () => {
  const { handlers } = createFakes();

  const envelope = await handleMessage({
    message: { name: 'openOptions', request: {} },
    sender: contentScript,
    own,
    handlers,
  });

  expect(envelope).toEqual({ answer: null });
});

test.for([
  ['a question for our pages from a content script', { name: 'credentialsStatus', request: {} }, contentScript],
  ['a sender with another id', { name: 'openOptions', request: {} }, { id: 'other', url: ownPage.url }],
  ['a sender without an id', { name: 'openOptions', request: {} }, {}],
  [
    'a page whose address only looks like ours',
    { name: 'credentialsStatus', request: {} },
    { id: 'hashlens', url: 'https://x/?chrome-extension://hashlens/' },
  ],
  ['a request of the wrong shape', { name: 'credentialsStatus', request: { more: 1 } }, ownPage],
  ['an unknown name', { name: 'readKey', request: {} }, ownPage],
  ['a name from the object prototype', { name: 'constructor', request: {} }, ownPage],
  ['a message without a request', { name: 'openOptions' }, ownPage],
  ['a text', 'openOptions', ownPage],
  ['nothing', null, ownPage],
] as const)('refuses %s', async ([, message, sender]) => {
  const { handlers, status, open } = createFakes();

  const envelope = await handleMessage({ message, sender, own, handlers });

  expect(envelope).toEqual({ refused: true });
  expect(status).not.toHaveBeenCalled();
  expect(open).not.toHaveBeenCalled();
});

const inChromium: Sender = { id: 'hashlens', url: 'chrome-extension://hashlens/popup.html' };
const inFirefox: Sender = { id: 'hashlens', url: 'moz-extension://hashlens/sidepanel.html' };
const page: Sender = { id: 'hashlens', url: 'https://page.example/' };

test.for<[string, Sender, boolean, boolean]>([
  ['a page in a private window', { ...page, tab: { incognito: true } }, false, true],
  ['a page in an ordinary window', { ...page, tab: { incognito: false } }, false, false],
  ['a page that only says so', { ...page, tab: { incognito: false } }, true, false],
  ['a page that names our address in its own', { url: 'https://x/?moz-extension://hashlens/' }, true, false],
  ['our page in a private tab', { ...inFirefox, tab: { incognito: true } }, false, true],
  ['our page without a tab that says so', inFirefox, true, true],
  ['our popup in Chromium that says so', inChromium, true, true],
  ['our page without a tab that says nothing', inChromium, false, false],
  ['an empty sender', {}, true, false],
])('knows a private window: %s', ([, sender, says, expected]) => {
  expect(isPrivate(sender, says ? { isPrivate: true } : {})).toBe(expected);
});

const context = { written: '0x', pageHost: 'victim.example', before: '', after: '' };

test.for([
  ['the page that it is on', { url: 'https://evil.example/x?y' }, 'evil.example', '/x'],
  ['a page with a port', { url: 'http://127.0.0.1:8080/' }, '127.0.0.1:8080', '/'],
  [
    'where a frame without an address comes from',
    { url: 'about:srcdoc', origin: 'https://evil.example' },
    'evil.example',
  ],
  ['what it says in one of our own pages', { url: 'chrome-extension://id/popup.html' }, 'victim.example'],
  ['what it says where the browser says nothing', {}, 'victim.example'],
] as const)('a question is from %s', ([, sender, pageHost, pagePath]) => {
  const said = { ...context, pagePath: '/forged' };

  expect(withSendersPage(said, sender)).toEqual({ ...context, pageHost, pagePath });
});
