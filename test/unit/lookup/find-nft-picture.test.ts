import { expect, test, vi } from 'vitest';
import { findPicture } from '../../../src/lookup/find-card.ts';
import type { KnownTransaction } from '../../../src/lookup/transactions.ts';
import type { Reply } from '../../../src/models/failure.ts';
import type { TokenTransfer } from '../../../src/models/token.ts';
import type { Transaction } from '../../../src/models/transaction.ts';
import { transferAt } from '../ui/popup/samples.ts';

const contract = `0x${'ed'.repeat(20)}`;
const hash = `0x${'12'.repeat(32)}`;
const chain = { id: 1, name: 'Ethereum' };
const picture = { url: 'https://pictures.example/4021.png', host: 'pictures.example' };

const withPicture = (over: Partial<TokenTransfer> = {}) =>
  transferAt(1, {
    total: {
      ...{ tokenId: '4021', value: null, decimals: null },
      tokenInstance: { id: '4021', imageUrl: picture.url } as never,
    },
    ...over,
  });

function answer(tokenTransfers: TokenTransfer[], credits = 20): Extract<Reply<Transaction>, { ok: true }> {
  return { ok: true, value: { hash, tokenTransfers } as Transaction, asOf: '', credits, fresh: true };
}

function look(q: { known?: KnownTransaction | null; asked?: Reply<Transaction>; mayAsk?: boolean; sample?: boolean }) {
  const ask = vi.fn(async () => q.asked ?? answer([withPicture()]));
  const asking = { source: { sample: q.sample ?? false }, chain, isPrivate: false, urgency: 'list' } as never;
  const transactions = { know: async () => q.known ?? null, ask };
  return {
    ask,
    reply: findPicture(transactions, asking, { contract, tokenId: '4021', hash, mayAsk: q.mayAsk ?? true }),
  };
}

const known = (transfers: TokenTransfer[], isFresh: boolean): KnownTransaction => ({
  kind: 'transaction',
  reply: answer(transfers, 0),
  isFresh,
  isMissing: false,
});

test('the picture is that which the transaction’s own transfer of this NFT names', async () => {
  const others = [
    withPicture({ token: { ...withPicture().token, addressHash: `0x${'aa'.repeat(20)}` } as never }),
    withPicture({ total: { ...withPicture().total, tokenId: '7' } as never }),
    transferAt(3),
  ];

  expect(await look({}).reply).toMatchObject({ ok: true, value: picture, credits: 20 });
  expect(await look({ asked: answer(others) }).reply).toMatchObject({ ok: true, value: null });
  expect(await look({ asked: answer([...others, withPicture()]) }).reply).toMatchObject({ value: picture });
  expect(await look({ asked: answer([]) }).reply).toMatchObject({ ok: true, value: null });
});

test.for<[string, KnownTransaction, object]>([
  ['a fresh transaction', known([withPicture()], true), { value: picture, credits: 0 }],
  ['an old one that names it', known([withPicture()], false), { value: picture, credits: 0 }],
  ['a fresh one that names none', known([], true), { value: null }],
  ['that there is no such transaction', { kind: 'not-found' }, { failure: { kind: 'not-found', lookedOn: [chain] } }],
])('where %s is known, nothing is asked', async ([, one, expected]) => {
  const { ask, reply } = look({ known: one });

  expect(await reply).toMatchObject(expected);
  expect(ask).not.toHaveBeenCalled();
});

test('an old transaction that names none is asked for again, for it may name one now', async () => {
  const { ask, reply } = look({ known: known([], false) });

  expect(await reply).toMatchObject({ value: picture });
  expect(ask).toHaveBeenCalledOnce();
});

test.for<[string, KnownTransaction | null]>([
  ['nothing', null],
  ['an old transaction that names none', known([], false)],
])('if only what is known is wanted and that is %s, nothing is asked or answered', async ([, one]) => {
  const { ask, reply } = look({ known: one, mayAsk: false });

  expect(await reply).toBeNull();
  expect(ask).not.toHaveBeenCalled();
});

test('the sample, which costs nothing, counts as known', async () => {
  expect(await look({ mayAsk: false, sample: true }).reply).toMatchObject({ ok: true, value: picture });
});

test('a failure is handed on', async () => {
  const failure = { kind: 'no-connection' } as const;

  expect(await look({ asked: { ok: false, failure } }).reply).toEqual({ ok: false, failure });
});
