import { expect, test } from 'vitest';
import { allChains } from '../../../src/chains/chains.ts';
import { explorerLink, hasPages, listedExplorers, pageAt } from '../../../src/chains/explorers.ts';
import type { Reference } from '../../../src/references/reference.ts';
import cases from './explorers.json' with { type: 'json' };
import { address, hash, holder, toReference, transaction } from './references.ts';

test.for(cases.pages)('on $chainId leads to the page of the $kind at $name', ({ chainId, kind, href, name }) => {
  expect(explorerLink({ chainId, reference: toReference(kind) })).toEqual({ href, name });
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
