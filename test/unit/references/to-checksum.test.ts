import { expect, test } from 'vitest';
import { isChecksumWrong, toChecksum } from '../../../src/references/to-checksum.ts';

// The specification's own examples (EIP-55).
const right = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];

test.for(right)('gives %s its case from lower and from upper case', (address) => {
  expect(toChecksum(address.toLowerCase())).toBe(address);
  expect(toChecksum(`0x${address.slice(2).toUpperCase()}`)).toBe(address);
});

test.for([
  ...right.map((address) => [address, false] as const),
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD', true],
  ['0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed', true],
  ['0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', false],
  ['0x5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED', false],
  ['0x1111111111111111111111111111111111111111', false],
  ['eip155:1:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD', true],
  ['eip155:1:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', false],
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD/42', true],
  [`0x${'aB'.repeat(32)}`, false],
  // Characters that nobody sees count for nothing.
  ['0x5aAeb6053F3E94C9b9A0\u200b9f33669435E7Ef1BeAeD', true],
  ['0\xadx5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe\u2060\u2060D', true],
  ['eip155:1:\u200b0x5aAeb6053F3E94C9b9A0\u200b9f33669435E7Ef1BeAed', false],
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD\xad0', false],
  ['no address', false],
  ['', false],
] as const)('of %s the checksum is wrong: %s', ([written, wrong]) => {
  expect(isChecksumWrong(written)).toBe(wrong);
});

test.for([
  [30, false],
  [31, false],
  [1, true],
] as const)('on chain %i a wrong EIP-55 checksum counts: %s', ([chainId, wrong]) => {
  expect(isChecksumWrong('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD', chainId)).toBe(wrong);
});

test.for([30, 31])(
  'a right checksum of chain %i is right on any chain: its page may have been guessed wrong',
  (chainId) => {
    const written = toChecksum('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', chainId);

    expect(written).not.toBe(toChecksum(written));
    expect(isChecksumWrong(written, 1)).toBe(false);
    expect(isChecksumWrong(`${written.slice(0, -1)}c`, 1)).toBe(true);
  },
);

// The examples of EIP-1191.
test.for([
  [30, '0x5aaEB6053f3e94c9b9a09f33669435E7ef1bEAeD'],
  [30, '0xFb6916095cA1Df60bb79ce92cE3EA74c37c5d359'],
  [31, '0xdbF03B407C01E7cd3cbEa99509D93f8dDDc8C6fB'],
] as const)('on chain %i gives %s its own case', ([chainId, address]) => {
  expect(toChecksum(address.toLowerCase(), chainId)).toBe(address);
});
