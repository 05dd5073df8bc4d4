import type { Failure } from '../models/failure.ts';
import { type Words, words } from '../words/words.ts';
import { nameChain } from './chain-words.ts';
import { cleanText } from './clean-text.ts';
import { formatList, formatNumber, joinSentences } from './format-amount.ts';
import { formatDuration, formatWait, readTime } from './format-time.ts';

/** Says what happened and what to do about it. `now` is in milliseconds, for countdowns. */
export function formatFailure(failure: Failure, options: { now: number }): FailureWords {
  const say = words().failures;
  switch (failure.kind) {
    case 'out-of-credits':
      return toOutOfCredits(readTime(failure.untilTime), options.now);
    case 'daily-limit':
      return toDailyLimit(failure.limit, readTime(failure.untilTime), options.now);
    case 'too-many-requests':
      return toTooManyRequests(failure.retryAfterMs);
    case 'chain-not-served': {
      const title = say.chainNotServed.title(nameChain(failure.chain));
      const detail = say.chainNotServed.detail(String(failure.chain.id));
      return { title, detail, tone: 'bad', action: openOptions() };
    }
    case 'not-found':
      return toNotFound(failure);
    case 'no-permission': {
      const detail = say.noPermission.detail(cleanText(failure.origin, 80));
      return { title: say.noPermission.title, detail, tone: 'bad', action: openOptions() };
    }
    case 'timed-out': {
      const detail = say.timedOut.detail(formatDuration(failure.afterMs));
      return { title: say.timedOut.title, detail, tone: 'wait', action: tryAgain() };
    }
    case 'service-trouble':
      return toServiceTrouble(failure.status);
    case 'malformed-input':
      return toMalformedInput(failure.field, failure.expected);
    case 'question-refused':
      return { title: say.questionRefused.title, detail: toRefusal(failure.detail), tone: 'bad' };
    case 'held-back':
      return toHeldBack(failure.because);
    case 'senseless-answer':
      return toSenselessAnswer(failure.at);
    case 'no-key':
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
  const say = words().failures.tooManyRequests;
  const detail = retryAfterMs === null ? say.detail : say.detailWithWait(formatWait(retryAfterMs));
  return { title: say.title, detail, tone: 'wait', action: tryAgain() };
}

function toNotFound({ what, lookedOn }: Extract<Failure, { kind: 'not-found' }>): FailureWords {
  const say = words().failures.notFound;
  const titles = { transaction: say.transactionTitle, address: say.addressTitle, 'token-instance': say.nftTitle };
  const chains = lookedOn.slice(0, 8).map(nameChain);
  const looked = chains.length === 0 ? [] : [say.lookedOn(formatList(chains))];
  const detail = joinSentences([...looked, what === 'token-instance' ? say.nftHelp : say.help]);
  return { title: titles[what], detail, tone: 'wait', action: tryAgain() };
}

// The same question is refused again. A pattern is not for reading.
function toRefusal(detail: string): string {
  const say = words().failures.questionRefused;
  return say.detail(cleanText(detail, /[\^${}]/.test(detail) ? 80 : 160) || say.noReason);
}

/** A failure in words. `action` is the one thing that the person can do here. */
export type FailureWords = {
  title: string;
  detail: string;
  tone: 'bad' | 'wait';
  action?: { kind: 'open-options' | 'try-again'; label: string };
};

type Action = NonNullable<FailureWords['action']>;

/** The action of failures that settings mend. */
function openOptions(): Action {
  return { kind: 'open-options', label: words().failures.openOptions };
}

/** The action of failures that pass. */
export function tryAgain(): Action {
  return { kind: 'try-again', label: words().failures.tryAgain };
}

const plainFailures = {
  'no-key': { says: 'noKey', tone: 'wait', action: openOptions },
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

/** The words of a failure that carries nothing to tell. */
function toPlainFailure(kind: keyof typeof plainFailures): FailureWords {
  const { says, tone, action } = plainFailures[kind];
  return { ...words().failures[says], tone, ...(action && { action: action() }) };
}

/** The words for a status: 5xx passes by itself; 404 and redirections mean a wrong address; the rest is refused on the way. */
function toServiceTrouble(status: number): FailureWords {
  const { passing, notThere, elsewhere, refused } = words().serviceTrouble;
  if (status === 404) return { ...notThere, tone: 'bad', action: openOptions() };
  const { title, detail } = status >= 500 ? passing : status < 400 ? elsewhere : refused;
  const action = status < 400 ? openOptions() : tryAgain();
  return { title, detail: detail(String(status)), tone: 'bad', action };
}

/** The words for an answer of which nothing can be shown; `at` is what does not fit. */
function toSenselessAnswer(at: string): FailureWords {
  const { unknown, ...known } = words().senselessAnswers;
  const says = new Map(Object.entries(known)).get(at) ?? {
    title: unknown.title,
    detail: unknown.detail(cleanText(at, 60)),
  };
  return { ...says, tone: 'bad', action: tryAgain() };
}

const dayMs = 86_400_000;

/** The words for credits that are used up. Times are milliseconds; `until` is null where it is not known. */
function toOutOfCredits(until: number | null, now: number): FailureWords {
  const { title, ...say } = words().outOfCredits;
  if (until === null) return { title, detail: say.untilMidnight, tone: 'wait' };
  const left = until - now;
  if (left <= 0) return { title, detail: say.over, tone: 'wait', action: tryAgain() };
  // Around midnight the service may speak of the day before: then Hashlens looks again sooner.
  const detail = until % dayMs === 0 ? say.untilMidnightIn : say.justOver;
  return { title, detail: detail(formatWait(left)), tone: 'wait' };
}

/** The words for the person's own limit (in credits): a new day or a higher one ends it, whatever the key has left. */
function toDailyLimit(limit: number, until: number | null, now: number): FailureWords {
  const { title, ...say } = words().dailyLimit;
  const left = until === null ? null : until - now;
  if (left !== null && left <= 0) return { title, detail: say.over, tone: 'wait', action: tryAgain() };
  const credits = formatNumber(limit);
  const detail =
    left === null ? say.untilMidnight(limit, credits) : say.untilMidnightIn(limit, credits, formatWait(left));
  return { title, detail, tone: 'wait', action: openOptions() };
}

type Because = Extract<Failure, { kind: 'held-back' }>['because'];

const reasons = {
  'known-key': 'knownKey',
  'address-in-sight': 'addressInSight',
  'key-words': 'keyWords',
} as const satisfies { [because in Exclude<Because, 'no-reference'>]: string };

/** The words for a value that was refused: a private key, or no reference at all. Nothing can be done about it. */
function toHeldBack(because: Because): FailureWords {
  const { heldBack, plainWord } = words();
  if (because === 'no-reference') return { title: plainWord.title, detail: plainWord.detail, tone: 'bad' };
  const { title, ...details } = heldBack;
  return { title, detail: details[reasons[because]], tone: 'bad' };
}

const fields = new Map<string, keyof Words['malformedInput']['fields']>([
  ['hash', 'transactionHash'],
  ['tokenId', 'tokenId'],
  ['chain', 'chainNumber'],
  ['blockNumber', 'blockNumber'],
  ['block_number', 'blockNumber'],
  ['itemsCount', 'numberOfItems'],
  ['items_count', 'numberOfItems'],
  ['token_id', 'tokenId'],
  ['next', 'nextPage'],
]);

// What `explorer/` calls the forms.
const forms = new Map<string, keyof Words['malformedInput']['forms']>([
  ['an http or https address', 'webAddress'],
  ['0x and 64 hex digits', 'hexDigits64'],
  ['0x and 40 hex digits', 'hexDigits40'],
  ['a whole number', 'wholeNumber'],
  ['a positive whole number', 'positiveNumber'],
  ['a whole number of at least 0', 'numberFrom0'],
  ['a whole number from 1 to 50', 'numberFrom1To50'],
  ['the cursor of a page that was read before', 'cursor'],
]);

/** The words for an input that was refused before anything was sent. What is neither known field nor form is shown as it is. */
function toMalformedInput(field: string, expected: string): FailureWords {
  const say = words().malformedInput;
  const fieldKey = fields.get(field);
  const formKey = forms.get(expected);
  const name = fieldKey ? say.fields[fieldKey] : cleanText(field, 40);
  const form = formKey ? say.forms[formKey] : cleanText(expected, 80);
  return { title: say.title, detail: say.detail(name, form), tone: 'bad' };
}
