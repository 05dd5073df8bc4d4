import { hash } from './asked.ts';
import { type Field, fieldLines, readTable, toFields } from './field.ts';
import { addressFields, addressHashField, makeAddress } from './full-address.ts';
import { transfer, transferFields } from './full-transfer.ts';

/** A transaction with every field of the specification. None can have all of them, but each part can occur. */
export const transaction = {
  hash,
  from: makeAddress('from', '1'),
  to: makeAddress('to', '2'),
  created_contract: makeAddress('created', '3'),
  token_transfers: [{ ...transfer, block_number: 21_234_567 }],
  ...readTable<{ [field: string]: unknown; status: string; result: string }>('full-transaction.json'),
};

/** Where each field of that transaction is shown. */
export const transactionFields: Field[] = [
  ...toFields('transaction', '', fieldLines.transaction),
  ...toFields('arbitrum', 'arbitrum', fieldLines.arbitrum),
  ...(['from', 'to', 'created_contract'] as const).flatMap((at, index) => {
    const [label, name, digit] =
      [
        ['From', 'from', '1'],
        ['To', 'to', '2'],
        ['Created', 'created', '3'],
      ][index] ?? [];
    return [
      ...addressHashField(at, String(label), String(digit)),
      ...addressFields(at, String(label), String(name), String(digit)),
    ];
  }),
  ...transferFields('token_transfers[]'),
  ...toFields('transfer', 'token_transfers[]', [
    ['block_hash', 'details', 'Block hash', transfer.block_hash],
    ['timestamp', 'details', 'Transfer 1', '18 Nov 2026'],
  ]),
];
