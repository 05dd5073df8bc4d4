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
import { toAskedAmount, toKnownAmount } from './transaction/permissions/approval-sentence.ts';

const mostLines = 24;
const mostEntries = 8;
const deepest = 5;
const longestValue = 160;
const longestTitle = 450;
const longestInline = 60;
// From Ethereum's first block to the end of the century.
const firstBlockS = 1_438_269_973;
const latestS = 4_102_444_800;
// Wider than a space, and not collapsed like one.
export const indent = '\u2003';

type Node = { label: string; title: string; type: string; value: Json; depth: number };

/**
 * Returns a decoded call as a tree: one line per parameter, with the entries of lists and tuples indented below it. The
 * title of a label is the parameter as it was declared, that of an entry its type.
 */
export function toCallTree(transaction: Transaction & { decodedInput: DecodedInput }, chainId: number): List {
  const { methodCall, methodId, parameters } = transaction.decodedInput;
  const lines: Part[][] = [];
  // A parameter has at least one line. One line over the limit shows that something was left out.
  for (const parameter of parameters.slice(0, mostLines + 1)) {
    const read = toTimeLine(parameter) ?? toAmountLine(parameter, transaction, chainId);
    if (read !== null) lines.push(read);
    else {
      const label = toName(parameter.name) || cleanText(parameter.type, 40);
      addLines(lines, { ...parameter, label, title: cleanText(toDeclared(parameter), 60), depth: 0 });
    }
  }
  const isCut = lines.length > mostLines;
  const [method = ''] = methodCall.split('(');
  return {
    heading: t('transaction.callTree.heading', { call: cleanText(method, 60) || `0x${cleanText(methodId, 8)}` }),
    lines:
      lines.length > 0 ? lines.slice(0, mostLines) : [[{ text: t('transaction.callTree.noParameters'), tone: 'dim' }]],
    ...(lines.length > 0 && { hasLabels: true }),
    ...(isCut && { more: t('transaction.callTree.thereIsMore') }),
  };
}

function addLines(lines: Part[][], node: Node): void {
  // One line over the limit shows that something was left out.
  if (lines.length > mostLines) return;
  const { label, title, type, value, depth } = node;
  const isInline = !Array.isArray(value) || fitsLine(value, depth);
  const named: Part = { text: label, tone: 'dim', ...(title !== '' && { title }) };
  const line: Part[] = [
    ...(depth === 0 ? [named] : [{ text: '' }, { ...named, text: `${indent.repeat(depth - 1)}${label}` }]),
    isInline
      ? toInline(value, depth)
      : { text: t('transaction.callTree.entries', { count: value.length, formatted: formatNumber(value.length) }) },
  ];
  lines.push(line.filter(({ text }, at) => at === 0 || text !== ''));
  if (isInline) return;
  value.slice(0, mostEntries).forEach((entry, at) => {
    const entryType = toEntryType(type, at);
    const title = cleanText(entryType, 40);
    addLines(lines, { label: String(at + 1), title, type: entryType, value: entry, depth: depth + 1 });
  });
  if (value.length > mostEntries) {
    const left = value.length - mostEntries;
    const text = t('transaction.callTree.more', { count: left, formatted: String(left) });
    lines.push([{ text: '' }, { text: `${indent.repeat(depth)}${text}`, tone: 'dim' }]);
  }
}

type Parameter = DecodedInput['parameters'][number];

/** A parameter's name: "Path" for "path". A longer one stays as its author wrote it, not to read as our own words. */
function toName(name: string): string {
  const text = cleanText(name, 40);
  return /^_?[a-z]{1,12}$/.test(text) ? capitalise(text.replace('_', '')) : text;
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function toDeclared({ name, type }: Pick<Parameter, 'name' | 'type'>): string {
  return cleanText(`${type} ${name}`, 80);
}

// Returns an "until" line for a parameter with a usual name for a time. Null for the largest numbers, which mean
// "never".
function toTimeLine({ name, type, value }: Parameter): Part[] | null {
  const isTime = /^_?(?:deadline|expir(?:y|ation|es))$/i.test(name) && /^uint\d*$/.test(type);
  const seconds = isTime && typeof value === 'string' && /^\d{10}$/.test(value) ? Number(value) : 0;
  if (seconds < firstBlockS || seconds > latestS) return null;
  const iso = new Date(seconds * 1000).toISOString();
  return [
    { text: t('transaction.callTree.until'), tone: 'dim', title: `${toDeclared({ name, type })} ${value}` },
    { text: formatDateTime(iso), title: formatExactTime(iso) },
  ];
}

// Returns an amount line if the call says which token the number is an amount of, and its decimals are known.
function toAmountLine(parameter: Parameter, transaction: Parameters<typeof toCallTree>[0], chainId: number) {
  const { type, value } = parameter;
  if (!/^uint\d*$/.test(type) || typeof value !== 'string' || !/^\d{1,78}$/.test(value)) return null;
  const of = toTokenOf(parameter, transaction);
  // Only an allowance can be unlimited: an exchange's "at least" of such a size is a number like any other.
  const toAmount = of?.token === null ? toAskedAmount : toKnownAmount;
  const amount = of && toAmount({ token: of.token, value: BigInt(value) }, transaction, chainId);
  if (!amount) return null;
  return [
    { text: of.label, tone: 'dim', title: toDeclared(parameter) },
    { text: amount, title: value },
  ] satisfies Part[];
}

// transfer, transferFrom, approve, and OpenZeppelin's increaseAllowance and decreaseAllowance: a token's own methods,
// whose only number is an amount of it.
const tokenCalls = ['a9059cbb', '23b872dd', '095ea7b3', '39509351', 'a457c2d7'];

/**
 * The token that a number is an amount of (null: the called contract), and the label; null if the call does not say.
 */
function toTokenOf(
  { name }: Parameter,
  { decodedInput: { methodId, parameters }, to, tokenTransfers }: Parameters<typeof toCallTree>[0],
): { token: string | null; label: string } | null {
  const label = toName(name);
  if (tokenCalls.includes(methodId)) {
    const isOfNfts = tokenTransfers.some(
      (transfer) => transfer.token?.addressHash.toLowerCase() === to?.hash.toLowerCase() && isNft(toMoved(transfer)),
    );
    return isOfNfts ? null : { token: null, label };
  }
  // The parameter names of Uniswap and of exchanges modelled on it.
  const [, side = '', bound] = /^_?amount(in|out)(min|max)?(?:imum)?$/i.exec(name) ?? [];
  const path = parameters.find((one) => /^_?path$/i.test(one.name) && one.type === 'address[]')?.value;
  const single = parameters.find((one) => new RegExp(`^_?token${side}$`, 'i').test(one.name))?.value;
  const token = side === '' ? null : Array.isArray(path) ? path.at(side.toLowerCase() === 'in' ? 0 : -1) : single;
  if (typeof token !== 'string') return null;
  const words = { min: t('transaction.callTree.atLeast'), max: t('transaction.callTree.atMost') };
  return { token, label: bound === undefined ? label : words[bound.toLowerCase() === 'min' ? 'min' : 'max'] };
}

// A short list of plain values fits on one line.
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
 * Returns the type of an entry of a list or tuple: "uint256" for each entry of "uint256[]", "uint256" for the second of
 * "(address,uint256)". Empty if the type does not say.
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

// Splits at commas outside of nested brackets.
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
