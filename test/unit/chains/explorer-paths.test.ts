import { expect, test } from 'vitest';
import { hasPages, pageAt } from '../../../src/chains/explorer-paths.ts';

const address = `0x${'1'.repeat(40)}`;

test.for([
  ['https://eth.blockscout.com', true],
  ['https://explorer.example/base', true],
  // Tron writes addresses in another format.
  ['https://tronscan.org', false],
  ['https://www.tronscan.org/x', false],
] as const)('whether %s has pages of ours: %s', ([url, expected]) => {
  expect(hasPages(url)).toBe(expected);
  expect(pageAt({ name: '', url }, { kind: 'address', address }) !== null).toBe(expected);
});
