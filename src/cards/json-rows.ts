import { cleanText, formatUrl, isUrl } from '../format/clean-text.ts';
import { formatNumber, joinFacts } from '../format/format-amount.ts';
import { t } from '../i18n/t.ts';
import type { Json } from '../models/json.ts';
import type { TokenTransfer } from '../models/token.ts';
import type { Transaction } from '../models/transaction.ts';
import type { Row } from './card-content.ts';
import { cutRows, toMoreRow } from './card-frame.ts';

const deepest = 5;
const longestLabel = 60;
const longestValue = 120;
const mostLeaves = 60;

/** Returns a string, number or boolean as text: yes or no for a boolean, only the host of a URL. */
export function toLeafText(value: string | number | boolean, max = longestValue): string {
  if (typeof value === 'boolean') return value ? t('list.yes') : t('list.no');
  const text = String(value);
  return isUrl(text) ? t('list.at', { place: formatUrl(text) ?? '' }) : cleanText(text, max);
}

/** Returns any JSON as one short readable text, "ids 1, 2, name Position"; empty for null. */
export function toJsonText(value: Json, max = longestValue): string {
  return cleanText(toPhrase(value, 0), max);
}

/**
 * Returns any JSON as labelled rows, "op withdrawals 1 status: Proven": at most `most`, and one about the rest. Nulls,
 * empty lists and values nested too deep are left out. For undocumented fields.
 */
export function toJsonRows(value: Json, options: { label: string; most: number }): Row[] {
  const rows: Row[] = [];
  let left = 0;
  const visit = (part: Json, path: string[], depth: number): void => {
    if (depth > deepest || part === null) return;
    if (typeof part !== 'object') {
      const isCut = rows.length >= options.most;
      const text = isCut ? '' : toLeafText(part);
      if (text !== '') rows.push({ label: toLabel(path), parts: [{ text }] });
      if (isCut && part !== '') left += 1;
      return;
    }
    const entries = Array.isArray(part)
      ? part.map((entry, at): [string, Json] => [part.length > 1 ? String(at + 1) : '', entry])
      : Object.entries(part);
    for (const [key, entry] of entries) visit(entry, [...path, key], depth + 1);
  };
  const path = options.label === '' ? [] : [options.label];
  visit(value, path, 0);
  return [...rows, ...toMoreRow(toLabel(path) || t('list.moreLabel'), left)];
}

/** Returns a field's name in words: "op_withdrawals" becomes "op withdrawals". */
export function toKeyWords(key: string): string {
  return cleanText(key.slice(0, 100).replaceAll('_', ' '), longestLabel);
}

function toLabel(path: string[]): string {
  const text = cleanText(path.map(toKeyWords).join(' '), longestLabel);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

// Limited at every step: the text is cut to a line anyway, and a hostile answer may be a megabyte.
function toPhrase(value: Json, depth: number, budget = { left: mostLeaves }): string {
  if (value === null || budget.left <= 0) return '';
  budget.left -= 1;
  if (typeof value !== 'object') return toLeafText(value, 200);
  if (depth >= deepest) return '…';
  const entries = Array.isArray(value)
    ? value.slice(0, mostLeaves).map((entry): [string, Json] => ['', entry])
    : Object.entries(value).slice(0, mostLeaves);
  const texts = entries
    .map(([key, entry]) => [key, toPhrase(entry, depth + 1, budget)] as const)
    .filter(([, text]) => text !== '')
    .map(([key, text]) => (key === '' ? text : `${toKeyWords(key)} ${text}`));
  return joinFacts(texts);
}

const mostRows = 20;
const mostTransferRows = 10;
const mostEach = 8;

type Extra = { [key: string]: Json } | undefined;

/**
 * Returns rows for fields of a transaction's parts that the specification does not name, "Fee new field: 9": at most
 * 20, and one about the rest.
 */
export function toExtraRows({ fee, decodedInput, authorizationList, actions }: Transaction): Row[] {
  const parameters = decodedInput?.parameters ?? [];
  const rows = [
    ...toRows(t('transaction.extraRow.fee'), fee.extra),
    ...toRows(t('transaction.extraRow.decoded'), decodedInput?.extra),
    ...parameters.flatMap(({ extra }, at) =>
      toRows(t('transaction.extraRow.parameter', { number: formatNumber(at + 1) }), extra),
    ),
    ...actions.flatMap(({ extra }, at) =>
      toRows(t('transaction.extraRow.action', { number: formatNumber(at + 1) }), extra),
    ),
    ...authorizationList.flatMap(({ extra }, at) =>
      toRows(t('transaction.extraRow.authorization', { number: formatNumber(at + 1) }), extra),
    ),
  ];
  return cutRows(rows, { most: mostRows, label: t('transaction.extraRow.unknownFields') });
}

/**
 * Like `toExtraRows`, for transfers, numbered by their position in the list: at most 10 rows, and one about the rest.
 */
export function toTransferExtraRows(transfers: TokenTransfer[]): Row[] {
  const rows = transfers.flatMap(({ extra, total }, at) => [
    ...toRows(t('transaction.extraRow.transfer', { number: formatNumber(at + 1) }), extra),
    ...toRows(t('transaction.extraRow.transferTotal', { number: formatNumber(at + 1) }), total?.extra),
  ]);
  return cutRows(rows, { most: mostTransferRows, label: t('transaction.extraRow.unknownFields') });
}

function toRows(label: string, extra: Extra): Row[] {
  return extra === undefined ? [] : toJsonRows(extra, { label, most: mostEach });
}
