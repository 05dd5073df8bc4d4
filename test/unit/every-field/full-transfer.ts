import { type Field, fieldLines, toFields } from './field.ts';
import { addressFields, addressHashField, makeAddress } from './full-address.ts';
import { instance, instanceFields, makeToken, tokenFields } from './full-token.ts';

const [blockHash, transactionHash] = [`0x${'b7'.repeat(32)}`, `0x${'c3'.repeat(32)}`];

/** A transfer of a counted NFT with every field. */
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

/** Returns where each field of that transfer is shown, at any path. */
export function transferFields(at: string): Field[] {
  return [
    ...toFields('transfer', at, fieldLines.transfer),
    ...addressHashField(`${at}.from`, 'Transfer 1', '7'),
    ...addressHashField(`${at}.to`, 'Transfer 1', '8'),
    ...addressFields(`${at}.to`, 'Account 1', 'taker', '8'),
    ...addressFields(`${at}.from`, 'Account 2', 'giver', '7'),
    ...toFields('token', `${at}.token`, [['address_hash', 'details', 'Token 1', `0x${'4'.repeat(40)}`]]),
    ...tokenFields(`${at}.token`, 'Token 1', 'DUCK', '4'),
    ...instanceFields(`${at}.total.token_instance`),
  ];
}

/** Where the additional fields of an NFT's own transfer list are shown. */
export const listedTransferFields: Field[] = toFields('transfer', 'items[]', fieldLines.listedTransfer);
