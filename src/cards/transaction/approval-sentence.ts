import { formatAddress } from '../../format/address-name.ts';
import { isInteger } from '../../format/format-number.ts';
import { shortenHex } from '../../format/hex.ts';
import type { Transaction } from '../../models/transaction.ts';
import { toFullHash } from '../address-parts.ts';
import { formatTokenId } from '../moved.ts';

const approve = '095ea7b3';
const setApprovalForAll = 'a22cb465';

type Approval = { selector: string; spender: string; value: bigint; valueName: string };

/**
 * What a permission over tokens comes to, "Allowed 0x12…34 to spend unlimited USD Coin"; null for anything else.
 * `approve` is the same call for amounts and for one NFT: the parameter's name tells them apart, if anything does.
 */
export function toApprovalSentence(transaction: Transaction): string | null {
  const approval = transaction.to === null || transaction.value !== '0' ? null : readApproval(transaction);
  if (!approval) return null;
  const spender = shortenHex(toFullHash(approval.spender));
  const token = formatAddress(transaction.to);
  const { value, valueName } = approval;
  if (approval.selector === setApprovalForAll) {
    return value === 0n
      ? `Took back ${spender}’s permission to move NFTs of ${token}`
      : `Allowed ${spender} to move every NFT of ${token}`;
  }
  if (isUnlimited(value)) return `Allowed ${spender} to spend unlimited ${token}`;
  if (/id$/i.test(valueName)) return `Allowed ${spender} to move ${formatTokenId(String(value))} of ${token}`;
  if (!/value|amount|wad|allowance|tokens/i.test(valueName)) return `Approved ${spender} on ${token}`;
  return value === 0n
    ? `Took back ${spender}’s permission to spend ${token}`
    : `Allowed ${spender} to spend an amount of ${token}`;
}

// Wallets ask for the largest number of 256 bits, Permit2 for one of 160; some tokens count in 96 bits.
function isUnlimited(value: bigint): boolean {
  return value >= 2n ** 160n - 1n || value === 2n ** 96n - 1n;
}

function readApproval({ rawInput, decodedInput }: Transaction): Approval | null {
  const selector = (rawInput ?? '').slice(2, 10).toLowerCase() || (decodedInput?.methodId ?? '').toLowerCase();
  if (selector !== approve && selector !== setApprovalForAll) return null;
  const [first, second] = decodedInput?.parameters ?? [];
  const valueName = second?.name ?? '';
  const words = /^0x[\da-f]{8}0{24}([\da-f]{40})([\da-f]{64})$/i.exec(rawInput ?? '');
  if (words) return { selector, spender: `0x${words[1]}`, value: BigInt(`0x${words[2]}`), valueName };
  const value = toValue(second?.value);
  if (typeof first?.value !== 'string' || !/^0x[\da-f]{40}$/i.test(first.value) || value === null) return null;
  return { selector, spender: first.value, value, valueName };
}

function toValue(value: unknown): bigint | null {
  if (value === true || value === 'true') return 1n;
  if (value === false || value === 'false') return 0n;
  return typeof value === 'string' && isInteger(value) ? BigInt(value) : null;
}
