// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { checkApiAddress, defaultApiAddress } from '../../../../src/settings/api-address.ts';
import { OptionsApp } from '../../../../src/views/options/options-app.tsx';
import { createPreferencesStore, type PreferenceParts } from '../../../../src/views/options/preferences-store.ts';
import { createKeyStore } from '../../../../src/views/parts/key-store.ts';
import { createFakeAsk } from '../fake-ask.ts';
import { alerts, button, drawOnPage, field, press, settle, type } from '../on-page.ts';

async function drawOptions(over: Partial<PreferenceParts> = {}) {
  let preferences = { apiAddress: defaultApiAddress, defaultChainId: 1 };
  const requested: string[] = [];
  const fake = createFakeAsk({
    credentialsStatus: () => ({ apiKeyEnding: null, hasSecretKey: false }),
    saveCredentials: ({ secretKey }) => ({ apiKeyEnding: null, hasSecretKey: Boolean(secretKey) }),
  });
  const keys = createKeyStore({ ask: fake.ask });
  const store = createPreferencesStore({
    read: async () => preferences,
    save: async (change) => {
      preferences = { ...preferences, ...change };
    },
    checkAddress: (text) => {
      const checked = checkApiAddress(text);
      return checked.ok ? checked.address : null;
    },
    defaultAddress: defaultApiAddress,
    mayReach: async () => true,
    requestReach: async (address) => {
      requested.push(address);
      return true;
    },
    ...over,
  });
  const page = drawOnPage(<OptionsApp keys={keys} preferences={store} now={() => 0} />);
  await Promise.all([keys.load(), store.load()]);
  await settle();
  const changeElsewhere = (change: Partial<typeof preferences>) => {
    preferences = { ...preferences, ...change };
  };
  const address = field(page, 'API address');
  return { page, store, requested, asked: fake.asked, now: () => preferences, changeElsewhere, address };
}

