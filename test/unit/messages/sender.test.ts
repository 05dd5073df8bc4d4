import { expect, test } from 'vitest';
import { isPrivate, type Sender } from '../../../src/messages/sender.ts';

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
  ['nobody', {}, true, false],
])('knows a private window: %s', ([, sender, says, expected]) => {
  expect(isPrivate(sender, says ? { isPrivate: true } : {})).toBe(expected);
});
