import type { Json } from '../models/json.ts';
import type { TokenTransfer } from '../models/token.ts';
import type { Transaction } from '../models/transaction.ts';
import type { Row } from './card-content.ts';
import { toJsonRows } from './json-words.ts';

const mostRows = 20;
const mostEach = 4;
const mostTransfers = 5;
const mostOthers = 5;

type Extra = { [key: string]: Json } | undefined;

/** What the specification does not name in the parts of a transaction, "Fee new field: 9", at most 20 rows. */
export function toExtraRows({ fee, decodedInput, authorizationList, actions }: Transaction): Row[] {
  const parameters = decodedInput?.parameters ?? [];
  return [
    ...toRows('Fee', fee.extra),
    ...toRows('Decoded', decodedInput?.extra),
    ...parameters.slice(0, mostOthers).flatMap(({ extra }, at) => toRows(`Parameter ${at + 1}`, extra)),
    ...actions.slice(0, mostOthers).flatMap(({ extra }, at) => toRows(`Action ${at + 1}`, extra)),
    ...authorizationList.slice(0, mostOthers).flatMap(({ extra }, at) => toRows(`Authorization ${at + 1}`, extra)),
  ].slice(0, mostRows);
}

/** The same for transfers, by their place in the list. */
export function toTransferExtraRows(transfers: TokenTransfer[]): Row[] {
  return transfers
    .slice(0, mostTransfers)
    .flatMap(({ extra, total }, at) => [
      ...toRows(`Transfer ${at + 1}`, extra),
      ...toRows(`Transfer ${at + 1} total`, total?.extra),
    ])
    .slice(0, mostRows);
}

function toRows(label: string, extra: Extra): Row[] {
  return extra === undefined ? [] : toJsonRows(extra, { label, most: mostEach });
}
