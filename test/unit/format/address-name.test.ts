import { expect, test } from 'vitest';
import { findAddressName, formatAddress } from '../../../src/format/address-name.ts';
import type { Address } from '../../../src/models/address.ts';
import { buildBareAddress } from '../models/bare.ts';

const hash = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';

const build = (address: Partial<Address> = {}): Address => buildBareAddress({ hash, ...address });

const label = (displayName: string) => [{ addressHash: null, displayName, label: displayName }];
const tag = (name: string, tagType: string) => [{ name, slug: name, tagType, ordinal: null, meta: null }];
const runs = (...names: string[]) => names.map((name) => ({ addressHash: hash, name }));

test.for<[string, Partial<Address>, string | null]>([
  ['nothing', {}, null],
  ['a domain first', { ensDomainName: 'vitalik.eth', name: 'Wallet', tags: tag('Vb', 'name') }, 'vitalik.eth'],
  ['then the contract’s name', { name: 'Router', tags: tag('Uniswap', 'name') }, 'Router'],
  ['a name tag', { tags: tag('Uniswap: Router', 'name'), publicTags: label('x') }, 'Uniswap: Router'],
  ['no other tag', { tags: tag('phisher', 'classifier') }, null],
  ['a private label', { privateTags: label('rent'), publicTags: label('landlord') }, 'rent'],
  ['a watched name', { watchlistNames: label('mum') }, 'mum'],
  ['a public label', { publicTags: label('landlord') }, 'landlord'],
  [
    'behind a bare proxy its implementation',
    { name: 'FiatTokenProxy', implementations: runs('FiatTokenV2') },
    'FiatTokenV2',
  ],
  [
    'but a tag says more',
    { name: 'FiatTokenProxy', implementations: runs('FiatTokenV2'), tags: tag('USDC', 'name') },
    'USDC',
  ],
  ['a proxy without implementation', { name: 'FiatTokenProxy' }, 'FiatTokenProxy'],
  ['a proxy with a name of its own', { name: 'USD Coin', implementations: runs('FiatTokenV2') }, 'USD Coin'],
  ['a nameless proxy', { implementations: runs('FiatTokenV2') }, 'FiatTokenV2'],
  ['not one of many parts', { implementations: runs('A', 'B') }, null],
  ['not what an account delegates to', { proxyType: 'eip7702', implementations: runs('DeleGator') }, null],
  ['the zero address', { hash: `0x${'0'.repeat(40)}`, name: 'Null' }, 'zero address'],
  ['no name that poses as a hash', { ensDomainName: '0xd8dA…6045', name: 'Honest' }, 'Honest'],
  ['no invisible name', { ensDomainName: '\u200b\u202e', name: 'Honest' }, 'Honest'],
  ['a long name cut', { name: 'n'.repeat(1000) }, `${'n'.repeat(39)}…`],
])('%s', ([, address, name]) => {
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
