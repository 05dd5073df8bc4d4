import { toChainWords } from '../format/chain-words.ts';
import { cleanText } from '../format/clean-text.ts';
import { formatNumber, joinSentences } from '../format/format-amount.ts';
import { formatWait } from '../format/format-time.ts';
import type { ChosenChain } from '../models/chain.ts';
import type { PlainWord } from '../references/well-known-words.ts';
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

/** Says what a value of 32 bytes is that is neither a transaction nor a key, and leads to the address in it. */
export function toPlainWord(word: PlainWord): CardUpdate {
  const { plainWord: say } = words();
  const told = { kind: 'told', detail: say.detail } as const;
  switch (word.kind) {
    case 'number':
      return { ...told, title: say.number(formatNumber(BigInt(word.value))) };
    case 'address':
      return { ...told, title: say.address, lead: { label: say.lookUpAddress, address: word.address } };
    case 'text':
      return { ...told, title: say.text(cleanText(word.text, 40)) };
    case 'bytes':
      return { ...told, title: say.bytes(word.bytes, formatNumber(word.bytes)) };
    case 'event':
    case 'slot':
    case 'role':
      return { ...told, title: say[word.kind](word.name) };
    case 'type':
      // Its fields would fill the card.
      return { ...told, title: say.type(word.name.replace(/\(.*/, '')) };
    case 'largest':
    case 'nothing':
      return { ...told, title: say[word.kind] };
  }
}

type Waiting = Extract<CardUpdate, { kind: 'waiting' }>;

/** Gives the words for a lookup that has begun: on which chain, and why there. */
export function toWaiting(chosen: ChosenChain): Waiting {
  return { kind: 'waiting', chain: toChainWords(chosen), text: words().waiting.lookingItUp };
}

/** Why an answer takes longer than one request, and until when in milliseconds since 1970. */
export type Delay = { why: 'trouble' | 'no-connection' | 'too-many-requests'; untilMs: number };

/** Gives the words for a lookup that is tried again, or has to wait for its turn. */
export function toDelayed(chosen: ChosenChain, { why, untilMs }: Delay, now: number): Waiting {
  return { kind: 'waiting', chain: toChainWords(chosen), text: delayWords(why, Math.max(0, untilMs - now)) };
}

function delayWords(why: Delay['why'], leftMs: number): string {
  const said = words().waiting;
  switch (why) {
    case 'trouble':
      return said.trouble;
    case 'no-connection':
      return said.noConnection;
    case 'too-many-requests':
      return said.tooManyRequests(formatWait(leftMs));
  }
}
