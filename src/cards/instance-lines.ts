import { formatBlock } from '../format/format-number.ts';
import { formatDate, formatExactTime, readTime } from '../format/format-time.ts';
import { formatUnits, toDecimals } from '../format/format-units.ts';
import { nftMoveWords, toNftMove } from '../format/nft-moves.ts';
import type { TokenTransfer } from '../models/token.ts';
import { words } from '../words/words.ts';
import { toHashPart, toPartyPart } from './address-parts.ts';
import type { Part } from './card-content.ts';
import { isNegative } from './moved.ts';
import { sayAround } from './say-around.ts';

/** A transfer of an NFT as a line: "Transferred to vitalik.eth from 0x51c7…90aE on 4 Jun 2025". */
export function toInstanceLine(transfer: TokenTransfer, now: number): Part[] {
  const { from, to, transactionHash } = transfer;
  const said = words().nftCard;
  const move = toNftMove(transfer);
  const hasReceiver = move !== 'burnt' && move !== 'announced';
  const hasSender = move === 'transferred' || move === 'burnt';
  return [
    { text: nftMoveWords[move], tone: 'strong' },
    ...toCountPart(transfer),
    ...(hasReceiver ? sayAround(said.to, { ...toPartyPart(to), tone: 'plain' }) : []),
    ...(hasSender ? sayAround(said.from, toPartyPart(from), 'dim') : []),
    ...toWhenPart(transfer, now),
    ...(transactionHash === null ? [] : [{ ...toHashPart(transactionHash), tone: 'dim' } as const]),
  ];
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
