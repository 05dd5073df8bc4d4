import { expect, test } from 'vitest';
import type { Protocol } from '../../../src/messaging/protocol.ts';
import type { Transaction } from '../../../src/models/transaction.ts';
import { buildAddress, buildTransaction } from '../cards/build-models.ts';
import { hashLike } from '../hash-like.ts';
import { ownPage, senders, address as watched } from './hostile-messages.ts';
import { createBackground } from './start-background.ts';

const receiver = `0x${'cd'.repeat(20)}`;
const [noon, dayMs] = [Date.UTC(2025, 10, 2, 12), 86_400_000];
const hashes = ['ab', '12', '34'].map(hashLike);
const [first = '', second = '', third = ''] = hashes;

type Kept = { hash: string; askedMs?: number; chainId?: number; service?: string; with?: string; value?: unknown };

/** A background that keeps these transactions, each sent to `receiver` or `with` another address. */
async function createWith(...all: Kept[]) {
  const { parts, send } = await createBackground();
  const { answers } = parts.recordsFor(false);
  for (const { hash, askedMs = noon, chainId = 1, service = 'https://a.example', with: to = receiver, value } of all) {
    const transaction = buildTransaction({ hash, to: buildAddress({ hash: to }) });
    const kept = value ?? { kind: 'transaction', transaction };
    await answers.put(JSON.stringify([service, chainId, hash]), { value: kept, askedMs, parties: [to] });
  }
  async function read(address: string, from: object = {}): Promise<Protocol['earlierLookups']['reply'] | undefined> {
    const told = await send({ name: 'earlierLookups', request: { address, ...from } }, ownPage);
    return 'answer' in told ? (told.answer as Protocol['earlierLookups']['reply']) : undefined;
  }
  return { parts, send, read };
}

test('an address is in the stored transactions with it, each once, newest first, with what they did', async () => {
  const { read } = await createWith(
    { hash: first },
    { hash: second, askedMs: noon + 2 * dayMs, chainId: 10 },
    { hash: third, askedMs: noon + dayMs, value: { kind: 'transaction', transaction: { hash: third } } },
    // The same transaction from another service, and another transaction.
    { hash: second, chainId: 10, service: 'https://b.example' },
    { hash: second, with: watched },
  );

  expect(await read(receiver)).toEqual({
    alike: null,
    earlier: {
      count: 3,
      lastMs: noon + 2 * dayMs,
      newest: [
        { hash: second, chainId: 10, askedMs: noon + 2 * dayMs, text: 'Sent 0.5 ETH to 0xcdcd…cdcd' },
        // A damaged one is still there.
        { hash: third, chainId: 1, askedMs: noon + dayMs, text: '' },
        { hash: first, chainId: 1, askedMs: noon, text: 'Sent 0.5 ETH to 0xcdcd…cdcd' },
      ],
    },
  });
  expect(await read(`0x${'77'.repeat(20)}`)).toEqual({ earlier: null, alike: null });
  expect((await read(watched))?.earlier?.newest[0]?.text).toBe('Sent 0.5 ETH to Mine (named by you)');
});

test('of many transactions 100 are counted, and the 20 newest listed', async () => {
  const many = Array.from({ length: 101 }, (_, at) => ({ hash: hashLike(`many ${at}`), askedMs: noon + at }));
  const { read } = await createWith(...many);

  const { count, hasMore, newest = [] } = (await read(receiver))?.earlier ?? {};

  expect([count, hasMore, newest.length, newest[0]?.askedMs]).toEqual([100, true, 20, noon + 100]);
});

test('transactions that several services sent are no more than they are', async () => {
  const stored = Array.from({ length: 101 }, (_, at) => ({
    hash: hashLike(`many ${at % 50}`),
    askedMs: noon + at,
    service: `https://${at}.example`,
  }));
  const { read } = await createWith(...stored);

  // "More than 49": not all that is stored is read.
  expect((await read(receiver))?.earlier).toMatchObject({ count: 49, hasMore: true });
});

test('nothing of it is told in a private window or to a page, nor after saved data was cleared', async () => {
  const { parts, send, read } = await createWith({ hash: first });
  const known = await read(receiver);

  expect(known?.earlier?.count).toBe(1);
  expect(await read(receiver, { isPrivate: true })).toEqual({ earlier: null, alike: null });
  for (const [, sender] of senders) {
    expect(await send({ name: 'earlierLookups', request: { address: receiver } }, sender)).toEqual({ refused: true });
  }
  await parts.forget();
  expect(await read(receiver)).toEqual({ earlier: null, alike: null });
});

test('nor does a lookup in a private window count', async () => {
  const { parts, read } = await createWith();

  const transaction = buildTransaction({ hash: first }) satisfies Transaction;
  const put = { value: { kind: 'transaction', transaction }, askedMs: noon, parties: [receiver] };
  await parts.recordsFor(true).answers.put(JSON.stringify(['https://a.example', 1, first]), put);

  expect(await read(receiver)).toEqual({ earlier: null, alike: null });
});

// The same start and end as `receiver` and `watched`, and differ in between.
const likeReceiver = `0xcdcdcdcd${'1'.repeat(24)}cdcdcdcd`;
const likeWatched = `0xabababab${'1'.repeat(24)}abababab`;

test.for([
  ['one in a stored transaction', likeReceiver, {}, 'Two addresses here look alike.', 'Seen on 2\u00a0Nov\u00a02025'],
  ['it, not in a private window', likeReceiver, { isPrivate: true }, undefined, undefined],
  ['a watched one', likeWatched, {}, 'This is not “Mine”.', 'Mine'],
  ['a watched one, in a private window', likeWatched, { isPrivate: true }, 'This is not “Mine”.', 'Mine'],
  ['nothing else', `0xcdcd${'1'.repeat(36)}`, {}, undefined, undefined],
  ['itself', receiver, {}, undefined, undefined],
] as const)('an address that looks like %s has a warning', async ([, address, from, title, label]) => {
  const { read } = await createWith({ hash: first });

  const alike = (await read(address, from))?.alike;

  expect([alike?.title, alike?.compared?.rows[1]?.label]).toEqual([title, label]);
});
