import { cleanText } from '../format/clean-text.ts';
import { formatBlock, formatNumber } from '../format/format-number.ts';
import { formatAge, formatDate, formatExactTime, readTime } from '../format/format-time.ts';
import { formatUnits, toDecimals } from '../format/format-units.ts';
import { nftMoveWords, toNftMove } from '../format/nft-moves.ts';
import type { TokenTransfer } from '../models/token.ts';
import { words } from '../words/words.ts';
import { toHashPart, toMarkParts, toPartyPart } from './address-parts.ts';
import type { Part } from './card-content.ts';
import { isNegative } from './moved.ts';
import { sayAround } from './say-around.ts';

/** A transfer of an NFT as a line: "Transferred to vitalik.eth from 0x51c7…90aE on 4 Jun 2025". */
export function toInstanceLine(transfer: TokenTransfer, now: number): Part[] {
  const { transactionHash } = transfer;
  return [
    ...toMovePart(transfer),
    ...toReceiverPart(transfer),
    ...toSenderPart(transfer),
    ...toWhenPart(transfer, now),
    ...(transactionHash === null ? [] : [{ ...toHashPart(transactionHash), tone: 'dim' } as const]),
  ];
}

/** The same where there is room: two lines, with all marks of both addresses, and what else is known of it. */
export function toInstanceLines(transfer: TokenTransfer, now: number): { said: Part[]; facts: Part[][] } {
  const { from, to, timestamp, blockNumber, blockHash, logIndex, method } = transfer;
  const [receiver, sender] = [toReceiverPart(transfer), toSenderPart(transfer)];
  const facts: Part[][] = [
    [...sender, ...(from && sender.length > 0 ? toMarkParts(from) : [])],
    [{ text: formatAge(timestamp, now), title: formatExactTime(timestamp) }],
    blockNumber === null ? [] : [{ text: formatBlock(blockNumber), title: cleanText(blockHash ?? '', 100) }],
    logIndex === null ? [] : [{ text: words().transferRows.log(formatNumber(logIndex)) }],
    method ? [{ text: cleanText(method, 32), mono: true, tag: true }] : [],
  ];
  return {
    said: [...toMovePart(transfer), ...receiver, ...(to && receiver.length > 0 ? toMarkParts(to) : [])],
    facts: facts.filter((parts) => parts.length > 0),
  };
}

function toMovePart(transfer: TokenTransfer): Part[] {
  return [{ text: nftMoveWords[toNftMove(transfer)], tone: 'strong' }, ...toCountPart(transfer)];
}

function toReceiverPart(transfer: TokenTransfer): Part[] {
  const isReceived = ['minted', 'transferred'].includes(toNftMove(transfer));
  return isReceived ? sayAround(words().nftCard.to, { ...toPartyPart(transfer.to), tone: 'plain' }) : [];
}

function toSenderPart(transfer: TokenTransfer): Part[] {
  const isSent = ['transferred', 'burnt'].includes(toNftMove(transfer));
  return isSent ? sayAround(words().nftCard.from, toPartyPart(transfer.from), 'dim') : [];
}

function toWhenPart({ timestamp, blockNumber }: TokenTransfer, now: number): Part[] {
  const said = words().nftCard;
  const block = blockNumber === null ? null : formatBlock(blockNumber);
  if (readTime(timestamp) === null) return block === null ? [] : [{ text: said.inBlock(block), tone: 'dim' }];
  const day = formatDate(timestamp, { now });
  const text = block === null ? said.onDay(day) : said.onDayInBlock(day, block);
  return [{ text, tone: 'dim', title: formatExactTime(timestamp) }];
}

// Of an ERC-1155 id there may be many; a confidential or broken amount is not told.
function toCountPart(transfer: TokenTransfer): Part[] {
  const { tokenType, total } = transfer;
  if (tokenType !== 'ERC-1155' && tokenType !== 'ERC-404') return [];
  const said = words().nftCard;
  const value = total?.value ?? null;
  if (value === null || isNegative(value))
    return tokenType === 'ERC-1155' ? [{ text: said.unknownNumber, tone: 'dim' }] : [];
  const { text, exact } = formatUnits(value, toDecimals(total?.decimals ?? null) ?? 0);
  return [{ text: said.pieces(text), title: exact }];
}
