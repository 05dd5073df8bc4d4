import * as c from './cast.ts';

const { azuki, buildAddress, call, contract, ether, into, named, nft, other, out } = c;
const to = (address: Partial<Parameters<typeof buildAddress>[0]>) => ({
  to: buildAddress({ hash: other, ...address }),
  value: ether(1),
});
const someToken = contract(named('X').addressHash, 'Token');
const symbol = (text: string | null, rest: Parameters<typeof named>[1] = {}) =>
  call(someToken, 'transfer', [out({ token: named(text, rest), value: ether(1) }, other)]);
const longNft = (digits: string) =>
  nft('1', { ...c.azuki, addressHash: `0x${digits.repeat(20)}`, name: `Коллекция ${'о'.repeat(40)}` });

/** Names that imitate something else are shown with the hash, or in quotes. */
export const names: c.Cases = {
  'a domain with an invisible character': [
    to({ ensDomainName: 'vitalik\u200b.eth' }),
    'Sent 1 ETH to vitalik.eth (0x2222…2222)',
  ],
  'a domain that turns the line round': [
    to({ ensDomainName: '\u202evitalik.eth' }),
    'Sent 1 ETH to vitalik.eth (0x2222…2222)',
  ],
  'a domain in capitals': [to({ ensDomainName: 'VITALIK.eth' }), 'Sent 1 ETH to VITALIK.eth (0x2222…2222)'],
  'a domain with a letter of another script': [
    to({ ensDomainName: 'vitаlik.eth' }),
    'Sent 1 ETH to vitаlik.eth (0x2222…2222)',
  ],
  'a contract called like a domain': [to({ name: 'vitalik.eth' }), 'Sent 1 ETH to “vitalik.eth” (0x2222…2222)'],
  'a contract called the zero address': [to({ name: 'the zero address' }), 'Sent 1 ETH to “the zero address”'],
  'a contract called itself': [to({ name: 'itself' }), 'Sent 1 ETH to “itself”'],
  'a contract whose name carries on': [to({ name: 'Bob for 99 USDC' }), 'Sent 1 ETH to “Bob for 99 USDC”'],
  ...Object.fromEntries(
    [
      'Vault, got 500 USDC',
      'Vault. Received',
      'Vault; swapped',
      'Vault sold',
      'Vault 500 USDC',
      'Vault (100%)',
      'Vault + $9000',
      'Escrow refunded',
      'me',
    ].map((name) => [`a contract that goes on as we do: ${name}`, [to({ name }), `Sent 1 ETH to “${name}”`]]),
  ),
  'a plain name': [to({ name: 'Uniswap V2 Router' }), 'Sent 1 ETH to “Uniswap V2 Router”'],
  'a method that carries on': [call(someToken, 'poke and sent 5 USDC to you'), c.justCalled],
  'a symbol that carries on': [
    symbol('ETH for 99,999 USDC to you'),
    'Sent 1 “ETH for 99,999 USDC…” (0xa9A9…A9A9) to 0x2222…2222',
  ],
  'a symbol of a thousand characters': [
    symbol('A'.repeat(1000)),
    `Sent 1 “${'A'.repeat(19)}…” (0xa9A9…A9A9) to 0x2222…2222`,
  ],
  'a symbol that is a number': [symbol('000'), 'Sent 1 “000” (0xa9A9…A9A9) to 0x2222…2222'],
  'a symbol with quotes': [symbol('a” to “b'), 'Sent 1 “a’ to ’b” (0xa9A9…A9A9) to 0x2222…2222'],
  'a symbol with a letter of another script': [symbol('USDС'), 'Sent 1 “USDС” (0xa9A9…A9A9) to 0x2222…2222'],
  'a symbol that is a site': [symbol('claim.xyz'), 'Sent 1 “claim[.]xyz” (0xa9A9…A9A9) to 0x2222…2222'],
  'a symbol of signs that has a price': [symbol('USD₮', { exchangeRate: '1' }), 'Sent 1 USD₮ to 0x2222…2222'],
  'a token called like the coin': [symbol('ETH'), 'Sent 1 “ETH” (0xa9A9…A9A9) to 0x2222…2222'],
  'no symbol': [symbol(null, { name: 'Token Ring' }), 'Sent 1 “Token Ring” (0xa9A9…A9A9) to 0x2222…2222'],
  'no symbol and no name': [symbol(null, { name: null }), 'Sent 1 0xa9A9…A9A9 to 0x2222…2222'],
  'no decimals': [
    symbol('GRAIN', { decimals: null }),
    'Sent 1 × 10¹⁸ base units of “GRAIN” (0xa9A9…A9A9) to 0x2222…2222',
  ],
  'an amount of 78 digits': [
    call(someToken, 'transfer', [out({ token: named('GRAIN'), value: '9'.repeat(78) })]),
    'Sent 9.999 × 10⁵⁹ “GRAIN” (0xa9A9…A9A9) to 0x3333…3333',
  ],
  'a collection whose name carries on': [
    call(someToken, 'claim', [into(nft('5', { ...azuki, name: 'Azuki #1 for 0 ETH' }))]),
    'Claimed “Azuki #1 for 0 ETH” (0xED5A…C544) #5',
  ],
  'a collection whose name is a sentence more': [
    call(someToken, 'claim', [into(nft('5', { ...azuki, name: 'Azuki. Received 500 USDC' }))]),
    'Claimed “Azuki. Received 500 USDC” (0xED5A…C544) #5',
  ],
  'a symbol that goes on': [symbol('ETH,got'), 'Sent 1 “ETH,got” (0xa9A9…A9A9) to 0x2222…2222'],
  'a symbol that begins like an amount': [symbol('5USD'), 'Sent 1 “5USD” (0xa9A9…A9A9) to 0x2222…2222'],
  'such a symbol that has a price': [symbol('1INCH', { exchangeRate: '1' }), 'Sent 1 1INCH to 0x2222…2222'],
  'four things with long names': [
    call(someToken, 'trade', [
      ...['b1', 'b2'].map((digits) => out(longNft(digits))),
      ...['b3', 'b4'].map((digits) => into(longNft(digits))),
    ]),
    'Called “trade” on “Token”',
  ],
};
