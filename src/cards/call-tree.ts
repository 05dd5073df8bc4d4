import { cleanText } from '../format/clean-text.ts';
import { formatNumber } from '../format/format-amount.ts';
import { formatDate, formatExactTime } from '../format/format-time.ts';
import { t } from '../i18n/t.ts';
import type { Json } from '../models/json.ts';
import type { DecodedInput } from '../models/transaction.ts';
import { toHashPart } from './address-rows.ts';
import type { List, Part } from './card-content.ts';
import { toJsonText } from './json-rows.ts';

const mostLines = 24;
const mostEntries = 8;
const deepest = 5;
const longestValue = 160;
const longestTitle = 450;
const longestInline = 60;
// From Ethereum's first block to the end of the century.
const firstBlockS = 1_438_269_973;
const latestS = 4_102_444_800;
// Wider than a space and not collapsed as one.
const indent = '\u2003';

type Node = { label: string; type: string; value: Json; depth: number };

/** A decoded call as a tree: a line for each parameter, those of lists and tuples under it, set in. */
export function toCallTree(call: DecodedInput): List {
  const lines: Part[][] = [];
  // One parameter is a line at least, and one line too many tells that something was left out.
  for (const { name, type, value } of call.parameters.slice(0, mostLines + 1)) {
    addLines(lines, { label: cleanText(name, 40), type, value, depth: 0 });
  }
  const isCut = lines.length > mostLines;
  return {
    heading: t('transaction.callTree.heading', {
      call: cleanText(call.methodCall, 100) || `0x${cleanText(call.methodId, 8)}`,
    }),
    lines:
      lines.length > 0 ? lines.slice(0, mostLines) : [[{ text: t('transaction.callTree.noParameters'), tone: 'dim' }]],
    ...(isCut && { more: t('transaction.callTree.thereIsMore') }),
  };
}

function addLines(lines: Part[][], node: Node): void {
  // One line too many tells that something was left out.
  if (lines.length > mostLines) return;
  const { label, type, value, depth } = node;
  const isInline = !Array.isArray(value) || fitsLine(value, depth);
  const line: Part[] = [
    { text: `${indent.repeat(depth)}${label}`, tone: 'dim' },
    isInline
      ? toInline(value, depth)
      : { text: t('transaction.callTree.entries', { count: value.length, formatted: formatNumber(value.length) }) },
    ...toDeadline(node),
    { text: cleanText(type, 40), tone: 'dim', mono: true },
  ];
  lines.push(line.filter(({ text }) => text !== ''));
  if (isInline) return;
  value.slice(0, mostEntries).forEach((entry, at) => {
    addLines(lines, { label: String(at + 1), type: toEntryType(type, at), value: entry, depth: depth + 1 });
  });
  if (value.length > mostEntries) {
    const left = value.length - mostEntries;
    const text = t('transaction.callTree.more', { count: left, formatted: String(left) });
    lines.push([{ text: `${indent.repeat(depth + 1)}${text}`, tone: 'dim' }]);
  }
}

// The day that a known name for a time says; the largest numbers there are mean never.
function toDeadline({ label, type, value }: Node): Part[] {
  const isTime = /^_?(?:deadline|expir(?:y|ation|es))$/i.test(label) && /^uint\d*$/.test(type);
  const seconds = isTime && typeof value === 'string' && /^\d{10}$/.test(value) ? Number(value) : 0;
  if (seconds < firstBlockS || seconds > latestS) return [];
  const iso = new Date(seconds * 1000).toISOString();
  return [{ text: formatDate(iso), tone: 'dim', title: formatExactTime(iso) }];
}

// A short list of plain values needs no lines of its own.
function fitsLine(list: Json[], depth: number): boolean {
  if (list.length === 0 || depth >= deepest) return true;
  const isPlain = list.length <= mostEntries && list.every((entry) => isLeaf(entry) && String(entry).trim() !== '');
  return isPlain && list.join(', ').length <= longestInline;
}

function toInline(value: Json, depth: number): Part {
  if (value === null) return { text: t('transaction.callTree.notDecoded'), tone: 'dim' };
  if (!Array.isArray(value)) return toValuePart(isLeaf(value) ? String(value) : toJsonText(value));
  if (value.length === 0) return { text: t('transaction.callTree.emptyList'), tone: 'dim' };
  return depth >= deepest ? { text: '…', tone: 'dim' } : { text: cleanText(value.join(', '), 100), mono: true };
}

function isLeaf(value: Json): value is string | number | boolean {
  return value !== null && typeof value !== 'object';
}

function toValuePart(value: string): Part {
  const text = cleanText(value, longestValue);
  if (/^0x[\da-f]{40}$/i.test(text)) return toHashPart(text);
  const title = cleanText(value, longestTitle);
  return {
    text: text === '' ? t('transaction.callTree.empty') : text,
    mono: true,
    ...(title !== text && { title }),
  };
}

const longest = 2000;

/**
 * The type of an entry of a list or tuple from the type of the whole: of "uint256[]" each is "uint256", of
 * "(address,uint256)" the second is "uint256". Empty where the type does not say.
 */
export function toEntryType(type: string, at: number): string {
  const whole = type
    .slice(0, longest)
    .trim()
    .replace(/^tuple\(/, '(');
  const element = /^(.+)\[\d*\]$/s.exec(whole)?.[1];
  if (element !== undefined) return element;
  return whole.startsWith('(') && whole.endsWith(')') ? (splitTuple(whole.slice(1, -1))[at] ?? '') : '';
}

// At the commas that stand in no brackets of their own.
function splitTuple(inside: string): string[] {
  const types: string[] = [''];
  let depth = 0;
  for (const character of inside) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) types.push('');
    else types.push(`${types.pop() ?? ''}${character}`);
  }
  return types.map((one) => one.trim());
}
