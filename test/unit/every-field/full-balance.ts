import { type Field, fieldLines, toFields } from './field.ts';

const hash = `0x${'d4'.repeat(32)}`;

/** A balance change with every field. */
export const change = {
  block_number: 21_234_568,
  block_timestamp: '2026-11-18T20:30:15Z',
  delta: '-250000000000000001',
  transaction_hash: hash,
  value: '1024338107264918230511',
};

/** Where each of its fields is shown. */
export const balanceFields: Field[] = toFields('balance', 'items[]', fieldLines.balance);
