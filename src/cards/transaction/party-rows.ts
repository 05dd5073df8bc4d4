import type { Transaction } from '../../models/transaction.ts';
import { toAddressRows } from '../address-rows.ts';
import type { Row } from '../card-content.ts';

/** Rows with all that is known of a transaction's parties. */
export function toPartyRows({ from, to, createdContract }: Transaction): Row[] {
  return [
    ...toAddressRows('From', from),
    ...(to === null ? [] : toAddressRows('To', to)),
    ...(createdContract === null ? [] : toAddressRows('Created', createdContract)),
  ];
}
