// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import type { CredentialsStatus, Protocol } from '../../../../src/messages/protocol.ts';
import { KeyForm } from '../../../../src/views/parts/key-form.tsx';
import { createKeyStore } from '../../../../src/views/parts/key-store.ts';
import { createDeferred, createFakeAsk, type FakeAnswers } from '../fake-ask.ts';
import { alerts, button, drawOnPage, field, press, settle, type } from '../on-page.ts';
import { failures } from '../popup/samples.ts';

const key = 'proapi_0123456789abcdef';
const none: CredentialsStatus = { apiKeyEnding: null, hasSecretKey: false };
const stored: CredentialsStatus = { apiKeyEnding: 'cdef', hasSecretKey: false };
const works: Protocol['checkKey']['reply'] = {
  ok: true,
  value: { creditsLeft: 98_420, chain: { id: 1, name: 'Ethereum' } },
  asOf: '2026-11-21T10:00:00Z',
  credits: 20,
  fresh: true,
};

async function drawForm(answers: FakeAnswers) {
  const fake = createFakeAsk(answers);
  const store = createKeyStore({ ask: fake.ask });
  const page = drawOnPage(<KeyForm store={store} now={() => 0} />);
  await store.load();
  await settle();
  const saves = () => fake.asked.filter(({ name }) => name === 'saveCredentials').map(({ request }) => request);
  return { page, input: field(page, 'API key'), saves, asked: fake.asked };
}

const status = (page: HTMLElement) => page.querySelector('[role=status]')?.textContent;

describe('the API key’s form', () => {
  test('masks its field', async () => {
    const { input } = await drawForm({ credentialsStatus: () => none });

    expect(input.type).toBe('password');
  });

  test.for(['Enter', 'blur'])('stores the key on %s, unchecked, and empties the field', async (how) => {
    const { page, input, saves, asked } = await drawForm({
      credentialsStatus: () => none,
      saveCredentials: () => stored,
    });
    type(input, `  ${key} `);

    if (how === 'Enter') press(input, 'Enter');
    else input.dispatchEvent(new FocusEvent('blur'));
    await settle();

    expect(saves()).toEqual([{ apiKey: key }]);
    expect(asked.some(({ name }) => name === 'checkKey')).toBe(false);
    expect(status(page)).toContain('ends in …cdef');
    expect(input.value).toBe('');
  });

  test('stores once when Enter is followed by leaving the field', async () => {
    const { input, saves } = await drawForm({ credentialsStatus: () => none, saveCredentials: () => stored });
    type(input, key);

    press(input, 'Enter');
    input.dispatchEvent(new FocusEvent('blur'));
    await settle();
    input.dispatchEvent(new FocusEvent('blur'));
    await settle();

    expect(saves()).toEqual([{ apiKey: key }]);
  });

  test('changes nothing when an empty field is left', async () => {
    const { page, input, saves } = await drawForm({ credentialsStatus: () => stored });

    type(input, '   ');
    input.dispatchEvent(new FocusEvent('blur'));
    await settle();

    expect(saves()).toEqual([]);
    expect(status(page)).toBe('Stored: ends in …cdef.');
  });

  test('shows the key nowhere', async () => {
    const { page, input } = await drawForm({
      credentialsStatus: () => none,
      saveCredentials: () => stored,
      checkKey: () => works,
    });
    type(input, key);
    press(input, 'Enter');
    await settle();

    button(page, 'Check key').click();
    await settle();

    expect(document.documentElement.outerHTML).not.toContain(key);
    expect([...page.querySelectorAll('input')].map(({ value }) => value)).toEqual(['']);
  });

  test('removes the key', async () => {
    const { page, saves } = await drawForm({ credentialsStatus: () => stored, saveCredentials: () => none });

    button(page, 'Remove').click();
    await settle();

    expect(saves()).toEqual([{ apiKey: '' }]);
    expect(status(page)).toBe('Key removed.');
    expect(() => button(page, 'Remove')).toThrow();
  });

  test('says that the key works and what is left', async () => {
    const { page } = await drawForm({ credentialsStatus: () => stored, checkKey: () => works });

    button(page, 'Check key').click();
    await settle();

    expect(status(page)).toBe('The key works on Ethereum. 98,420 credits left.');
    expect(alerts(page)).toEqual([]);
  });

  test('checks the key that is just being stored, not the one before', async () => {
    const saving = createDeferred<CredentialsStatus>();
    const { page, input, asked } = await drawForm({
      credentialsStatus: () => none,
      saveCredentials: () => saving.promise,
      checkKey: () => works,
    });
    type(input, key);
    input.dispatchEvent(new FocusEvent('blur'));

    button(page, 'Check key').click();
    await settle();
    const before = asked.map(({ name }) => name);
    saving.resolve(stored);
    await settle();

    expect(before).not.toContain('checkKey');
    expect(asked.at(-1)?.name).toBe('checkKey');
  });

  test('drops what is said about a key that was replaced meanwhile', async () => {
    const checking = createDeferred<Protocol['checkKey']['reply']>();
    const { page, input } = await drawForm({
      credentialsStatus: () => stored,
      saveCredentials: () => stored,
      checkKey: () => checking.promise,
    });
    button(page, 'Check key').click();
    await settle();
    type(input, 'proapi_another');
    press(input, 'Enter');
    await settle();

    checking.resolve({ ok: false, failure: { kind: 'key-refused' } });
    await settle();

    expect(alerts(page)).toEqual([]);
  });

  test.for(failures)('alerts of $kind when the key is checked', async (failure) => {
    const { page } = await drawForm({ credentialsStatus: () => stored, checkKey: () => ({ ok: false, failure }) });

    button(page, 'Check key').click();
    await settle();

    expect(alerts(page)).toHaveLength(1);
    expect(page.querySelector('[aria-busy=true]')).toBe(null);
  });

  test('keeps what was typed when it could not be stored, and says so', async () => {
    const { page, input } = await drawForm({ credentialsStatus: () => none });
    type(input, key);

    press(input, 'Enter');
    await settle();

    expect(alerts(page)).toHaveLength(1);
    expect(input.value).toBe(key);
  });
});
