import { formatNumber } from '../format/format-number.ts';
import type { Json } from '../models/json.ts';
import type { TokenTransfer } from '../models/token.ts';
import type { Transaction } from '../models/transaction.ts';
import { words } from '../words/words.ts';
import type { Row } from './card-content.ts';
import { cutRows } from './cut-rows.ts';
import { toJsonRows } from './json-words.ts';

const mostRows = 20;
const mostTransferRows = 10;
const mostEach = 8;

type Extra = { [key: string]: Json } | undefined;

/** What the specification does not name in the parts of a transaction, "Fee new field: 9", at most 20 rows and one about the rest. */
export function toExtraRows({ fee, decodedInput, authorizationList, actions }: Transaction): Row[] {
  const said = words().extraRows;
  const parameters = decodedInput?.parameters ?? [];
  const rows = [
    ...toRows(said.fee, fee.extra),
    ...toRows(said.decoded, decodedInput?.extra),
    ...parameters.flatMap(({ extra }, at) => toRows(said.parameter(formatNumber(at + 1)), extra)),
    ...actions.flatMap(({ extra }, at) => toRows(said.action(formatNumber(at + 1)), extra)),
    ...authorizationList.flatMap(({ extra }, at) => toRows(said.authorization(formatNumber(at + 1)), extra)),
  ];
  return cutRows(rows, { most: mostRows, label: said.unknownFields });
}

/** The same for transfers, by their place in the list. */
export function toTransferExtraRows(transfers: TokenTransfer[]): Row[] {
  const said = words().extraRows;
  const rows = transfers.flatMap(({ extra, total }, at) => [
    ...toRows(said.transfer(formatNumber(at + 1)), extra),
    ...toRows(said.transferTotal(formatNumber(at + 1)), total?.extra),
  ]);
  return cutRows(rows, { most: mostTransferRows, label: said.unknownFields });
}

function toRows(label: string, extra: Extra): Row[] {
  return extra === undefined ? [] : toJsonRows(extra, { label, most: mostEach });
}
