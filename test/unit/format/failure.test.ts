import { expect, test } from 'vitest';
import { type FailureWords, formatFailure } from '../../../src/format/failure.ts';
import type { Failure } from '../../../src/models/failure.ts';

const now = Date.UTC(2026, 10, 21, 19);
const chain = { id: 56, name: 'BNB Smart Chain' };
const all = (failure: Failure) => {
  const { title, detail } = formatFailure(failure, { now });
  return `${title}. ${detail}`;
};

const every = {
  'no-key': [{ kind: 'no-key' }, ['Add your API key']],
  'key-refused': [{ kind: 'key-refused' }, ['API key']],
  'payment-required': [{ kind: 'payment-required' }, ['API key', 'plan']],
  'out-of-credits': [
    { kind: 'out-of-credits', untilTime: '2026-11-22T00:00:00Z' },
    ['credits', 'midnight UTC, in 5\u00a0h'],
  ],
  'daily-limit': [
    { kind: 'daily-limit', limit: 5000, untilTime: '2026-11-22T00:00:00Z' },
    ['Daily limit reached', '5,000 credits', 'midnight UTC, in 5\u00a0h', 'raise it in the options'],
  ],
  'too-many-requests': [{ kind: 'too-many-requests', retryAfterMs: 1800 }, ['Too many requests', 'in 2\u00a0s']],
  'chain-not-served': [
    { kind: 'chain-not-served', chain },
    ['BNB Smart Chain is not supported', 'chain ID 56', 'Choose another one'],
  ],
  'not-found': [
    { kind: 'not-found', what: 'transaction', lookedOn: [chain] },
    ['Transaction not found or not indexed yet', 'Searched BNB Smart Chain'],
  ],
  'no-connection': [{ kind: 'no-connection' }, ['connection']],
  'no-permission': [
    { kind: 'no-permission', origin: 'https://api.example' },
    ['Permission', 'https://api.example', 'options'],
  ],
  'timed-out': [{ kind: 'timed-out', afterMs: 25_000 }, ['25\u00a0s', 'Try again']],
  'service-trouble': [{ kind: 'service-trouble', status: 503 }, ['service', '503', 'try again']],
  restricted: [{ kind: 'restricted' }, ['restricted', 'secret key']],
  'malformed-input': [
    { kind: 'malformed-input', field: 'tokenId', expected: 'a whole number' },
    ['token ID', 'a whole number', 'Nothing was sent'],
  ],
  'question-refused': [
    { kind: 'question-refused', detail: 'Unexpected \u202efield' },
    ['rejected', '“Unexpected field”'],
  ],
  'senseless-answer': [{ kind: 'senseless-answer', at: 'items.0.value' }, ['answer', 'items.0.value']],
  'other-answer': [{ kind: 'other-answer' }, ['answer', 'a different value']],
  'held-back': [{ kind: 'held-back', because: 'key-words' }, ['private key', 'Nothing was sent', 'text around it']],
  'no-storage': [{ kind: 'no-storage' }, ['settings', 'Nothing was sent', 'Restart the browser']],
  aborted: [{ kind: 'aborted' }, ['stopped']],
  'no-background': [{ kind: 'no-background' }, ['did not answer', 'Try again']],
  updated: [{ kind: 'updated' }, ['Hashlens was updated, reload this page']],
} satisfies { [kind in Failure['kind']]: [Failure, string[]] };

test.for([
  [{ kind: 'service-trouble', status: 404 }, ['service', 'No service at this address', 'API address']],
  [{ kind: 'service-trouble', status: 302 }, ['service', 'API address', 'key is not sent']],
  [{ kind: 'service-trouble', status: 403 }, ['service could not be reached', 'refused', '403']],
  [{ kind: 'senseless-answer', at: 'cut' }, ['answer was cut off']],
  [{ kind: 'senseless-answer', at: 'html' }, ['answer is a web page']],
  [{ kind: 'senseless-answer', at: 'body' }, ['answer cannot be read']],
  [{ kind: 'senseless-answer', at: 'size' }, ['answer is too large']],
  [{ kind: 'senseless-answer', at: 'answer' }, ['Unexpected answer']],
] satisfies [Failure, string[]][])('%j has its own words', ([failure, words]) => {
  for (const word of words) expect(all(failure)).toContain(word);
});

test.for(Object.entries(every).map(([kind, [failure, words]]): [string, Failure, string[]] => [kind, failure, words]))(
  '%s says what happened and what to do',
  ([, failure, words]) => {
    const text = all(failure);

    for (const word of words) expect(text).toContain(word);
    expect(text.length).toBeLessThan(320);
    expect(formatFailure(failure, { now }).detail).toMatch(/[.”]$/);
  },
);

test.for<['known-key' | 'address-in-sight' | 'key-words', string]>([
  ['known-key', 'public test key'],
  ['address-in-sight', 'Its address is on this page'],
  ['key-words', 'text around it'],
])('a private key is refused with the reason: %s', ([because, words]) => {
  const refused = formatFailure({ kind: 'held-back', because }, { now });

  expect(refused).toMatchObject({ title: 'This looks like a private key', tone: 'bad' });
  expect(refused.detail).toMatch(/^Nothing was sent\. /);
  expect(refused.detail).toContain(words);
  expect(refused).not.toHaveProperty('action');
});

