import { cleanText } from '../format/clean-text.ts';
import { formatBlock, formatNumber } from '../format/format-number.ts';
import { formatExactTime } from '../format/format-time.ts';
import type { Address } from '../models/address.ts';
import type { TokenInstance, TokenTransfer } from '../models/token.ts';
import { words } from '../words/words.ts';
import { toFullLeadPart, toFullPart } from './address-parts.ts';
import { hasMoreToTell, toAddressRows } from './address-rows.ts';
import type { Part, Row } from './card-content.ts';
import { cutGroup, toMoreRow } from './cut-rows.ts';
import { toTransferExtraRows } from './extra-rows.ts';
import { toInstanceRows } from './instance-rows.ts';
import { formatMoved, toMoved } from './moved.ts';
import { toNftLead } from './nft-lead.ts';
import { sayAround } from './say-around.ts';
import { toTokenRows } from './token-rows.ts';

const mostTransfers = 10;
const mostEach = 10;

/**
 * Everything that is known of transfers, by their place in the list; each token, NFT and account once. `told` are the
 * accounts that have rows already; `isWithPlace` where each transfer has a block and a transaction of its own.
 */
export function toTransferRows(
  transfers: TokenTransfer[],
  { told = [], isWithPlace }: { told?: (Address | null)[]; isWithPlace: boolean },
): Row[] {
  const shown = transfers.slice(0, mostTransfers);
  const instances = once(
    shown.map(({ total }) => total?.tokenInstance ?? null),
    toInstanceKey,
  );
  const named = [...shown.map(({ token }) => token), ...instances.map(({ token }) => token)];
  const tokens = once(named, ({ addressHash }) => addressHash);
  const known = new Set(told.map((address) => address?.hash.toLowerCase()));
  const accounts = once(
    shown.flatMap(({ to, from }) => [to, from]),
    ({ hash }) => hash,
  ).filter((account) => !known.has(account.hash.toLowerCase()) && hasMoreToTell(account));
  const said = words().transferRows;
  return [
    ...shown.map((transfer, at) => toTransferRow(said.transfer(formatNumber(at + 1)), transfer, isWithPlace)),
    ...toMoreRow(said.transfers, transfers.length - shown.length),
    ...toTransferExtraRows(shown),
    ...toGroup([said.token, said.tokenOf, said.tokens], tokens, toTokenRows),
    ...toGroup([said.nft, said.nftOf, said.nfts], instances, toInstanceRows),
    ...toGroup([said.account, said.accountOf, said.accounts], accounts, toAddressRows),
  ];
}

type GroupLabels = [only: string, oneOf: (number: string) => string, all: string];

function toGroup<T>([only, oneOf, label]: GroupLabels, all: T[], toRows: (label: string, one: T) => Row[]): Row[] {
  return cutGroup(all, {
    most: mostEach,
    label,
    toRows: (one, at) => toRows(all.length > 1 ? oneOf(formatNumber(at + 1)) : only, one),
  });
}

function toTransferRow(label: string, transfer: TokenTransfer, isWithPlace: boolean): Row {
  const said = words().transferRows;
  const { from, to, transactionHash, blockHash } = transfer;
  const moved = toMoved(transfer);
  return {
    label,
    parts: [
      // An NFT's own card, which has places, is about nothing else.
      { text: formatMoved(moved).exact, ...(!isWithPlace && toNftLead(transfer, moved)) },
      ...toEnd(said.from, from),
      ...toEnd(said.to, to),
      { text: words().lists.facts(toFacts(transfer, isWithPlace)), tone: 'dim' } as const,
      ...(isWithPlace && blockHash ? sayAround(said.blockHash, toFullPart(blockHash), 'dim') : []),
      ...(isWithPlace && transactionHash ? sayAround(said.inTransaction, toFullLeadPart(transactionHash), 'dim') : []),
    ].filter(({ text }) => text !== ''),
  };
}

function toEnd(say: (who: string) => string, address: Address | null): Part[] {
  return address === null ? [] : sayAround(say, toFullLeadPart(address.hash), 'dim');
}

function toFacts({ type, tokenType, method, logIndex, timestamp, blockNumber }: TokenTransfer, isWithPlace: boolean) {
  const said = words().transferRows;
  return [
    cleanText((type ?? '').replaceAll('_', ' '), 40),
    cleanText(tokenType ?? '', 20),
    method ? said.by(cleanText(method, 60)) : '',
    isWithPlace && blockNumber !== null ? formatBlock(blockNumber) : '',
    logIndex === null ? '' : said.log(formatNumber(logIndex)),
    timestamp === null ? '' : formatExactTime(timestamp),
  ].filter((text) => text !== '');
}

function toInstanceKey({ id, token }: TokenInstance): string {
  return `${token?.addressHash ?? ''} ${id}`;
}

function once<T>(all: (T | null)[], toKey: (one: T) => string): T[] {
  const found = new Map<string, T>();
  for (const one of all) {
    if (one !== null && !found.has(toKey(one).toLowerCase())) found.set(toKey(one).toLowerCase(), one);
  }
  return [...found.values()];
}
