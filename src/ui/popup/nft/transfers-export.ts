import { findAddressName } from '../../../format/address-name.ts';
import { chainName } from '../../../format/chain-words.ts';
import { toNftMove } from '../../../format/nft-moves.ts';
import type { Address } from '../../../models/address.ts';
import { countUnread } from '../../../models/balance.ts';
import type { TokenTransfer } from '../../../models/token.ts';
import { toChecksum } from '../../../references/checksum.ts';
import type { TokenInstanceReference } from '../../../references/reference.ts';
import { type FileForm, longestCell, type TextFile, toTableFile } from '../../components/file-export.ts';

/** An NFT's transfers to export, with their completeness. */
type TransfersExport = {
  chainId: number;
  reference: TokenInstanceReference;
  transfers: readonly TokenTransfer[];
  /** When the newest rows were requested, ISO 8601. */
  asOf: string | null;
  /** True if they reach back to the first transfer. */
  isComplete: boolean;
  isSample: boolean;
};

const columns = [
  'time',
  'block_number',
  'log_index',
  'move',
  'from',
  'from_name',
  'to',
  'to_name',
  'amount',
  'decimals',
  'token_type',
  'method',
  'block_hash',
  'transaction_hash',
] as const;

/** Returns an NFT's transfers as a file, newest first. Amounts are whole numbers in the token's smallest unit. */
export function toTransfersFile(q: TransfersExport, form: FileForm): TextFile {
  const { chainId, reference, transfers, asOf, isComplete, isSample } = q;
  const contract = toChecksum(reference.contract, chainId);
  const { tokenId } = reference;
  const unreadable = countUnread(transfers);
  return toTableFile(
    {
      isSample,
      fileName: ['hashlens', 'nft', String(chainId), contract, tokenId, asOf?.slice(0, 10) ?? ''],
      head: {
        what: 'Hashlens NFT transfers',
        chain_id: chainId,
        chain: chainName(chainId),
        contract,
        token_id: tokenId,
        as_of: asOf,
        is_complete: isComplete && unreadable === 0,
        count: transfers.length,
        unreadable,
      },
      rowsName: 'transfers',
      columns,
      numbers: ['block_number', 'log_index', 'amount', 'decimals'],
      rows: toRows(transfers, chainId),
    },
    form,
  );
}

function* toRows(transfers: readonly TokenTransfer[], chainId: number) {
  for (const transfer of transfers) {
    const { from, to, total } = transfer;
    yield {
      time: transfer.timestamp,
      block_number: transfer.blockNumber,
      log_index: transfer.logIndex,
      move: toNftMove(transfer),
      from: toHash(from, chainId),
      from_name: from && findAddressName(from, longestCell),
      to: toHash(to, chainId),
      to_name: to && findAddressName(to, longestCell),
      amount: total?.value ?? null,
      decimals: total?.decimals ?? null,
      token_type: transfer.tokenType,
      method: transfer.method,
      block_hash: transfer.blockHash,
      transaction_hash: transfer.transactionHash,
    };
  }
}

function toHash(address: Address | null, chainId: number): string | null {
  return address && toChecksum(address.hash.toLowerCase(), chainId);
}
