import { expect, test } from 'vitest';
import { toTokenTransfer } from '../../../src/api/token-transfer.ts';
import { type TokenTransfer, toTransferKey } from '../../../src/models/token.ts';

const transfer = toTokenTransfer({
  block_hash: null,
  block_number: 5,
  log_index: 3,
  timestamp: null,
  transaction_hash: '0xc1',
  from: null,
  to: null,
  token: null,
  token_type: null,
  method: null,
  type: 'token_transfer',
  total: null,
  extra: {},
});

test('a transfer keeps its key on every page', () => {
  expect(toTransferKey({ ...transfer, method: 'later known' })).toBe(toTransferKey(transfer));
});

test.for<[string, Partial<TokenTransfer>, Partial<TokenTransfer>]>([
  ['places in a block', { logIndex: 1 }, { logIndex: 2 }],
  ['ids of one batch', withTotal('1', '1'), withTotal('2', '1')],
  ['amounts of one batch', withTotal('1', '1'), withTotal('1', '2')],
  ['transactions', { transactionHash: '0xc1' }, { transactionHash: '0xc2' }],
  ['blocks, without a transaction', { transactionHash: null }, { transactionHash: null, blockNumber: 6 }],
  ['amounts, without a place', total('1'), total('2')],
  ['kinds, without a place', { logIndex: null, type: 'token_minting' }, { logIndex: null, type: 'token_burning' }],
])('transfers of two %s have two keys', ([, one, other]) => {
  expect(toTransferKey({ ...transfer, ...one })).not.toBe(toTransferKey({ ...transfer, ...other }));
});

function withTotal(tokenId: string, value: string): Partial<TokenTransfer> {
  return { total: { tokenId, value, decimals: null, tokenInstance: null } };
}

function total(value: string): Partial<TokenTransfer> {
  return { logIndex: null, total: { tokenId: null, value, decimals: null, tokenInstance: null } };
}
