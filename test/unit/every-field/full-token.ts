import { type Field, fieldLines, readTable, toFields } from './field.ts';
import { addressFields, addressHashField, makeAddress } from './full-address.ts';

/** Returns a token with every field. */
export function makeToken(symbol: string, digit: string) {
  return {
    address_hash: `0x${digit.repeat(40)}`,
    circulating_market_cap: '83606435600.3635',
    decimals: '4',
    exchange_rate: '0.999813',
    holders_count: '837494234523',
    icon_url: 'https://icons.example.org/a/b.png',
    name: `${symbol.toLowerCase()} paper`,
    reputation: 'ok',
    symbol,
    total_supply: '60626105976432774',
    type: 'ERC-1155',
    volume_24h: '9177.77',
    bridge_type: 'omni',
    foreign_address: `0x${`${digit}077`.repeat(10)}`,
    origin_chain_id: '100',
    circulating_supply: '5150000.25',
    is_bridged: true,
  };
}

/** Returns where each field of that token is shown. */
export function tokenFields(at: string, label: string, symbol: string, digit: string): Field[] {
  return toFields('token', at, [
    ['circulating_market_cap', 'details', `${label} market`, 'market cap $83,606,435,600.3635'],
    ['exchange_rate', 'details', `${label} market`, `$0.999813 per ${symbol}`],
    ['volume_24h', 'details', `${label} market`, '$9,177.77 traded in 24 h'],
    ['decimals', 'details', `${label} supply`, '4 decimals'],
    ['total_supply', 'details', `${label} supply`, '6,062,610,597,643.2774 total'],
    ['holders_count', 'details', `${label} supply`, '837,494,234,523 holders'],
    ['circulating_supply', 'details', `${label} supply`, '5,150,000.25 circulating'],
    ['icon_url', 'details', `${label} icon`, 'at icons.example.org'],
    ['name', 'details', label, `${symbol.toLowerCase()} paper`],
    ['symbol', 'details', label, symbol],
    ['type', 'details', label, 'ERC-1155'],
    ['reputation', 'details', label, 'reputation ok'],
    ['bridge_type', 'details', `${label} bridge`, 'bridged by omni'],
    ['foreign_address', 'details', `${label} bridge`, `0x${`${digit}077`.repeat(10)}`],
    ['origin_chain_id', 'details', `${label} bridge`, 'from Gnosis (chain ID 100)'],
  ]);
}

/** An NFT with every field. */
export const instance = {
  ...readTable<object>('full-instance.json'),
  owner: makeAddress('owner', '9'),
  token: makeToken('INNER', '5'),
};

/** Returns where each field of that NFT is shown. */
export function instanceFields(at: string): Field[] {
  return [
    ...toFields('instance', at, fieldLines.instance),
    ...addressHashField(`${at}.owner`, 'NFT owner', '9'),
    ...addressFields(`${at}.owner`, 'NFT owner', 'owner', '9'),
    ...toFields('token', `${at}.token`, [['address_hash', 'details', 'Token 2', `0x${'5'.repeat(40)}`]]),
    ...tokenFields(`${at}.token`, 'Token 2', 'INNER', '5'),
  ];
}
