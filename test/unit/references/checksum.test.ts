import { expect, test } from 'vitest';
import { isChecksumWrong, toChecksum } from '../../../src/references/checksum.ts';
import tables from './to-checksum.json' with { type: 'json' };

// The specification's own examples (EIP-55).

test.for(tables.right)('gives %s its case from lower and from upper case', (address) => {
  expect(toChecksum(address.toLowerCase())).toBe(address);
  expect(toChecksum(`0x${address.slice(2).toUpperCase()}`)).toBe(address);
});

test.for(tables.written)('of $written the checksum is wrong: $isWrong', ({ written, isWrong: wrong }) => {
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
