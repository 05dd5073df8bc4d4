import { isZeroAddress } from '../../format/address-name.ts';
import { formatCount } from '../../format/format-number.ts';
import type { TokenTransfer } from '../../models/token.ts';
import type { Transaction } from '../../models/transaction.ts';
import { toFullHash, toPartyPart } from '../address-parts.ts';
import type { List, Part } from '../card-content.ts';
import { formatMoved, isNft, type Moved, toMoved } from '../moved.ts';
import { toNftLead } from '../nft-lead.ts';
import { isScamToken, movesNothing } from './suspicious-transfers.ts';

const mostLines = 10;

/** The token transfers and the NFT transfers of a transaction as the sender sees them, ten lines in all. */
export function toTransferLists(transaction: Transaction): List[] {
  const { tokenTransfers, tokenTransfersOverflow } = transaction;
  const shown = tokenTransfers.slice(0, mostLines).map((transfer) => ({ transfer, moved: toMoved(transfer) }));
  const left = tokenTransfers.length - shown.length;
  const sender = transaction.from.hash.toLowerCase();
  const isCut = left > 0 || (tokenTransfersOverflow && shown.length === mostLines);
  const lists = [
    toList({ noun: 'token transfer', shown: shown.filter(({ moved }) => !isNft(moved)), isCut, sender }),
    toList({ noun: 'NFT transfer', shown: shown.filter(({ moved }) => isNft(moved)), isCut, sender }),
  ].filter((list) => list.lines.length > 0);

  const more = tokenTransfersOverflow
    ? tokenTransfers.length >= mostLines
      ? `And more: the service shows the first ${mostLines}.`
      : 'There are more transfers: the explorer has them all.'
    : left > 0
      ? `${formatCount(left, 'more transfer')}: the explorer has them all.`
      : null;
  const last = lists.at(-1);
  if (more === null) return lists;
  return last ? [...lists.slice(0, -1), { ...last, more }] : [{ heading: 'Token transfers', lines: [], more }];
}

function toList(q: {
  noun: string;
  shown: { transfer: TokenTransfer; moved: Moved }[];
  isCut: boolean;
  sender: string;
}): List {
  return {
    heading: `${q.isCut ? 'First ' : ''}${formatCount(q.shown.length, q.noun)}`,
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
    ...(isScamToken(transfer) ? [{ text: 'scam', tag: true, tone: 'bad' } as const] : []),
    ...(movesNothing(transfer) ? [{ text: 'moves nothing', tag: true } as const] : []),
    ...(isSound ? toWay(transfer, { isIn, isOut }) : toEnds(transfer)),
  ];
}

function toWay({ from, to }: TokenTransfer, { isIn, isOut }: { isIn: boolean; isOut: boolean }): Part[] {
  if (isIn && isOut) return [dim('to itself')];
  if (from && isZeroAddress(from.hash)) {
    return isIn ? [dim('newly minted')] : [dim('newly minted to'), toPartyPart(to)];
  }
  if (to && isZeroAddress(to.hash)) return isOut ? [dim('burnt')] : [dim('burnt by'), toPartyPart(from)];
  return [...(isOut ? [] : [dim('from'), toPartyPart(from)]), ...(isIn ? [] : [dim('to'), toPartyPart(to)])];
}

function toEnds({ from, to }: TokenTransfer): Part[] {
  return [dim('between'), toPartyPart(from), dim('and'), toPartyPart(to)];
}

function dim(text: string): Part {
  return { text, tone: 'dim' };
}
