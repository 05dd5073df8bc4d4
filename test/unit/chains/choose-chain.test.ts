import { expect, test } from 'vitest';
import { chooseChain } from '../../../src/chains/choose-chain.ts';
import type { Evidence, Reference } from '../../../src/references/reference.ts';

const address = `0x${'cd'.repeat(20)}`;
const reference: Reference = { kind: 'address', address };
const evidence: Evidence = { written: address, pageHost: 'example.org', before: '', after: '' };

const onArbiscan = { link: `https://arbiscan.io/address/${address}` };
const onEtherscan = { pageHost: 'www.etherscan.io' };

type Question = Parameters<typeof chooseChain>[0];

test.for<[string, Partial<Evidence>, chain: [id: number, name: string], object, asked?: Partial<Question>]>([
  [
    'the chosen chain before all else',
    { ...onArbiscan, ...onEtherscan, chainPrefix: 'base' },
    [137, 'Polygon'],
    { kind: 'chosen' },
    { reference: { ...reference, chainId: 10 }, chosenChainId: 137 },
  ],
  [
    'the chain in the reference before prefix and page',
    { ...onEtherscan, chainPrefix: 'base' },
    [10, 'OP Mainnet'],
    { kind: 'written' },
    { reference: { ...reference, chainId: 10 } },
  ],
  ['the short name before the page', { ...onEtherscan, chainPrefix: 'base' }, [8453, 'Base'], { kind: 'written' }],
  [
    'where the link goes before what is written on it',
    { ...onArbiscan, ...onEtherscan, chainPrefix: 'base' },
    [42161, 'Arbitrum One'],
    { kind: 'link', host: 'arbiscan.io' },
  ],
  [
    'the link when the word before the colon is no chain',
    { ...onArbiscan, ...onEtherscan, chainPrefix: 'from' },
    [42161, 'Arbitrum One'],
    { kind: 'link', host: 'arbiscan.io' },
  ],
  [
    'the page when the link is to no explorer',
    { ...onEtherscan, link: 'https://example.org/' },
    [1, 'Ethereum'],
    { kind: 'page', host: 'etherscan.io' },
  ],
  [
    'the URL written out before the reference',
    { ...onEtherscan, before: 'see https://basescan.org/address/' },
    [8453, 'Base'],
    { kind: 'link', host: 'basescan.org' },
  ],
  [
    'the written-out URL that has no https://',
    { before: 'see basescan.org/address/' },
    [8453, 'Base'],
    { kind: 'link', host: 'basescan.org' },
  ],
  [
    'a URL that ends before the reference as words',
    { before: 'see https://basescan.org/address/ for ' },
    [8453, 'Base'],
    { kind: 'words', words: 'basescan.org' },
  ],
  [
    'not a host that the 80 characters may have cut',
    { before: `etherscan.io/${'a/'.repeat(40)}`.slice(0, 80) },
    [100, 'Gnosis'],
    { kind: 'default' },
  ],
  ['the default when nothing says more', {}, [100, 'Gnosis'], { kind: 'default' }],
  [
    'the default on a page whose host serves several chains',
    { pageHost: 'areonscan.com' },
    [1, 'Ethereum'],
    { kind: 'default' },
    { userChainIds: [1] },
  ],
  [
    'a chain that nobody knows when it is written',
    {},
    [4_000_000_001, 'Chain 4000000001'],
    { kind: 'written' },
    { reference: { ...reference, chainId: 4_000_000_001 }, userChainIds: [1] },
  ],
])('takes %s', ([, changes, [id, name], reason, asked]) => {
  const question = { reference, evidence: { ...evidence, ...changes }, userChainIds: [100], ...asked };

  expect(chooseChain(question)).toEqual({ chain: { id, name }, reason });
});
