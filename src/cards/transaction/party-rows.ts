import type { Transaction } from '../../models/transaction.ts';
import { words } from '../../words/words.ts';
import { toAddressRows } from '../address-rows.ts';
import type { Row } from '../card-content.ts';

/** Rows with all that is known of a transaction's parties. */
export function toPartyRows({ from, to, createdContract }: Transaction): Row[] {
  const says = words().transactionRows;
  return [
    ...toAddressRows(says.from, from),
    ...(to === null ? [] : toAddressRows(says.to, to)),
    ...(createdContract === null ? [] : toAddressRows(says.created, createdContract)),
  ];
}
