import { joinSentences } from '../format/format-list.ts';
import { type Words, words } from '../words/words.ts';
import type { CardUpdate } from './card-content.ts';

/**
 * Why a person is asked first: nothing at a 64-hex value says that it is a transaction, words of keys stand near, or it
 * is called something else; 40 digits may be a hash; cards of the page went before a person could see them; or the
 * settings say so of hashes or of addresses.
 */
export type AskFirstReason =
  | 'no-sign'
  | 'near-key-words'
  | 'other-label'
  | 'may-be-hash'
  | 'gone-unseen'
  | 'hash-setting'
  | 'address-setting';

const messages = {
  'no-sign': 'noSign',
  'near-key-words': 'nearKeyWords',
  'other-label': 'otherLabel',
  'may-be-hash': 'mayBeHash',
  'gone-unseen': 'goneUnseen',
  'hash-setting': 'hashSetting',
  'address-setting': 'addressSetting',
} as const satisfies { [reason in AskFirstReason]: keyof Words['askFirst'] };

/**
 * Gives the words for a reference that is only looked up when the person asks, with what that sends to whom: the API at
 * `address`, which is null where nobody can read it.
 */
export function toAskFirst(reason: AskFirstReason, address: string | null): CardUpdate {
  const { askFirst: say } = words();
  const { title, detail } = say[messages[reason]];
  const sends = address !== null && URL.canParse(address) ? [say.sends(new URL(address).host)] : [];
  return { kind: 'ask-first', title, detail: joinSentences([detail, ...sends]), label: say.lookUp };
}
