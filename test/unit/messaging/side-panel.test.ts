import { expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { onSidePanelEvent, type SidePanelEvent, sendSidePanelEvent } from '../../../src/messaging/side-panel.ts';
import cases from './side-panel.json' with { type: 'json' };

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

test.for(cases)('is deaf to $what', ({ message, sender, own }) => {
  const { heard, say } = listen(own);

  say(message, sender);

  expect(heard).toEqual([]);
});

test('works without a listener', async () => {
  fakeBrowser.runtime.sendMessage = () => Promise.reject(new Error('Receiving end does not exist.'));

  expect(() => sendSidePanelEvent(wish)).not.toThrow();
  await new Promise((resolve) => setTimeout(resolve, 0));
});
