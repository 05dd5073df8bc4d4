import { nameChain, toChainWords } from '../format/chain-words.ts';
import { cleanText } from '../format/clean-text.ts';
import { formatNumber, joinSentences } from '../format/format-amount.ts';
import { formatWait } from '../format/format-time.ts';
import { toQuotable } from '../format/quote.ts';
import { type Choice, t } from '../i18n/t.ts';
import type { ChosenChain } from '../models/chain.ts';
import type { PlainValue } from '../references/plain-value.ts';
import type { CardUpdate } from './card-content.ts';

/**
 * Why the user is asked first. 64 hex digits: nothing marks them as a transaction, words about keys are near, or they
 * are labelled as something else. 40 digits: they may be a hash. Any value: its link is to a network that is not known,
 * so that any chain is a guess; too many of the page's cards closed before the user could see them, or the page asked
 * for more lookups than a user does. Or the settings require it, for hashes or for addresses.
 */
export type AskFirstReason =
  | 'no-sign'
  | 'near-key-words'
  | 'other-label'
  | 'may-be-hash'
  | 'unknown-network'
  | 'gone-unseen'
  | 'many-asked'
  | 'hash-setting'
  | 'address-setting';

const reasons = {
  'no-sign': 'noSign',
  'near-key-words': 'nearKeyWords',
  'other-label': 'otherLabel',
  'may-be-hash': 'mayBeHash',
  'unknown-network': 'unknownNetwork',
  'gone-unseen': 'goneUnseen',
  'many-asked': 'manyAsked',
  'hash-setting': 'hashSetting',
  'address-setting': 'addressSetting',
} as const satisfies { [reason in AskFirstReason]: Choice<'card.askFirst.title', 'reason'> };

// The default host. Any other is the user's own choice.
const usualHost = 'api.blockscout.com';

/**
 * Returns the message for a reference that is looked up only on request, and what that sends to whom: the API at
 * `address`, null if it could not be read. `chosen` is the first chain to ask. `cost.credits` is the price there,
 * `cost.most` the price if other chains are searched too. An `isPublic` card does not name the user's own API address.
 */
export function toAskFirst(
  reason: AskFirstReason,
  {
    address,
    isPublic = false,
    chosen,
    cost,
  }: {
    address: string | null;
    isPublic?: boolean;
    chosen?: ChosenChain | undefined;
    cost?: { credits: number; most: number } | undefined;
  },
): CardUpdate {
  const which = { reason: reasons[reason] };
  return {
    kind: 'ask-first',
    state: { text: t('card.state.notLookedUp'), more: t('card.state.nothingSent') },
    title: t('card.askFirst.title', which),
    detail: t('card.askFirst.detail', which),
    ...(address !== null && URL.canParse(address) && { sends: toSends(new URL(address).host, isPublic) }),
    ...(cost && { cost: toCost(cost) }),
    label: chosen ? t('card.askFirst.lookUpOn', { chain: nameChain(chosen.chain) }) : t('card.askFirst.lookUp'),
    why: joinSentences([t('card.askFirst.why', which), t('card.askFirst.forGood')]),
    ...(chosen && { chain: toChainWords(chosen) }),
  };
}

/** Returns a question's text below its title: whether to look it up, what that sends to whom, and what it costs. */
export function sayWhole({ detail, sends, cost }: Extract<CardUpdate, { kind: 'ask-first' }>): string {
  return joinSentences([detail, sends, cost].filter((one) => one !== undefined));
}

function toCost({ credits, most }: { credits: number; most: number }): string {
  const said = { count: credits, credits: formatNumber(credits) };
  return most > credits
    ? t('card.askFirst.costUpTo', { ...said, most: formatNumber(most) })
    : t('card.askFirst.cost', said);
}

function toSends(host: string, isPublic: boolean): string {
  return isPublic && host !== usualHost ? t('card.askFirst.sendsToOwn') : t('card.askFirst.sends', { host });
}

/**
 * Returns the message for a 32-byte value that is neither a transaction nor a key, with a link to the address in it.
 */
export function toPlainValue(value: PlainValue): CardUpdate {
  const state = { text: t('card.state.notLookedUp') };
  const told = { kind: 'told', state, detail: t('card.plainValue.detail') } as const;
  switch (value.kind) {
    case 'number':
      return { ...told, title: t('card.plainValue.number', { formatted: formatNumber(BigInt(value.value)) }) };
    case 'address':
      return {
        ...told,
        title: t('card.plainValue.address'),
        lead: { label: t('card.plainValue.lookUpAddress'), address: value.address },
      };
    case 'text':
      return { ...told, title: t('card.plainValue.text', { text: toQuotable(cleanText(value.text, 40)) }) };
    case 'bytes':
      return {
        ...told,
        title: t('card.plainValue.bytes', { count: value.bytes, formatted: formatNumber(value.bytes) }),
      };
    case 'event':
      return { ...told, title: t('card.plainValue.event', { name: value.name }) };
    case 'slot':
      return { ...told, title: t('card.plainValue.slot', { name: value.name }) };
    case 'role':
      return { ...told, title: t('card.plainValue.role', { name: value.name }) };
    case 'type':
      // Leaves out the fields, which would fill the card.
      return { ...told, title: t('card.plainValue.type', { name: value.name.replace(/\(.*/, '') }) };
    case 'other-family': {
      const { name } = value;
      return { ...told, title: t('card.plainValue.family', { name }), detail: t('card.plainValue.familyDetail') };
    }
    case 'largest':
      return { ...told, title: t('card.plainValue.largest') };
    case 'nothing':
      return { ...told, title: t('card.plainValue.nothing') };
    case 'made-up':
      return { ...told, title: t('card.plainValue.madeUp') };
    case 'data':
      return { ...told, title: t('card.plainValue.title') };
  }
}

type Waiting = Extract<CardUpdate, { kind: 'waiting' }>;

/** Returns the message for a lookup that has begun: on which chain, and why there. */
export function toWaiting(chosen: ChosenChain): Waiting {
  return { kind: 'waiting', chain: toChainWords(chosen), text: t('card.waiting.lookingItUp') };
}

/** Why an answer takes longer than one request, and until when (milliseconds since 1970). */
export type Delay = { why: 'trouble' | 'no-connection' | 'too-many-requests'; untilMs: number };

/** Returns the message for a lookup that is being retried or is waiting for its turn. */
export function toDelayed(chosen: ChosenChain, { why, untilMs }: Delay, now: number): Waiting {
  const text = delayWords(why, Math.max(0, untilMs - now));
  return { kind: 'waiting', chain: toChainWords(chosen), text, isDelayed: true };
}

function delayWords(why: Delay['why'], leftMs: number): string {
  switch (why) {
    case 'trouble':
      return t('card.waiting.trouble');
    case 'no-connection':
      return t('card.waiting.noConnection');
    case 'too-many-requests':
      return t('card.waiting.tooManyRequests', { wait: formatWait(leftMs) });
  }
}
