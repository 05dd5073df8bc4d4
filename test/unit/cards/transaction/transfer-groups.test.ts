import { expect, test } from 'vitest';
import { groupTransfers, toGroupWords } from '../../../../src/cards/transaction/movements/net-transfers.ts';
import type { TokenTransfer } from '../../../../src/models/token.ts';
import { vitalik } from '../build-models.ts';
import { between, grain, into, items, nft, out, usd, zero } from '../sentences/cast.ts';

const address = (at: number) => `0x${String(at).padStart(40, '5')}`;
const many = (count: number, make: (address: string, at: number) => TokenTransfer) =>
  Array.from({ length: count }, (_, at) => make(address(at), at));
const dust = (value = '1') => ({ token: grain, value });
const say = (transfers: TokenTransfer[], isCut = false) =>
  groupTransfers(transfers, vitalik).map((group) => {
    const { what, way } = toGroupWords(group, isCut);
    return group.kind === 'alone' ? 'alone' : `${group.transfers.length}: ${what} ${way}`;
  });
const alone = (count: number) => Array.from({ length: count }, () => 'alone');

test.for<[string, TokenTransfer[], string[]]>([
  ['dust to ten', many(10, (to, at) => out(dust(String(at + 1)), to)), ['10: Dust to 10 addresses']],
  ['dust from two', many(2, (from) => into(dust(), from)), ['2: Dust from 2 addresses']],
  ['the same to five', many(5, (to) => out(usd(3), to)), ['5: 3 USDC each to 5 addresses']],
  [
    'the same of an NFT',
    many(5, (to) => out({ token: items, tokenId: '7', value: '2' }, to)),
    ['5: 2 × “Items” (0xA4a4…A4A4) #7 each to 5 addresses'],
  ],
  ['the same to four', many(4, (to) => out(usd(3), to)), alone(4)],
  ['another amount to each', many(10, (to, at) => out(usd(at + 1), to)), alone(10)],
  ['another NFT to each', many(10, (to, at) => out(nft(String(at)), to)), alone(10)],
  ['dust to one', many(10, () => out(dust())), alone(10)],
  [
    'just enough to be shown',
    many(10, (to) => out(dust('1000000000000'), to)),
    ['10: 0.000001 GRAIN each to 10 addresses'],
  ],
  ['nothing at all to ten', many(10, (to) => out(dust('0'), to)), ['10: 0 GRAIN each to 10 addresses']],
  ['burnt dust', many(3, () => out(dust(), zero)), alone(3)],
  ['dust between others', many(3, (to) => between(address(9), to, dust())), alone(3)],
  ['unknown amounts', many(5, (to) => out({ ...usd(1), value: null }, to)), alone(5)],
  ['nothing', [], []],
])('%s', ([, transfers, groups]) => {
  expect(say(transfers).map((text) => text.replace('“GRAIN” (0xA3A3…A3A3)', 'GRAIN'))).toEqual(groups);
});

test('a group is where its first transfer is, and what is not like it keeps its place', () => {
  const [one, two] = many(2, (to) => out(dust(), to));
  const transfers = [out(usd(1)), one, into(usd(2)), two, into(dust(), address(3))].filter((transfer) => !!transfer);

  expect(say(transfers)).toEqual(['alone', '2: Dust to 2 addresses', 'alone', 'alone']);
});

test('of a list that is cut the number is the least', () => {
  expect(
    say(
      many(10, (to) => out(dust(), to)),
      true,
    ),
  ).toEqual(['10: Dust to 10 or more addresses']);
  expect(
    say(
      many(10, (from) => into(dust(), from)),
      true,
    ),
  ).toEqual(['10: Dust from 10 or more addresses']);
});
