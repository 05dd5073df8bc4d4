import { expect, test } from 'vitest';
import { formatNotRefreshed } from '../../../src/format/not-refreshed.ts';
import type { Failure } from '../../../src/models/failure.ts';

const now = Date.parse('2026-11-21T06:00:00Z');
const untilTime = '2026-11-22T00:00:00Z';

test.for<[string, string]>([
  ['2026-11-21T03:00:00Z', 'This is from 3\u00a0h ago'],
  ['2026-11-18T05:00:00Z', 'This is from 3\u00a0days ago'],
  ['2025-06-04T05:00:00Z', 'This is from 4 Jun 2025'],
  ['2026-11-21T05:59:30Z', 'This is from a moment ago'],
  ['2026-11-22T05:59:30Z', 'This is from a moment ago'],
  ['once', 'This is from an earlier time'],
])('an answer of %s: "%s"', ([asOf, title]) => {
  expect(formatNotRefreshed({ kind: 'no-connection' }, { asOf, now })).toEqual({
    tone: 'wait',
    title,
    text: 'It could not be refreshed: no connection.',
  });
});

const every = {
  'no-key': [{ kind: 'no-key' }, 'there is no API key'],
  'key-refused': [{ kind: 'key-refused' }, 'the API key was refused'],
  'payment-required': [{ kind: 'payment-required' }, 'the service wants an API key or a payment'],
  'out-of-credits': [{ kind: 'out-of-credits', untilTime }, 'today’s credits are used up, for another 18\u00a0h'],
  'daily-limit': [
    { kind: 'daily-limit', limit: 5000, untilTime },
    'your own daily limit of 5,000 credits is reached, for another 18\u00a0h',
  ],
  'too-many-requests': [{ kind: 'too-many-requests', retryAfterMs: 1 }, 'there were too many requests in a second'],
  'chain-not-served': [
    { kind: 'chain-not-served', chain: { id: 56, name: 'BNB\u202e Chain' } },
    'the service does not serve the chain BNB Chain any more',
  ],
  'not-found': [{ kind: 'not-found', what: 'address', lookedOn: [] }, 'the service does not find it any more'],
  'no-connection': [{ kind: 'no-connection' }, 'no connection'],
  'no-permission': [
    { kind: 'no-permission', origin: 'https://x.example' },
    'the browser does not let Hashlens reach the API',
  ],
  'timed-out': [{ kind: 'timed-out', afterMs: 1 }, 'no answer came in time'],
  'service-trouble': [{ kind: 'service-trouble', status: 503 }, 'the service has trouble (error 503)'],
  restricted: [{ kind: 'restricted' }, 'the service restricts access to it'],
  'malformed-input': [{ kind: 'malformed-input', field: 'hash', expected: 'x' }, 'it cannot be looked up'],
  'question-refused': [{ kind: 'question-refused', detail: 'x' }, 'the service refused the question'],
  'senseless-answer': [{ kind: 'senseless-answer', at: 'value' }, 'the new answer makes no sense'],
  'other-answer': [{ kind: 'other-answer' }, 'the service answered another question'],
  'held-back': [{ kind: 'held-back' }, 'it looks like a private key, so nothing was sent'],
  aborted: [{ kind: 'aborted' }, 'the lookup was stopped'],
  'no-background': [{ kind: 'no-background' }, 'Hashlens did not answer'],
  updated: [{ kind: 'updated' }, 'Hashlens was updated, reload this page'],
} satisfies { [kind in Failure['kind']]: [Failure, string] };

test.for(Object.values(every).map(([failure, reason]): [Failure, string] => [failure, reason]))(
  '%j: %s',
  ([failure, reason]) => {
    expect(formatNotRefreshed(failure, { asOf: '2026-11-21T03:00:00Z', now }).text).toBe(
      `It could not be refreshed: ${reason}.`,
    );
  },
);
