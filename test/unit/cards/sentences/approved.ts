import { approve, ensId, input, most, spender } from './approve.ts';
import * as c from './cast.ts';

const { usdcContract } = c;
const unverified = { to: { ...usdcContract, isVerified: false } };
const unlimited = 'Allowed 0x1111…1111 to spend unlimited USDC';

/** Permissions over amounts, granted and revoked. */
export const approved: c.Cases = {
  'all there is': [approve('value', most), unlimited],
  'the most of Permit2': [approve('amount', 2n ** 160n - 1n), unlimited],
  'the most of 96 bits': [approve('rawAmount', 2n ** 96n - 1n), unlimited],
  'half of all there is': [approve('wad', 2n ** 255n), unlimited],
  'more than there can be': [approve('amount', 2n ** 160n), unlimited],
  'an amount': [approve('amount', 10n ** 12n), 'Allowed 0x1111…1111 to spend 1,000,000 USDC'],
  'nothing any more': [approve('amount', 0n), 'Revoked 0x1111…1111’s permission to spend USDC'],
  'without decoded names': [approve('x', most, { decodedInput: null }), unlimited],
  'with a site’s mark behind': [
    approve('x', most, { decodedInput: null, rawInput: `${input('095ea7b3', spender, most)}8021` }),
    unlimited,
  ],
  'decoded, without raw input': [
    approve('value', 5n, { rawInput: null }),
    'Allowed 0x1111…1111 to spend 0.000005 USDC',
  ],
  'with coins': [
    approve('value', most, { value: '1' }),
    'Allowed 0x1111…1111 to spend unlimited USDC, sending <0.000001 ETH',
  ],
  'to the zero address': [
    approve('value', most, { rawInput: input('095ea7b3', '', most) }),
    'Allowed the zero address to spend unlimited USDC',
  ],
  // Anyone can give a contract this name.
  'all there is, of a counterfeit': [
    approve('value', most, { to: c.contract(c.fakeUsdc.addressHash, 'USD Coin') }),
    'Allowed 0x1111…1111 to spend unlimited “USD Coin” (0xFafa…FaFA)',
  ],
  'all there is, of a contract called by its maker and a symbol': [
    approve('value', most, { to: c.contract(c.fakeUsdc.addressHash, 'Circle USDC') }),
    'Allowed 0x1111…1111 to spend unlimited “Circle USDC” (0xFafa…FaFA)',
  ],
  'all there is, of the real one under its proxy': [
    approve('value', most, {
      to: {
        ...usdcContract,
        name: 'FiatTokenProxy',
        implementations: [{ addressHash: c.pool, name: 'FiatTokenV2_2' }],
      },
    }),
    unlimited,
  ],
  'all there is, of a contract called like a symbol': [
    approve('value', most, { to: c.contract(c.fakeUsdc.addressHash, 'USDT') }),
    'Allowed 0x1111…1111 to spend unlimited “USDT” (0xFafa…FaFA)',
  ],
  'an amount, of the real one’s address on another chain': [
    approve('value', 5n),
    'Allowed 0x1111…1111 to spend 0.000005 USDC',
    undefined,
    137,
  ],
  'all there is, of a token that the explorer has a price of': [
    approve('value', most, {
      to: c.contract(c.steth.addressHash, 'Liquid staked Ether'),
      tokenTransfers: [c.between(c.other, c.pool, c.amount(c.steth, 1))],
    }),
    'Allowed 0x1111…1111 to spend unlimited stETH',
  ],
  // The names of an unverified contract's parameters are only guesses.
  'an amount or an id, by guessed names': [approve('amount', ensId, unverified), unlimited],
  'all there is, by guessed names': [approve('amount', most, unverified), unlimited],
  'an amount or an id, without names': [approve('', 0n), 'Revoked 0x1111…1111’s permission to spend USDC'],
};
