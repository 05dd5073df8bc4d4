import { expect, test } from 'vitest';
import { sayAround } from '../../../src/cards/sentence-parts.ts';

const part = { text: '0x51c7…90aE', mono: true, title: '0x51c7' } as const;
// A part with `holds` stays on one line with the next part.
const holds = true;
const from = { text: 'from', tone: 'dim', holds };

test.for<[string, (what: string) => string, object[]]>([
  ['before it', (what) => `from ${what}`, [from, part]],
  [
    'after it',
    (what) => `${what} から`,
    [
      { ...part, holds },
      { text: 'から', tone: 'dim' },
    ],
  ],
  ['on both sides', (what) => `from ${what} on`, [from, { ...part, holds }, { text: 'on', tone: 'dim' }]],
  ['nowhere', (what) => what, [part]],
  ['in place of it, by mistake', () => 'from', [from, part]],
])('a language may have its words %s', ([, say, parts]) => {
  expect(sayAround(say, part, 'dim')).toEqual(parts);
});

test('without a tone the words have none', () => {
  expect(sayAround((what) => `to ${what}`, part)).toEqual([{ text: 'to', holds }, part]);
});
