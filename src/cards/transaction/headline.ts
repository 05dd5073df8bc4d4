import { cleanText } from '../../format/clean-text.ts';
import type { Transaction } from '../../models/transaction.ts';
import { words } from '../../words/words.ts';
import type { Headline } from '../card-content.ts';
import { toHeadlineParts } from '../sentence-parts.ts';
import { toActionSentence } from './action-sentence.ts';
import { toApprovalSentence } from './approval-sentence.ts';
import { toBlobSentence } from './blob-sentence.ts';
import { hasData, isCreation, toCallSentence, toCreation, toIntent, toMethodWords } from './call-sentence.ts';
import { readCoins } from './coins.ts';
import { toMovementSentence } from './movement-sentence.ts';
import { toRevertWords } from './revert-words.ts';
import { toSetCodeSentence } from './set-code-sentence.ts';

/**
 * The one sentence about a transaction, and a smaller second one where it helps. `asked` is null for an answer of
 * now: what may have changed since is told as of "when asked".
 */
export function toHeadline(transaction: Transaction, chainId: number, asked: string | null = null): Headline {
  const says = words().headlines;
  const intent = toIntent(transaction, chainId);
  switch (transaction.state) {
    case 'succeeded':
      return toDone(transaction, chainId);
    case 'failed':
      return toHeadlineParts(says.failed(toRevertWords(transaction)), intent);
    case 'pending':
      return toHeadlineParts(asked === null ? says.waiting : says.waitingWhenAsked, intent);
    case 'awaiting':
      return toHeadlineParts(asked === null ? says.included : says.includedWhenAsked, intent);
    case 'dropped':
      return toHeadlineParts(says.dropped, says.neverIncluded(intent));
    case 'unknown': {
      const said = toStateWords(transaction);
      return toHeadlineParts(said === '' ? says.unknown : says.unknownSaid(said), intent);
    }
  }
}

// "success" is no news beside a status that nobody knows.
function toStateWords({ result, status }: Transaction): string {
  const said = [result === 'success' ? null : result, status, result].map((word) => cleanText(word ?? '', 60));
  return said.find((word) => word !== '') ?? '';
}

function toDone(transaction: Transaction, chainId: number): Headline {
  if (isCreation(transaction)) return toHeadlineParts(toCreation(transaction));
  const told =
    toActionSentence(transaction) ??
    toMovementSentence(transaction, chainId) ??
    toBlobSentence(transaction, chainId) ??
    toApprovalSentence(transaction, chainId);
  const setCode = toSetCodeSentence(transaction);
  if (setCode !== null) return toHeadlineParts(setCode, told ?? toOwnCall(transaction, chainId));
  const origin = toOriginWords(transaction);
  if (told === null) return toHeadlineParts(toCallSentence(transaction, chainId), origin);
  return toHeadlineParts(told, toMethodWords(transaction) ?? origin);
}

// What a transaction did besides setting code; mostly nothing.
function toOwnCall(transaction: Transaction, chainId: number): string | null {
  const doesNothing = readCoins(transaction.value) === 0n && !hasData(transaction) && transaction.method === null;
  return doesNothing ? null : toCallSentence(transaction, chainId);
}

// Where the chain itself writes down with each block what it knows of the one below. Nobody deposited that.
const l1Attributes = '0x4200000000000000000000000000000000000015';

// Nobody signed these on this chain: the chain itself made them from what somebody did on the one below.
function toOriginWords({ type, arbitrum, extra, to }: Transaction): string | null {
  const isDeposit =
    (type === 126 && to?.hash.toLowerCase() !== l1Attributes) ||
    (arbitrum !== null && (type === 100 || type === 105)) ||
    (type === 255 && (extra.zksync ?? null) !== null);
  return isDeposit ? words().headlines.deposit : null;
}
