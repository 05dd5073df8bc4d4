import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { keccak256, toBytes } from 'viem';
import { expect, test } from 'vitest';
import { sampleAccounts, who } from '../../../../src/api/sample/sample-accounts.ts';
import { sampleNfts, toNftSteps } from '../../../../src/api/sample/sample-histories.ts';
import { sampleReferences } from '../../../../src/api/sample/sample-references.ts';
import { findKnownToken } from '../../../../src/cards/known-tokens.ts';
import { askEverything } from './ask-sample.ts';

const zero = `0x${'0'.repeat(40)}`;

function toChecksummed(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)));
  const cased = [...digits].map((digit, at) =>
    Number.parseInt(hash.charAt(at), 16) > 7 ? digit.toUpperCase() : digit,
  );
  return `0x${cased.join('')}`;
}

// The literals, each with the sentence in the comment beside it.
const directory = join(import.meta.dirname, '../../../../src/api/sample');
const sources = readdirSync(directory).map((file) => readFileSync(join(directory, file), 'utf8'));
const literals = sources
  .flatMap((text) => [...text.matchAll(/\b(0x(?:[\da-f]{64}|[\da-f]{40}))\b(?:',? \/\/ (.+))?/gi)])
  .map(([, value = '', sentence = '']) => [value, sentence] as const)
  .filter(([value]) => value !== zero);

test('every literal of the sample is keccak-256 of the sentence beside it', () => {
  expect(literals.length).toBeGreaterThan(35);
  for (const [value, sentence] of literals) {
    expect(sentence, value).toMatch(/^Hashlens sample (?:account|contract|transaction): ./);
    const hash = keccak256(toBytes(sentence));
    expect(value).toBe(value.length === 66 ? hash : toChecksummed(hash.slice(0, 42)));
  }
});

test('every address and hash that the sample tells is one of them, or keccak-256 of another sentence', () => {
  const text = JSON.stringify([askEverything(), sampleReferences.map(({ written }) => written.split('/')[0])]);
  const told = new Set(text.match(/(?<=")0x(?:[\dA-Fa-f]{64}|[\dA-Fa-f]{40})(?=")/g));
  const blocks = [...new Set(text.match(/(?<="block_number":)\d+/g))];
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

  const sentences = [
    ...sampleAccounts.flatMap(({ chainId, address, count }) =>
      upTo(count).map((index) => `transaction: ${index} of ${address} on chain ${chainId}`),
    ),
    ...sampleNfts.flatMap((nft) =>
      toNftSteps(nft).map((_, index) => `transaction: ${index} of the NFT ${nft.contract}/${nft.tokenId}`),
    ),
    ...blocks.flatMap((block) => [1, 42161].map((chainId) => `block: ${block} on chain ${chainId}`)),
    ...upTo(6).map((index) => `blob: ${index}`),
  ].map((sentence) => keccak256(toBytes(`Hashlens sample ${sentence}`)));

  // The first byte of a blob's hash is its version.
  const known = new Set([zero, ...literals.map(([value]) => value), ...sentences]);
  for (const hash of sentences) known.add(`0x01${hash.slice(4)}`);
  expect(told.size).toBeGreaterThan(300);
  expect([...told].filter((value) => !known.has(value))).toEqual([]);
});

test('nothing of the sample is a known token, nor in the list of real addresses', () => {
  const real = new Set(readFileSync('test/corpora/addresses.txt', 'utf8').split('\n'));
  const own = Object.values(who).filter((address) => address !== zero);

  expect(real.size).toBeGreaterThan(1000);
  expect(own.filter((address) => real.has(address.slice(2).toLowerCase()) || findKnownToken(address) !== null)).toEqual(
    [],
  );
});

test('every address in every body has the right EIP-55 case', () => {
  const text = JSON.stringify(askEverything());

  const addresses = new Set(text.match(/(?<![\dA-Za-z])0x[\dA-Fa-f]{40}(?![\dA-Fa-f])/g));

  expect(addresses.size).toBeGreaterThan(18);
  expect([...addresses]).toEqual([...addresses].map(toChecksummed));
});

test('every written address is checksummed and matches its reference', () => {
  for (const { written, reference } of sampleReferences) {
    const [hex = '', tokenId] = written.split('/');
    if (reference.kind === 'transaction') expect(written).toBe(reference.hash);
    else expect(hex).toBe(toChecksummed(hex));
    if (reference.kind === 'address') expect(reference.address).toBe(hex.toLowerCase());
    if (reference.kind === 'token-instance')
      expect([reference.contract, reference.tokenId]).toEqual([hex.toLowerCase(), tokenId]);
  }
});

test('every selector belongs to the signature beside it', () => {
  const seen = new Set<string>();
  for (const body of askEverything()) {
    const { decoded_input: decoded, raw_input: raw } = body as {
      decoded_input?: { method_call: string; method_id: string } | null;
      raw_input?: string;
    };
    if (decoded === undefined || decoded === null) continue;
    const signature = decoded.method_call.replaceAll(/ \w+(?=[,)])/g, '').replaceAll(', ', ',');

    expect(bytesToHex(keccak_256(utf8ToBytes(signature))).slice(0, 8), signature).toBe(decoded.method_id);
    expect(raw?.startsWith(`0x${decoded.method_id}`)).toBe(true);
    seen.add(signature);
  }

  expect(seen.size).toBeGreaterThan(5);
});
