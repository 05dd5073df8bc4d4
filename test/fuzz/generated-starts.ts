import { toSeededHex } from '../../src/api/sample/sample-values.ts';
import { generateBalances } from '../explorer/generator/generate-balances.ts';
import { generateTransaction } from '../explorer/generator/generate-transaction.ts';
import { generateTransfers } from '../explorer/generator/generate-transfers.ts';
import { generatedKinds } from '../explorer/generator/transaction-kinds.ts';
import { nowMs, type Start, toStart } from './start.ts';

const chainIds = [1, 10, 137, 324, 42161, 8453, 534352, 42220, 30, 999_999_937];
/** Returns answers that the local explorer generates: every kind of transaction, and lists, on all kinds of chains. */
export function generatedStarts(): Start[] {
  return chainIds.flatMap((chainId) => {
    const address = toSeededHex(`fuzz ${chainId}`, 40);
    const tokenId = String(chainId * 7);
    const changes = generateBalances({ chainId, address, now: nowMs });
    const moves = generateTransfers({ chainId, contract: address, tokenId, now: nowMs, version: 12 });
    return [
      ...generatedKinds.map((kind) => {
        const hash = toSeededHex(`fuzz ${chainId} ${kind}`);
        return toStart(
          `${kind} on ${chainId}`,
          chainId,
          generateTransaction({ chainId, hash, now: nowMs, version: 12, kind }),
        );
      }),
      toStart(`balances on ${chainId}`, chainId, toPage(changes, 50), { kind: 'address', address }),
      toStart(`short balances on ${chainId}`, chainId, toPage(changes, 3), { kind: 'address', address }),
      toStart(`transfers on ${chainId}`, chainId, toPage(moves, 4), {
        kind: 'token-instance',
        contract: address,
        tokenId,
      }),
    ];
  });
}

function toPage(rows: { [field: string]: unknown }[], size: number) {
  const items = rows.slice(0, size);
  const last = rows.length > size ? items.at(-1) : undefined;
  const next = last && {
    block_number: last.block_number,
    ...(last.log_index === undefined ? {} : { index: last.log_index }),
  };
  return { items, next_page_params: next ?? null };
}
