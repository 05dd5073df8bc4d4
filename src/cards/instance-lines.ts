import { formatBlock } from '../format/format-number.ts';
import { formatDate, formatExactTime, readTime } from '../format/format-time.ts';
import { formatUnits, toDecimals } from '../format/format-units.ts';
import { nftMoveWords, toNftMove } from '../format/nft-moves.ts';
import type { TokenTransfer } from '../models/token.ts';
import { toHashPart, toPartyPart } from './address-parts.ts';
import type { Part } from './card-content.ts';
import { isNegative } from './moved.ts';

/** A transfer of an NFT as a line: "Transferred to vitalik.eth from 0x51c7…90aE on 4 Jun 2025". */
export function toInstanceLine(transfer: TokenTransfer, now: number): Part[] {
  const { from, to, transactionHash } = transfer;
  const move = toNftMove(transfer);
  const hasReceiver = move !== 'burnt' && move !== 'announced';
  const hasSender = move === 'transferred' || move === 'burnt';
  return [
    { text: nftMoveWords[move], tone: 'strong' },
    ...toCountPart(transfer),
    ...(hasReceiver ? [{ text: 'to' }, { ...toPartyPart(to), tone: 'plain' } as const] : []),
    ...(hasSender ? [{ text: 'from', tone: 'dim' } as const, toPartyPart(from)] : []),
    ...toWhenPart(transfer, now),
    ...(transactionHash === null ? [] : [{ ...toHashPart(transactionHash), tone: 'dim' } as const]),
  ];
}

function toWhenPart({ timestamp, blockNumber }: TokenTransfer, now: number): Part[] {
  const isDated = readTime(timestamp) !== null;
  const date = isDated ? [`on ${formatDate(timestamp, { now })}`] : [];
  const block = blockNumber === null ? [] : [`${isDated ? '' : 'in '}${formatBlock(blockNumber)}`];
  const text = [...date, ...block].join(', ');
  return text === '' ? [] : [{ text, tone: 'dim', ...(isDated && { title: formatExactTime(timestamp) }) }];
}

// Of an ERC-1155 id there may be many; a confidential or broken amount is not told.
function toCountPart(transfer: TokenTransfer): Part[] {
  const { tokenType, total } = transfer;
  if (tokenType !== 'ERC-1155' && tokenType !== 'ERC-404') return [];
  const value = total?.value ?? null;
  if (value === null || isNegative(value))
    return tokenType === 'ERC-1155' ? [{ text: 'an unknown number', tone: 'dim' }] : [];
  const { text, exact } = formatUnits(value, toDecimals(total?.decimals ?? null) ?? 0);
  return [{ text: `${text} ×`, title: exact }];
}