test('no two failures say the same', () => {
  const texts = Object.values(every).map(([failure]) => all(failure));

  expect(new Set(texts).size).toBe(texts.length);
});

test.for<[Failure, string]>([
  [{ kind: 'no-key' }, 'add-key'],
  [{ kind: 'key-refused' }, 'open-options'],
  [{ kind: 'no-permission', origin: 'https://x.example' }, 'open-options'],
  [{ kind: 'no-connection' }, 'try-again'],
  [{ kind: 'timed-out', afterMs: 1 }, 'try-again'],
  [{ kind: 'out-of-credits', untilTime: '2026-11-21T00:00:00Z' }, 'try-again'],
  [{ kind: 'daily-limit', limit: 5, untilTime: '2026-11-22T00:00:00Z' }, 'open-options'],
  [{ kind: 'daily-limit', limit: 5, untilTime: '2026-11-21T00:00:00Z' }, 'try-again'],
])('%j offers the one thing that helps: %s', ([failure, kind]) => {
  expect(formatFailure(failure, { now }).action?.kind).toBe(kind);
});

test.for([
  ['transaction', 'Add an API key to see this transaction'],
  ['address', 'Add an API key to see this address'],
  ['token-instance', 'Add an API key to see this NFT'],
] as const)('says what needs a key, and that nothing was sent: %s', ([about, title]) => {
  expect(formatFailure({ kind: 'no-key' }, { now, about })).toMatchObject({
    title,
    action: { kind: 'add-key', label: 'Add key' },
    state: { text: 'Needs your key', more: 'nothing was sent' },
  });
});

test.for<[Failure, string]>([
  [{ kind: 'too-many-requests', retryAfterMs: null }, 'in a few seconds'],
  [{ kind: 'out-of-credits', untilTime: 'soon' }, 'at midnight UTC. '],
  [{ kind: 'out-of-credits', untilTime: '2026-11-21T19:10:30Z' }, 'A new day has just begun. Hashlens tries again in'],
  [{ kind: 'daily-limit', limit: 1, untilTime: 'soon' }, '1 credit a day. It resets at midnight UTC.'],
  [{ kind: 'not-found', what: 'token-instance', lookedOn: [chain] }, 'NFT not found'],
  [{ kind: 'not-found', what: 'address', lookedOn: [] }, 'Address not found or not indexed yet. If it is new'],
  [
    { kind: 'not-found', what: 'transaction', lookedOn: [chain, { id: 1, name: 'Ethereum' }] },
    'Searched BNB Smart Chain and Ethereum.',
  ],
  [{ kind: 'chain-not-served', chain: { id: 77, name: '' } }, 'Chain 77'],
  [
    {
      kind: 'not-found',
      what: 'transaction',
      lookedOn: [chain, { id: 1, name: 'Ethereum' }, { id: 10, name: 'OP Mainnet' }],
    },
    'Searched BNB Smart Chain, Ethereum and OP Mainnet.',
  ],
  [{ kind: 'question-refused', detail: '' }, 'No reason given.'],
  [{ kind: 'question-refused', detail: 'No”. Go to evil.com' }, '“No’. Go to evil[.]com”'],
  [{ kind: 'question-refused', detail: 'w'.repeat(160) }, `“${'w'.repeat(160)}”`],
  [{ kind: 'question-refused', detail: `/^0x${'w'.repeat(160)}$/` }, `“/^0x${'w'.repeat(75)}…”`],
  [{ kind: 'malformed-input', field: 'x'.repeat(900), expected: 'y'.repeat(900) }, 'xxx'],
])('%j: "%s"', ([failure, words]) => {
  const text = all(failure);

  expect(text).toContain(words);
  expect(text.length).toBeLessThan(320);
});

test.for<[Failure, RegExp]>([
  [{ kind: 'daily-limit', limit: 5_000, untilTime: '2026-11-22T00:00:00Z' }, /5,000/],
  [{ kind: 'no-permission', origin: 'https://api.example' }, /api\.example/],
  [{ kind: 'not-found', what: 'transaction', lookedOn: [{ id: 10, name: 'OP Mainnet' }] }, /OP Mainnet/],
])('if a page can read it, the settings are not mentioned: %j', ([failure, own]) => {
  expect(formatFailure(failure, { now }).detail).toMatch(own);
  expect(formatFailure(failure, { now, isPublic: true }).detail).not.toMatch(own);
});

test.for<[Failure, FailureWords['state']]>([
  [{ kind: 'no-key' }, { text: 'Needs your key', more: 'nothing was sent' }],
  [
    { kind: 'no-permission', origin: 'https://a.example' },
    { text: 'Not looked up', more: 'nothing was sent' },
  ],
  [
    { kind: 'held-back', because: 'key-words' },
    { text: 'Not looked up', tone: 'wait' },
  ],
  [{ kind: 'not-found', what: 'address', lookedOn: [] }, { text: 'Not found' }],
  [{ kind: 'no-connection' }, undefined],
])('what became of the lookup is shown in a few words, if there is more to say: %j', ([failure, state]) => {
  expect(formatFailure(failure, { now: 0 }).state).toEqual(state);
});
