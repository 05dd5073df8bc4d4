import { expect, test } from 'vitest';
import { toTransferKey } from '../../../src/models/token.ts';
import { toTransfer } from '../cache/rows.ts';
import cases from './transfer-key.json' with { type: 'json' };

const transfer = { ...toTransfer(5, 3), transactionHash: '0xc1' };

test('a transfer keeps its key on every page', () => {
  expect(toTransferKey({ ...transfer, method: 'later known' })).toBe(toTransferKey(transfer));
});

test.for(cases)('transfers of two $what have two keys', ({ one, other }) => {
  expect(toTransferKey({ ...transfer, ...one })).not.toBe(toTransferKey({ ...transfer, ...other }));
});
