import { expect, test } from 'vitest';
import { toAddressRows } from '../../../src/cards/address-rows.ts';
import type { Address } from '../../../src/models/address.ts';
import { buildBareAddress } from '../models/bare.ts';
import cases from './address-rows.json' with { type: 'json' };
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

test.for(cases.kinds)('$name is called so', ({ address, words }) => {
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

test.for(cases.tagMeta)('of what a tag says about itself, $name', ({ meta, text }) => {
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
