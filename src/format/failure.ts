import { type KeyIn, t } from '../i18n/t.ts';
import type { Failure } from '../models/failure.ts';
import type { Reference } from '../references/reference.ts';
import { nameChain } from './chain-words.ts';
import { cleanText } from './clean-text.ts';
import { formatList, formatNumber, joinSentences } from './format-amount.ts';
import { formatDuration, formatWait, readTime } from './format-time.ts';
import { toQuotable } from './quote.ts';

/**
 * Says what happened and what to do about it. `now` is in milliseconds, for countdowns; `about` is the kind of
 * reference that was looked up. A card that `isPublic` reveals nothing about the user's settings, and for a reference
 * that was not found, not whether it was sent.
 */
export function formatFailure(failure: Failure, options: Asked): FailureWords {
  const state = toState(failure.kind);
  return { ...(state && { state }), ...toFailureWords(failure, options) };
}

function toState(kind: Failure['kind']): HeadState | null {
  switch (kind) {
    case 'no-key':
      return { text: t('card.state.needsKey'), more: t('card.state.nothingSent') };
    case 'key-refused':
      return { text: t('card.state.needsKey') };
    case 'no-permission':
    case 'daily-limit':
    case 'malformed-input':
      return { text: t('card.state.notLookedUp'), more: t('card.state.nothingSent') };
    case 'held-back':
      // Its text already says that nothing was sent.
      return { text: t('card.state.notLookedUp'), tone: 'wait' };
    case 'not-found':
      return { text: t('card.state.notFound') };
    default:
      return null;
  }
}

function toFailureWords(failure: Failure, options: Asked): FailureWords {
  const { isPublic = false } = options;
  switch (failure.kind) {
    case 'out-of-credits':
      return toOutOfCredits(readTime(failure.untilTime), options.now);
    case 'daily-limit':
      return toDailyLimit(isPublic ? null : failure.limit, readTime(failure.untilTime), options.now);
    case 'too-many-requests':
      return toTooManyRequests(failure.retryAfterMs);
    case 'chain-not-served': {
      const title = t('failure.chainNotServed.title', { chain: nameChain(failure.chain) });
      const detail = t('failure.chainNotServed.detail', { id: String(failure.chain.id) });
      return { title, detail, tone: 'bad', action: openOptions() };
    }
    case 'not-found':
      return toNotFound(failure, isPublic);
    case 'no-permission': {
      const detail = isPublic
        ? t('failure.noPermission.onPage')
        : t('failure.noPermission.detail', { origin: cleanText(failure.origin, 80) });
      return { title: t('failure.noPermission.title'), detail, tone: 'bad', action: openOptions() };
    }
    case 'timed-out': {
      const detail = t('failure.timedOut.detail', { time: formatDuration(failure.afterMs) });
      return { title: t('failure.timedOut.title'), detail, tone: 'wait', action: tryAgain() };
    }
    case 'service-trouble':
      return toServiceTrouble(failure.status);
    case 'malformed-input':
      return toMalformedInput(failure.field, failure.expected);
    case 'question-refused':
      return { title: t('failure.questionRefused.title'), detail: toRefusal(failure.detail), tone: 'bad' };
    case 'held-back':
      return toHeldBack(failure.because);
    case 'senseless-answer':
      return toSenselessAnswer(failure.at);
    case 'no-key':
      return toNoKey(options.about);
    case 'key-refused':
    case 'payment-required':
    case 'no-connection':
    case 'restricted':
    case 'other-answer':
    case 'no-storage':
    case 'aborted':
    case 'no-background':
    case 'updated':
      return toPlainFailure(failure.kind);
  }
}

function toTooManyRequests(retryAfterMs: number | null): FailureWords {
  const detail =
    retryAfterMs === null
      ? t('failure.tooManyRequests.detail')
      : t('failure.tooManyRequests.detailWithWait', { wait: formatWait(retryAfterMs) });
  return { title: t('failure.tooManyRequests.title'), detail, tone: 'wait', action: tryAgain() };
}

function toNotFound({ what, lookedOn }: Extract<Failure, { kind: 'not-found' }>, isPublic: boolean): FailureWords {
  const titles = {
    transaction: t('failure.notFound.transactionTitle'),
    address: t('failure.notFound.addressTitle'),
    'token-instance': t('failure.notFound.nftTitle'),
  };
  const chains = lookedOn.slice(0, 8).map(nameChain);
  const looked =
    chains.length === 0 || isPublic ? [] : [t('failure.notFound.lookedOn', { chains: formatList(chains) })];
  const detail = joinSentences([
    ...looked,
    what === 'token-instance' ? t('failure.notFound.nftHelp') : t('failure.notFound.help'),
    ...(isPublic && what === 'transaction' ? [t('failure.notFound.inPopup')] : []),
  ]);
  return { title: titles[what], detail, tone: 'wait', action: tryAgain() };
}

