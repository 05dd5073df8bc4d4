import { type Field, toFields } from './field.ts';

const hash = `0x${'d4'.repeat(32)}`;

/** A balance change that says everything. */
export const change = {
  block_number: 21_234_568,
  block_timestamp: '2026-11-18T20:30:15Z',
  delta: '-250000000000000001',
  transaction_hash: hash,
  value: '1024338107264918230511',
};

/** Where each field of it is read. */
export const balanceFields: Field[] = toFields('balance', 'items[]', [
  ['block_number', 'details', 'In block', '21,234,568'],
  ['block_timestamp', 'card', 'headline', '≈ 3\u00a0days ago'],
  ['block_timestamp', 'details', 'Time', '≈ 18 Nov 2026'],
  ['delta', 'card', 'headline', '−0.25 ETH'],
  ['delta', 'details', 'Recorded change', '−0.250000000000000001 ETH'],
  ['transaction_hash', 'card', 'Seen in', '0xd4d4…d4d4'],
  ['transaction_hash', 'details', 'Seen in', hash],
  ['value', 'card', 'headline', '1,024.3381 ETH'],
  ['value', 'card', 'Exactly', '1,024.338107264918230511 ETH'],
  ['block_number', 'popup', 'read-out', 'Block21,234,568'],
  ['block_timestamp', 'popup', 'read-out', '≈\u00a018\u00a0Nov\u00a02026'],
  ['delta', 'popup', 'read-out', 'Recorded change−0.250000000000000001 ETH'],
  ['transaction_hash', 'popup', 'read-out', '0xd4d4…d4d4'],
  ['value', 'popup', 'read-out', 'Balance1,024.338107264918230511 ETH'],
  ['delta', 'popup', 'table', '−0.25'],
  ['value', 'popup', 'table', '1,024.3381'],
]);
