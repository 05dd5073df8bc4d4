import * as c from './cast.ts';

const { amount, between, call, coins, contract, into, nft, other, out, pay, usd, weth, zero } = c;
const { azukiContract, usdcContract, wethContract } = c;
const wrapped = (whole: number) => [into(amount(weth, whole), zero)];
const wpol = {
  ...weth,
  addressHash: '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270',
  symbol: 'WPOL',
  name: 'Wrapped POL',
};

/** Burnt tokens, and coins that are wrapped and unwrapped. */
export const burntAndWrapped: c.Cases = {
  'a token that is burnt': [call(usdcContract, 'burn', [out(usd(5), zero)]), 'Burned 5 USDC'],
  'a token that is sent to the zero address': [call(usdcContract, 'transfer', [out(usd(5), zero)]), 'Burned 5 USDC'],
  'a token of another that is burnt': [
    call(usdcContract, 'burnFrom', [between(other, zero, usd(5))]),
    'Burned 5 USDC from 0x2222…2222',
  ],
  'an NFT that is burnt': [call(azukiContract, 'burn', [out(nft('5'), zero)]), 'Burned “Azuki” (0xED5A…C544) #5'],
  'an NFT that is burnt for another': [
    call(azukiContract, 'burnToMint', [out(nft('5'), zero), into(nft('6', c.doodles), zero)]),
    'Gave “Azuki” (0xED5A…C544) #5, got “Doodles” (0xa6a6…a6A6) #6',
  ],
  // The token is burnt here and paid out as something else, here or on another chain.
  'a token that is withdrawn': [call(usdcContract, 'withdraw', [out(usd(5), zero)]), 'Called “withdraw” on “USD Coin”'],
  'a token that is sent over a bridge': [call(usdcContract, 'send', [out(usd(5), zero)]), c.justCalled],
  'coins that are wrapped': [pay(1, wethContract, 'deposit', wrapped(1)), 'Wrapped 1 ETH as 1 WETH'],
  'coins that are wrapped by sending them': [
    pay(1, wethContract, null, wrapped(1), { rawInput: '0x' }),
    'Wrapped 1 ETH as 1 WETH',
  ],
  'coins of Polygon that are wrapped': [
    pay(1, contract(wpol.addressHash, 'WPOL'), 'deposit', [into({ token: wpol, value: coins(1) }, zero)]),
    'Wrapped 1 POL as 1 WPOL',
    undefined,
    137,
  ],
  'less of the wrapped coin than was given': [
    pay(1, wethContract, 'deposit', wrapped(0.9)),
    'Gave 1 ETH, got 0.9 WETH',
  ],
  'coins that are wrapped by another contract': [pay(1, c.aave, 'deposit', wrapped(1)), 'Gave 1 ETH, got 1 WETH'],
  'coins that are wrapped, of which no list tells': [pay(1, wethContract, 'deposit'), 'Deposited 1 ETH in “WETH9”'],
  'coins that are unwrapped': [call(wethContract, 'withdraw', [out(amount(weth, 1), zero)]), 'Unwrapped 1 WETH'],
  'coins that are unwrapped, by a selector': [
    call(wethContract, '0x2e1a7d4d', [out(amount(weth, 1), zero)], { rawInput: `0x2e1a7d4d${'0'.repeat(64)}` }),
    'Unwrapped 1 WETH',
  ],
  'coins that are wrapped, and a token given with them': [
    pay(1, wethContract, 'deposit', [...wrapped(1), out(usd(5))]),
    'Gave 1 ETH and 5 USDC, got 1 WETH',
  ],
};
