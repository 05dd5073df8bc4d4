import { cleanText } from '../format/clean-text.ts';
import { formatBlock, formatNumber } from '../format/format-number.ts';
import { formatDate, formatDateTime, formatExactTime, readTime, toAge } from '../format/format-time.ts';
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
    ...toTimeFacts(timestamp, now),
    blockNumber === null ? [] : [{ text: formatBlock(blockNumber), title: cleanText(blockHash ?? '', 100) }],
    logIndex === null ? [] : [{ text: words().transferRows.log(formatNumber(logIndex)) }],
    method ? [{ text: cleanText(method, 32), mono: true, tag: true }] : [],
  ];
  return {
    said: [...toMovePart(transfer), ...receiver, ...(to && receiver.length > 0 ? toMarkParts(to) : [])],
    facts: facts.filter((parts) => parts.length > 0),
  };
}

// A long time ago the age would be the same day once more.
function toTimeFacts(timestamp: string | null, now: number): Part[][] {
  const age = toAge(timestamp, now);
  if (age.kind === 'unknown') return [[{ text: age.text }]];
  const exact: Part = { text: formatDateTime(timestamp), title: formatExactTime(timestamp) };
  return age.kind === 'date' ? [[exact]] : [[exact], [{ text: age.text }]];
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

const counted = ['ERC-1155', 'ERC-404', 'ERC-7984'];

// Of these there may be many with the same number. Of a confidential one nobody but its holders is told how many.
function toCountPart({ tokenType, token, total }: TokenTransfer): Part[] {
  const type = tokenType ?? token?.type ?? '';
  if (!counted.includes(type)) return [];
  const said = words().nftCard;
  const value = total?.value ?? null;
  if (value === null && type === 'ERC-7984') return [{ text: said.secretNumber, tone: 'dim' }];
  if (value === null || isNegative(value)) return [{ text: said.unknownNumber, tone: 'dim' }];
  const { text, exact } = formatUnits(value, toDecimals(total?.decimals ?? null) ?? 0);
  return [{ text: said.pieces(text), title: exact }];
}
