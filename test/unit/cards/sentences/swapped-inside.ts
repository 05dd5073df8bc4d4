import * as c from './cast.ts';

const { amount, between, call, into, out, pay, pool, routerInput, universal, usd, weth } = c;
const uniswap = c.contract(c.router, 'Uniswap V2 Router');
const wethFor100 = [out(amount(weth, 0.05)), into(usd(100))];
const blind = (input: string) => ({ rawInput: input });

/** Swaps inside a wrapper call, recognised from its input. */
export const swappedInside: c.Cases = {
  'an execute that carries a swap': [
    call(universal, 'execute', wethFor100, blind(routerInput(0x0a, 0x00))),
    'Swapped 0.05 WETH for 100 USDC',
  ],
  'an execute that swaps coins, fee and sweep after it': [
    pay(
      1.5,
      universal,
      'execute',
      [between(universal.hash, pool, amount(weth, 1.5)), into(usd(3912.44))],
      blind(routerInput(0x0b, 0x00, 0x06, 0x04)),
    ),
    'Swapped 1.5 ETH for 3,912.44 USDC',
  ],
  'an execute that swaps coins for an exact result': [
    pay(
      2,
      universal,
      'execute',
      [between(universal.hash, pool, amount(weth, 1.5)), into(usd(3912.44))],
      blind(routerInput(0x0b, 0x01, 0x0c)),
    ),
    'Swapped up to 2 ETH for 3,912.44 USDC',
  ],
  'an execute that unwraps the result, while the token pays a dividend': [
    call(universal, 'execute', [out(amount(c.grain, 1000)), into(usd(0.3))], blind(routerInput(0x08, 0x0c))),
    'Called “execute” on “UniversalRouter”',
  ],
  'an execute that swaps an exact amount of coins': [
    pay(1, universal, 'execute', [into(usd(3900))], blind(routerInput(0x0b, 0x08))),
    'Swapped 1 ETH for 3,900 USDC',
  ],
  'an execute that swaps in version 4 pools': [
    pay(1, universal, 'execute', [into(usd(3900))], blind(routerInput(0x10, 0x04))),
    'Swapped up to 1 ETH for 3,900 USDC',
  ],
  'a multicall that carries a swap and a permission': [
    call(uniswap, 'multicall', wethFor100, blind(c.multicallInput('f3995c67', '04e45aaf'))),
    'Swapped 0.05 WETH for 100 USDC',
  ],
  'an execute that swaps in version 4 pools after a permission': [
    pay(1, universal, 'execute', [into(usd(3901))], blind(routerInput(0x0a, 0x10))),
    'Swapped up to 1 ETH for 3,901 USDC',
  ],
};
