import { describe, expect, test, vi } from 'vitest';
import type { CredentialsStatus, Protocol } from '../../../../src/messaging/protocol.ts';
import type { Failure } from '../../../../src/models/failure.ts';
import { ApiKeyForm, takeWanted } from '../../../../src/ui/components/api-key-form.tsx';
import { createApiKeyStore } from '../../../../src/ui/components/api-key-store.ts';
import { createDeferred, createFakeAsk, type FakeAnswers, inTurn } from '../fake-ask.ts';
import { alerts, button, clickAndSettle, drawOnPage, enter, field, press, settle, type } from '../on-page.ts';
import { failures } from '../popup/samples.ts';
import cases from './api-key-form.cases.json' with { type: 'json' };

// @vitest-environment new-document
const key = 'proapi_0123456789abcdef';
const none: CredentialsStatus = { apiKeyEnding: null, hasSecretKey: false };
const stored: CredentialsStatus = { apiKeyEnding: 'cdef', hasSecretKey: false };
const works = {
  ...{ ok: true as const, asOf: '2026-11-21T10:00:00Z', credits: 20, fresh: true },
  value: { creditsLeft: 98_420, chain: { id: 1, name: 'Ethereum' } },
};

async function drawForm(status: CredentialsStatus, answers: FakeAnswers = {}) {
  const fake = createFakeAsk({ credentialsStatus: () => status, ...answers });
  const store = createApiKeyStore({ ask: fake.ask });
  const page = drawOnPage(<ApiKeyForm store={store} now={() => 0} />);
  await store.load();
  await settle();
  const saves = () => fake.asked.filter(({ name }) => name === 'saveCredentials').map(({ request }) => request);
  return { page, store, input: field(page, 'API key'), saves, asked: fake.asked };
}

const status = (page: HTMLElement) => page.querySelector('[role=status]')?.textContent;

test.for(cases.wanted)('takes once what is wanted from $name', async ({ query, opened, wanted }) => {
  const { ask, asked } = createFakeAsk({ takeOpened: () => opened });
  const reference = { kind: 'token-instance', contract: `0x${'ab'.repeat(20)}`, tokenId: '7' };

  expect(await takeWanted(new URLSearchParams(query), ask)).toEqual(wanted && { reference, ...wanted });
  expect(asked).toHaveLength(query === '' ? 0 : 1);
});

