import * as c from './cast.ts';

const { amount, between, call, contract, into, other, out, pay, usd, weth, zero } = c;
const base = contract('0x3154Cf16ccdb4C6d922629664174b904d80F2C35', 'L1StandardBridge');
const portal = contract('0xbEb5Fc579115071764c7423A4f12eDde41f106Ed', 'OptimismPortal');
const inbox = contract('0x4Dbd4fc535Ac27206064B68FfCf827b0A60BAB3f', 'Inbox');
const gateways = contract('0x72Ce9c846789fdB6fC1f34aC4AD25Dd9ef7031ef', 'L1GatewayRouter');
const polygon = contract('0xA0c68C638235ee32657e8f720a23ceC1bFc77C77', 'RootChainManager');
const down = contract('0x4200000000000000000000000000000000000010', 'L2StandardBridge');
const arbSys = contract('0x0000000000000000000000000000000000000064', 'ArbSys');
const across = contract(`0x${'ac'.repeat(20)}`, 'SpokePool');

/** Bridge transfers in both directions. A transfer that began on one chain may not have arrived on the other. */
export const bridged: c.Cases = {
  'coins to Base': [pay(1, base, 'depositETH'), 'Bridged 1 ETH toward Base'],
  'coins to Base for another': [pay(1, base, 'bridgeETHTo'), 'Bridged 1 ETH toward Base'],
  'coins through the portal': [pay(1, portal, 'depositTransaction'), 'Bridged 1 ETH toward OP Mainnet'],
  'a token to Base': [call(base, 'depositERC20To', [out(usd(100), base.hash)]), 'Bridged 100 USDC toward Base'],
  'coins to Arbitrum': [pay(1, inbox, 'depositEth'), 'Bridged 1 ETH toward Arbitrum One'],
  'a token to Arbitrum, with coins for the way': [
    pay(0.001, gateways, 'outboundTransfer', [out(usd(100), other)]),
    'Bridged 100 USDC toward Arbitrum One',
  ],
  'coins to Polygon': [pay(1, polygon, 'depositEtherFor'), 'Bridged 1 ETH toward Polygon'],
  'coins down': [pay(1, down, 'bridgeETHTo'), 'Bridged 1 ETH toward the parent chain', undefined, 8453],
  'a token down': [
    call(down, 'withdraw', [out(usd(100), zero)]),
    'Bridged 100 USDC toward the parent chain',
    undefined,
    10,
  ],
  'coins down from Arbitrum': [
    pay(1, arbSys, 'withdrawEth'),
    'Bridged 1 ETH toward the parent chain',
    undefined,
    42161,
  ],
  'the address of Arbitrum’s bridge on Ethereum': [
    pay(1, arbSys, 'withdrawEth'),
    'Called “withdrawEth” on “ArbSys” with 1 ETH',
  ],
  'the address of Arbitrum’s bridge on a rollup of another kind': [
    pay(1, arbSys, 'withdrawEth'),
    'Called “withdrawEth” on “ArbSys” with 1 ETH',
    undefined,
    10,
  ],
  'the address of Optimism’s bridge on Arbitrum': [
    pay(1, down, 'bridgeETHTo'),
    'Called “bridgeETHTo” on “L2StandardBridge” with 1 ETH',
    undefined,
    42161,
  ],
  'the same address on another chain': [
    pay(1, base, 'depositETH'),
    'Deposited 1 POL in “L1StandardBridge”',
    undefined,
    137,
  ],
  'another method of a bridge': [
    pay(1, portal, 'proveWithdrawalTransaction'),
    'Called “proveWithdrawalTransaction” on “OptimismPortal” with 1 ETH',
  ],
  'an inner failure': [
    pay(1, base, 'depositETH', [], { hasErrorInInternalTransactions: true }),
    'Called “depositETH” on “L1StandardBridge” with 1 ETH',
  ],
  'a bridge by its name alone': [
    pay(1, contract(other, 'L1StandardBridge'), 'depositETH'),
    'Deposited 1 ETH in “L1StandardBridge”',
  ],
  'a bridge of somebody': [
    call(across, 'depositV3', [out(usd(100), across.hash)]),
    'Deposited 100 USDC in “SpokePool”',
  ],
  'a bridge that also gives': [
    call(across, 'bridgeAndSwap', [out(usd(100)), into(amount(weth, 0.02))]),
    'Gave 100 USDC, got 0.02 WETH',
  ],
  'a withdrawal that is finished': [call(portal, 'finalizeWithdrawalTransaction'), c.justCalled],
  'a token that a relayer brings': [call(across, 'relayMessage', [between(zero, other, usd(5))]), c.justCalled],
  'a token that is claimed': [call(across, 'claimAsset', [into(usd(5), zero)]), 'Claimed 5 USDC'],
};
