import * as c from './cast.ts';

const { aave, call, ether, into, nft, out, pay, usd } = c;
const action = (protocol: string, type: string, data: { [key: string]: string }) => ({
  actions: [{ protocol, type, data }],
});
const usdc100 = { amount: '100', symbol: 'USDC' };
const both = {
  ...{ amount0: '100', symbol0: 'USDC', address0: c.usdc.addressHash },
  ...{ amount1: '0.025', symbol1: 'WETH', address1: c.weth.addressHash },
};

/** Actions that servers before v11 detected. */
export const actions: c.Cases = {
  supply: [call(aave, 'supply', [out(usd(100))], action('aave_v3', 'supply', usdc100)), 'Supplied 100 USDC to Aave V3'],
  borrow: [
    call(aave, 'borrow', [into(usd(100))], action('aave_v3', 'borrow', usdc100)),
    'Borrowed 100 USDC from Aave V3',
  ],
  repay: [
    call(aave, 'repayWithPermit', [out(usd(100))], action('aave_v3', 'repay', usdc100)),
    'Repaid 100 USDC to Aave V3',
  ],
  withdraw: [call(aave, 'withdraw', [], action('aave_v3', 'withdraw', usdc100)), 'Withdrew 100 USDC from Aave V3'],
  'flash loan': [
    call(aave, 'flashLoanSimple', [], action('aave_v3', 'flash_loan', usdc100)),
    'Took a flash loan of 100 USDC from Aave V3',
  ],
  liquidation: [
    call(
      aave,
      'liquidationCall',
      [],
      action('aave_v3', 'liquidation_call', {
        debt_amount: '100',
        debt_symbol: 'USDC',
        collateral_amount: '0.0275',
        collateral_symbol: 'WETH',
      }),
    ),
    'Liquidated 100 USDC of debt for 0.0275 WETH of collateral on Aave V3',
  ],
  swap: [
    call(aave, 'exactInputSingle', [], action('uniswap_v3', 'swap', both)),
    'Swapped 100 USDC for 0.025 WETH on Uniswap V3',
  ],
  'swap of a counterfeit': [
    call(aave, 'exactInputSingle', [], action('uniswap_v3', 'swap', { ...both, address0: c.fakeUsdc.addressHash })),
    'Swapped 100 “USDC” (0xFafa…FaFA) for 0.025 WETH on Uniswap V3',
  ],
  'swap of what has no address': [
    call(aave, 'exactInputSingle', [], action('uniswap_v3', 'swap', { ...both, address0: '' })),
    'Swapped 100 “USDC” for 0.025 WETH on Uniswap V3',
  ],
  'swap of coins': [
    call(aave, 'exactInputSingle', [], action('uniswap_v3', 'swap', { ...both, symbol1: 'Ether', address1: c.zero })),
    'Swapped 100 USDC for 0.025 Ether on Uniswap V3',
  ],
  mint: [
    call(aave, 'increaseLiquidity', [], action('uniswap_v3', 'mint', both)),
    'Added 100 USDC and 0.025 WETH to Uniswap V3',
  ],
  burn: [
    call(aave, 'decreaseLiquidity', [], action('uniswap_v3', 'burn', both)),
    'Removed liquidity of 100 USDC and 0.025 WETH from Uniswap V3',
  ],
  collect: [
    call(aave, 'collect', [], action('uniswap_v3', 'collect', both)),
    'Collected 100 USDC and 0.025 WETH from Uniswap V3',
  ],
  // An action that is not the purpose of the transaction, or only part of it.
  'a swap inside a harvest': [call(aave, 'harvest', [], action('uniswap_v3', 'swap', both)), c.justCalled],
  'two actions': [
    call(aave, 'supply', [], {
      actions: [...action('aave_v3', 'supply', usdc100).actions, ...action('aave_v3', 'borrow', usdc100).actions],
    }),
    'Called “supply” on “Aave Pool”',
  ],
  'an amount below zero': [
    call(aave, 'swap', [], action('uniswap_v3', 'swap', { ...both, amount0: '-100' })),
    'Called “swap” on “Aave Pool”',
  ],
  'a symbol that goes on': [
    call(aave, 'supply', [], action('aave_v3', 'supply', { amount: '1', symbol: 'USDC to you' })),
    'Called “supply” on “Aave Pool”',
  ],
  'words of another kind': [call(aave, 'supply', [], action('aave_v3', 'supply', {})), c.justCalled],
  'an unknown protocol': [
    pay(1, aave, 'buy', [], action('zkbob', 'deposit', usdc100)),
    `Called “buy” on “Aave Pool” with 1 ETH`,
  ],
  'a sale on OpenSea': [
    pay(2, c.seaport, 'fulfillOrder', [into(nft('1'))], { ...action('opensea_v1_1', 'sale', {}), value: ether(2) }),
    'Bought “Azuki” (0xED5A…C544) #1 for up to 2 ETH',
  ],
};
