import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { notify } from '../../../entrypoints/background/serve-notifications.ts';

const notices = [1, 2, 3].map((number) => ({
  about: { value: `0x${number}`, chainId: 1 },
  title: `Wallet ${number}`,
  text: 'Ethereum: +1 ETH',
}));

/** A browser that shows notifications, or does not let us. */
function allow(isAllowed: boolean, create = vi.fn(async (id: string, _options: object) => id)) {
  Object.assign(fakeBrowser, { permissions: { contains: async () => isAllowed }, notifications: { create } });
  return create;
}

beforeEach(() => fakeBrowser.reset());

test('where the browser does not let us, nothing is tried', async () => {
  const create = allow(false);

  await notify(notices);

  expect(create).not.toHaveBeenCalled();
});

test('one that the browser does not take costs the others nothing', async () => {
  const create = allow(
    true,
    vi.fn(async (id) => (id.endsWith('2') ? Promise.reject(new Error('No room.')) : id)),
  );

  await notify(notices);

  expect(create.mock.calls.map(([, options]) => Object(options).title)).toEqual(['Wallet 1', 'Wallet 2', 'Wallet 3']);
});
