import * as c from './cast.ts';

const { azukiContract, between, call, contract, into, item, nft, other, out, pool, usd } = c;
const { usdcContract } = c;
const dead = '0x000000000000000000000000000000000000dEaD';
const itemsContract = contract(c.items.addressHash, 'Items');

/** Tokens sent from one address to another. */
export const sentTokens: c.Cases = {
  'a token': [call(usdcContract, 'transfer', [out(usd(100))]), 'Sent 100 USDC to 0x3333…3333'],
  'a token by a method in hex': [call(usdcContract, '0xa9059cbb', [out(usd(0.5))]), 'Sent 0.5 USDC to 0x3333…3333'],
  'a token by a method without a name': [
    call(usdcContract, null, [out(usd(0.5))], { rawInput: `0xa9059cbb${'0'.repeat(128)}` }),
    'Sent 0.5 USDC to 0x3333…3333',
  ],
  'a token to the dead address': [call(usdcContract, 'transfer', [out(usd(5), dead)]), 'Burned 5 USDC'],
  'a token to itself': [call(usdcContract, 'transfer', [out(usd(5), c.sender)]), 'Sent 5 USDC to itself'],
  'a token of no amount': [call(usdcContract, 'transfer', [out(usd(0))]), 'Sent 0 USDC to 0x3333…3333'],
  'a negative amount of a token': [call(usdcContract, 'transfer', [out({ token: c.usdc, value: '-5' })]), c.justCalled],
  transferAndCall: [call(usdcContract, 'transferAndCall', [out(usd(5))]), 'Sent 5 USDC to 0x3333…3333'],
  'a token of others, with their permission': [
    call(usdcContract, 'transferFrom', [between(other, pool, usd(1))]),
    'Moved 1 USDC from 0x2222…2222 to 0x3333…3333 by permission',
  ],
  'a token of another, to the sender': [
    call(usdcContract, 'transferFrom', [into(usd(1), other)]),
    'Took 1 USDC from 0x2222…2222 (by their permission)',
  ],
  'an NFT': [call(azukiContract, 'safeTransferFrom', [out(nft('7'))]), 'Sent “Azuki” (0xED5A…C544) #7 to 0x3333…3333'],
  'an NFT whose id is a hash': [
    call(azukiContract, 'safeTransferFrom', [out(nft(String(2n ** 256n - 1n)))]),
    'Sent “Azuki” (0xED5A…C544) #11579…9935 to 0x3333…3333',
  ],
  'an NFT of another, by an operator': [
    call(azukiContract, 'transferFrom', [between(other, pool, nft('7'))]),
    'Moved “Azuki” (0xED5A…C544) #7 from 0x2222…2222 to 0x3333…3333 by permission',
  ],
  'several of one ERC-1155 id': [
    call(itemsContract, 'safeTransferFrom', [out(item('9', '3'))]),
    'Sent 3 × “Items” (0xA4a4…A4A4) #9 to 0x3333…3333',
  ],
  'a batch of ERC-1155 ids': [
    call(itemsContract, 'safeBatchTransferFrom', [out(item('9', '3')), out(item('10', '2'))]),
    'Sent 5 NFTs of “Items” (0xA4a4…A4A4) to 0x3333…3333',
  ],
  'a batch of ERC-1155 ids that are money': [
    call(itemsContract, 'safeBatchTransferFrom', [
      out({ ...item('9', '300'), token: { ...c.items, decimals: '2' } }),
      out({ ...item('10', '200'), token: { ...c.items, decimals: '2' } }),
    ]),
    'Called “safeBatchTransferFrom” on “Items”',
  ],
  'an ERC-404 token, told of twice': [
    call(contract(c.pandora.addressHash, 'Pandora'), 'transfer', [
      out(c.amount(c.pandora, 1)),
      out(nft('5', c.pandora)),
    ]),
    'Sent 1 “PANDORA” (0xa7a7…a7A7) to 0x3333…3333',
  ],
  'a confidential amount': [
    call(contract(c.secret.addressHash, 'Confidential USD'), 'confidentialTransfer', [
      out({ token: c.secret, value: null }),
    ]),
    'Sent an unknown amount of “cUSD” (0xa8A8…A8A8) to 0x3333…3333',
  ],
  'an NFT without an id': [
    call(azukiContract, 'safeTransferFrom', [out({ token: c.azuki })]),
    'Sent an NFT of “Azuki” (0xED5A…C544) to 0x3333…3333',
  ],
  'a confidential amount to the zero address': [
    call(c.contract(c.secret.addressHash, 'Confidential USD'), 'confidentialTransfer', [
      out({ token: c.secret, value: null }, c.zero),
    ]),
    'Called “confidentialTransfer” on “Confidential USD”',
  ],
};
