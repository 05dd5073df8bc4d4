import { expect, test } from 'vitest';
import { chainOfHost, chainOfUrl, isExplorerHost, isUnknownNetwork } from '../../../src/chains/chain-of-url.ts';
import tables from './chain-of-url.json' with { type: 'json' };

/** Replaces `◆` with a hash and `◇` with an address. */
const fill = (url: string) => url.replace('◆', `0x${'ab'.repeat(32)}`).replace('◇', `0x${'cd'.repeat(20)}`);

test.for(tables.known)('knows the chain of $url', ({ url, chainId, host }) => {
  expect(chainOfUrl(fill(url))).toEqual({ chainId, host });
});

test.for(tables.unknown.flatMap(({ rows }) => rows))('guesses no chain for %s', (url) => {
  expect(chainOfUrl(fill(url))).toBeNull();
});

test.for(tables.networks)('of $url the network is unknown: $isUnknown', ({ url, isUnknown }) => {
  expect(isUnknownNetwork(fill(url))).toBe(isUnknown);
});

test.for(tables.hosts)('knows of a page on $host the chain $chainId', ({ host, chainId }) => {
  expect(chainOfHost(host)?.chainId ?? null).toBe(chainId);
});

test.for(tables.explorers)('calls $host an explorer: $isExplorer', ({ host, isExplorer }) => {
  expect(isExplorerHost(host)).toBe(isExplorer);
});
