import { describe, expect, test } from 'vitest';
import { readWord } from '../../../src/references/read-word.ts';
import { address } from './values.ts';

const digits = address.slice(2).toLowerCase();
const toWord = (hex: string | bigint) => `0x${(typeof hex === 'string' ? hex : hex.toString(16)).padStart(64, '0')}`;
const unsigned = (value: bigint) => toWord(BigInt.asUintN(256, value));
const left = (hex: string) => `0x${hex.padEnd(64, '0')}`;

test.for<[string, string, object]>([
  ['zero', toWord(0n), { kind: 'number', value: '0' }],
  ['a flag', toWord(1n), { kind: 'number', value: '1' }],
  ['an offset', toWord(32n), { kind: 'number', value: '32' }],
  ['an amount', toWord(10n ** 27n), { kind: 'number', value: '1000000000000000000000000000' }],
  ['a limit', toWord(2n ** 160n - 1n), { kind: 'number', value: String(2n ** 160n - 1n) }],
  ['a round limit', toWord(2n ** 128n), { kind: 'number', value: String(2n ** 128n) }],
  ['more than an address', toWord(2n ** 190n + 7n), { kind: 'number', value: String(2n ** 190n + 7n) }],
  ['minus one’s neighbour', unsigned(-16n), { kind: 'number', value: '-16' }],
  ['the largest number', `0x${'f'.repeat(64)}`, { kind: 'largest' }],
  ['a padded address', toWord(digits), { kind: 'address', address: `0x${digits}` }],
  [
    'one that begins with zeros',
    toWord('00000000000000adc04c56bf30ac9d3c0aaf14dc'),
    { kind: 'address', address: '0x00000000000000adc04c56bf30ac9d3c0aaf14dc' },
  ],
  ['withdrawal credentials', `0x01${'0'.repeat(22)}${digits}`, { kind: 'address', address: `0x${digits}` }],
  ['a text', left('55534443'), { kind: 'text', text: 'USDC' }],
  ['a selector', left('a9059cbb'), { kind: 'bytes', bytes: 4 }],
  [
    'the topic of a transfer',
    '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
    { kind: 'event', name: 'Transfer(address,address,uint256)' },
  ],
  [
    'the slot of an implementation',
    '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc',
    { kind: 'slot', name: 'eip1967.proxy.implementation' },
  ],
  [
    'a role',
    '0x9f2df0fed2c77648de5860a4cc508cd0818c85b8b8a1ab4ceeef8d981c8956a6',
    { kind: 'role', name: 'MINTER_ROLE' },
  ],
  [
    'a slot of a named storage, ERC-7201',
    '0x52c63247e1f47db19d5ce0460030c497f067ca4cebf71ba98eeadabe20bace00',
    { kind: 'slot', name: 'openzeppelin.storage.ERC20' },
  ],
  [
    'the type of what is signed, EIP-712',
    '0x6e71edae12b1b97f4d1f60370fef10105fa2faae0126114a169c64845d6126c9',
    {
      kind: 'type',
      name: 'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)',
    },
  ],
  ['a block’s uncles', '0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347', { kind: 'nothing' }],
  ['the hash of nothing', '0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470', { kind: 'nothing' }],
])('%s is no reference', ([, value, word]) => {
  expect(readWord(value)).toEqual(word);
});

describe('what may be a hash or a key is neither', () => {
  test.for([
    `0x${'ab'.repeat(32)}`,
    // The curve's order less one: a key that everybody knows.
    '0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364140',
    `0x${'0'.repeat(14)}${'9e'.repeat(25)}`,
    `0x${'9e'.repeat(25)}${'0'.repeat(14)}`,
    '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ee',
  ])('%s', (value) => {
    expect(readWord(value)).toBeNull();
  });
});
