import { formatAddress } from '../format/address-name.ts';
import { formatBlock } from '../format/format-number.ts';
import { formatDate, formatExactTime } from '../format/format-time.ts';
import { formatUnits, toDecimals } from '../format/format-units.ts';
import { nftMoveWords, toNftMove } from '../format/nft-moves.ts';
import type { TokenTransfer } from '../models/token.ts';
import { toHashPart } from './address-parts.ts';
import type { Part } from './card-content.ts';
import { isNegative } from './moved.ts';

/** A transfer of an NFT as a line: "Transferred to vitalik.eth, from 0x51c7…90aE, 4 Jun 2025". */
export function toInstanceLine(transfer: TokenTransfer, now: number): Part[] {
  const { from, to, timestamp, blockNumber, transactionHash } = transfer;
  const move = toNftMove(transfer);
  const receiver = move === 'burnt' || move === 'announced' ? [] : [{ text: `to ${formatAddress(to)}` }];
  const sender = move === 'transferred' || move === 'burnt' ? [`from ${formatAddress(from)}`] : [];
  const date = timestamp === null ? [] : [formatDate(timestamp, { now })];
  const block = blockNumber === null ? [] : [formatBlock(blockNumber)];
  return [
    { text: nftMoveWords[move], tone: 'strong' },
    ...toCountPart(transfer),
    ...receiver,
    {
      text: [...sender, ...date, ...block].join(', '),
      tone: 'dim',
      ...(timestamp !== null && { title: formatExactTime(timestamp) }),
    },
    ...(transactionHash === null ? [] : [{ ...toHashPart(transactionHash), tone: 'dim' } as const]),
  ];
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
