import type { ReferenceContext } from '../references/reference.ts';
import { chainOfKey, findChainMentions, referenceMark } from './chain-mentions.ts';
import { chainOfPart, chainOfPrefix } from './chain-of-url.ts';

// What the structure of data around a reference says: forms of standards, keys, blocks, rows. Words are in
// chain-mentions.ts.

/** A chain that data names, and the words that name it. */
export type NamedChain = { chainId: number; words: string };

type Text = Pick<ReferenceContext, 'before' | 'after'>;

function toNamed(words: string | undefined, toChainId = chainOfPart): NamedChain[] {
  const chainId = words && toChainId(words);
  return words && chainId ? [{ chainId, words }] : [];
}

// `did:ethr:0xa:0x…`, and the second address of ERC-681: `ethereum:0x…@10/transfer?address=0x…`
const formBefore = /(?:did:ethr:(\w+):|ethereum:(?:pay-)?0x[\da-f]{40}@(\d+)\/\S*=)$/i;
// ERC-7828: `0x…@eip155:10`, `0x…@optimism#4CA88C9C`
const formAfter = /^@(?:eip155:(\d+)|([a-z][\w-]*)#[\da-f]{8}(?![\da-z]))/i;

/** Returns the chain that a standard's form around a value names, beyond those that are part of the reference. */
export function chainOfForm({ before, after }: Text): number | undefined {
  const [, did, payment] = formBefore.exec(before) ?? [];
  // ERC-6860: `web3://0x…:10/`
  const [, web3] = before.endsWith('web3://') ? (/^:(\d+)/.exec(after) ?? []) : [];
  const [, id, label] = formAfter.exec(after) ?? [];
  // A number after `eip155:` is a chain's, whether it is known or not.
  if (id !== undefined) return Number.isSafeInteger(Number(id)) ? Number(id) : undefined;
  const name = did ?? payment ?? web3;
  if (name !== undefined) return chainOfPart(name);
  return label === undefined ? undefined : chainOfPrefix(label);
}

// `8453: "`, `[base.id]: "`. After a comma only where an entry ends: "Polygon, Base: 0x…" has no key.
const ownKey =
  /(?:(?<=(?:^|[\n{(]|(?::[^\n,]*|["'`\])}]),)\s*)["'`]?([\w-]+)["'`]?|(?<=(?:^|[\n{(,])\s*)\[([a-z]\w*)\.id\])\s*:\s*["'`]?$/i;
// `OPTIMISM_USDC=`
const constant = /(?<![\w-])([A-Z][A-Z\d]*(?:_[A-Z\d]+)+)["'`]?\s*[:=]\s*["'`]?$/;
// `"dstTxHash": "`, `src_token = "`: its first word
const startOfKey = /(?<![\w-])([a-z]+)(?:[A-Z_]\w*)["'`]?\s*[:=]\s*["'`]?$/;

/**
 * Returns the chains that the key of a value names: by itself, as a constant's words, or because it begins as a
 * chain's key does ("dstTxHash" as "dstChainId").
 */
export function chainsOfOwnKey({ before, after }: Text, mainnetId: number): NamedChain[] {
  const [, key = '', id = key] = ownKey.exec(before) ?? [];
  const [, name] = constant.exec(before) ?? [];
  const [, start] = startOfKey.exec(before) ?? [];
  return [
    ...toNamed(id, chainOfKey),
    ...(name ? chainsOfConstant(name, mainnetId) : []),
    ...(start ? toNamed(findChainKey(start, before, after)) : []),
  ];
}

function chainsOfConstant(name: string, mainnetId: number): NamedChain[] {
  const words = name.split('_').map((word) => word.charAt(0) + word.slice(1).toLowerCase());
  const mentions = findChainMentions(`${words.join(' ')}: ${referenceMark}`, mainnetId);
  return mentions.filter(({ isWeak }) => !isWeak).map(({ chainId }) => ({ chainId, words: name }));
}

// The nearest value of a chain's key in the same object: `"dstChainId": 8453`
function findChainKey(start: string, allBefore: string, allAfter: string): string | undefined {
  const before = allBefore.split(/[{}]/).at(-1) ?? '';
  const after = allAfter.split(/[{}]/)[0] ?? '';
  const form = new RegExp(`(?<![\\w-])${start}_?chain(?:_?(?:id|name))?["'\`]?\\s*[:=]\\s*["'\`]?([\\w-]+)`, 'gi');
  return [...[...before.matchAll(form)].reverse(), ...after.matchAll(form)][0]?.[1];
}

// `"56": {`, `[avalanche]` and `base:` on lines above
const blockKey =
  /(?<![\w-])["'`]?([\w-]+)["'`]?\s*:\s*\{|(?<=^|\n)(?:- )?["'`]?([\w-]+)["'`]?\s*:\s*\n|(?<=^|\n)\[([\w-]+)\]\s*\n/g;

/**
 * Returns the chains whose keys open a block around a value, innermost first. A block that has ended says nothing.
 * `isNearest` is true if nothing in the block itself names a chain.
 */
export function chainsOfBlocks(before: string, mainnetId: number): (NamedChain & { isNearest: boolean })[] {
  const keys = [...before.matchAll(blockKey)].reverse();
  const nameOf = ([, brace, line, section]: RegExpExecArray) => brace ?? line ?? section ?? '';
  const areChains = keys.some((key) => chainOfKey(nameOf(key)));
  return keys.flatMap((key) => {
    const [whole] = key;
    const rest = before.slice(key.index + whole.length);
    const isBrace = whole.endsWith('{');
    if (isBrace && rest.split('}').length > rest.split('{').length) return [];
    // Among keys that are chains, "mode" is one too.
    const named = toNamed(nameOf(key), (name) => chainOfKey(name, { areChains }));
    const isNearest = isBrace && !findChainMentions(rest, mainnetId).some(({ isSetting }) => isSetting);
    return named.map((one) => ({ ...one, isNearest }));
  });
}

const edge = /[,;\t|]/;
const idHead = /chain[\s_-]?id/i;
const notText = new RegExp(`[^\\p{L}\\p{N}${referenceMark}]`, 'gu');
const fewestLetters = 4;
const fewestDigits = 5;

/** From this many chains in a row on, they are a list, which does not say which one is meant. */
export const fewestInList = 3;

/**
 * Returns the chains that cells of a value's row consist of: `base,0x…,12.5`. A number needs a column of chain ids, or
 * so many digits that it is hardly anything else. Symbols of coins (ETH) say nothing.
 */
export function chainsOfRow({ before, after, heads = [], section = '' }: ReferenceContext): NamedChain[] {
  const lines = before.split('\n');
  const row = `${lines.at(-1)}${referenceMark}${after.split('\n')[0]}`.split(edge);
  // In a sentence, commas separate other things: "on Polygon, Base, Arbitrum: 0x…".
  const isRow = row.length > 1 && row.some((cell) => cell.replace(notText, '') === referenceMark);
  const cells = [...(isRow ? row : []), ...heads];
  const hasIds = idHead.test(`${section}\n${before}`);
  const head = lines.slice(0, -1).findLast((line) => idHead.test(line) && edge.test(line));
  const idColumn = head ? head.split(edge).findIndex((cell) => idHead.test(cell)) : -1;
  const own = row.findIndex((cell) => cell.replace(notText, '') === referenceMark);
  const sideOf = (at: number) => (at >= (isRow ? row.length : 0) ? 'heads' : at < own ? 'before' : 'after');
  const toChains = (cell: string, at: number) => {
    const name = cell.trim().replace(/^["'`]|["'`]$/g, '');
    const isNumber = /^\d+$/.test(name);
    if (/^(?:main|test)net$/i.test(name)) return [];
    const isLong = isNumber ? name.length >= fewestDigits : name.length >= fewestLetters && /[a-z]/.test(name);
    if (isNumber && hasIds && (idColumn === -1 || at === idColumn)) return toNamed(name);
    return isLong ? toNamed(name, (one) => chainOfKey(one, { isOfPeople: true })) : [];
  };
  const named = cells.flatMap((cell, at) => toChains(cell, at).map((one) => ({ ...one, side: sideOf(at) })));
  return Object.values(Object.groupBy(named, ({ side }) => side)).flatMap((list = []) =>
    new Set(list.map(({ chainId }) => chainId)).size < fewestInList
      ? list.map(({ chainId, words }) => ({ chainId, words }))
      : [],
  );
}
