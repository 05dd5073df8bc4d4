import { expect, test } from 'vitest';
import type { Reference } from '../../../src/references/reference.ts';
import { hashLike } from '../hash-like.ts';
import { aboutTransaction, createCardWorld, endOf } from './card-world.ts';

const hash = hashLike('ab');
const address = `0x${'ab'.repeat(20)}`;
const references: Reference[] = [
  { kind: 'transaction', hash },
  { kind: 'address', address },
  { kind: 'token-instance', contract: address, tokenId: '42' },
];

test.for(references)('warns of invisible characters in what the page writes for %j', async (reference) => {
  const { ask, service } = createCardWorld();
  service.transactions.set(`1 ${hash}`, {});
  const lookup = aboutTransaction(hash, { reference });
  const written = `0\u200bx${'ab'.repeat(reference.kind === 'transaction' ? 32 : 20)}`;

  const end = endOf(await ask({ ...lookup, context: { ...lookup.context, written } }));

  expect(end).toMatchObject({ content: { warnings: [{ title: 'Invisible characters' }] } });
});

test('a link to a transaction is a sign for it, however it is written', async () => {
  const { ask, service } = createCardWorld();
  service.transactions.set(`1 ${hash}`, {});
  const context = { written: `0\xadx${hash.slice(2)}`, pageHost: '', before: '', after: '' };

  const withLink = await ask(
    aboutTransaction(hash, { context: { ...context, link: `https://etherscan.io/tx/${hash}` } }),
  );
  const without = await ask(aboutTransaction(hash, { context }));

  expect(endOf(withLink).kind).toBe('content');
  expect(endOf(without).kind).toBe('ask-first');
});
