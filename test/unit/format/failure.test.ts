import { expect, test } from 'vitest';
import { type FailureWords, formatFailure } from '../../../src/format/failure.ts';
import type { Failure } from '../../../src/models/failure.ts';
import cases from './failure.json' with { type: 'json' };

const now = Date.UTC(2026, 10, 21, 19);
const all = (failure: Failure) => {
  const { title, detail } = formatFailure(failure, { now });
  return `${title}. ${detail}`;
};

type Case = { failure: Failure; words: string[] };
type Detail = { failure: Failure; words: string };
// `satisfies` fails if a kind is missing.
const every = Object.values(cases.every satisfies { [kind in Failure['kind']]: unknown }) as Case[];

test.for(cases.own as Case[])('$failure has its own words', ({ failure, words }) => {
  for (const word of words) expect(all(failure)).toContain(word);
});

test.for(every)('$failure.kind says what happened and what to do', ({ failure, words }) => {
  const text = all(failure);

  for (const word of words) expect(text).toContain(word);
  expect(text.length).toBeLessThan(320);
  expect(formatFailure(failure, { now }).detail).toMatch(/[.”]$/);
});

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
  const texts = every.map(({ failure }) => all(failure));

  expect(new Set(texts).size).toBe(texts.length);
});

test.for(cases.actions as { failure: Failure; kind: string }[])(
  '$failure offers the one thing that helps: $kind',
  ({ failure, kind }) => {
    expect(formatFailure(failure, { now }).action?.kind).toBe(kind);
  },
);

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

const bounded: Detail[] = [
  { failure: { kind: 'question-refused', detail: 'w'.repeat(160) }, words: `“${'w'.repeat(160)}”` },
  { failure: { kind: 'question-refused', detail: `/^0x${'w'.repeat(160)}$/` }, words: `“/^0x${'w'.repeat(75)}…”` },
  { failure: { kind: 'malformed-input', field: 'x'.repeat(900), expected: 'y'.repeat(900) }, words: 'xxx' },
];

test.for([...(cases.details as Detail[]), ...bounded])('$failure: “$words”', ({ failure, words }) => {
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

test.for(cases.states as { failure: Failure; state?: FailureWords['state'] }[])(
  'what became of the lookup is shown in a few words, if there is more to say: $failure',
  ({ failure, state }) => {
    expect(formatFailure(failure, { now: 0 }).state).toEqual(state);
  },
);
