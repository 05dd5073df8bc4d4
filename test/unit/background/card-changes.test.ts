import { expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { siteOfSender } from '../../../src/background/card-changes.ts';
import type { CardChange, CardChanged, Drawn } from '../../../src/cards/card-drawing.ts';
import type { Sender } from '../../../src/messaging/message-router.ts';
import { watchedBounds } from '../../../src/models/watched.ts';
import { toAddressOfKey } from '../../../src/references/known-private-keys.ts';
import { hashLike } from '../hash-like.ts';
import { devKey } from '../references/gate-table.ts';
import noChanges from './card-changes.json' with { type: 'json' };
import { own, ownPage } from './hostile-messages.ts';
import { createBackground } from './start-background.ts';

const address = `0x${'c0'.repeat(20)}`;
const hash = hashLike('5e');
const watched = `0x${'ab'.repeat(20)}`;
const { local, sync } = fakeBrowser.storage;

const toPage = (id: number, more: Partial<Sender> = {}): Sender => ({
  id: own.id,
  url: 'https://www.page.example/a',
  tab: { id, windowId: 1, incognito: false },
  frameId: 0,
  ...more,
});
const page = toPage(7);
const inPrivate = toPage(8, { tab: { id: 8, windowId: 2, incognito: true } });

/** Starts the background. `press` changes something from a card and returns the toast text and the Undo action. */
async function start({ isPublic = false } = {}) {
  const background = await createBackground();
  const { parts, send } = background;
  if (isPublic) parts.isPublicPage = () => true;
  const press = async (change: CardChange, sender = page) => {
    const envelope = await send({ name: 'changeFromCard', request: change }, sender);
    if (!('answer' in envelope)) throw new Error('refused');
    // The question is `changeFromCard`, so its answer has this type.
    const { toast, ...more } = envelope.answer as CardChanged;
    const [said, button] = toast;
    return { said, ...(button ? { undo: toUndo(button) } : { undo: undefined }), ...more };
  };
  return { ...background, press };
}

function toUndo(button: Drawn): CardChange {
  if (typeof button === 'string' || !button.props.act || !('change' in button.props.act)) throw new Error('no Undo');
  expect(button.props.children).toEqual(['Undo']);
  return button.props.act.change;
}

const nothing: CardChange = { undo: 'nothing' };

test('an address is watched in place, without a name, and is gone again once that is undone', async () => {
  const { parts, press } = await start();
  const before = await parts.watched.read();

  const { said, undo = nothing, isWatched } = await press({ watch: { address, chainId: 10 } });
  const added = await parts.watched.read();
  const undone = await press(undo);

  expect([said, isWatched]).toEqual(['Added to Watched as “0xC0C0…c0c0”', true]);
  expect(added).toContainEqual({ address, chainId: 10, name: '', note: '', addedMs: expect.any(Number) });
  expect(undone).toMatchObject({ said: 'Undone', undo: undefined, isWatched: false });
  expect(await parts.watched.read()).toEqual(before);
});

test('a transaction that waits is watched in place, and that is undone', async () => {
  const { parts, press } = await start();

  const { undo = nothing } = await press({ watch: { hash, chainId: 1 } });
  const added = await parts.watched.readTransactions();
  await press(undo);

  expect(added).toMatchObject([{ hash, chainId: 1, name: '', note: '' }]);
  expect(await parts.watched.readTransactions()).toEqual([]);
});

test('watching turns on no checks', async () => {
  const { parts, press } = await start();

  await press({ watch: { address } });

  expect(await parts.readWatchWishes()).toMatchObject({ checkEvery: 0 });
});

test('what is watched already stays as it is, and there is nothing to undo', async () => {
  const { parts, press } = await start();
  const before = await parts.watched.read();

  const reply = await press({ watch: { address: watched, chainId: 10 } });

  expect(reply).toMatchObject({ said: 'Already in Watched', undo: undefined, isWatched: true });
  expect(await parts.watched.read()).toEqual(before);
});

test('what a page adds to what is to be watched comes with it nowhere', async () => {
  const { parts, press } = await start();

  await press({ watch: { address, name: 'Evil', note: 'note', addedMs: 1, html: '<b>' } } as CardChange);

  expect(await parts.watched.read()).toContainEqual({ address, name: '', note: '', addedMs: expect.any(Number) });
});

test('what was changed in the list since is not undone', async () => {
  const { parts, press } = await start();
  const { undo = nothing } = await press({ watch: { address } });
  await parts.watched.save({ address, name: 'Savings', note: '', addedMs: 9 });

  expect(await press(undo)).toMatchObject({ said: 'Can no longer be undone' });
  expect(await parts.watched.read()).toContainEqual(expect.objectContaining({ address, name: 'Savings' }));
});

test.for([
  ['from another tab', toPage(9), 'Can no longer be undone', 2],
  ['from its tab', page, 'Undone', 1],
] as const)('a change is undone once, and by the tab that made it: %s', async ([, sender, expected, left]) => {
  const { parts, press } = await start();
  const { undo = nothing } = await press({ watch: { address } });

  expect(await press(undo, sender)).toMatchObject({ said: expected });
  expect(await parts.watched.read()).toHaveLength(left);
  await parts.watched.save({ address, name: '', note: '', addedMs: 9 });
  await press(undo, sender);
  expect(await parts.watched.read()).toHaveLength(2);
});

test('another life of the background still undoes it', async () => {
  const { press } = await start();
  const { undo = nothing } = await press({ siteOff: true });
  const later = await start();

  expect(await later.press(undo)).toMatchObject({ said: 'Undone' });
});

test('pressed once more, it has the same Undo', async () => {
  const { press } = await start();

  for (const change of [{ watch: { address } }, { siteOff: true }, { pause: true }] as const) {
    const [first, again] = [await press(change), await press(change)];
    expect(again.undo).toEqual(first.undo);
    expect(await press(again.undo ?? nothing)).toMatchObject({ said: 'Undone' });
  }
});

test.for([
  ['a key that everybody knows', devKey],
  ['the key of a watched address', hash],
] as const)('%s comes on no list', async ([, key]) => {
  const { parts, press } = await start();
  await parts.watched.save({ address: toAddressOfKey(hash) ?? '', name: '', note: '', addedMs: 1 });

  const reply = await press({ watch: { hash: key, chainId: 1 } });

  expect(reply).toEqual({ said: 'This looks like a private key. It was not saved or sent.', undo: undefined });
  expect(await parts.watched.readTransactions()).toEqual([]);
});

test('from a private window nothing is watched', async () => {
  const { parts, press } = await start();

  expect(await press({ watch: { address } }, inPrivate)).toMatchObject({ undo: undefined });
  expect(await parts.watched.read()).toHaveLength(1);
});

test('a full list and a disk that fails are reported', async () => {
  const { parts, press } = await start();
  parts.watched.add = async () => 'full';
  const full = await press({ watch: { address } });
  parts.watched.add = () => Promise.reject(new Error('The disk is broken.'));
  const broken = await press({ watch: { address } });

  expect(full.said).toContain(`Your list is full (${watchedBounds.addresses.toLocaleString('en')} entries)`);
  expect(broken.said).toContain('Could not save. Try again. If the disk is full');
  expect([full.undo, broken.undo]).toEqual([undefined, undefined]);
});

test('if a page can read it, the card says and offers the same, whether it was watched before or not', async () => {
  const { parts, press } = await start({ isPublic: true });
  const before = await parts.watched.read();
  const anyUndo = { undo: expect.any(String) };

  for (const one of [watched, address]) {
    const reply = await press({ watch: { address: one } });
    expect(reply).toEqual({ said: 'Now in Watched', undo: anyUndo });
    expect(await press(reply.undo ?? nothing)).toEqual({ said: 'Undone', undo: undefined });
  }

  expect(await parts.watched.read()).toEqual(before);
});

test('so it is of a full list, and of the key of a watched address', async () => {
  const { parts, press } = await start({ isPublic: true });
  await parts.watched.save({ address: toAddressOfKey(hash) ?? '', name: '', note: '', addedMs: 1 });
  const ofKey = await press({ watch: { hash, chainId: 1 } });
  const add = Array.from({ length: watchedBounds.addresses - 2 }, (_, at) => `0x${String(at).padStart(40, '0')}`);
  const addresses = add.map((one) => ({ address: one, name: '', note: '', addedMs: 1 }));
  await parts.watched.merge({ addresses, transactions: [], replaces: false });

  expect(ofKey.said).toBe('Now in Watched');
  expect(await parts.watched.readTransactions()).toEqual([]);
  for (const one of [watched, address])
    expect(await press({ watch: { address: one } })).toEqual({ said: 'Your list was not changed', undo: undefined });
});

test('Hashlens goes off on the site that the browser says the card is on, and that alone is undone', async () => {
  const { press } = await start();
  await sync.set({ sitesOff: ['a.example'] });

  const { said, undo = nothing } = await press({ siteOff: true });
  const { sitesOff } = await sync.get('sitesOff');
  await sync.set({ sitesOff: ['a.example', 'page.example', 'b.example'] });
  await press(undo);

  expect(said).toBe('Turned off on page.example');
  expect(sitesOff).toEqual(['a.example', 'page.example']);
  expect(await sync.get('sitesOff')).toEqual({ sitesOff: ['a.example', 'b.example'] });
});

test('a site that was off before is off after, too', async () => {
  const { press } = await start();
  await sync.set({ sitesOff: ['page.example'] });

  expect(await press({ siteOff: true })).toMatchObject({ said: 'Turned off on page.example', undo: undefined });
  expect(await sync.get('sitesOff')).toEqual({ sitesOff: ['page.example'] });
});

test.for<[string, Partial<Sender>, string | null]>([
  ['a page', {}, 'page.example'],
  ['a port and a dot', { url: 'http://localhost.:8080/' }, 'localhost'],
  ['a frame without its own address', { url: 'about:srcdoc', origin: 'https://up.example' }, 'up.example'],
  ['a frame of another site than its tab', { url: 'https://frame.example/' }, 'frame.example'],
  ['a file', { url: 'file:///a/b.html', origin: 'null' }, null],
  ['nothing', { url: undefined }, null],
  ['our own page', { url: `${own.baseUrl}welcome.html`, origin: own.baseUrl }, null],
])('the site of a message: %s', ([, more, expected]) => {
  expect(siteOfSender(toPage(1, more))).toBe(expected);
});

test('a page without a site says that it cannot be turned off there', async () => {
  const { press } = await start();

  expect(await press({ siteOff: true }, toPage(3, { url: 'file:///a' }))).toMatchObject({
    said: 'Cannot be turned off here',
  });
});

test('what an administrator set is not changed, and the card says so', async () => {
  const { press } = await start();
  await fakeBrowser.storage.managed.set({ sitesOff: ['set.example'] });

  const { said } = await press({ siteOff: true });

  expect(said).toBe('Set by your administrator.');
});

test('Hashlens is paused for an hour from now, and goes on once that is undone', async () => {
  const { press } = await start();
  const soonest = Date.now() + 3_600_000;

  const { said, undo = nothing } = await press({ pause: true });
  const { snoozedUntil } = await local.get<{ snoozedUntil: number }>('snoozedUntil');
  await press(undo);

  expect(said).toBe('Paused for 1 hour');
  expect(snoozedUntil).toBeGreaterThanOrEqual(soonest);
  expect(snoozedUntil).toBeLessThanOrEqual(Date.now() + 3_600_000);
  expect(await local.get('snoozedUntil')).toEqual({ snoozedUntil: 0 });
});

test('a pause that was made elsewhere is neither changed nor ended', async () => {
  const { parts, press } = await start();
  const tomorrow = Date.now() + 80_000_000;
  const { undo = nothing } = await press({ pause: true });
  await parts.saveGuarded({ snoozedUntil: tomorrow });

  const again = await press({ pause: true });

  expect(again).toMatchObject({ said: 'Paused for 1 hour' });
  expect(await press(undo)).toMatchObject({ said: 'Can no longer be undone' });
  expect(await local.get('snoozedUntil')).toEqual({ snoozedUntil: tomorrow });
});

test('a page changes ten things a minute, and our own pages as many as they want', async () => {
  const { press } = await start();
  const changes = Array.from({ length: 10 }, (_, at) => ({ watch: { address: `0x${String(at).repeat(40)}` } }));
  for (const change of changes) await press(change);

  await expect(press({ pause: true })).rejects.toThrow('Too much');
  expect(await local.get('snoozedUntil')).toEqual({});
  await press({ pause: true }, toPage(10));
  for (let times = 0; times < 12; times += 1) await press(nothing, ownPage);
});

test.for([{ watch: { hash } }, ...noChanges])('refuses what is no change of a card: %j', async (change) => {
  const { send } = await start();

  expect(await send({ name: 'changeFromCard', request: change }, page)).toEqual({ refused: true });
});
