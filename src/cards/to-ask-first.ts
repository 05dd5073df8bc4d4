import { type Words, words } from '../words/words.ts';
import type { CardUpdate } from './card-content.ts';

/** Why a person is asked first: it may be a private key, or the settings say so of hashes or of addresses. */
export type AskFirstReason = 'may-be-key' | 'hash-setting' | 'address-setting';

const messages = {
  'may-be-key': 'mayBeKey',
  'hash-setting': 'hashSetting',
  'address-setting': 'addressSetting',
} as const satisfies { [reason in AskFirstReason]: keyof Words['askFirst'] };

/** Gives the words for a reference that is only looked up when the person asks. */
export function toAskFirst(reason: AskFirstReason): CardUpdate {
  const { askFirst } = words();
  return { kind: 'ask-first', ...askFirst[messages[reason]], label: askFirst.lookUp };
}
