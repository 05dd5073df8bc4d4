import * as c from './cast.ts';

const { amount, between, call, ether, into, nft, other, out, pay, pool, seaport, usd, weth } = c;
const uniswap = c.contract(c.router, 'Uniswap V2 Router');
const usdcFor3912 = [between(c.router, pool, amount(weth, 1.5)), into(usd(3912.44))];
const blind = (input: string) => ({ rawInput: input });

/** NFTs bought and sold, and payments for two things at once. */
export const bought: c.Cases = {
  'an NFT for coins': [
    pay(2, seaport, 'fulfillBasicOrder', [into(nft('4021'), other)]),
    'Bought “Azuki” (0xED5A…C544) #4,021 for up to 2 ETH',
  ],
  'an NFT for WETH': [
    call(seaport, 'fulfillOrder', [out(amount(weth, 2), other), into(nft('4021'), other)]),
    'Bought “Azuki” (0xED5A…C544) #4,021 for 2 WETH',
  ],
  'an NFT for a token, with fees': [
    call(seaport, 'fulfillAdvancedOrder', [out(usd(975), other), out(usd(25)), into(nft('4021'), other)]),
    'Bought “Azuki” (0xED5A…C544) #4,021 for 1,000 USDC',
  ],
  'an NFT whose seller takes less by now': [
    pay(2, seaport, 'fulfillAdvancedOrder', [into(nft('4021'), other)]),
    'Bought “Azuki” (0xED5A…C544) #4,021 for up to 2 ETH',
  ],
  'an NFT for coins that were all wrapped and passed on': [
    pay(2, seaport, 'fulfillOrder', [between(seaport.hash, other, amount(weth, 2)), into(nft('4021'), other)]),
    'Bought “Azuki” (0xED5A…C544) #4,021 for 2 ETH',
  ],
  'a fuel that is refilled, which fills no order': [
    pay(2, uniswap, 'refillGas', [into(amount(c.grain, 1))]),
    'Gave up to 2 ETH, got 1 “GRAIN” (0xA3A3…A3A3)',
  ],
  'a token on a market that is no exchange rate': [
    call(uniswap, 'updateExchangeRate', [out(usd(1)), into(amount(c.grain, 1))]),
    'Gave 1 USDC, got 1 “GRAIN” (0xA3A3…A3A3)',
  ],
  'a token by one pool of an aggregator': [
    call(uniswap, 'unoswapTo', [out(amount(c.cake, 1)), into(amount(c.grain, 1))]),
    'Swapped 1 “CAKE” (0xa2A2…a2a2) for 1 “GRAIN” (0xA3A3…A3A3)',
  ],
  'NFTs of whatever was still for sale': [
    pay(5, seaport, 'fulfillAvailableAdvancedOrders', [into(nft('1'), other), into(nft('2'), pool)]),
    'Bought 2 NFTs of “Azuki” (0xED5A…C544) for up to 5 ETH',
  ],
  'NFTs of two collections': [
    pay(3, seaport, 'fulfillOrders', [into(nft('1'), other), into(nft('2', c.doodles), other)]),
    'Bought “Azuki” (0xED5A…C544) #1 and “Doodles” (0xa6a6…a6A6) #2 for up to 3 ETH',
  ],
  'an ERC-1155': [
    pay(1, seaport, 'fulfillOrder', [into(c.item('9', '4'), other)]),
    'Bought 4 × “Items” (0xA4a4…A4A4) #9 for up to 1 ETH',
  ],
  'a bid that is accepted, less the fees': [
    call(seaport, 'fulfillAdvancedOrder', [
      out(nft('4021'), other),
      into(amount(weth, 3), other),
      out(amount(weth, 0.075)),
    ]),
    'Sold “Azuki” (0xED5A…C544) #4,021 for 2.925 WETH',
  ],
  'two NFTs that are sold': [
    call(seaport, 'matchOrders', [out(nft('1')), out(nft('2')), into(amount(weth, 3))]),
    'Sold 2 NFTs of “Azuki” (0xED5A…C544) for 3 WETH',
  ],
  'an NFT for coins, which no list shows': [call(seaport, 'swapNFTsForToken', [out(nft('1'))]), c.justCalled],
  'NFT for NFT': [
    call(seaport, 'swapNFTs', [out(nft('1')), into(c.item('2', '3'))]),
    'Exchanged “Azuki” (0xED5A…C544) #1 for 3 × “Items” (0xA4a4…A4A4) #2',
  ],
  'a token, on a curve': [
    pay(1, c.nameless, 'buy', [into(amount(c.grain, 5000), c.zero)]),
    'Exchanged up to 1 ETH for 5,000 “GRAIN” (0xA3A3…A3A3)',
  ],
  'two tokens for one': [
    call(uniswap, 'swap', [out(usd(1)), out(amount(c.cake, 1)), into(amount(weth, 1))]),
    'Gave 1 USDC and 1 “CAKE” (0xa2A2…a2a2), got 1 WETH',
  ],
  'more coins than WETH that a pool got': [
    pay(1.5, uniswap, 'multicall', [...usdcFor3912], blind(c.multicallInput('04e45aaf', '12210e8a'))),
    'Swapped 1.5 ETH for 3,912.44 USDC',
  ],
  'coins whose rest was asked back': [
    { ...pay(2, uniswap, 'multicall', usdcFor3912, blind(c.multicallInput('5023b4df', '12210e8a'))), value: ether(2) },
    'Swapped up to 2 ETH for 3,912.44 USDC',
  ],
};
