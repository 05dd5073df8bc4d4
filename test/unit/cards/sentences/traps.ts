import * as c from './cast.ts';

const { amount, azuki, between, call, contract, decode, into, nft, other, out, pay, pool, usd, weth, zero } = c;
const evil = contract(`0x${'e1'.repeat(20)}`, null);
const uniswap = contract(c.router, 'Uniswap V2 Router');
const swapTo = (receiver: string) => ({
  decodedInput: decode('swap(address token, uint256 amount, address recipient)', '12345678', [
    'recipient',
    'address',
    receiver,
  ]),
});
const swapped = [out(usd(100)), into(amount(c.cake, 5))];

/** Cases in which a simpler rule would say something false. */
export const traps: c.Cases = {
  'a method called transfer that moves nothing': [call(evil, 'transfer'), 'Called “transfer” on 0xe1e1…e1e1'],
  'a method called burn that moves nothing': [call(evil, 'burn'), 'Called “burn” on 0xe1e1…e1e1'],
  'a method called swap that moves nothing': [pay(1, evil, 'swap'), 'Called “swap” on 0xe1e1…e1e1 with 1 ETH'],
  'a swap between others': [
    call(uniswap, 'swap', [between(other, pool, usd(100)), between(pool, other, amount(weth, 1))]),
    'Called “swap” on “Uniswap V2 Router”',
  ],
  'a swap whose result goes to another': [
    pay(1, uniswap, 'swapExactETHForTokens', [between(pool, other, usd(3900))]),
    'Swapped 1 ETH for 3,900 USDC, sent to 0x2222…2222',
  ],
  'a swap for another that pays the sender a rebate': [
    call(uniswap, 'swap', swapped, swapTo(other)),
    'Gave 100 USDC, got 5 “CAKE” (0xa2A2…a2a2)',
  ],
  'a swap for the sender': [
    call(uniswap, 'swap', swapped, swapTo(c.sender)),
    'Swapped 100 USDC for 5 “CAKE” (0xa2A2…a2a2)',
  ],
  'a swap for the account that 1 means': [
    call(uniswap, 'swap', swapped, swapTo(`0x${'1'.padStart(40, '0')}`)),
    'Swapped 100 USDC for 5 “CAKE” (0xa2A2…a2a2)',
  ],
  'an NFT that is bought for another': [
    pay(1, c.seaport, 'fulfillBasicOrder', [between(pool, other, nft('1'))]),
    'Called “fulfillBasicOrder” on “Seaport” with 1 ETH',
  ],
  'a token whose transfer costs a fee': [
    call(contract(c.grain.addressHash, 'Grain'), 'transfer', [
      out(amount(c.grain, 95), other),
      out(amount(c.grain, 5)),
    ]),
    'Called “transfer” on “Grain”',
  ],
  'a fee that is burnt': [
    call(contract(c.grain.addressHash, 'Grain'), 'transfer', [
      out(amount(c.grain, 95), other),
      out(amount(c.grain, 5), zero),
    ]),
    'Called “transfer” on “Grain”',
  ],
  'a token that goes into a call': [call(uniswap, 'sell', [out(usd(100))]), 'Called “sell” on “Uniswap V2 Router”'],
  'more transfers than are listed': [call(uniswap, 'swap', swapped, { tokenTransfersOverflow: true }), c.justCalled],
  'a block that is read again': [call(uniswap, 'swap', swapped, { isPendingUpdate: true }), c.justCalled],
  'an unknown amount': [call(uniswap, 'swap', [...swapped, out({ token: azuki })]), c.justCalled],
  'a transfer without a total': [call(uniswap, 'swap', [...swapped, out({ rest: { total: null } })]), c.justCalled],
  'a transfer without a token': [call(uniswap, 'swap', [into({ token: null, value: '1' })]), c.justCalled],
  'a transfer without an end': [
    call(uniswap, 'swap', [...swapped, out({ ...usd(1), rest: { to: null } })]),
    'Called “swap” on “Uniswap V2 Router”',
  ],
  'what went out and came back': [call(uniswap, 'swap', [out(usd(5)), into(usd(5))]), c.justCalled],
  'coins of which too many may have been sent, as an inner call failed': [
    pay(1, uniswap, 'swap', [into(usd(5))], { hasErrorInInternalTransactions: true }),
    'Swapped up to 1 ETH for 5 USDC',
  ],
  'a transfer that another contract makes for the sender': [
    call(uniswap, 'transferTokens', [out(usd(5), other)]),
    'Called “transferTokens” on “Uniswap V2 Router”',
  ],
  'a token that is sold to two pools for coins': [
    call(uniswap, 'sellForCoins', [out(usd(5), other), out(usd(5))]),
    'Called “sellForCoins” on “Uniswap V2 Router”',
  ],
};
