import { expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { type Ask, ask, createPrefetch } from '../../../src/messaging/send-message.ts';

/** A background that numbers its answers, or fails every question. */
function create({ isGone = false } = {}) {
  const asked: unknown[] = [];
  const ask = (async (name: string, request: unknown) => {
    asked.push([name, request]);
    if (isGone) throw new Error('gone');
    return { size: asked.length };
  }) as unknown as Ask;
  return { asked, ...createPrefetch(ask) };
}

test('what was asked ahead is asked once, and answered to the first who asks it', async () => {
  const { asked, ask, ahead } = create();

  ahead('takeOpened', { id: 'a' });
  const first = await ask('takeOpened', { id: 'a' });
  const second = await ask('takeOpened', { id: 'a' });

  expect(first).toEqual({ size: 1 });
  expect(second).toEqual({ size: 2 });
  expect(asked).toHaveLength(2);
});

test('another question is another one', async () => {
  const { ask, ahead } = create();

  ahead('takeOpened', { id: 'a' });

  expect(await ask('takeOpened', { id: 'b' })).toEqual({ size: 2 });
});

test('what was not asked for until the end is asked again', async () => {
  const { asked, ask, ahead, end } = create();
  ahead('takeOpened', { id: 'a' });

  end();
  await ask('takeOpened', { id: 'a' });

  expect(asked).toHaveLength(2);
});

test('a background that is gone is reported to the caller that asks, and to no other', async () => {
  const { ask, ahead } = create({ isGone: true });

  ahead('takeOpened', { id: 'a' });
  ahead('takeOpened', { id: 'nobody' });

  await expect(ask('takeOpened', { id: 'a' })).rejects.toThrow('gone');
});

function sendsWith(send: () => Promise<unknown>) {
  const sendMessage = vi.fn(send);
  Object.assign(fakeBrowser.runtime, { sendMessage });
  return sendMessage;
}

const status = { apiKeyEnding: null, hasSecretKey: false };

test('gives the answer', async () => {
  sendsWith(async () => ({ answer: status }));

  expect(await ask('credentialsStatus', {})).toEqual(status);
});

test('asks a second time when the background was stopped in the middle', async () => {
  const send = sendsWith(async () => ({ answer: status }));
  send.mockRejectedValueOnce(new Error('message channel closed'));

  expect(await ask('credentialsStatus', {})).toEqual(status);
  expect(send).toHaveBeenCalledTimes(2);
});

test('gives up after the second time', async () => {
  const send = sendsWith(() => Promise.reject(new Error('gone')));

  await expect(ask('credentialsStatus', {})).rejects.toThrow('gone');
  expect(send).toHaveBeenCalledTimes(2);
});

test.for([[{ refused: true }], [undefined]])('rejects at once when the background says %j', async ([envelope]) => {
  const send = sendsWith(async () => envelope);

  await expect(ask('credentialsStatus', {})).rejects.toThrow('credentialsStatus');
  expect(send).toHaveBeenCalledOnce();
});
