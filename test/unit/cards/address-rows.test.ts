import { expect, test } from 'vitest';
import { toAddressRows } from '../../../src/cards/address-rows.ts';
import type { Address } from '../../../src/models/address.ts';
import type { Json } from '../../../src/models/json.ts';
import { buildBareAddress } from '../models/bare.ts';
import { other, pool } from './build-models.ts';

const make = (address: Partial<Address>) =>
  toAddressRows('To', buildBareAddress({ hash: other, ...address })).map(({ label, parts }) => [
    label,
    parts.map(({ text }) => text).join(' '),
  ]);
const tag = (over: Partial<Address['tags'][number]>) => ({
  name: 'Uniswap',
  slug: '',
  tagType: '',
  ordinal: null,
  meta: null,
  ...over,
});

test('an address of which nothing is known is its hash', () => {
  expect(make({})).toEqual([['To', other]]);
});

test.for<[string, Partial<Address>, string]>([
  ['a contract of unknown verification', { isContract: true }, 'contract'],
  ['an unverified contract', { isContract: true, isVerified: false }, 'unverified contract'],
  ['a verified contract', { isContract: true, isVerified: true }, 'verified contract'],
  [
    'one whose name is our word for it',
    { name: 'verified contract” at evil.com', isContract: true, isVerified: false },
    '“verified contract’ at evil[.]com” unverified contract',
  ],
  ['a proxy', { proxyType: 'eip1967_oz' }, 'proxy (EIP-1967, OpenZeppelin)'],
  ['a delegating account', { proxyType: 'eip7702' }, 'delegated account (EIP-7702)'],
  ['a proxy of a newer kind', { proxyType: 'quantum_proxy' }, 'proxy (quantum proxy)'],
  ['what old servers call unknown', { proxyType: 'unknown', reputation: 'ok' }, 'reputation ok'],
  ['a scam', { isScam: true }, 'flagged as a scam'],
])('%s is called so', ([, address, words]) => {
  expect(make(address)).toEqual([['To', `${other} ${words}`]]);
});

test('tags come by their weight', () => {
  const rows = make({
    tags: [tag({ name: 'Light', ordinal: 1 }), tag({ name: 'Heavy', ordinal: 9, tagType: 'name' })],
  });

  expect(rows.slice(1)).toEqual([
    ['To tag', 'Heavy name tag, priority 9'],
    ['To tag', 'Light priority 1'],
  ]);
});

test.for<[string, Json, string]>([
  ['a text', { tooltipDescription: 'An exchange.' }, 'Uniswap An exchange.'],
  ['links, pictures and colours', { tagUrl: 'https://x.example', tagIcon: 'data:x', bgColor: '#fff' }, 'Uniswap'],
  ['a link under another name', { more: 'https://x.example/a' }, 'Uniswap'],
  ['markup', { tooltipTitle: '<svg onload=1>' }, 'Uniswap'],
  ['no object', 'text', 'Uniswap'],
  ['a list', ['text'], 'Uniswap'],
])('of what a tag says about itself, %s', ([, meta, text]) => {
  expect(make({ tags: [tag({ meta })] })[1]).toEqual(['To tag', text]);
});

test('a label names the address that it was put on only where it is another one', () => {
  const label = (addressHash: string | null) => ({ addressHash, displayName: 'rent', label: 'rent' });

  const rows = make({
    privateTags: [label(other.toUpperCase().replace('X', 'x')), label('0x'), label(null), label(pool)],
  });

  expect(rows.slice(1).map(([, text]) => text)).toEqual(['rent', 'rent', 'rent', `rent on ${pool}`]);
});

test('each list is bounded', () => {
  const many = <T>(one: T) => Array.from({ length: 90 }, () => one);
  const label = { addressHash: null, displayName: 'x', label: 'y' };

  const rows = make({
    tags: many(tag({})),
    privateTags: many(label),
    publicTags: many(label),
    watchlistNames: many(label),
    implementations: many({ addressHash: pool, name: 'x' }),
  });

  const rest = rows.filter(([, text]) => /^\d+ more/.test(String(text)));
  expect(rows).toHaveLength(1 + 21 + 4 * 11);
  expect(rest).toEqual([
    ['To implementation', '70 more in the block explorer'],
    ['To tag', '80 more in the block explorer'],
    ['To private tag', '80 more in the block explorer'],
    ['To public tag', '80 more in the block explorer'],
    ['To watch list name', '80 more in the block explorer'],
  ]);
});
