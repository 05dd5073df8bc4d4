import { expect, test } from 'vitest';
import { allChains } from '../../../src/chains/chain-table.ts';
import { explorerLink, hasPages, listedExplorers, pageAt } from '../../../src/chains/explorers.ts';
import type { Reference } from '../../../src/references/reference.ts';

const hash = `0x${'ab'.repeat(32)}`;
const address = `0x${'cd'.repeat(20)}`;
const transaction: Reference = { kind: 'transaction', hash };
const holder: Reference = { kind: 'address', address };
const token: Reference = { kind: 'token-instance', contract: address, tokenId: '42' };

test.for<[number, Reference, string, string]>([
  [1, transaction, `https://etherscan.io/tx/${hash}`, 'Etherscan'],
  [1, holder, `https://etherscan.io/address/${address}`, 'Etherscan'],
  [1, token, `https://etherscan.io/nft/${address}/42`, 'Etherscan'],
  [42161, transaction, `https://arbiscan.io/tx/${hash}`, 'Arbiscan'],
  [8453, token, `https://basescan.org/nft/${address}/42`, 'Basescan'],
  [5000, transaction, `https://mantlescan.xyz/tx/${hash}`, 'Mantle Explorer'],
  [61, token, `https://etc.blockscout.com/token/${address}/instance/42`, 'Blockscout'],
  [1868, token, `https://soneium.blockscout.com/token/${address}/instance/42`, 'Blockscout'],
  [324, token, `https://explorer.zksync.io/token/${address}`, 'ZKsync Explorer'],
  [196, transaction, `https://www.oklink.com/xlayer/tx/${hash}`, 'OKLink'],
  [295, transaction, `https://hashscan.io/mainnet/transaction/${hash}`, 'Hashscan'],
  [295, holder, `https://hashscan.io/mainnet/account/${address}`, 'Hashscan'],
  [1131, transaction, `https://meta.defiscan.live/tx/${hash}?network=TestNet`, 'DeFiScan'],
])('on %i leads to the page of %j', ([chainId, reference, href, name]) => {
  expect(explorerLink({ chainId, reference })).toEqual({ href, name });
});

test.for<[number, Reference]>([
  [4_000_000_001, transaction],
  [31337, transaction],
  [5278000, transaction],
  [728126428, transaction],
  [1, { kind: 'transaction', hash: `${hash}/../../evil` }],
  [1, { kind: 'transaction', hash: 'javascript:alert(1)' }],
  [1, { kind: 'address', address: `//evil.example/${address}` }],
  [1, { kind: 'token-instance', contract: address, tokenId: '1?a=2' }],
])('on %i gives no link for %j', ([chainId, reference]) => {
  expect(explorerLink({ chainId, reference })).toBeNull();
});

test('leads nowhere but to https and the explorer that the table names', () => {
  for (const { id } of allChains()) {
    const link = explorerLink({ chainId: id, reference: transaction });
    if (!link) continue;
    expect(new URL(link.href).origin).toBe(new URL(listedExplorers(id)[0]?.url ?? '').origin);
    expect(link.href).toContain(hash);
    expect(link.href).toMatch(/^https:/);
  }
});

test.for([
  ['https://eth.blockscout.com', true],
  ['https://explorer.example/base', true],
  // Tron writes addresses in another format.
  ['https://tronscan.org', false],
  ['https://www.tronscan.org/x', false],
] as const)('whether %s has pages of ours: %s', ([url, expected]) => {
  expect(hasPages(url)).toBe(expected);
  expect(pageAt({ name: '', url }, holder) !== null).toBe(expected);
});
