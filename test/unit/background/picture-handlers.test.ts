import { expect, test, vi } from 'vitest';
import { createPictureHandlers } from '../../../src/background/message-handlers.ts';
import { hashLike } from '../hash-like.ts';
import { devKey } from '../references/gate-table.ts';

const ownPage = { id: 'us', url: 'chrome-extension://us/popup.html' };
const contract = `0x${'ab'.repeat(20)}`;
const question = { chainId: 1, contract, tokenId: '7', hash: hashLike('cd') };

function createFakes(over: { isUnserved?: boolean } = {}) {
  const ask = vi.fn(async (_: { isPrivate: boolean; urgency: string }, __: string) => ({
    ...{ ok: true as const, asOf: '', credits: 20, fresh: true },
    value: { hash: question.hash, tokenTransfers: [] },
  }));
  const choose = vi.fn(async (_: { asksNobody?: boolean }) => ({
    ok: true,
    source: { sample: false, address: 'https://a.example', epoch: 0 },
  }));
  const recordsFor = vi.fn((_: boolean) => ({ unserved: { has: async () => over.isUnserved ?? false } }));
  const parts = { beginSources: () => choose, recordsFor, transactions: { know: async () => null, ask } };
  const { nftPicture } = createPictureHandlers(parts as unknown as Parameters<typeof createPictureHandlers>[0]);
  return { answer: nftPicture.answer, ask, choose, recordsFor };
}

test('a picture is looked for in the transaction, ahead of what no user waits for', async () => {
  const { answer, ask } = createFakes();

  expect(await answer(question, ownPage)).toMatchObject({ ok: true, value: null, credits: 20 });
  expect(ask.mock.calls.map(([{ isPrivate, urgency }, hash]) => [isPrivate, urgency, hash])).toEqual([
    [false, 'list', question.hash],
  ]);
});

test('a question for what is known needs no permission, and sends nothing', async () => {
  const { answer, ask, choose } = createFakes();

  expect(await answer({ ...question, how: 'known' }, ownPage)).toBeNull();
  expect(choose).toHaveBeenCalledWith(expect.objectContaining({ asksNobody: true }));
  expect(ask).not.toHaveBeenCalled();
});

test.for([
  ['a private key', devKey],
  ['a number', `0x${'0'.repeat(63)}1`],
] as const)('%s that the service calls a transaction is not sent', async ([, hash]) => {
  const { answer, ask, choose } = createFakes();

  expect(await answer({ ...question, hash }, ownPage)).toMatchObject({ ok: false, failure: { kind: 'held-back' } });
  expect(ask).not.toHaveBeenCalled();
  expect(choose).not.toHaveBeenCalled();
});

test('a chain that is not served is not asked again', async () => {
  const { answer, ask } = createFakes({ isUnserved: true });

  expect(await answer(question, ownPage)).toMatchObject({ ok: false, failure: { kind: 'chain-not-served' } });
  expect(ask).not.toHaveBeenCalled();
});

test('a private window’s answer stays in memory', async () => {
  const { answer, ask, recordsFor } = createFakes();

  await answer({ ...question, isPrivate: true }, ownPage);

  expect(recordsFor).toHaveBeenCalledWith(true);
  expect(ask.mock.calls[0]?.[0].isPrivate).toBe(true);
});
