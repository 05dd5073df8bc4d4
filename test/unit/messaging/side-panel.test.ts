import { expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { onSidePanelEvent, type SidePanelEvent, sendSidePanelEvent } from '../../../src/messaging/side-panel.ts';

const wish = { kind: 'wish', windowId: 3, isPrivate: false } as const;
const reference = { kind: 'address', address: `0x${'ab'.repeat(20)}` };
const card = { kind: 'card', windowId: 3, isPrivate: false, reference, written: '', content: {} };

/** A side panel of a window, with the events that it receives. */
function listen(own = { windowId: 3, isPrivate: false }) {
  let say = (_message: unknown, _sender: object) => {};
  Object.assign(fakeBrowser.runtime, {
    id: 'us',
    getURL: () => 'chrome-extension://us/',
    onMessage: { addListener: (listener: typeof say) => (say = listener) },
  });
  const heard: SidePanelEvent[] = [];
  onSidePanelEvent(own, (news) => heard.push(news));
  return { heard, say: (...said: Parameters<typeof say>) => say(...said) };
}

const background = { id: 'us', url: 'chrome-extension://us/background.js' };

test.for([wish, card])('the background is heard: %j', (news) => {
  const { heard, say } = listen();

  say({ panelNews: news }, background);

  expect(heard).toEqual([news]);
});

test.for<[string, unknown, object, { windowId: number; isPrivate: boolean }?]>([
  ['a page’s script', { panelNews: wish }, { id: 'us', url: 'https://a.example/', tab: { id: 1 } }],
  ['a script that names no tab', { panelNews: wish }, { id: 'us', url: 'https://a.example/' }],
  ['a page of ours in a tab', { panelNews: wish }, { ...background, tab: { id: 1 } }],
  ['another extension', { panelNews: wish }, { ...background, id: 'them' }],
  ['another window', { panelNews: { ...wish, windowId: 4 } }, background],
  ['a private window in a normal one', { panelNews: { ...wish, isPrivate: true } }, background],
  ['a normal window in a private one', { panelNews: wish }, background, { windowId: 3, isPrivate: true }],
  ['a question of the protocol', { name: 'recents', request: {} }, background],
  ['no reference', { panelNews: { ...card, reference: { kind: 'address', address: 'x' } } }, background],
  ['nothing', undefined, background],
])('is deaf to %s', ([, message, sender, own]) => {
  const { heard, say } = listen(own);

  say(message, sender);

  expect(heard).toEqual([]);
});

test('works without a listener', async () => {
  fakeBrowser.runtime.sendMessage = () => Promise.reject(new Error('Receiving end does not exist.'));

  expect(() => sendSidePanelEvent(wish)).not.toThrow();
  await new Promise((resolve) => setTimeout(resolve, 0));
});
