import { expect, test } from 'vitest';
import { findAddressName, formatAddress } from '../../../src/format/address-name.ts';
import type { Address } from '../../../src/models/address.ts';
import { buildBareAddress } from '../models/bare.ts';
import tables from './address-name.json' with { type: 'json' };

const hash = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';

const build = (address: Partial<Address> = {}): Address => buildBareAddress({ hash, ...address });

const tag = (name: string, tagType: string) => [{ name, slug: name, tagType, ordinal: null, meta: null }];

test.for([
  ...tables.names,
  { what: 'a long name cut', address: { name: 'n'.repeat(1000) }, name: `${'n'.repeat(39)}…` },
])('$what', ({ address, name }) => {
  expect(findAddressName(build(address))).toBe(name);
});

test.for<[string, Address | null, string]>([
  ['its name', build({ ensDomainName: 'vitalik.eth' }), 'vitalik.eth'],
  ['its shortened hash', build(), '0xd8dA…6045'],
  [
    'both, where the letters may look like others',
    build({ ensDomainName: 'vitаlik.eth' }),
    'vitаlik.eth (0xd8dA…6045)',
  ],
  [
    'both, where something unseen was in it',
    build({ ensDomainName: 'vitalik\u200b.eth' }),
    'vitalik.eth (0xd8dA…6045)',
  ],
  ['both, where a domain is not plain', build({ ensDomainName: 'Vitalik.eth' }), 'Vitalik.eth (0xd8dA…6045)'],
  ['both, where another name looks like a domain', build({ name: 'vitalik.eth' }), '“vitalik.eth” (0xd8dA…6045)'],
  ['both, where a tag looks like a domain', build({ tags: tag('a.eth', 'name') }), '“a.eth” (0xd8dA…6045)'],
  ['both, where a name holds a hash', build({ name: 'Bob (0x1234...abcd)' }), '“Bob (0x1234...abcd)” (0xd8dA…6045)'],
  ['both, where a name was cut', build({ name: 'n'.repeat(41) }), `“${'n'.repeat(39)}…” (0xd8dA…6045)`],
  ['both, where a site is named', build({ name: 'claim.xyz' }), '“claim[.]xyz” (0xd8dA…6045)'],
  ['a plain domain', build({ ensDomainName: 'my-2.wallet.eth' }), 'my-2.wallet.eth'],
  ['a name in quotes', build({ name: 'Uniswap V2: Router 2' }), '“Uniswap V2: Router 2”'],
  ['a name in quotes that it cannot end', build({ name: 'Vault” got “5 ETH' }), '“Vault’ got ’5 ETH” (0xd8dA…6045)'],
  ['a name in quotes, as whom else we call so', build({ name: 'itself' }), '“itself”'],
  ['the zero address by name', build({ hash: `0x${'0'.repeat(40)}` }), 'the zero address'],
  ['an unknown one as that', null, 'an unknown address'],
])('in a sentence an address is %s', ([, address, text]) => {
  expect(formatAddress(address)).toBe(text);
});
