import type { Reference } from '../references/reference.ts';
import type { CardUpdate } from './card-content.ts';

/** Gives the words for a reference that is only looked up when the person asks: it may be a secret, or it is dear. */
export function toAskFirst(reference: Reference): CardUpdate {
  const isHash = reference.kind === 'transaction';
  return {
    kind: 'ask-first',
    title: isHash ? 'This could be a private key as well as a transaction' : 'Look this up?',
    detail: isHash
      ? 'Nothing was sent. Look it up only if you know that it is a transaction: what was sent cannot be taken back.'
      : 'Nothing was sent so far. An address costs 50 credits; your settings say to ask first.',
    label: 'Look up',
  };
}