describe('the options', () => {
  test('have their four fields by name', async () => {
    const { page, address } = await drawOptions();

    expect(field(page, 'API key').type).toBe('password');
    expect(field(page, 'Secret key').type).toBe('password');
    expect(address.value).toBe(defaultApiAddress);
    expect(field<HTMLSelectElement>(page, 'Default chain').value).toBe('1');
    expect(alerts(page)).toEqual([]);
  });

  test('say where a key comes from, what is sent and what is not', async () => {
    const { page } = await drawOptions();

    expect(page.querySelector('a')?.href).toBe('https://dev.blockscout.com/');
    expect(page.textContent).toContain('Never sent');
  });

  test('store the secret key without showing it, and forget it', async () => {
    const { page, asked } = await drawOptions();
    const secret = field(page, 'Secret key');
    type(secret, 'open sesame');

    secret.dispatchEvent(new FocusEvent('blur'));
    await settle();
    const html = page.outerHTML;
    button(page, 'Forget it').click();
    await settle();

    expect(html).not.toContain('open sesame');
    expect(asked.filter(({ name }) => name === 'saveCredentials').map(({ request }) => request)).toEqual([
      { secretKey: 'open sesame' },
      { secretKey: '' },
    ]);
  });

  test.for(['Enter', 'blur'])('store another API address on %s', async (how) => {
    const { page, address, now } = await drawOptions();
    type(address, 'https://explorer.example/api/');

    if (how === 'Enter') press(address, 'Enter');
    else address.dispatchEvent(new FocusEvent('blur'));
    await settle();

    expect(now().apiAddress).toBe('https://explorer.example/api');
    expect(address.value).toBe('https://explorer.example/api');
    expect(page.textContent).toContain('Stored just now.');
  });

  test('ask the browser for permission inside the key press itself', async () => {
    const { address, requested } = await drawOptions();
    type(address, 'http://127.0.0.1:8080');

    press(address, 'Enter');

    expect(requested).toEqual(['http://127.0.0.1:8080']);
  });

  test('ask for no permission where no gesture is: on leaving the field', async () => {
    const { address, requested } = await drawOptions();
    type(address, 'http://127.0.0.1:8080');

    address.dispatchEvent(new FocusEvent('blur'));
    await settle();

    expect(requested).toEqual([]);
  });

  test('store the address even while the browser’s question stands open', async () => {
    const { address, now } = await drawOptions({ requestReach: () => new Promise(() => {}) });
    type(address, 'http://localhost:8080');

    press(address, 'Enter');
    await settle();

    expect(now().apiAddress).toBe('http://localhost:8080');
  });

  test('note a missing permission, and ask for it with a button', async () => {
    let isAllowed = false;
    const { page } = await drawOptions({
      mayReach: async () => isAllowed,
      requestReach: async () => {
        isAllowed = true;
        return true;
      },
    });
    const before = page.querySelector('[role=note]')?.textContent;

    button(page, 'Allow access').click();
    await settle();

    expect(before).toContain(defaultApiAddress);
    expect(page.querySelector('[role=note]')).toBe(null);
    expect(alerts(page)).toEqual([]);
  });

  test('keep the note when the browser refuses even to ask', async () => {
    const { page } = await drawOptions({
      mayReach: async () => false,
      requestReach: () => Promise.reject(new Error('not from a gesture')),
    });

    button(page, 'Allow access').click();
    await settle();

    expect(page.querySelector('[role=note]')).not.toBe(null);
  });

  test.for([
    'http://example.com',
    'ftp://example.com',
    'https://u:p@example.com',
    'https://example.com/?a=1',
    'nonsense',
  ])('refuse the address %s with an alert, and keep the old one', async (text) => {
    const { page, address, now, requested } = await drawOptions();
    type(address, text);

    press(address, 'Enter');
    await settle();

    expect(alerts(page)).toHaveLength(1);
    expect(address.getAttribute('aria-invalid')).toBe('true');
    expect(now().apiAddress).toBe(defaultApiAddress);
    expect(requested).toEqual([]);
  });

  test('keep the alert of a wrong address when the default chain is changed after it', async () => {
    const { page, address } = await drawOptions();
    type(address, 'nonsense');
    press(address, 'Enter');
    await settle();
    const select = field<HTMLSelectElement>(page, 'Default chain');

    select.value = '42161';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await settle();

    expect(alerts(page)[0]).toContain('cannot be used');
  });

  test('show what another page stored, and whether the browser allows that', async () => {
    const { page, store, address, changeElsewhere } = await drawOptions({
      mayReach: async (reached) => reached === defaultApiAddress,
    });

    changeElsewhere({ apiAddress: 'https://explorer.example', defaultChainId: 10 });
    await store.load();
    await settle();

    expect(address.value).toBe('https://explorer.example');
    expect(field<HTMLSelectElement>(page, 'Default chain').value).toBe('10');
    expect(page.querySelector('[role=note]')?.textContent).toContain('https://explorer.example');
  });

  test('undo nothing that another page stored when an unchanged field is left', async () => {
    const { address, changeElsewhere, now } = await drawOptions();
    changeElsewhere({ apiAddress: 'https://explorer.example' });

    address.dispatchEvent(new FocusEvent('blur'));
    await settle();

    expect(now().apiAddress).toBe('https://explorer.example');
  });

  test('store an address that this page still shows but another page has replaced, on Enter', async () => {
    const { address, changeElsewhere, now } = await drawOptions();
    changeElsewhere({ apiAddress: 'https://explorer.example' });

    press(address, 'Enter');
    await settle();

    expect(now().apiAddress).toBe(defaultApiAddress);
  });

  test('take an emptied address as the default one', async () => {
    const { address, now } = await drawOptions();
    type(address, 'https://explorer.example');
    press(address, 'Enter');
    await settle();

    type(address, '');
    press(address, 'Enter');
    await settle();

    expect(now().apiAddress).toBe(defaultApiAddress);
    expect(address.value).toBe(defaultApiAddress);
  });

  test('store the default chain', async () => {
    const { page, now } = await drawOptions();
    const select = field<HTMLSelectElement>(page, 'Default chain');

    select.value = '42161';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await settle();

    expect(now().defaultChainId).toBe(42161);
    expect(page.textContent).toContain('Stored just now.');
  });

  test('alert when the browser does not store', async () => {
    const { page } = await drawOptions({ save: () => Promise.reject(new Error('quota')) });
    const select = field<HTMLSelectElement>(page, 'Default chain');

    select.value = '10';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await settle();

    expect(alerts(page)[0]).toContain('did not store');
  });
});
