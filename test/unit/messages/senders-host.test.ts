import { expect, test } from 'vitest';
import { withSendersHost } from '../../../src/messages/senders-host.ts';

const evidence = { written: '0x', pageHost: 'victim.example', before: '', after: '' };

test.for([
  ['the page that it is on', { url: 'https://evil.example/x' }, 'evil.example'],
  ['a page with a port', { url: 'http://127.0.0.1:8080/' }, '127.0.0.1:8080'],
  [
    'where a frame without an address comes from',
    { url: 'about:srcdoc', origin: 'https://evil.example' },
    'evil.example',
  ],
  ['what it says in one of our own pages', { url: 'chrome-extension://id/popup.html' }, 'victim.example'],
  ['what it says where the browser says nothing', {}, 'victim.example'],
] as const)('a question is from %s', ([, sender, pageHost]) => {
  expect(withSendersHost(evidence, sender)).toEqual({ ...evidence, pageHost });
});
