import { bloSvg } from 'blo';
import { expect, test } from 'vitest';
import { findAddressName, formatAddress, toIdenticon } from '../../../src/format/address-name.ts';
import type { Address } from '../../../src/models/address.ts';
import { buildBareAddress } from '../models/bare.ts';
import { named } from '../ui/named.ts';
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

test.for(tables.noPicture)('what is no address has no picture: %j', (text) => {
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

test.for([
  ...tables.names,
  { what: 'a long name cut', address: { name: 'n'.repeat(1000) }, name: `${'n'.repeat(39)}…` },
])('$what', ({ address, name }) => {
  expect(findAddressName(build(address))).toBe(name);
});

const cut = {
  name: 'both, where a name was cut',
  address: { name: 'n'.repeat(41) },
  text: `“${'n'.repeat(39)}…” (0xd8dA…6045)`,
};

test.for(named([...tables.sentences, cut]))('in a sentence an address is %s', ([, { address, text }]) => {
  expect(formatAddress(address && build(address))).toBe(text);
});
