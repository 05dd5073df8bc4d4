import { formatAddress, isZeroAddress } from '../../format/address-name.ts';
import { chainName } from '../../format/chain-words.ts';
import { cleanText } from '../../format/clean-text.ts';
import { formatNumber } from '../../format/format-amount.ts';
import type { TokenTransfer } from '../../models/token.ts';
import type { Authorization, Transaction } from '../../models/transaction.ts';
import { words } from '../../words/words.ts';
import { toFullHash, toHashPart, toPartyPart } from '../address-rows.ts';
import { toCallTree } from '../call-tree.ts';
import type { List, Part } from '../card-content.ts';
import { toJsonText } from '../json-rows.ts';
import { toDimPart, toPhraseParts } from '../sentence-parts.ts';
import { formatMoved, isNft, type Moved, toMoved } from '../token-amounts.ts';
import { toNftLead } from '../transfer-rows.ts';
import { isRefused } from './call-sentence.ts';
import { isScamToken, movesNothing } from './net-transfers.ts';

const mostLines = 10;

/** The token transfers and the NFT transfers of a transaction as the sender sees them, ten lines in all. */
export function toTransferLists(transaction: Transaction): List[] {
  const { tokenTransfers, tokenTransfersOverflow } = transaction;
  const shown = tokenTransfers.slice(0, mostLines).map((transfer) => ({ transfer, moved: toMoved(transfer) }));
  const left = tokenTransfers.length - shown.length;
  const sender = transaction.from.hash.toLowerCase();
  const says = words().transactionLists;
  const isCut = left > 0 || (tokenTransfersOverflow && shown.length === mostLines);
  const lists = [
    toList({
      toHeading: isCut ? says.firstTokenTransfers : says.tokenTransfers,
      shown: shown.filter(({ moved }) => !isNft(moved)),
      sender,
    }),
    toList({
      toHeading: isCut ? says.firstNftTransfers : says.nftTransfers,
      shown: shown.filter(({ moved }) => isNft(moved)),
      sender,
    }),
  ].filter((list) => list.lines.length > 0);

  const more = tokenTransfersOverflow
    ? tokenTransfers.length >= mostLines
      ? says.onlyFirst(mostLines, formatNumber(mostLines))
      : says.moreThere
    : left > 0
      ? says.moreTransfers(left, formatNumber(left))
      : null;
  const last = lists.at(-1);
  if (more === null) return lists;
  return last ? [...lists.slice(0, -1), { ...last, more }] : [{ heading: says.someTokenTransfers, lines: [], more }];
}

function toList(q: {
  toHeading: (count: number, number: string) => string;
  shown: { transfer: TokenTransfer; moved: Moved }[];
  sender: string;
}): List {
  return {
    heading: q.toHeading(q.shown.length, formatNumber(q.shown.length)),
    lines: q.shown.map(({ transfer, moved }) => toLine(transfer, moved, q.sender)),
  };
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
    ...(isScamToken(transfer) ? [{ text: words().transactionLists.scam, tag: true, tone: 'bad' } as const] : []),
    ...(movesNothing(transfer) ? [{ text: words().transactionLists.movesNothing, tag: true } as const] : []),
    ...(isSound ? toWay(transfer, { isIn, isOut }) : toEnds(transfer)),
  ];
}

function toWay({ from, to }: TokenTransfer, { isIn, isOut }: { isIn: boolean; isOut: boolean }): Part[] {
  const says = words().transactionLists;
  if (isIn && isOut) return [toDimPart(says.toItself)];
  if (from && isZeroAddress(from.hash)) {
    return isIn ? [toDimPart(says.minted)] : toPhraseParts(says.mintedTo, toPartyPart(to));
  }
  if (to && isZeroAddress(to.hash)) {
    return isOut ? [toDimPart(says.burnt)] : toPhraseParts(says.burntBy, toPartyPart(from));
  }
  if (isOut) return toPhraseParts(says.to, toPartyPart(to));
  return isIn
    ? toPhraseParts(says.from, toPartyPart(from))
    : toPhraseParts(says.fromTo, toPartyPart(from), toPartyPart(to));
}

function toEnds({ from, to }: TokenTransfer): Part[] {
  return toPhraseParts(words().transactionLists.between, toPartyPart(from), toPartyPart(to));
}

const mostOtherLines = 12;

/** The lists below the transfers: the decoded call, actions of known protocols, EIP-7702 authorizations. */
export function toOtherLists({ decodedInput, actions, authorizationList }: Transaction): List[] {
  const says = words().transactionLists;
  return [
    ...(decodedInput === null ? [] : [toCallTree(decodedInput)]),
    toBounded({
      heading: says.actions,
      all: actions,
      toLine: ({ protocol, type, data }) => [
        { text: cleanText(`${protocol} ${type}`.replaceAll('_', ' '), 60), tone: 'strong' },
        { text: toJsonText(data), tone: 'dim' },
      ],
    }),
    toBounded({ heading: says.authorizations, all: authorizationList, toLine: toAuthorizationLine }),
  ].filter(({ lines }) => lines.length > 0);
}

function toAuthorizationLine({ addressHash, authority, chainId, nonce, status }: Authorization): Part[] {
  const says = words().transactionLists;
  const where = chainId === null ? '' : chainId === 0 ? says.onAnyChain : says.onChain(chainName(chainId));
  const more = [where, nonce === null ? '' : says.nonce(cleanText(nonce, 30))].filter((text) => text !== '');
  const account: Part = authority === null ? toDimPart(words().codeSettings.anAccount) : toHashPart(authority);
  const code: Part = addressHash === null ? toDimPart(formatAddress(null)) : toHashPart(addressHash);
  return [
    ...toPhraseParts(says.runsAs, account, code),
    ...(more.length > 0 ? [toDimPart(words().lists.facts(more))] : []),
    ...(status === null ? [] : [toStatusPart(status)]),
  ];
}

function toStatusPart(status: string): Part {
  if (status === 'ok') return { text: words().transactionLists.accepted, tone: 'ok' };
  return { text: cleanText(status.replaceAll('_', ' '), 40), tone: isRefused(status) ? 'bad' : 'dim' };
}

function toBounded<T>(q: { heading: string; all: T[]; toLine: (one: T) => Part[] }): List {
  const left = q.all.length - mostOtherLines;
  return {
    heading: q.heading,
    lines: q.all.slice(0, mostOtherLines).map(q.toLine),
    ...(left > 0 && { more: words().transactionLists.more(left, String(left)) }),
  };
}
