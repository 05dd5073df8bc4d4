import * as c from './cast.ts';

const { between, call, contract, ether, fakeUsdc, into, other, out, pay, pool, usd, weth, zero } = c;
const evil = contract(`0x${'e1'.repeat(20)}`, null);
const uniswap = contract(c.router, 'Uniswap V2 Router');
const scam = { ...usd(1000), token: { ...c.usdc, reputation: 'scam' } };

const called = (name: string) => ({ ...c.azuki, addressHash: `0x${'ec'.repeat(20)}`, name });
const piece = (tokenId: string, value: string) => ({ token: { ...called('USDC'), type: 'ERC-1155' }, tokenId, value });

/** Tokens and transfers that are not what they claim to be. */
export const counterfeits: c.Cases = {
  'a counterfeit that is claimed': [
    call(evil, 'claim', [into({ token: fakeUsdc, value: '1000000000' })]),
    'Claimed 1,000 “USDC” (0xFafa…FaFA)',
  ],
  'a counterfeit that is bought': [
    pay(1, uniswap, 'swapExactETHForTokens', [into({ token: fakeUsdc, value: '1000000000' })]),
    'Swapped 1 ETH for 1,000 “USDC” (0xFafa…FaFA)',
  ],
  ...Object.fromEntries(
    ['$USDC', 'USDC!', '(USDC)', 'WETH9'].map((symbol) => [
      `an imitation that is bought: ${symbol}`,
      [
        pay(1, uniswap, 'swapExactETHForTokens', [into({ token: c.named(symbol), value: ether(4000) })]),
        `Swapped 1 ETH for 4,000 “${symbol}” (0xa9A9…A9A9)`,
      ],
    ]),
  ),
  'a token with a price that is called like a site': [
    pay(1, uniswap, 'swapExactETHForTokens', [
      into({ token: c.named('evil.com', { exchangeRate: '1' }), value: ether(4000) }),
    ]),
    'Swapped 1 ETH for 4,000 “evil[.]com”',
  ],
  'a counterfeit WETH that keeps the coins': [
    pay(1, contract(evil.hash, 'WETH9'), 'deposit', [
      into({ token: { ...weth, addressHash: evil.hash, exchangeRate: null }, value: ether(1) }, zero),
    ]),
    'Gave 1 ETH, got 1 “WETH” (0xE1E1…e1e1)',
  ],
  'pieces of a collection called like a coin': [
    call(evil, 'airdrop', [into(piece('1', '300')), into(piece('2', '200'))]),
    'Received 500 NFTs of “USDC” (0xEceC…ECEc)',
  ],
  'NFTs of a collection called like the chain’s coin': [
    call(
      evil,
      'airdrop',
      ['1', '2', '3'].map((id) => into(c.nft(id, called('ETH')))),
    ),
    'Received 3 NFTs of “ETH” (0xEceC…ECEc)',
  ],
  'one NFT of a collection called like a coin': [
    call(evil, 'airdrop', [into(c.nft('1', called('USDC')))]),
    'Received “USDC” (0xEceC…ECEc) #1',
  ],
  'an NFT of a collection that begins like an amount': [
    call(evil, 'airdrop', [into(c.nft('1', called('500USDC')))]),
    'Received “500USDC” (0xEceC…ECEc) #1',
  ],
  'an NFT of a collection that is an amount': [
    call(evil, 'airdrop', [into(c.nft('1', called('500 USDC')))]),
    'Received “500 USDC” (0xEceC…ECEc) #1',
  ],
  'a known scam token': [call(evil, 'claim', [into(scam)]), 'Called “claim” on 0xe1e1…e1e1'],
  'a known scam token in a swap': [
    pay(1, uniswap, 'swapExactETHForTokens', [into(scam)]),
    'Called “swapExactETHForTokens” on “Uniswap V2 Router” with 1 ETH',
  ],
  'a known scam token that others move': [
    call(contract(c.usdc.addressHash, 'Token'), 'transferFrom', [between(other, pool, scam)]),
    'Called “transferFrom” on “Token”',
  ],
  'transfers that a contract makes up': [
    call(evil, '0xdeadbeef', [between(other, pool, { token: fakeUsdc, value: '1000000' })]),
    'Called 0xdeadbeef on 0xe1e1…e1e1',
  ],
  'a transfer that a contract makes up under a good name': [
    call(evil, 'transfer', [between(other, pool, usd(5))]),
    'Moved 5 USDC from 0x2222…2222 to 0x3333…3333',
  ],
  'transfers of nothing in somebody’s name': [
    call(evil, 'multicall', [between(other, pool, usd(0)), between(pool, other, usd(0))]),
    'Called “multicall” on 0xe1e1…e1e1',
  ],
  'a transfer of nothing, of the real token': [
    call(c.usdcContract, 'transferFrom', [between(other, pool, usd(0))]),
    'Called “transferFrom” on “USD Coin”',
  ],
  'a transfer of none of an ERC-1155': [
    call(c.azukiContract, 'safeTransferFrom', [out(c.item('5', '0'))]),
    'Called “safeTransferFrom” on “Azuki”',
  ],
  'a token called like a chain’s coin, on that chain': [
    call(evil, 'claim', [into({ token: c.named('CELO'), value: ether(5) })]),
    'Claimed 5 “CELO” (0xa9A9…A9A9)',
    undefined,
    42220,
  ],
  'the same token on another chain': [
    call(evil, 'claim', [into({ token: c.named('CELO'), value: ether(5) })]),
    'Claimed 5 “CELO” (0xa9A9…A9A9)',
  ],
};
