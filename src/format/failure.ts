import type { Failure } from '../models/failure.ts';
import { words } from '../words/words.ts';
import { cleanText } from './clean-text.ts';
import { formatDuration, formatWait } from './format-duration.ts';
import { formatList, joinSentences } from './format-list.ts';
import { readTime } from './format-time.ts';
import { toHeldBack } from './held-back.ts';
import { toMalformedInput } from './malformed-input.ts';
import { nameChain } from './name-chain.ts';
import { type FailureWords, openOptions, toPlainFailure, tryAgain } from './plain-failures.ts';
import { toSenselessAnswer, toServiceTrouble } from './service-failures.ts';
import { toDailyLimit, toOutOfCredits } from './spent-failures.ts';

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
