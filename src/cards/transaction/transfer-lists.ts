import { formatAddress, isZeroAddress } from '../../format/address-name.ts';
import { chainName, formatCoin } from '../../format/chain-words.ts';
import { cleanText } from '../../format/clean-text.ts';
import { formatNumber, joinFacts } from '../../format/format-amount.ts';
import { t } from '../../i18n/t.ts';
import type { Address } from '../../models/address.ts';
import type { TokenTransfer } from '../../models/token.ts';
import type { Authorization, Transaction } from '../../models/transaction.ts';
import { toFullHash, toHashPart, toPartyPart } from '../address-rows.ts';
import { toCallTree } from '../call-tree.ts';
import type { List, Part } from '../card-content.ts';
import { toJsonText } from '../json-rows.ts';
import { toDimPart, toPhraseParts } from '../sentence-parts.ts';
import { formatMoved, isNft, type Moved, toMoved } from '../token-amounts.ts';
import { toNftLead } from '../transfer-rows.ts';
import { isRefused } from './call-sentence.ts';
import { readCoins } from './coins.ts';
import {
  groupTransfers,
  isScamToken,
  movesNothing,
  type TransferGroup,
  toGroupWords,
} from './movements/net-transfers.ts';

const mostLines = 10;

/**
 * Returns a transaction's token and NFT transfers from the sender's point of view, ten lines in total, after the coins
 * that were sent along.
 */
export function toTransferLists(transaction: Transaction, chainId: number): List[] {
  const { tokenTransfers, tokenTransfersOverflow } = transaction;
  const shown = tokenTransfers.slice(0, mostLines).map((transfer) => ({ transfer, moved: toMoved(transfer) }));
  const left = tokenTransfers.length - shown.length;
  const isCut = left > 0 || (tokenTransfersOverflow && shown.length === mostLines);
  const lists = [
    toList({
      toHeading: isCut
        ? (count, number) => t('transaction.list.firstTokenTransfers', { count, number })
        : (count, number) => t('transaction.list.tokenTransfers', { count, number }),
      shown: shown.filter(({ moved }) => !isNft(moved)),
      coins: shown.length > 0 && !isCut ? toCoinLine(transaction, chainId) : null,
      sender: transaction.from,
      isCut,
    }),
    toList({
      toHeading: isCut
        ? (count, number) => t('transaction.list.firstNftTransfers', { count, number })
        : (count, number) => t('transaction.list.nftTransfers', { count, number }),
      shown: shown.filter(({ moved }) => isNft(moved)),
      sender: transaction.from,
      isCut,
    }),
  ].filter((list) => list.lines.length > 0);

  const more = tokenTransfersOverflow
    ? tokenTransfers.length >= mostLines
      ? t('transaction.list.onlyFirst', { count: mostLines, number: formatNumber(mostLines) })
      : t('transaction.list.moreThere')
    : left > 0
      ? t('transaction.list.moreTransfers', { count: left, number: formatNumber(left) })
      : null;
  const last = lists.at(-1);
  if (more === null) return lists;
  return last
    ? [...lists.slice(0, -1), { ...last, more }]
    : [{ heading: t('transaction.list.someTokenTransfers'), lines: [], more }];
}

// The sender's own transfers come first. Transfers between others are folded behind them.
function toList(q: {
  toHeading: (count: number, number: string) => string;
  shown: { transfer: TokenTransfer; moved: Moved }[];
  coins?: Part[] | null;
  sender: Address;
  isCut: boolean;
}): List {
  const sender = q.sender.hash.toLowerCase();
  const all = q.shown.map(({ transfer }) => transfer);
  const isOwn = ({ from, to }: TokenTransfer) => [from, to].some((one) => one?.hash.toLowerCase() === sender);
  const [own, others] = [all.filter(isOwn), all.filter((transfer) => !isOwn(transfer))];
  const toLines = (transfers: TokenTransfer[]) =>
    groupTransfers(transfers, q.sender).flatMap((group) =>
      group.kind === 'alone'
        ? group.transfers.map((transfer) => toLine(transfer, toMoved(transfer), sender))
        : [toGroupLine(group, q.isCut)],
    );
  const coins = q.coins ? [q.coins] : [];
  const heading = q.coins ? t('transaction.list.whatMoved') : q.toHeading(all.length, formatNumber(all.length));
  if (coins.length + own.length === 0 || others.length === 0) return { heading, lines: [...coins, ...toLines(all)] };
  const between = t('transaction.list.betweenOthers', { number: formatNumber(others.length) });
  return { heading, lines: [...coins, ...toLines(own)], folded: { heading: between, lines: toLines(others) } };
}

// The coins of the call itself. What contracts sent on is not in the reply.
function toCoinLine({ state, value, from, to }: Transaction, chainId: number): Part[] | null {
  const coins = readCoins(value) ?? 0n;
  if (state !== 'succeeded' || coins === 0n || to === null || to.hash.toLowerCase() === from.hash.toLowerCase())
    return null;
  const { text, exact } = formatCoin(String(-coins), chainId, { sign: true });
  return [
    { text, tone: 'down', title: exact },
    ...toPhraseParts((to) => t('transaction.list.to', { to }), toPartyPart(to)),
  ];
}

