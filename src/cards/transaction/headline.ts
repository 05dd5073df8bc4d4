import { cleanText } from '../../format/clean-text.ts';
import type { Transaction } from '../../models/transaction.ts';
import type { CardContent } from '../card-content.ts';
import { toApprovalSentence } from './approval-sentence.ts';
import { toBlobSentence, toCallSentence, toCreation, toIntent, toMethodWords } from './call-sentence.ts';
import { toMovementSentence } from './movement-sentence.ts';
import { toRevertWords } from './revert-words.ts';
import { toSetCodeSentence } from './set-code-sentence.ts';

/** The one sentence about a transaction, and a smaller second one where it helps. */
export function toHeadline(transaction: Transaction, chainId: number): CardContent['headline'] {
  const intent = toIntent(transaction, chainId);
  switch (transaction.state) {
    case 'succeeded':
      return toDone(transaction, chainId);
    case 'failed':
      return { text: `Failed: ${toRevertWords(transaction)}`, detail: intent };
    case 'pending':
      return { text: 'Waiting to be included', detail: intent };
    case 'awaiting':
      return { text: 'Included, details still being indexed', detail: intent };
    case 'dropped':
      return { text: 'Dropped or replaced', detail: `It never got into a block: ${intent}` };
    case 'unknown': {
      const said = cleanText(transaction.result ?? transaction.status ?? '', 60);
      return { text: said === '' ? 'State unknown' : `State unknown: “${said}”`, detail: intent };
    }
  }
}

function toDone(transaction: Transaction, chainId: number): CardContent['headline'] {
  if (transaction.to === null) return { text: toCreation(transaction) };
  const movement = toMovementSentence(transaction, chainId);
  const method = toMethodWords(transaction);
  const setCode = toSetCodeSentence(transaction);
  if (setCode !== null) return withDetail(setCode, movement ?? method);
  const told = movement ?? toBlobSentence(transaction, chainId) ?? toApprovalSentence(transaction);
  return told === null ? { text: toCallSentence(transaction, chainId) } : withDetail(told, method);
}

function withDetail(text: string, detail: string | null): CardContent['headline'] {
  return detail === null ? { text } : { text, detail };
}
