import { bloSvg } from 'blo';
import { expect, test } from 'vitest';
import { findAddressName, formatAddress, toIdenticon } from '../../../src/format/address-name.ts';
import type { Address } from '../../../src/models/address.ts';
import { buildBareAddress } from '../models/bare.ts';
import tables from './address-name.json' with { type: 'json' };

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';

test('an address has the picture that it has everywhere', () => {
  expect(toIdenticon(address)).toEqual({
    cells: '01111202111201000100011000000211',
    colours: [
      [325, 48, 22],
      [240, 99, 49],
      [155, 95, 59],
    ],
  });
});

test.for([address.toLowerCase(), `0x${address.slice(2).toUpperCase()}`])(
  'an address has one picture, written as %s too',
  (written) => {
    expect(toIdenticon(written)).toEqual(toIdenticon(address));
  },
);

test('addresses that differ in one digit in the middle have different pictures', () => {
  const alike = address.replace('7eEd', '7eEe');

  expect(toIdenticon(alike)).not.toEqual(toIdenticon(address));
});

test.for([
  '',
  '0x',
  address.slice(0, -1),
  `${address}0`,
  `x${address}`,
  `0x${'ab'.repeat(32)}`,
  'vitalik.eth',
  '<svg>',
])('what is no address has no picture: %j', (text) => {
  expect(toIdenticon(text)).toBeNull();
});

test('is drawn in the colours that the library draws', () => {
  const { cells, colours } = toIdenticon(address) ?? { cells: '', colours: [] };
  const drawn = [...bloSvg(address).matchAll(/fill="hsl\((\d+) (\d+)% (\d+)%\)" d="([^"]*)"/g)];

  expect(drawn.map(([, ...numbers]) => numbers.slice(0, 3).map(Number))).toEqual(colours);
  // The picture is symmetric, so each cell of the left half represents two.
  expect(drawn.slice(1).map(([, , , , path = '']) => path.split('M').length - 1)).toEqual(
    ['1', '2'].map((colour) => 2 * (cells.split(colour).length - 1)),
  );
});

test.for(Array.from({ length: 50 }, (_, at) => (at * 7919).toString(16).padStart(40, 'c0ffee')))(
  'is 32 cells and three colours: 0x%s',
  (digits) => {
    const { cells = '', colours = [] } = toIdenticon(`0x${digits}`) ?? {};

    expect(cells).toMatch(/^[012]{32}$/);
    expect(colours.map((colour) => colour.every((value, at) => value >= 0 && value <= (at === 0 ? 360 : 100)))).toEqual(
      [true, true, true],
    );
  },
);

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
