import { describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { storedInSession, storedUntilTaken, takeFromSession } from '../../../src/settings/browser-storage.ts';

const { session } = fakeBrowser.storage;

/** Listens as the popup does, and counts the notifications. */
function listen() {
  const calls = { taken: 0 };
  const store = storedUntilTaken('place', () => {
    calls.taken += 1;
  });
  return { calls, store };
}

test('what is kept until it is taken reads as it was when somebody began to listen', async () => {
  await session.set({ place: 'old' });
  const { store, calls } = listen();
  await store.save('new');

  expect(await store.load()).toBe('old');
  expect(await storedInSession('place').load()).toBe('new');
  expect(calls.taken).toBe(0);
});

describe('what is taken away is reported', () => {
  test('where something was there, and nothing of it is left', async () => {
    await session.set({ place: 'old' });
    const { calls } = listen();

    await takeFromSession('place');

    expect(calls.taken).toBeGreaterThan(0);
    expect(await session.get(null)).toEqual({});
  });

  test('where nothing was there yet, for somebody may be about to write', async () => {
    const { calls } = listen();

    await takeFromSession('place');

    expect(calls.taken).toBeGreaterThan(0);
  });

  test('if a store took it', async () => {
    await session.set({ place: 'old' });
    const { calls } = listen();

    await storedInSession('place').save(null);

    expect(calls.taken).toBe(1);
  });

  test('where another page has written again by the time that anybody could look', async () => {
    await session.set({ place: 'old' });
    const { calls } = listen();

    await Promise.all([session.remove('place'), session.set({ place: 'of another page' })]);

    expect(calls.taken).toBe(1);
  });

  test('where the browser has no room for anything', async () => {
    await session.set({ place: 'old' });
    const { calls } = listen();
    vi.spyOn(session, 'set').mockRejectedValue(new Error('No room.'));

    await takeFromSession('place');

    expect(calls.taken).toBe(1);
  });
});

describe('what is not taken away is not reported', () => {
  test('where it became another', async () => {
    await session.set({ place: 'old' });
    const { calls } = listen();

    await session.set({ place: 'new' });

    expect(calls.taken).toBe(0);
  });

  test('where it cannot be read', async () => {
    const { calls } = listen();
    vi.spyOn(session, 'get').mockRejectedValue(new Error('Damaged.'));

    await session.set({ place: 'new' });
    await Promise.resolve();

    expect(calls.taken).toBe(0);
  });
});

test('what is written costs no read', async () => {
  const { store } = listen();
  await store.load();
  const reading = vi.spyOn(session, 'get');

  await store.save('new');

  expect(reading).not.toHaveBeenCalled();
});

test('what is taken while it is read is not given', async () => {
  await session.set({ place: 'old' });
  const { promise: isAsked, resolve: answer } = Promise.withResolvers<void>();
  const read = session.get.bind(session);
  vi.spyOn(session, 'get').mockImplementation(async (name: unknown) => {
    const found = await read(name as string);
    await isAsked;
    return found;
  });
  const { store } = listen();

  await takeFromSession('place');
  answer();

  expect(await store.load()).toBeUndefined();
});
