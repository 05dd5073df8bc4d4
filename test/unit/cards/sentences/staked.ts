import * as c from './cast.ts';

const { amount, call, cake, contract, into, lp, nft, out, pay, usd, weth, zero } = c;
const farm = contract(`0x${'f1'.repeat(20)}`, 'MasterChef');
const router = contract(c.router, 'Uniswap V2 Router');
const vault = contract(`0x${'f2'.repeat(20)}`, 'Vault');

/** Stakes, rewards, loans and liquidity. */
export const staked: c.Cases = {
  'a fee for a claim': [
    pay(0.001, farm, 'claim', [into(amount(cake, 500))]),
    'Claimed 500 “CAKE” (0xa2A2…a2a2), sending 0.001 ETH',
  ],
  'an NFT that is staked': [
    call(farm, 'stake', [out(nft('5'), farm.hash), into(amount(cake, 1))]),
    'Gave “Azuki” (0xED5A…C544) #5, got 1 “CAKE” (0xa2A2…a2a2)',
  ],
  'an NFT that is taken out': [
    call(farm, 'unstake', [into(nft('5'), farm.hash)], { value: '1000' }),
    'Gave up to <0.000001 ETH, got “Azuki” (0xED5A…C544) #5',
  ],
  'a stake': [
    call(farm, 'stake', [out(amount(cake, 100), farm.hash)]),
    'Deposited 100 “CAKE” (0xa2A2…a2a2) in “MasterChef”',
  ],
  'a stake of a token in itself': [
    call(c.usdcContract, 'stake', [out(usd(1), c.usdc.addressHash)]),
    'Deposited 1 USDC in “USD Coin”',
  ],
  'a sale of a token to itself': [call(c.usdcContract, 'sell', [out(usd(1), c.usdc.addressHash)]), c.justCalled],
  'a stake of coins': [
    pay(32, contract(`0x${'00'.repeat(4)}${'21'.repeat(16)}`, 'DepositContract'), 'deposit'),
    'Deposited 32 ETH in “DepositContract”',
  ],
  'a vote': [call(farm, 'castVote'), 'Called “castVote” on “MasterChef”'],
  rewards: [call(farm, 'harvest', [into(amount(cake, 3), farm.hash)]), 'Received 3 “CAKE” (0xa2A2…a2a2)'],
  'rewards that are new': [call(farm, 'claim', [into(amount(cake, 3), zero)]), 'Claimed 3 “CAKE” (0xa2A2…a2a2)'],
  'a loan': [call(vault, 'borrow', [into(usd(500), vault.hash)]), 'Received 500 USDC'],
  'a loan that is repaid': [call(vault, 'repay', [out(usd(1), vault.hash)]), 'Called “repay” on “Vault”'],
  'a flash loan that leaves nothing': [
    call(vault, 'flashLoan', [into(usd(9), vault.hash), out(usd(9), vault.hash)]),
    'Called “flashLoan” on “Vault”',
  ],
  'two tokens into a pool': [
    call(router, 'addLiquidity', [out(usd(100)), out(amount(weth, 0.025)), into(amount(lp, 1), zero)]),
    'Gave 100 USDC and 0.025 WETH, got 1 “UNI-V2” (0xA1A1…a1a1)',
  ],
  'coins and a token into a pool': [
    pay(0.5, router, 'addLiquidityETH', [out(usd(100)), into(amount(lp, 1), zero)]),
    'Gave up to 0.5 ETH and 100 USDC, got 1 “UNI-V2” (0xA1A1…a1a1)',
  ],
  'two tokens out of a pool': [
    call(router, 'removeLiquidity', [out(amount(lp, 1)), into(usd(100)), into(amount(weth, 0.025))]),
    'Gave 1 “UNI-V2” (0xA1A1…a1a1), got 100 USDC and 0.025 WETH',
  ],
  // The list of transfers does not contain the coins that arrive with the token.
  'coins and a token out of a pool': [
    call(router, 'removeLiquidityETH', [out(amount(lp, 1)), into(usd(100))]),
    'Called “removeLiquidityETH” on “Uniswap V2 Router”',
  ],
  'three tokens into a pool': [
    call(router, 'joinPool', [out(usd(1)), out(amount(weth, 1)), out(amount(cake, 1)), into(amount(lp, 1), zero)]),
    'Called “joinPool” on “Uniswap V2 Router”',
  ],
};
