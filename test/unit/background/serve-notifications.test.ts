import { expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { notify, serveNotifications } from '../../../src/background/notifications.ts';
import { turns } from '../turns.ts';

const notices = [1, 2, 3].map((number) => ({
  about: { value: `0x${number}`, chainId: 1 },
  title: `Wallet ${number}`,
  text: 'Ethereum: +1 ETH',
}));

/** A browser that allows or denies notifications. */
function allow(isAllowed: boolean, create = vi.fn(async (id: string, _options: object) => id)) {
  Object.assign(fakeBrowser, { permissions: { contains: async () => isAllowed }, notifications: { create } });
  return create;
}

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

test('a press on one opens what it is about, and a browser that opens no tab leaves nothing in the air', async () => {
  let press = (_id: string) => {};
  const onClicked = { addListener: (listener: typeof press) => (press = listener) };
  const created = vi.fn(async (_tab: object) => ({}));
  // This is not a spy, because a spy handles rejections itself.
  const cleared: string[] = [];
  const clear = async (id: string) => {
    cleared.push(id);
    if (cleared.length > 1) throw new Error('Gone.');
    return true;
  };
  Object.assign(fakeBrowser, {
    permissions: { onAdded: { addListener: () => {} } },
    notifications: { onClicked, clear },
  });
  Object.assign(fakeBrowser.tabs, { create: created });
  serveNotifications();

  press('watched:10:0xab');
  await expect
    .poll(() => created.mock.calls)
    .toMatchObject([[{ url: expect.stringMatching(/look-up=0xab&chain=10$/) }]]);
  created.mockRejectedValue(new Error('No tabs.'));
  press('watched:10:0xab');
  await expect.poll(() => created.mock.calls.length).toBeGreaterThan(2);

  // An unhandled rejection would fail this run.
  await turns(5);
  expect(cleared).toEqual(['watched:10:0xab', 'watched:10:0xab']);
});
