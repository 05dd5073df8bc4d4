import type { Json } from '../models/json.ts';
import type { TokenTransfer } from '../models/token.ts';
import type { Transaction } from '../models/transaction.ts';
import type { Row } from './card-content.ts';
import { cutRows } from './cut-rows.ts';
import { toJsonRows } from './json-words.ts';

const mostRows = 20;
const mostTransferRows = 10;
const mostEach = 8;

type Extra = { [key: string]: Json } | undefined;

/** What the specification does not name in the parts of a transaction, "Fee new field: 9", at most 20 rows and one about the rest. */
export function toExtraRows({ fee, decodedInput, authorizationList, actions }: Transaction): Row[] {
  const parameters = decodedInput?.parameters ?? [];
  const rows = [
    ...toRows('Fee', fee.extra),
    ...toRows('Decoded', decodedInput?.extra),
    ...parameters.flatMap(({ extra }, at) => toRows(`Parameter ${at + 1}`, extra)),
    ...actions.flatMap(({ extra }, at) => toRows(`Action ${at + 1}`, extra)),
    ...authorizationList.flatMap(({ extra }, at) => toRows(`Authorization ${at + 1}`, extra)),
  ];
  return cutRows(rows, { most: mostRows, label: 'Unknown fields' });
}

/** The same for transfers, by their place in the list. */
export function toTransferExtraRows(transfers: TokenTransfer[]): Row[] {
  const rows = transfers.flatMap(({ extra, total }, at) => [
    ...toRows(`Transfer ${at + 1}`, extra),
    ...toRows(`Transfer ${at + 1} total`, total?.extra),
  ]);
  return cutRows(rows, { most: mostTransferRows, label: 'Unknown fields' });
}

function toRows(label: string, extra: Extra): Row[] {
  return extra === undefined ? [] : toJsonRows(extra, { label, most: mostEach });
}
