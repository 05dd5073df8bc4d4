import * as c from './cast.ts';

const { amount, between, call, contract, into, item, nft, other, out, pay, usd, zero } = c;
const { azukiContract, grain, usdcContract } = c;
const upTo = 'Minted “Azuki” (0xED5A…C544) #1 for up to 0.1 ETH';

/** Newly created tokens and NFTs. */
export const minted: c.Cases = {
  'an NFT, for nothing': [call(azukiContract, 'mint', [into(nft('1'), zero)]), 'Minted “Azuki” (0xED5A…C544) #1'],
  'an NFT, for coins': [pay(0.1, azukiContract, 'mint', [into(nft('1'), zero)]), upTo],
  'an NFT, for a token': [
    call(azukiContract, 'mintWithToken', [out(usd(50)), into(nft('1'), zero)]),
    'Minted “Azuki” (0xED5A…C544) #1 for 50 USDC',
  ],
  'an NFT, in an auction that gives change': [
    pay(1, azukiContract, 'auctionMint', [into(nft('1'), zero)]),
    'Minted “Azuki” (0xED5A…C544) #1 for up to 1 ETH',
  ],
  'two NFTs in a sale': [
    pay(0.1, azukiContract, 'publicSale', [into(nft('1'), zero), into(nft('2'), zero)]),
    'Minted 2 NFTs of “Azuki” (0xED5A…C544) for up to 0.1 ETH',
  ],
  'an NFT by a method in hex': [pay(0.1, azukiContract, '0x9bf3e2ea', [into(nft('1'), zero)]), upTo],
  'an NFT without coins, by a method in hex': [
    call(azukiContract, '0x9bf3e2ea', [into(nft('1'), zero)]),
    'Minted “Azuki” (0xED5A…C544) #1',
  ],
  'four of an ERC-1155': [
    call(azukiContract, 'mint', [into(item('9', '4'), zero)]),
    'Minted 4 × “Items” (0xA4a4…A4A4) #9',
  ],
  'several ERC-1155 ids': [
    call(azukiContract, 'mintBatch', [into(item('9', '4'), zero), into(item('10', '1'), zero)]),
    'Minted 5 NFTs of “Items” (0xA4a4…A4A4)',
  ],
  'an NFT for somebody else': [
    pay(0.1, azukiContract, 'mintTo', [between(zero, other, nft('1'))]),
    'Called “mintTo” on “Azuki” with 0.1 ETH',
  ],
  'an NFT for somebody else, for nothing': [
    call(azukiContract, 'mintTo', [between(zero, other, nft('1'))]),
    'Minted “Azuki” (0xED5A…C544) #1 to 0x2222…2222',
  ],
  'a token': [
    call(contract(grain.addressHash, 'Grain'), 'mint', [into(amount(grain, 5), zero)]),
    'Minted 5 “GRAIN” (0xA3A3…A3A3)',
  ],
  'a token for somebody else': [
    call(usdcContract, 'mint', [between(zero, other, usd(5))]),
    'Minted 5 USDC to 0x2222…2222',
  ],
  // These NFTs are new but earned or bridged, which is not called minting.
  'an NFT that is claimed': [call(azukiContract, 'claim', [into(nft('5'), zero)]), 'Claimed “Azuki” (0xED5A…C544) #5'],
  'an NFT that comes over a bridge': [
    pay(0.01, azukiContract, 'bridgeToken', [into(nft('5'), zero)]),
    'Gave up to 0.01 ETH, got “Azuki” (0xED5A…C544) #5',
  ],
  'an NFT by a method in hex that is well known': [pay(0.1, azukiContract, '0xa0712d68', [into(nft('1'), zero)]), upTo],
};
