import { cleanText } from '../format/clean-text.ts';
import { formatNumber } from '../format/format-amount.ts';
import { formatDateTime, formatExactTime } from '../format/format-time.ts';
import { t } from '../i18n/t.ts';
import type { Json } from '../models/json.ts';
import type { DecodedInput, Transaction } from '../models/transaction.ts';
import { toHashPart } from './address-rows.ts';
import type { List, Part } from './card-content.ts';
import { toJsonText } from './json-rows.ts';
import { isNft, toMoved } from './token-amounts.ts';
import { toAskedAmount } from './transaction/approval-sentence.ts';

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

/**
 * What a decoded call asks for as a tree: a line for each parameter, those of lists and tuples under it, set in. A
 * parameter's type and own name are the title of its label.
 */
export function toCallTree(transaction: Transaction & { decodedInput: DecodedInput }, chainId: number): List {
  const { methodCall, methodId, parameters } = transaction.decodedInput;
  const lines: Part[][] = [];
  // One parameter is a line at least, and one line too many tells that something was left out.
  for (const parameter of parameters.slice(0, mostLines + 1)) {
    const read = toTimeLine(parameter) ?? toAmountLine(parameter, transaction, chainId);
    if (read !== null) lines.push(read);
    else addLines(lines, { label: cleanText(parameter.name || parameter.type, 40), ...parameter, depth: 0 });
  }
  const isCut = lines.length > mostLines;
  const [method = ''] = methodCall.split('(');
  return {
    heading: t('transaction.callTree.heading', { call: cleanText(method, 60) || `0x${cleanText(methodId, 8)}` }),
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
  const title = cleanText(type, 40);
  const line: Part[] = [
    { text: `${indent.repeat(depth)}${label}`, tone: 'dim', ...(title !== '' && { title }) },
    isInline
      ? toInline(value, depth)
      : { text: t('transaction.callTree.entries', { count: value.length, formatted: formatNumber(value.length) }) },
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

type Parameter = DecodedInput['parameters'][number];

// "Until" of a time by a known name for one; the largest numbers there mean never.
function toTimeLine({ name, type, value }: Parameter): Part[] | null {
  const isTime = /^_?(?:deadline|expir(?:y|ation|es))$/i.test(name) && /^uint\d*$/.test(type);
  const seconds = isTime && typeof value === 'string' && /^\d{10}$/.test(value) ? Number(value) : 0;
  if (seconds < firstBlockS || seconds > latestS) return null;
  const iso = new Date(seconds * 1000).toISOString();
  return [
    { text: t('transaction.callTree.until'), tone: 'dim', title: `${type} ${name} ${value}` },
    { text: formatDateTime(iso), title: formatExactTime(iso) },
  ];
}

// An amount of a token where the call says of which and its decimals are known.
function toAmountLine(parameter: Parameter, transaction: Parameters<typeof toCallTree>[0], chainId: number) {
  const { name, type, value } = parameter;
  if (!/^uint\d*$/.test(type) || typeof value !== 'string' || !/^\d{1,78}$/.test(value)) return null;
  const of = toTokenOf(parameter, transaction);
  const amount = of && toAskedAmount({ token: of.token, value: BigInt(value) }, transaction, chainId);
  if (!amount) return null;
  return [
    { text: of.label, tone: 'dim', title: `${type} ${name}` },
    { text: amount, title: value },
  ] satisfies Part[];
}

// transfer, transferFrom, approve, and OpenZeppelin's two that change an allowance: a token's own, whose only number is an
// amount of it.
const tokenCalls = ['a9059cbb', '23b872dd', '095ea7b3', '39509351', 'a457c2d7'];

/** Of which token (null: the called contract) a number is an amount, and what to call it; null where nothing says so. */
function toTokenOf(
  { name }: Parameter,
  { decodedInput: { methodId, parameters }, to, tokenTransfers }: Parameters<typeof toCallTree>[0],
): { token: string | null; label: string } | null {
  const label = cleanText(name, 40);
  if (tokenCalls.includes(methodId)) {
    const isOfNfts = tokenTransfers.some(
      (transfer) => transfer.token?.addressHash.toLowerCase() === to?.hash.toLowerCase() && isNft(toMoved(transfer)),
    );
    return isOfNfts ? null : { token: null, label };
  }
  // The words of every exchange that is made like Uniswap.
  const [, side = '', bound] = /^_?amount(in|out)(min|max)?(?:imum)?$/i.exec(name) ?? [];
  const path = parameters.find((one) => /^_?path$/i.test(one.name) && one.type === 'address[]')?.value;
  const single = parameters.find((one) => new RegExp(`^_?token${side}$`, 'i').test(one.name))?.value;
  const token = side === '' ? null : Array.isArray(path) ? path.at(side.toLowerCase() === 'in' ? 0 : -1) : single;
  if (typeof token !== 'string') return null;
  const words = { min: t('transaction.callTree.atLeast'), max: t('transaction.callTree.atMost') };
  return { token, label: bound === undefined ? label : words[bound.toLowerCase() === 'min' ? 'min' : 'max'] };
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
