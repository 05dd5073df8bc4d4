import { expect, test } from 'vitest';
import { chooseChain } from '../../../src/chains/choose-chain.ts';
import type { Evidence, Reference } from '../../../src/references/reference.ts';

const address = `0x${'cd'.repeat(20)}`;
const reference: Reference = { kind: 'address', address };
const evidence: Evidence = { written: address, pageHost: 'example.org', before: '', after: '' };

const onArbiscan = { link: `https://arbiscan.io/address/${address}` };
const onEtherscan = { pageHost: 'www.etherscan.io' };

test.for<[string, Parameters<typeof chooseChain>[0], { id: number; name: string }, object]>([
  [
    'the chosen chain before all else',
    {
      reference: { ...reference, chainId: 10 },
      evidence: { ...evidence, ...onArbiscan, ...onEtherscan, chainPrefix: 'base' },
      chosenChainId: 137,
      userChainIds: [100],
    },
    { id: 137, name: 'Polygon' },
    { kind: 'chosen' },
  ],
  [
    'the chain in the reference before prefix and page',
    {
      reference: { ...reference, chainId: 10 },
      evidence: { ...evidence, ...onEtherscan, chainPrefix: 'base' },
      userChainIds: [100],
    },
    { id: 10, name: 'OP Mainnet' },
    { kind: 'written' },
  ],
  [
    'the short name before the page',
    { reference, evidence: { ...evidence, ...onEtherscan, chainPrefix: 'base' }, userChainIds: [100] },
    { id: 8453, name: 'Base' },
    { kind: 'written' },
  ],
  [
    'where the link goes before what is written on it',
    { reference, evidence: { ...evidence, ...onArbiscan, ...onEtherscan, chainPrefix: 'base' }, userChainIds: [100] },
    { id: 42161, name: 'Arbitrum One' },
    { kind: 'link', host: 'arbiscan.io' },
  ],
  [
    'the link when the word before the colon is no chain',
    { reference, evidence: { ...evidence, ...onArbiscan, ...onEtherscan, chainPrefix: 'from' }, userChainIds: [100] },
    { id: 42161, name: 'Arbitrum One' },
    { kind: 'link', host: 'arbiscan.io' },
  ],
  [
    'the page when the link is to no explorer',
    { reference, evidence: { ...evidence, ...onEtherscan, link: 'https://example.org/' }, userChainIds: [100] },
    { id: 1, name: 'Ethereum' },
    { kind: 'page', host: 'etherscan.io' },
  ],
  [
    'the URL written out before the reference',
    {
      reference,
      evidence: { ...evidence, ...onEtherscan, before: 'see https://basescan.org/address/' },
      userChainIds: [100],
    },
    { id: 8453, name: 'Base' },
    { kind: 'link', host: 'basescan.org' },
  ],
  [
    'the written-out URL that has no https://',
    { reference, evidence: { ...evidence, before: 'see basescan.org/address/' }, userChainIds: [100] },
    { id: 8453, name: 'Base' },
    { kind: 'link', host: 'basescan.org' },
  ],
  [
    'a URL that ends before the reference as words',
    { reference, evidence: { ...evidence, before: 'see https://basescan.org/address/ for ' }, userChainIds: [100] },
    { id: 8453, name: 'Base' },
    { kind: 'words', words: 'basescan.org' },
  ],
  [
    'not a host that the 80 characters may have cut',
    {
      reference,
      evidence: { ...evidence, before: `etherscan.io/${'a/'.repeat(40)}`.slice(0, 80) },
      userChainIds: [100],
    },
    { id: 100, name: 'Gnosis' },
    { kind: 'default' },
  ],
  [
    'the default when nothing says more',
    { reference, evidence, userChainIds: [100] },
    { id: 100, name: 'Gnosis' },
    { kind: 'default' },
  ],
  [
    'the default on a page whose host serves several chains',
    { reference, evidence: { ...evidence, pageHost: 'areonscan.com' }, userChainIds: [1] },
    { id: 1, name: 'Ethereum' },
    { kind: 'default' },
  ],
  [
    'a chain that nobody knows when it is written',
    { reference: { ...reference, chainId: 4_000_000_001 }, evidence, userChainIds: [1] },
    { id: 4_000_000_001, name: 'Chain 4000000001' },
    { kind: 'written' },
  ],
])('takes %s', ([, question, chain, reason]) => {
  expect(chooseChain(question)).toEqual({ chain, reason });
});
