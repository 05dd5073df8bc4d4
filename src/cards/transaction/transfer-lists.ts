import { isZeroAddress } from '../../format/address-name.ts';
import { formatNumber } from '../../format/format-number.ts';
import type { TokenTransfer } from '../../models/token.ts';
import type { Transaction } from '../../models/transaction.ts';
import { words } from '../../words/words.ts';
import { toFullHash, toPartyPart } from '../address-parts.ts';
import type { List, Part } from '../card-content.ts';
import { formatMoved, isNft, type Moved, toMoved } from '../moved.ts';
import { toNftLead } from '../nft-lead.ts';
import { toDimPart, toPhraseParts } from '../say-around.ts';
import { isScamToken, movesNothing } from './suspicious-transfers.ts';

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
