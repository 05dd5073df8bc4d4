import { expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { ask } from '../../../src/messages/ask.ts';

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