// No retry: the same request would be refused again. The service's patterns (~r/…/) are unreadable; others are cut earlier.
function toRefusal(detail: string): string {
  const readable = detail.replace(/~r\/\S*/g, '…');
  const most = /[\^${}]/.test(readable) ? 80 : 160;
  // `toQuotable` makes the text longer.
  const said = cleanText(toQuotable(cleanText(readable, most)), most);
  return said === '' ? t('failure.questionRefused.noReason') : t('failure.questionRefused.detail', { said });
}

type Asked = { now: number; isPublic?: boolean; about?: Reference['kind'] };

/**
 * The head of a card without an answer: `text` is the state of the lookup, `more` says in a softer style what it means.
 * `wait` marks a state to beware of.
 */
export type HeadState = { text: string; more?: string; tone?: 'wait' };

/**
 * A failure in words. `action` is the one thing that the user can do here; `add-key` also hands over the reference that
 * was looked up. Without `state`, the head says "no answer" or, if `tone` is `wait`, "no answer yet".
 */
export type FailureWords = {
  state?: HeadState;
  title: string;
  detail: string;
  tone: 'bad' | 'wait';
  action?: { kind: 'open-options' | 'add-key' | 'try-again'; label: string };
};

type Action = NonNullable<FailureWords['action']>;

/** The action for failures that a settings change fixes. */
function openOptions(): Action {
  return { kind: 'open-options', label: t('failure.openOptions') };
}

/** The action for failures that are temporary. */
export function tryAgain(): Action {
  return { kind: 'try-again', label: t('failure.tryAgain') };
}

// Without a key, nothing was sent and no sample data is shown.
function toNoKey(about: Reference['kind'] | undefined): FailureWords {
  return {
    title: about ? t('failure.noKey.toSee', { kind: about }) : t('failure.noKey.title'),
    detail: t('failure.noKey.detail'),
    tone: 'wait',
    action: { kind: 'add-key', label: t('failure.noKey.add') },
  };
}

const plainFailures = {
  'key-refused': { says: 'keyRefused', tone: 'bad', action: openOptions },
  'payment-required': { says: 'paymentRequired', tone: 'bad', action: openOptions },
  'no-connection': { says: 'noConnection', tone: 'bad', action: tryAgain },
  restricted: { says: 'restricted', tone: 'bad', action: openOptions },
  'other-answer': { says: 'otherAnswer', tone: 'bad', action: tryAgain },
  'no-storage': { says: 'noStorage', tone: 'bad', action: tryAgain },
  aborted: { says: 'aborted', tone: 'wait', action: tryAgain },
  'no-background': { says: 'noBackground', tone: 'bad', action: tryAgain },
  updated: { says: 'updated', tone: 'wait', action: null },
} as const satisfies { [kind in Failure['kind']]?: { says: string; tone: 'bad' | 'wait'; action: unknown } };

/** The words for a failure without data. */
function toPlainFailure(kind: keyof typeof plainFailures): FailureWords {
  const { says, tone, action } = plainFailures[kind];
  const [title, detail] = [t('failure.title', { failure: says }), t('failure.detail', { failure: says })];
  return { title, detail, tone, ...(action && { action: action() }) };
}

/**
 * The words for an HTTP status: 5xx is temporary; 404 and redirects mean a wrong API address; anything else was refused
 * on the way.
 */
function toServiceTrouble(status: number): FailureWords {
  const trouble = status === 404 ? 'notThere' : status >= 500 ? 'passing' : status < 400 ? 'elsewhere' : 'refused';
  return {
    title: t('failure.service.title', { trouble }),
    detail: t('failure.service.detail', { trouble, status: String(status) }),
    tone: 'bad',
    action: trouble === 'notThere' || trouble === 'elsewhere' ? openOptions() : tryAgain(),
  };
}

/** The words for an answer that cannot be shown; `at` is the part that does not fit. */
function toSenselessAnswer(at: string): FailureWords {
  return {
    title: t('failure.senseless.title', { at }),
    detail: t('failure.senseless.detail', { at, place: cleanText(at, 60) }),
    tone: 'bad',
    action: tryAgain(),
  };
}

const dayMs = 86_400_000;

