import { expect, test, vi } from 'vitest';
import { isEmpty } from '../../../src/background/request-checks.ts';
import { type Handlers, handleMessage, isPrivate, withSendersPage } from '../../../src/messaging/message-router.ts';
import { named } from '../ui/named.ts';
import cases from './message-router.json' with { type: 'json' };

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

test.for(named(cases.refused))('refuses %s', async ([, { message, sender }]) => {
  const { handlers, status, open } = createFakes();

  const envelope = await handleMessage({ message, sender, own, handlers });

  expect(envelope).toEqual({ refused: true });
  expect(status).not.toHaveBeenCalled();
  expect(open).not.toHaveBeenCalled();
});

test.for(named(cases.private))('knows a private window: %s', ([, { sender, says, isPrivate: expected }]) => {
  expect(isPrivate(sender, says ? { isPrivate: true } : {})).toBe(expected);
});

const context = { written: '0x', pageHost: 'victim.example', before: '', after: '' };

test.for(named(cases.pages))('a question is from %s', ([, { sender, pageHost, pagePath }]) => {
  const said = { ...context, pagePath: '/forged' };

  expect(withSendersPage(said, sender)).toEqual({ ...context, pageHost, pagePath });
});
