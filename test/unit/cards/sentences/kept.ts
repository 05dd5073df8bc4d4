import * as c from './cast.ts';

const { amount, call, cake, contract, grain, into, lp, out, pay, steth, usd, zero } = c;
const farm = contract(`0x${'f1'.repeat(20)}`, 'MasterChef');
const vault = contract(`0x${'f2'.repeat(20)}`, 'Vault');
const lpForCake = (method: string | null, rest = {}) =>
  call(farm, method, [out(amount(lp, 100), farm.hash), into(amount(cake, 2), farm.hash)], rest);
const gaveLp = 'Gave 100 “UNI-V2” (0xA1A1…a1a1), got 2 “CAKE” (0xa2A2…a2a2)';

/** Deposits, stakes and unreadable calls: the incoming amount is not the price of the outgoing one. */
export const kept: c.Cases = {
  'coins for staked coins': [
    pay(1.5, contract(steth.addressHash, 'Lido'), 'submit', [into(amount(steth, 1.499), zero)]),
    'Deposited 1.5 ETH for 1.499 stETH',
  ],
  'a share of a vault': [
    call(vault, 'deposit', [out(usd(100), vault.hash), into(amount(grain, 95), zero)]),
    'Gave 100 USDC, got 95 “GRAIN” (0xA3A3…A3A3)',
  ],
  'a share that is given back': [
    call(vault, 'redeem', [out(amount(grain, 95), zero), into(usd(101), vault.hash)]),
    'Gave 95 “GRAIN” (0xA3A3…A3A3), got 101 USDC',
  ],
  'a share of a market by mint': [
    call(vault, 'mint', [out(usd(100), vault.hash), into(amount(grain, 4500), zero)]),
    'Gave 100 USDC, got 4,500 “GRAIN” (0xA3A3…A3A3)',
  ],
  'a deposit that pays rewards': [lpForCake('deposit'), gaveLp],
  'a stake that is left': [lpForCake('leaveStaking'), gaveLp],
  'a swap that is also a deposit': [lpForCake('swapAndDeposit'), gaveLp],
  'a method whose name says nothing': [lpForCake('foo'), gaveLp],
  'a method that is only hex': [lpForCake('0xe2bbb158'), gaveLp],
  'a method that has no name at all': [lpForCake(null), gaveLp],
  'an unreadable execute': [lpForCake('execute'), gaveLp],
  'an execute with an unknown command': [lpForCake('execute', { rawInput: c.routerInput(0x00, 0x14) }), gaveLp],
  'an execute without a swap': [lpForCake('execute', { rawInput: c.routerInput(0x05, 0x04) }), gaveLp],
  'a multicall with an unknown call': [
    lpForCake('multicall', { rawInput: c.multicallInput('04e45aaf', 'e2bbb158') }),
    gaveLp,
  ],
  'a multicall that is cut off': [
    lpForCake('multicall', { rawInput: c.multicallInput('04e45aaf').slice(0, 150) }),
    gaveLp,
  ],
  'coins into an unreadable call': [pay(1, farm, 'execute', [into(usd(100))]), 'Gave up to 1 ETH, got 100 USDC'],
};