// One line for many similar transfers: ten lines of dust are not ten separate facts.
function toGroupLine(group: TransferGroup, isCut: boolean): Part[] {
  const { what, way } = toGroupWords(group, isCut);
  return [{ text: what, tone: group.kind === 'dust' ? 'dim' : group.isOut ? 'down' : 'up' }, toDimPart(way)];
}

function toLine(transfer: TokenTransfer, moved: Moved, sender: string): Part[] {
  const isSound = moved.kind !== 'hidden' || moved.isSound;
  const isOut = transfer.from?.hash.toLowerCase() === sender;
  const isIn = transfer.to?.hash.toLowerCase() === sender;
  const side =
    isIn === isOut || !isSound
      ? null
      : isIn
        ? ({ sign: '+', tone: 'up' } as const)
        : ({ sign: '−', tone: 'down' } as const);
  const { text, exact } = formatMoved(moved, side && !movesNothing(transfer) ? { sign: side.sign } : {});
  return [
    {
      text,
      tone: side?.tone ?? 'strong',
      title: `${exact} ${toFullHash(transfer.token?.addressHash ?? '')}`.trim(),
      ...toNftLead(transfer, moved),
    },
    ...(isScamToken(transfer) ? [{ text: t('transaction.list.scam'), tag: true, tone: 'bad' } as const] : []),
    ...(movesNothing(transfer) ? [{ text: t('transaction.list.movesNothing'), tag: true } as const] : []),
    ...(isSound ? toWay(transfer, { isIn, isOut }) : toEnds(transfer)),
  ];
}

function toWay({ from, to }: TokenTransfer, { isIn, isOut }: { isIn: boolean; isOut: boolean }): Part[] {
  if (isIn && isOut) return [toDimPart(t('transaction.list.toItself'))];
  if (from && isZeroAddress(from.hash)) {
    return isIn
      ? [toDimPart(t('transaction.list.minted'))]
      : toPhraseParts((to) => t('transaction.list.mintedTo', { to }), toPartyPart(to));
  }
  if (to && isZeroAddress(to.hash)) {
    return isOut
      ? [toDimPart(t('transaction.list.burnt'))]
      : toPhraseParts((by) => t('transaction.list.burntBy', { by }), toPartyPart(from));
  }
  if (isOut) return toPhraseParts((to) => t('transaction.list.to', { to }), toPartyPart(to));
  return isIn
    ? toPhraseParts((from) => t('transaction.list.from', { from }), toPartyPart(from))
    : toPhraseParts((from, to) => t('transaction.list.fromTo', { from, to }), toPartyPart(from), toPartyPart(to));
}

function toEnds({ from, to }: TokenTransfer): Part[] {
  return toPhraseParts(
    (one, other) => t('transaction.list.between', { one, other }),
    toPartyPart(from),
    toPartyPart(to),
  );
}

/** Returns the lists below the transfers: the decoded call, actions of known protocols, EIP-7702 authorizations. */
export function toOtherLists(transaction: Transaction, chainId: number): List[] {
  const { decodedInput, actions, authorizationList } = transaction;
  return [
    ...(decodedInput === null ? [] : [toCallTree({ ...transaction, decodedInput }, chainId)]),
    toBounded({
      heading: t('transaction.list.actions'),
      all: actions,
      toLine: ({ protocol, type, data }) => [
        { text: cleanText(`${protocol} ${type}`.replaceAll('_', ' '), 60), tone: 'strong' },
        { text: toJsonText(data), tone: 'dim' },
      ],
    }),
    toBounded({ heading: t('transaction.list.authorizations'), all: authorizationList, toLine: toAuthorizationLine }),
  ].filter(({ lines }) => lines.length > 0);
}

function toAuthorizationLine({ addressHash, authority, chainId, nonce, status }: Authorization): Part[] {
  const where =
    chainId === null
      ? ''
      : chainId === 0
        ? t('transaction.list.onAnyChain')
        : t('transaction.list.onChain', { chain: chainName(chainId) });
  const more = [where, nonce === null ? '' : t('transaction.list.nonce', { number: cleanText(nonce, 30) })].filter(
    (text) => text !== '',
  );
  const account: Part = authority === null ? toDimPart(t('transaction.delegation.anAccount')) : toHashPart(authority);
  const code: Part = addressHash === null ? toDimPart(formatAddress(null)) : toHashPart(addressHash);
  return [
    ...toPhraseParts((account, contract) => t('transaction.list.runsAs', { account, contract }), account, code),
    ...(more.length > 0 ? [toDimPart(joinFacts(more))] : []),
    ...(status === null ? [] : [toStatusPart(status)]),
  ];
}

function toStatusPart(status: string): Part {
  if (status === 'ok') return { text: t('transaction.list.accepted'), tone: 'ok' };
  return { text: cleanText(status.replaceAll('_', ' '), 40), tone: isRefused(status) ? 'bad' : 'dim' };
}

function toBounded<T>(q: { heading: string; all: T[]; toLine: (one: T) => Part[] }): List {
  const left = q.all.length - mostLines;
  return {
    heading: q.heading,
    lines: q.all.slice(0, mostLines).map(q.toLine),
    ...(left > 0 && { more: t('transaction.list.more', { count: left, number: String(left) }) }),
  };
}