describe('the API key’s form', () => {
  test('says for how long the check waits, and no longer than it does', async () => {
    const checked = createDeferred<Protocol['checkApiKey']['reply']>();
    const { page, store } = await drawForm(stored, { checkApiKey: () => checked.promise, heldUntil: () => 90_000 });
    vi.useFakeTimers();

    void store.checkApiKey();
    await vi.advanceTimersByTimeAsync(2_500);
    const during = page.textContent;
    checked.resolve(works);
    await vi.advanceTimersByTimeAsync(2_500);

    expect(during).toContain('Too many requests. Retrying in');
    expect(page.textContent).not.toContain('Too many requests');
  });

  test.for(['Enter', 'blur'] as const)('stores the key on %s, unchecked, and empties the field', async (how) => {
    const { page, input, saves, asked } = await drawForm(none, { saveCredentials: () => stored });

    await enter(input, `  ${key} `, how);

    expect(saves()).toEqual([{ apiKey: key }]);
    expect(asked.some(({ name }) => name === 'checkApiKey')).toBe(false);
    expect(status(page)).toContain('ends in …cdef');
    expect(input.value).toBe('');
  });

  test('says that a key was not stored, and leaves it in the field', async () => {
    const { page, input } = await drawForm(none);

    await enter(input, key);

    expect(alerts(page)).toEqual([expect.stringContaining('Could not save')]);
    expect(input.value).toBe(key);
  });

  test('stores once when Enter is followed by leaving the field', async () => {
    const { input, saves } = await drawForm(none, { saveCredentials: () => stored });
    type(input, key);

    press(input, 'Enter');
    input.dispatchEvent(new FocusEvent('blur'));
    await settle();
    input.dispatchEvent(new FocusEvent('blur'));
    await settle();

    expect(saves()).toEqual([{ apiKey: key }]);
  });

  test('clears a field of nothing but white space, and stores nothing', async () => {
    const { page, input, saves } = await drawForm(stored);

    await enter(input, '   ', 'blur');

    expect(saves()).toEqual([]);
    expect(input.value).toBe('');
    expect(status(page)).toBe('Saved, ends in …cdef.');
  });

  test.for(cases.typed)('stores a key without $name', async ({ typed }) => {
    const { input, saves } = await drawForm(none, { saveCredentials: () => stored });

    await enter(input, typed);

    expect(saves()).toEqual([{ apiKey: key }]);
  });

  test('refuses what is longer than any key, keeps it, and checks nothing', async () => {
    const { page, input, asked } = await drawForm(stored, { saveCredentials: () => stored, checkApiKey: () => works });
    await enter(input, 'k'.repeat(1001));

    await clickAndSettle(button(page, 'Check key'));

    expect(alerts(page)[0]).toContain('too long');
    expect(input.value).toHaveLength(1001);
    expect(asked.map(({ name }) => name)).toEqual(['credentialsStatus']);
  });

  test('refuses what is nothing but quotes and spaces', async () => {
    const { page, input, saves } = await drawForm(none, { saveCredentials: () => stored });

    await enter(input, '“ " ”');

    expect(alerts(page)).toEqual([expect.stringMatching(/^Not a valid key/)]);
    expect(saves()).toEqual([]);
  });

  test('checks nothing when the key could not be stored', async () => {
    const { page, input, asked } = await drawForm(stored, { checkApiKey: () => works });
    type(input, key);
    input.dispatchEvent(new FocusEvent('blur'));

    await clickAndSettle(button(page, 'Check key'));

    expect(asked.map(({ name }) => name)).not.toContain('checkApiKey');
    expect(alerts(page)).toHaveLength(1);
  });

  test('keeps “Check key” alone beside the field, so that nothing moves under the pointer when a key is stored', async () => {
    const { page } = await drawForm(stored);

    const beside = [...page.querySelectorAll('.field-line button')].map(({ textContent }) => textContent);

    expect(beside).toEqual(['Check key']);
    expect(button(page, 'Remove').closest('.status-line')).not.toBe(null);
  });

  test('tells when another page has changed the key, and forgets its message about the one before', async () => {
    const { page, store } = await drawForm(none, {
      credentialsStatus: inTurn(stored, none),
      checkApiKey: () => works,
    });
    await clickAndSettle(button(page, 'Check key'));

    await store.load();
    await settle();

    expect(status(page)).toBe('No key saved yet.');
  });

  test('shows the key nowhere', async () => {
    const { page, input } = await drawForm(none, { saveCredentials: () => stored, checkApiKey: () => works });
    await enter(input, key);

    await clickAndSettle(button(page, 'Check key'));

    expect(document.documentElement.outerHTML).not.toContain(key);
    expect([...page.querySelectorAll('input')].map(({ value }) => value)).toEqual(['']);
  });

  test('removes the key', async () => {
    const { page, saves } = await drawForm(stored, { saveCredentials: () => none });

    await clickAndSettle(button(page, 'Remove'));

    expect(saves()).toEqual([{ apiKey: '' }]);
    expect(status(page)).toBe('Key removed.');
    expect(() => button(page, 'Remove')).toThrow();
    expect(document.activeElement?.id).toBe('apiKey');
  });

  test.for(cases.checked)('says that the key works and $name', async ({ creditsLeft, words }) => {
    const { page } = await drawForm(stored, {
      checkApiKey: () => ({ ...works, value: { ...works.value, creditsLeft } }),
    });

    await clickAndSettle(button(page, 'Check key'));

    expect(status(page)).toBe(`Ready. The key works on Ethereum. ${words}`);
    expect(alerts(page)).toEqual([]);
  });

  test.for([
    ['a pasted one', 'insertFromPaste', key, ['saveCredentials', 'checkApiKey']],
    ['a typed one', 'insertText', key, []],
    ['pasted spaces', 'insertFromPaste', '  ', []],
  ] as const)('stores and checks a key at once only if it was pasted: %s', async ([, inputType, text, expected]) => {
    const { page, input, asked } = await drawForm(none, { saveCredentials: () => stored, checkApiKey: () => works });
    const before = asked.length;
    input.value = text;

    input.dispatchEvent(new InputEvent('input', { inputType, bubbles: true }));
    await settle();

    expect(asked.slice(before).map(({ name }) => name)).toEqual(expected);
    expect(status(page)?.startsWith('Ready. The key works on Ethereum.')).toBe(expected.length > 0);
  });

  test('checks the key that is just being stored, not the one before', async () => {
    const saving = createDeferred<CredentialsStatus>();
    const { page, input, asked } = await drawForm(none, {
      saveCredentials: () => saving.promise,
      checkApiKey: () => works,
    });
    type(input, key);
    input.dispatchEvent(new FocusEvent('blur'));

    await clickAndSettle(button(page, 'Check key'));
    const before = asked.map(({ name }) => name);
    saving.resolve(stored);
    await settle();

    expect(before).not.toContain('checkApiKey');
    expect(asked.at(-1)?.name).toBe('checkApiKey');
  });

  test('drops the result for a key that was replaced meanwhile', async () => {
    const checking = createDeferred<Protocol['checkApiKey']['reply']>();
    const { page, input } = await drawForm(stored, {
      saveCredentials: () => stored,
      checkApiKey: () => checking.promise,
    });
    await clickAndSettle(button(page, 'Check key'));
    await enter(input, 'proapi_another');

    checking.resolve({ ok: false, failure: { kind: 'key-refused' } });
    await settle();

    expect(alerts(page)).toEqual([]);
  });

  test('says nothing of another API address, and checks that one if it was checking', async () => {
    const checks = [createDeferred<Protocol['checkApiKey']['reply']>()];
    const { page, store } = await drawForm(stored, { checkApiKey: () => checks.at(-1)?.promise ?? works });
    await clickAndSettle(button(page, 'Check key'));

    checks.push(createDeferred());
    store.addressChanged();
    await settle();
    checks[0]?.resolve({ ok: false, failure: { kind: 'key-refused' } });
    checks[1]?.resolve(works);
    await settle();
    expect(status(page)).toContain('The key works');

    store.addressChanged();
    await settle();
    expect(status(page)).not.toContain('The key works');
  });

  test.for(failures)('alerts of $kind when the key is checked', async (failure) => {
    const { page } = await drawForm(stored, { checkApiKey: () => ({ ok: false, failure }) });

    await clickAndSettle(button(page, 'Check key'));

    expect(alerts(page)).toHaveLength(1);
    expect(page.querySelector('[aria-busy=true]')).toBe(null);
  });
});

test.for([
  [{ kind: 'no-permission', origin: 'https://api.example' }, []],
  [{ kind: 'key-refused' }, [expect.stringContaining('API key rejected')]],
] as [Failure, unknown[]][])(
  'after access was given back a check that reported %j is shown: %j',
  async ([failure, said]) => {
    const { page, store } = await drawForm(stored, { checkApiKey: () => ({ ok: false, failure }) });
    await store.checkApiKey();
    await settle();
    expect(alerts(page)).toHaveLength(1);

    store.accessGiven();
    await settle();

    expect(alerts(page)).toEqual(said);
  },
);
