import { expect, test } from 'vitest';
import { formatNotRefreshed } from '../../../src/format/not-refreshed.ts';
import type { Failure } from '../../../src/models/failure.ts';

const now = Date.parse('2026-11-21T06:00:00Z');
const untilTime = '2026-11-22T00:00:00Z';

test.for<[string, string]>([
  ['2026-11-21T03:00:00Z', 'This is from 3\u00a0h ago'],
  ['2026-11-18T05:00:00Z', 'This is from 3\u00a0days ago'],
  ['2025-06-04T05:00:00Z', 'This is from 4\u00a0Jun\u00a02025'],
  ['2026-11-21T05:59:30Z', 'This is from a moment ago'],
  ['2026-11-22T05:59:30Z', 'This is from a moment ago'],
  ['once', 'This is from earlier'],
])('an answer of %s: "%s"', ([asOf, title]) => {
  expect(formatNotRefreshed({ kind: 'no-connection' }, { asOf, now })).toEqual({
    tone: 'plain',
    title,
    text: 'Could not refresh: no connection. Check your connection.',
  });
});

const every = {
  'no-key': [{ kind: 'no-key' }, 'there is no API key', 'Add one in the options.'],
  'key-refused': [{ kind: 'key-refused' }, 'the API key was rejected', 'Check the API key in the options.'],
  'payment-required': [
    { kind: 'payment-required' },
    'the API key or plan was not accepted',
    'Check the API key in the options.',
  ],
  'out-of-credits': [
    { kind: 'out-of-credits', untilTime },
    'today’s credits are used up (renewed in 18\u00a0h)',
    'Wait until they are back, or get a larger plan.',
  ],
  'daily-limit': [
    { kind: 'daily-limit', limit: 5000, untilTime },
    'your daily limit of 5,000 credits is reached (resets in 18\u00a0h)',
    'Raise it in the options, or wait.',
  ],
  'too-many-requests': [{ kind: 'too-many-requests', retryAfterMs: 1 }, 'too many requests', 'Try again in a moment.'],
  'chain-not-served': [
    { kind: 'chain-not-served', chain: { id: 56, name: 'BNB\u202e Chain' } },
    'the service no longer supports BNB Chain',
    'Choose another chain.',
  ],
  'not-found': [{ kind: 'not-found', what: 'address', lookedOn: [] }, 'the service no longer finds it', ''],
  'no-connection': [{ kind: 'no-connection' }, 'no connection', 'Check your connection.'],
  'no-permission': [
    { kind: 'no-permission', origin: 'https://x.example' },
    'Hashlens needs permission to reach the API',
    'Allow it in the options.',
  ],
  'timed-out': [{ kind: 'timed-out', afterMs: 1 }, 'no answer in time', 'Try again in a moment.'],
  'service-trouble': [
    { kind: 'service-trouble', status: 503 },
    'the service is having trouble (error 503)',
    'Try again in a moment.',
  ],
  restricted: [
    { kind: 'restricted' },
    'the service restricts access to it',
    'If the service gave you a secret key for it, add it in the options.',
  ],
  'malformed-input': [{ kind: 'malformed-input', field: 'hash', expected: 'x' }, 'it cannot be looked up', ''],
  'question-refused': [{ kind: 'question-refused', detail: 'x' }, 'the service rejected the request', ''],
  'senseless-answer': [{ kind: 'senseless-answer', at: 'value' }, 'the new answer makes no sense', 'Try again later.'],
  'other-answer': [{ kind: 'other-answer' }, 'the service answered for a different value', 'Try again later.'],
  'held-back': [{ kind: 'held-back', because: 'known-key' }, 'it looks like a private key, so nothing was sent', ''],
  'no-storage': [{ kind: 'no-storage' }, 'your settings cannot be read', 'Restart the browser.'],
  aborted: [{ kind: 'aborted' }, 'the lookup was stopped', 'Try again if you still want it.'],
  'no-background': [{ kind: 'no-background' }, 'Hashlens did not answer', 'Try again in a moment.'],
  updated: [{ kind: 'updated' }, 'Hashlens was updated', 'Reload this page.'],
} satisfies { [kind in Failure['kind']]: [Failure, string, string] };

test.for(
  Object.values(every).map(([failure, reason, advice]): [Failure, string] => [failure, `${reason}. ${advice}`.trim()]),
)('%j: %s', ([failure, words]) => {
  expect(formatNotRefreshed(failure, { asOf: '2026-11-21T03:00:00Z', now }).text).toBe(`Could not refresh: ${words}`);
});

test.for([404, 302])('error %d is mended in the options', (status) => {
  const { text } = formatNotRefreshed({ kind: 'service-trouble', status }, { asOf: '2026-11-21T03:00:00Z', now });

  expect(text).toContain('Check the API address in the options.');
});
