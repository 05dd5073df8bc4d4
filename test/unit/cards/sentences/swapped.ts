import * as c from './cast.ts';

const { amount, between, call, into, other, out, pay, pool, usd, weth } = c;
const uniswap = c.contract(c.router, 'Uniswap V2 Router');
const wethFor100 = [out(amount(weth, 0.05)), into(usd(100))];
const usdcFor3912 = [between(c.router, pool, amount(weth, 1.5)), into(usd(3912.44))];

/** Swaps of tokens and coins by methods whose name says so. */
export const swapped: c.Cases = {
  'an exact amount of coins': [
    pay(1.5, uniswap, 'swapExactETHForTokens', usdcFor3912),
    'Swapped 1.5 ETH for 3,912.44 USDC',
  ],
  'coins for an exact result': [
    pay(1, uniswap, 'swapETHForExactTokens', [into(usd(100))]),
    'Swapped up to 1 ETH for 100 USDC',
  ],
  'coins for an exact result, all of them used': [
    pay(1.5, uniswap, 'swapETHForExactTokens', usdcFor3912),
    'Swapped 1.5 ETH for 3,912.44 USDC',
  ],
  'coins for an exact result, a part of them used': [
    pay(2, uniswap, 'swapETHForExactTokens', usdcFor3912),
    'Swapped up to 2 ETH for 3,912.44 USDC',
  ],
  'token for token': [call(uniswap, 'exactInputSingle', wethFor100), 'Swapped 0.05 WETH for 100 USDC'],
  'token for an exact result': [call(uniswap, 'exactOutputSingle', wethFor100), 'Swapped 0.05 WETH for 100 USDC'],
  'an order that is filled': [call(uniswap, 'fillOrder', wethFor100), 'Swapped 0.05 WETH for 100 USDC'],
  'over several pools': [
    call(uniswap, 'exactInput', [
      out(amount(c.cake, 10)),
      between(pool, other, amount(weth, 0.05)),
      into(usd(100), other),
    ]),
    'Swapped 10 “CAKE” (0xa2A2…a2a2) for 100 USDC',
  ],
  'by an aggregator that takes a fee': [
    call(c.contract(c.aave.hash, 'AggregationRouterV6'), 'swap', [
      out(usd(99), c.aave.hash),
      out(usd(1), other),
      between(c.aave.hash, pool, usd(99)),
      between(pool, c.aave.hash, amount(c.cake, 40)),
      into(amount(c.cake, 40), c.aave.hash),
    ]),
    'Swapped 100 USDC for 40 “CAKE” (0xa2A2…a2a2)',
  ],
  'with a part given back': [
    call(uniswap, 'swapTokensForExactTokens', [out(usd(100)), into(usd(40)), into(amount(weth, 1))]),
    'Swapped 60 USDC for 1 WETH',
  ],
  'a token that takes a fee of each transfer': [
    call(uniswap, 'swapExactTokensForTokensSupportingFeeOnTransferTokens', [
      out(amount(c.grain, 95)),
      out(amount(c.grain, 5), c.grain.addressHash),
      into(usd(10)),
    ]),
    'Swapped 100 “GRAIN” (0xA3A3…A3A3) for 10 USDC',
  ],
  'a token for coins, which no list shows': [call(uniswap, 'swapExactTokensForETH', [out(usd(100))]), c.justCalled],
  'a token for coins, while it pays a dividend': [
    call(uniswap, 'swapExactTokensForETHSupportingFeeOnTransferTokens', [out(amount(c.grain, 1000)), into(usd(0.3))]),
    'Called “swapExactTokensForETHSupporting…” on “Uniswap V2 Router”',
  ],
  'a token for coins by an aggregator, while it pays a dividend': [
    call(uniswap, 'swap', [out(amount(c.grain, 1000)), into(usd(0.3))], {
      rawInput: `0x12aa3caf${'0'.repeat(24)}${'11'.repeat(20)}${'0'.repeat(24)}${'eE'.repeat(20)}`,
    }),
    'Called “swap” on “Uniswap V2 Router”',
  ],
  'by the selector of a known swap': [call(c.nameless, '0x38ed1739', wethFor100), 'Swapped 0.05 WETH for 100 USDC'],
  'the stable coins of a module that mints': [
    call(c.contract(c.aave.hash, 'PSM'), 'swap', [out(usd(10)), into(amount(c.grain, 10), c.zero)]),
    'Gave 10 USDC, got 10 “GRAIN” (0xA3A3…A3A3)',
  ],
  'a token that is burnt for its successor': [
    call(uniswap, 'exchange', [out(amount(c.grain, 2), c.zero), into(amount(c.cake, 2), c.zero)]),
    'Gave 2 “GRAIN” (0xA3A3…A3A3), got 2 “CAKE” (0xa2A2…a2a2)',
  ],
  'a token that is burnt for one from a pool': [
    call(uniswap, 'exchange', [out(amount(c.grain, 2), c.zero), into(usd(3))]),
    'Exchanged 2 “GRAIN” (0xA3A3…A3A3) for 3 USDC',
  ],
  'coins for an exact result, the rest unwrapped again': [
    pay(2, uniswap, 'swapETHForExactTokens', [...usdcFor3912, between(c.router, c.zero, amount(weth, 0.5))]),
    'Swapped up to 2 ETH for 3,912.44 USDC',
  ],
};
