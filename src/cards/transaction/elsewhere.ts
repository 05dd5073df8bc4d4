import type { Transaction } from '../../models/transaction.ts';

/**
 * True when the input names a receiver who is neither the sender nor the called contract: what the sender got is
 * then not what was bought. Tiny addresses stand for the sender or the router in many routers.
 */
export function isElsewhere({ decodedInput, from, to }: Transaction): boolean {
  const parties = [from.hash, to?.hash].map((hash) => hash?.toLowerCase());
  return (decodedInput?.parameters ?? []).some(({ name, value }) => {
    if (!/^_?(?:to|recipient|receiver|beneficiary|dst_?receiver|recipient_?address)$/i.test(name)) return false;
    if (typeof value !== 'string' || !/^0x[\da-f]{40}$/i.test(value) || /^0x0{36}/.test(value)) return false;
    return !parties.includes(value.toLowerCase());
  });
}
