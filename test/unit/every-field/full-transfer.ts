import { type Field, toFields } from './field.ts';
import { addressFields, addressHashField, makeAddress } from './full-address.ts';
import { instance, instanceFields, makeToken, tokenFields } from './full-token.ts';

const [blockHash, transactionHash] = [`0x${'b7'.repeat(32)}`, `0x${'c3'.repeat(32)}`];

/** A transfer of a counted NFT that says everything. */
export const transfer = {
  block_hash: blockHash,
  block_number: 21_000_111,
  log_index: 1234,
  timestamp: '2026-11-18T22:30:15.000000Z',
  transaction_hash: transactionHash,
  from: makeAddress('giver', '7'),
  to: makeAddress('taker', '8'),
  token: makeToken('DUCK', '4'),
  token_type: 'ERC-404',
  method: 'batchTransfer',
  type: 'token_transfer',
  total: { token_id: '4021', value: '15000', decimals: '4', token_instance: instance },
  is_wrapped: true,
};

/** Where each part of that transfer is read, wherever it stands. */
export function transferFields(at: string): Field[] {
  return [
    ...toFields('transfer', at, [
      ['log_index', 'details', 'Transfer 1', 'log 1,234'],
      ['token_type', 'details', 'Transfer 1', 'ERC-404'],
      ['method', 'details', 'Transfer 1', 'by batchTransfer'],
      ['type', 'details', 'Transfer 1', 'token transfer'],
      ['total.token_id', 'details', 'Transfer 1', '#4021'],
      ['total.value', 'details', 'Transfer 1', '1.5 × “duck paper”'],
      ['total.decimals', 'details', 'Transfer 1', '1.5 × “duck paper”'],
      ['total.token_instance', 'details', 'NFT', '#4021'],
      ['is_wrapped', 'details', 'Transfer 1 is wrapped', 'yes'],
      ['token', 'details', 'Token 1', 'DUCK'],
    ]),
    ...addressHashField(`${at}.from`, 'Transfer 1', '7'),
    ...addressHashField(`${at}.to`, 'Transfer 1', '8'),
    ...addressFields(`${at}.to`, 'Account 1', 'taker', '8'),
    ...addressFields(`${at}.from`, 'Account 2', 'giver', '7'),
    ...toFields('token', `${at}.token`, [['address_hash', 'details', 'Token 1', `0x${'4'.repeat(40)}`]]),
    ...tokenFields(`${at}.token`, 'Token 1', 'DUCK', '4'),
    ...instanceFields(`${at}.total.token_instance`),
  ];
}

/** Where what an NFT's own list says besides is read. */
export const listedTransferFields: Field[] = toFields('transfer', 'items[]', [
  ['block_hash', 'details', 'Transfer 1', blockHash],
  ['block_number', 'card', '1 transfer', 'block\u00a021,000,111'],
  ['block_number', 'details', 'Transfer 1', 'block\u00a021,000,111'],
  ['timestamp', 'card', 'age', '3\u00a0days ago'],
  ['timestamp', 'card', '1 transfer', '18\u00a0Nov'],
  ['timestamp', 'details', 'Transfer 1', '18 Nov 2026'],
  ['transaction_hash', 'card', '1 transfer', '0xc3c3…c3c3'],
  ['transaction_hash', 'details', 'Transfer 1', transactionHash],
  ['from', 'card', '1 transfer', 'from giver.eth'],
  ['to', 'card', '1 transfer', 'to taker.eth'],
  ['token', 'card', 'headline', '“duck paper” #4,021'],
  ['token_type', 'card', 'status', 'ERC-404'],
  ['total', 'card', '1 transfer', '1.5 ×'],
  ['block_number', 'popup', 'transfer', 'block\u00a021,000,111'],
  ['log_index', 'popup', 'transfer', 'log 1,234'],
  ['timestamp', 'popup', 'transfer', '3\u00a0days ago'],
  ['transaction_hash', 'popup', 'transfer', '0xc3c3…c3c3'],
  ['from', 'popup', 'transfer', 'from giver.eth'],
  ['to', 'popup', 'transfer', 'to taker.eth'],
  ['method', 'popup', 'transfer', 'batchTransfer'],
  ['total', 'popup', 'transfer', '1.5 ×'],
]);