/** The words for used-up credits. Times are in milliseconds; `until` is null if unknown. */
function toOutOfCredits(until: number | null, now: number): FailureWords {
  if (until === null)
    return { title: t('failure.outOfCredits.title'), detail: t('failure.outOfCredits.untilMidnight'), tone: 'wait' };
  const left = until - now;
  if (left <= 0)
    return {
      title: t('failure.outOfCredits.title'),
      detail: t('failure.outOfCredits.over'),
      tone: 'wait',
      action: tryAgain(),
    };
  // Around midnight, the service may refer to the day before; Hashlens then tries again sooner.
  const wait = formatWait(left);
  const isMidnight = until % dayMs === 0;
  const detail = isMidnight
    ? t('failure.outOfCredits.untilMidnightIn', { wait })
    : t('failure.outOfCredits.justOver', { wait });
  return { title: t('failure.outOfCredits.title'), detail, tone: 'wait' };
}

/**
 * The words for the user's daily limit (in credits; null to leave it out). Only a new day or a higher limit ends it,
 * however many credits the key has left.
 */
function toDailyLimit(limit: number | null, until: number | null, now: number): FailureWords {
  const left = until === null ? null : until - now;
  if (left !== null && left <= 0)
    return {
      title: t('failure.dailyLimit.title'),
      detail: t('failure.dailyLimit.over'),
      tone: 'wait',
      action: tryAgain(),
    };
  const title = t('failure.dailyLimit.title');
  if (limit === null) return { title, detail: t('failure.dailyLimit.onPage'), tone: 'wait', action: openOptions() };
  const credits = formatNumber(limit);
  const detail =
    left === null
      ? t('failure.dailyLimit.untilMidnight', { count: limit, credits })
      : t('failure.dailyLimit.untilMidnightIn', { count: limit, credits, wait: formatWait(left) });
  return { title, detail, tone: 'wait', action: openOptions() };
}

type Because = Extract<Failure, { kind: 'held-back' }>['because'];

const reasons = {
  'known-key': 'knownKey',
  'address-in-sight': 'addressInSight',
  'key-words': 'keyWords',
} as const satisfies { [because in Exclude<Because, 'no-reference'>]: string };

/** The words for a value that is never sent: a possible private key, or no reference at all. There is no action. */
function toHeldBack(because: Because): FailureWords {
  if (because === 'no-reference')
    return { title: t('card.plainValue.title'), detail: t('card.plainValue.detail'), tone: 'bad' };
  return {
    title: t('failure.heldBack.title'),
    detail: t('failure.heldBack.detail', { reason: reasons[because] }),
    tone: 'bad',
  };
}

const fields = new Map<string, KeyIn<'failure.malformed.fields'>>([
  ['hash', 'failure.malformed.fields.transactionHash'],
  ['tokenId', 'failure.malformed.fields.tokenId'],
  ['chain', 'failure.malformed.fields.chainNumber'],
  ['blockNumber', 'failure.malformed.fields.blockNumber'],
  ['block_number', 'failure.malformed.fields.blockNumber'],
  ['itemsCount', 'failure.malformed.fields.numberOfItems'],
  ['items_count', 'failure.malformed.fields.numberOfItems'],
  ['token_id', 'failure.malformed.fields.tokenId'],
  ['next', 'failure.malformed.fields.nextPage'],
]);

// By the names that `api/` has for the expected forms.
const forms = new Map<string, KeyIn<'failure.malformed.forms'>>([
  ['an http or https address', 'failure.malformed.forms.webAddress'],
  ['0x and 64 hex digits', 'failure.malformed.forms.hexDigits64'],
  ['0x and 40 hex digits', 'failure.malformed.forms.hexDigits40'],
  ['a whole number', 'failure.malformed.forms.wholeNumber'],
  ['a positive whole number', 'failure.malformed.forms.positiveNumber'],
  ['a whole number of at least 0', 'failure.malformed.forms.numberFrom0'],
  ['a whole number from 1 to 50', 'failure.malformed.forms.numberFrom1To50'],
  ['the cursor of a page that was read before', 'failure.malformed.forms.cursor'],
]);

/** The words for an input that was refused before anything was sent. Unknown fields and forms are shown as they are. */
function toMalformedInput(field: string, expected: string): FailureWords {
  const fieldKey = fields.get(field);
  const formKey = forms.get(expected);
  const name = fieldKey ? t(fieldKey) : cleanText(field, 40);
  const form = formKey ? t(formKey) : cleanText(expected, 80);
  return {
    title: t('failure.malformed.title'),
    detail: t('failure.malformed.detail', { field: name, form }),
    tone: 'bad',
  };
}
