import { expect, test } from 'vitest';
import { allChains } from '../../../src/chains/chain-table.ts';
import { explorerLink } from '../../../src/chains/explorers.ts';
import type { Reference } from '../../../src/references/reference.ts';
import { checkExplorerAddress } from '../../../src/settings/preference-checks.ts';
import { explorerChoices } from '../../../src/ui/options/explorers-field.tsx';

const hash = `0x${'ab'.repeat(32)}`;
const address = `0x${'cd'.repeat(20)}`;
const transaction: Reference = { kind: 'transaction', hash };
const holder: Reference = { kind: 'address', address };
const token: Reference = { kind: 'token-instance', contract: address, tokenId: '42' };

test.for<[number, string, Reference, string]>([
  [1, 'https://eth.blockscout.com', transaction, `https://eth.blockscout.com/tx/${hash}`],
  [1, 'https://eth.blockscout.com', holder, `https://eth.blockscout.com/address/${address}`],
  [1, 'https://eth.blockscout.com', token, `https://eth.blockscout.com/token/${address}/instance/42`],
  [8453, 'https://basescan.org', token, `https://basescan.org/nft/${address}/42`],
  [61, 'https://etherscan.io', token, `https://etherscan.io/nft/${address}/42`],
  [1, 'https://www.oklink.com/eth', transaction, `https://www.oklink.com/eth/tx/${hash}`],
  [1, 'https://own.example:8443/a/', holder, `https://own.example:8443/a/address/${address}`],
  [1, 'https://own.example', token, `https://own.example/token/${address}`],
  [1, 'https://blockscout.own.example', token, `https://blockscout.own.example/token/${address}/instance/42`],
  [1, 'https://notblockscout.example', token, `https://notblockscout.example/token/${address}`],
  [592, 'https://astar.blockscout.com', transaction, `https://astar.blockscout.com/tx/${hash}`],
  [314, 'https://filfox.info/en', transaction, `https://filfox.info/en/message/${hash}`],
  // A chain unknown to us has an explorer as soon as the user names one.
  [4_000_000_001, 'https://own.example', transaction, `https://own.example/tx/${hash}`],
])('on %i at %j leads to the page of %j', ([chainId, preferred, reference, href]) => {
  expect(explorerLink({ chainId, reference, preferred: { [chainId]: preferred } })?.href).toBe(href);
});

test.for([
  ['javascript:alert(1)'],
  ['http://etherscan.io'],
  ['https://user:pass@own.example'],
  ['https://tronscan.org'],
  ['own.example'],
  [''],
])('a preferred %j leads to the usual one', ([preferred = '']) => {
  expect(explorerLink({ chainId: 1, reference: transaction, preferred: { 1: preferred } })?.href).toBe(
    `https://etherscan.io/tx/${hash}`,
  );
});

test('one chain’s choice says nothing of another chain', () => {
  expect(explorerLink({ chainId: 10, reference: transaction, preferred: { 1: 'https://own.example' } })?.href).toBe(
    `https://optimistic.etherscan.io/tx/${hash}`,
  );
});

test('an unusable value gets no link from a preferred explorer either', () => {
  const evil: Reference = { kind: 'transaction', hash: `${hash}/../../evil` };

  expect(explorerLink({ chainId: 1, reference: evil, preferred: { 1: 'https://own.example' } })).toBeNull();
});

test.for<[number, string, string[]]>([
  [1, 'etherscan.io', ['eth.blockscout.com', 'cn.etherscan.com']],
  [10, 'optimistic.etherscan.io', ['optimism.blockscout.com']],
  [100, 'gnosisscan.io', ['gnosis.blockscout.com']],
  [137, 'polygonscan.com', ['polygon.blockscout.com']],
  [8453, 'basescan.org', ['base.blockscout.com']],
  [42161, 'arbiscan.io', ['arbitrum.blockscout.com']],
  [42220, 'celoscan.io', ['celo.blockscout.com']],
  [61, 'etc.blockscout.com', []],
])('on %i the usual one is %j and %j are offered', ([chainId, usual, others]) => {
  const choices = explorerChoices(chainId);

  expect(choices.usual).toBe(usual);
  expect(choices.others.map(({ place }) => place)).toEqual(others);
});

test('an unknown chain has no choices', () => {
  expect(explorerChoices(4_000_000_001)).toEqual({ usual: null, others: [] });
});

test('every explorer that is offered can be stored as it is, and a transaction has a page there', () => {
  for (const { id } of allChains()) {
    const { usual, others } = explorerChoices(id);
    for (const { address: offered, place } of others) {
      expect(checkExplorerAddress(offered)).toBe(offered);
      expect(place).not.toBe(usual);
      const link = explorerLink({ chainId: id, reference: transaction, preferred: { [id]: offered } });
      expect(link?.href.startsWith(`${offered}/`)).toBe(true);
    }
  }
});
