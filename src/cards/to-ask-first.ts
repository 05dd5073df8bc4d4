import type { CardUpdate } from './card-content.ts';

/** Why a person is asked first: it may be a private key, or the settings say so of hashes or of addresses. */
export type AskFirstReason = 'may-be-key' | 'hash-setting' | 'address-setting';

const words = {
  'may-be-key': {
    title: 'This could be a private key as well as a transaction',
    detail:
      'Nothing was sent. Look it up only if you know that it is a transaction: what was sent cannot be taken back.',
  },
  'hash-setting': {
    title: 'Look this up?',
    detail: 'Nothing was sent so far. Your settings say to ask first, because 64 digits may be a private key.',
  },
  'address-setting': {
    title: 'Look this up?',
    detail: 'Nothing was sent so far. An address costs 50 credits; your settings say to ask first.',
  },
} satisfies { [reason in AskFirstReason]: { title: string; detail: string } };

/** Gives the words for a reference that is only looked up when the person asks. */
export function toAskFirst(reason: AskFirstReason): CardUpdate {
  return { kind: 'ask-first', ...words[reason], label: 'Look up' };
}
