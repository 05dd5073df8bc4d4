import type { Transaction } from '../../models/transaction.ts';
import { words } from '../../words/words.ts';
import { toBridgeSentence } from './bridge-sentence.ts';
import { toExchangeSentence } from './exchange-sentence.ts';
import { type MethodKind, toMethodKind } from './method-kind.ts';
import { type NetMovements, sumMovements } from './net-movements.ts';
import { toHiddenSentence, toOthersSentence, toSentSentence } from './sent-sentence.ts';
import { toSideWords } from './side-words.ts';
import { toTakenSentence } from './taken-sentence.ts';
import { arrivedNew } from './token-ends.ts';

// Four things with long names are no sentence any more.
const longest = 180;

/**
 * What a transaction did to its sender's tokens, "Swapped 1.5 ETH for 3,912.44 USDC"; null where it did nothing
 * to them, did too many things, or not all of it is known: only a call can be told then.
 */
export function toMovementSentence(transaction: Transaction, chainId: number): string | null {
  const sentence = toSentence(transaction, chainId);
  return sentence !== null && sentence.length <= longest ? sentence : null;
}

function toSentence(transaction: Transaction, chainId: number): string | null {
  const net = sumMovements(transaction, chainId);
  if (transaction.to === null) return null;
  if (!net.isComplete) return toHiddenSentence(transaction);
  const out = toSideWords(net.out, chainId);
  const incoming = toSideWords(net.in, chainId);
  if (net.out.length > 0 && net.in.length > 0) {
    return out && incoming ? toExchangeSentence({ transaction, net, out, incoming, chainId }) : null;
  }
  // The own code of a delegating account may have paid with coins that no list shows.
  if (transaction.from.hash.toLowerCase() === transaction.to.hash.toLowerCase()) return null;
  const kind = toMethodKind(transaction);
  const says = words().movements;
  if (incoming) {
    const taken = toTakenSentence(transaction, net.in, incoming);
    if (taken !== undefined) return taken;
    return isMinted(transaction, net.in, kind) ? says.minted(incoming) : says.received(incoming);
  }
  if (out) {
    return (
      toBridgeSentence(transaction, net.out, chainId) ??
      toSentSentence({ transaction, side: net.out, out, kind, chainId })
    );
  }
  return net.out.length + net.in.length === 0 ? toOthersSentence(transaction, kind, chainId) : null;
}

// A token that is claimed or comes over a bridge is often new, too, but nobody would say that he minted it.
function isMinted(transaction: Transaction, [first]: NetMovements['in'], kind: MethodKind): boolean {
  if (!arrivedNew(transaction)) return false;
  return kind === 'mint' || (first?.kind === 'nft' && kind !== 'keeping' && kind !== 'withdraw');
}
