import { expect, test, vi } from 'vitest';
import { copyText } from '../../../../src/content/card/open-card.ts';

// @vitest-environment new-document
// A page without https has no clipboard; `execCommand` sends the copy event as a browser does.
function insecureWindow({ hasData = true, isDone = true } = {}) {
  const setData = vi.fn();
  const seenByPage = vi.fn();
  const events = new EventTarget();
  const event = Object.assign(new Event('copy', { cancelable: true }), { clipboardData: hasData ? { setData } : null });
  const execCommand = vi.fn(() => {
    events.dispatchEvent(event);
    return isDone;
  });
  const fake = {
    navigator: {},
    document: { execCommand },
    addEventListener: (type: string, listener: EventListener) => {
      events.addEventListener(type, listener);
      events.addEventListener(type, seenByPage);
    },
    removeEventListener: events.removeEventListener.bind(events),
  };
  return { window: fake as unknown as Window, setData, seenByPage, event, again: () => events.dispatchEvent(event) };
}

test('copies by an event where the page has no clipboard, and keeps that from the page', async () => {
  const { window, setData, seenByPage, event } = insecureWindow();

  const isCopied = await copyText(window, '0x12');

  expect(isCopied).toBe(true);
  expect(setData.mock.calls).toEqual([['text/plain', '0x12']]);
  expect(event.defaultPrevented).toBe(true);
  expect(seenByPage).not.toHaveBeenCalled();
});

test.for([
  ['the browser refuses', { isDone: false }],
  ['the event carries nothing', { hasData: false }],
] as const)('says that it could not copy when %s', async ([, how]) => {
  expect(await copyText(insecureWindow(how).window, '0x12')).toBe(false);
});

test('leaves later copying to the user', async () => {
  const { window, setData, again } = insecureWindow();
  await copyText(window, '0x12');

  again();

  expect(setData).toHaveBeenCalledOnce();
});
