import { describe, expect, test } from 'vitest';
import { azuki, hash, ofAddress, ofInstance, ofTransaction, sender } from './build-models.ts';

const contract = azuki.addressHash.toLowerCase();

const as = (written?: string) => (written === undefined ? {} : { written });
const cards = {
  transaction: (written?: string) => ofTransaction({}, as(written)),
  address: (written?: string) => ofAddress(sender, as(written)),
  'token-instance': (written?: string) => ofInstance([], as(written)),
};
const values = { transaction: hash, address: sender, 'token-instance': `${contract}/42` };

describe.for(['transaction', 'address', 'token-instance'] as const)('the card of a reference: %s', (kind) => {
  const value = values[kind];
  const toWarnings = (written?: string) => cards[kind](written).warnings.map(({ title }) => title);

  test.for(['\u200b', '\xad', '\u2060\u2060', '\u202e', '\ufeff'])('warns of %j inside it', (hidden) => {
    expect(toWarnings(value.slice(0, 12) + hidden + value.slice(12))).toEqual(['Invisible characters']);
  });

  test('is silent where all of it is seen, and where nothing is known of it', () => {
    expect(toWarnings(value)).toEqual([]);
    expect(toWarnings(`eip155:1:${value}`)).toEqual([]);
    expect(toWarnings()).toEqual([]);
  });
});

test('the warning says what was looked up instead', () => {
  expect(cards.transaction(`0\xad${hash.slice(1)}`).warnings).toEqual([
    {
      tone: 'wait',
      title: 'Invisible characters',
      text: 'Invisible characters stand inside this value on the page. Hashlens looked up what remains without them.',
    },
  ]);
});

test.for([
  ['address', sender, sender.replace('d8dA', 'd8da')],
  ['token-instance', `${azuki.addressHash}/42`, `${azuki.addressHash.replace('0xED', '0xeD')}/42`],
] as const)('the card of a reference of kind %s warns of a wrong checksum', ([kind, right, wrong]) => {
  expect(cards[kind](right).warnings).toEqual([]);
  expect(cards[kind](wrong).warnings).toMatchObject([{ tone: 'bad', title: 'Wrong checksum' }]);
});

test('a wrong checksum with invisible characters in it is told as both', () => {
  const written = `${sender.slice(0, 20)}\u200b${sender.slice(20)}`.replace('d8dA', 'd8da');

  expect(cards.address(written).warnings.map(({ title }) => title)).toEqual(['Wrong checksum', 'Invisible characters']);
});
