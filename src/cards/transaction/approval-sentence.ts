import { formatAddress, isZeroAddress } from '../../format/address-name.ts';
import { isInteger } from '../../format/format-number.ts';
import { shortenHex } from '../../format/hex.ts';
import type { Transaction } from '../../models/transaction.ts';
import { words } from '../../words/words.ts';
import { toFullHash } from '../address-parts.ts';
import { formatTokenId } from '../moved.ts';
import { findKnownToken, isListed } from './known-tokens.ts';

const approve = '095ea7b3';
const setApprovalForAll = 'a22cb465';
const changes = new Map<string, 'allowedMore' | 'allowedLess'>([
  ['39509351', 'allowedMore'],
  ['a457c2d7', 'allowedLess'],
]);

// Most tokens count in 256 bits, Permit2 in 160, some tokens in 96: wallets ask for the largest number there is.
const mostNumbers = [2n ** 256n - 1n, 2n ** 160n - 1n, 2n ** 96n - 1n];

type Approval = { selector: string; spender: string; value: bigint; valueName: string };

/**
 * What a permission over tokens comes to, "Allowed 0x12…34 to spend unlimited USD Coin"; null for anything else.
 * `approve` is the same call for amounts and for one NFT, whose id may be as large as any amount: the parameter's
 * name or the token's kind tells them apart, if anything does.
 */
export function toApprovalSentence(transaction: Transaction): string | null {
  const { to, value: coins, method, hasErrorInInternalTransactions } = transaction;
  // An account without code cannot allow anything, and a proxy's inner failure may be the permission's.
  const isCall = to !== null && (to.isContract !== false || method !== null) && coins === '0';
  const approval = isCall && !hasErrorInInternalTransactions ? readApproval(transaction) : null;
  if (!approval) return null;
  const says = words().approvals;
  const isNobody = isZeroAddress(approval.spender);
  const spender = isNobody ? says.zeroAddress : shortenHex(toFullHash(approval.spender));
  const token = toTokenName(transaction);
  const { value } = approval;
  if (approval.selector === setApprovalForAll) {
    return value === 0n ? says.tookBackEveryNft(spender, token) : says.allowedEveryNft(spender, token);
  }
  const change = changes.get(approval.selector);
  // Neither more nor less than before.
  if (change && value === 0n) return null;
  if (change) return says[change](spender, token);
  const kind = toApprovedKind(transaction, approval);
  if (kind === 'nft') {
    const nft = says.nftOf(formatTokenId(String(value)), token);
    // Whoever may move every NFT still may.
    return isNobody ? says.tookBackNft(nft) : says.allowedNft(spender, nft);
  }
  if (mostNumbers.includes(value)) return says.allowedUnlimited(spender, token);
  if (kind === 'unknown') return says.approved(spender, token);
  if (value === 0n) return says.tookBack(spender, token);
  return value >= 2n ** 255n ? says.allowedUnlimited(spender, token) : says.allowed(spender, token);
}

// Anybody can give his contract the name of a token that people trust: the hash lets them compare.
function toTokenName({ to, tokenTransfers }: Transaction): string {
  const name = formatAddress(to);
  if (to === null) return name;
  const known = findKnownToken(to.hash);
  if (known) return known.symbol;
  const hash = shortenHex(toFullHash(to.hash));
  const moved = tokenTransfers.find(({ token }) => token?.addressHash.toLowerCase() === to.hash.toLowerCase());
  const isTrusted = name.includes(hash) || (moved?.token && isListed(moved.token));
  return isTrusted ? name : words().addressNames.nameAndHash(name, hash);
}

function toApprovedKind({ to, tokenTransfers }: Transaction, { valueName }: Approval): 'nft' | 'amount' | 'unknown' {
  const contract = to?.hash.toLowerCase();
  const known = tokenTransfers.find(({ token }) => token?.addressHash.toLowerCase() === contract);
  const type = known?.tokenType ?? known?.token?.type ?? null;
  if (type === 'ERC-721') return 'nft';
  if (type === 'ERC-20') return 'amount';
  // The names of an unverified contract are guessed from other contracts, which may be of the other kind.
  if (to?.isVerified === false) return 'unknown';
  if (/id$/i.test(valueName)) return 'nft';
  return /value|amount|amt|wad|allowance|tokens$/i.test(valueName) ? 'amount' : 'unknown';
}

function readApproval({ rawInput, decodedInput }: Transaction): Approval | null {
  const selector = (rawInput ?? '').slice(2, 10).toLowerCase() || (decodedInput?.methodId ?? '').toLowerCase();
  if (selector !== approve && selector !== setApprovalForAll && !changes.has(selector)) return null;
  const [first, second] = decodedInput?.parameters ?? [];
  const valueName = second?.name ?? '';
  // Wallets and sites put marks of their own behind the parameters.
  const words = /^0x[\da-f]{8}0{24}([\da-f]{40})([\da-f]{64})/i.exec(rawInput ?? '');
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
