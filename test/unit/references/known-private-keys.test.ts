import { keccak256, toBytes } from 'viem';
import { generatePrivateKey, mnemonicToAccount, privateKeyToAddress } from 'viem/accounts';
import { expect, test } from 'vitest';
import {
  curveOrder,
  isKnownKey,
  knownFingerprints,
  toAddressOfKey,
} from '../../../src/references/known-private-keys.ts';
import tables from './known-private-keys.json' with { type: 'json' };

// Each published key is listed with the address that it was published with.
const { mnemonics, published, names } = tables;

const fingerprint = (key: `0x${string}`) => keccak256(key).slice(2, 18);

/** Returns the keys of the first accounts of a mnemonic, whose seed is slow to derive. */
function keysOf(words: string, count: number): `0x${string}`[] {
  const accounts = mnemonicToAccount(words, { path: "m/44'/60'/0'/0" }).getHdKey();
  return Array.from({ length: count }, (_, at): `0x${string}` => {
    const key = accounts.deriveChild(at).privateKey;
    if (!key) throw new Error('This account has no key.');
    return `0x${Buffer.from(key).toString('hex')}`;
  });
}

const derived = mnemonics.map(({ group, words, accounts }) => ({ group, keys: keysOf(words, accounts) }));
const all = [
  ...derived.flatMap(({ keys }) => keys),
  ...published.map(({ key }) => key as `0x${string}`),
  ...names.map((name) => keccak256(toBytes(name))),
];

test('every key of the mnemonics, every published one and every key made of a name is known', () => {
  expect(all.filter((key) => !isKnownKey(key))).toEqual([]);
});

test('the list holds these and no others', () => {
  const listed = Object.values(knownFingerprints).flatMap((group) => group.trim().split(/\s+/));

  expect(listed.toSorted()).toEqual([...new Set(all.map(fingerprint))].toSorted());
});

test.for(derived)('$group is listed under its own name', ({ group, keys }) => {
  const others = Object.entries(knownFingerprints).filter(([name]) => name !== group);
  const elsewhere = keys.filter((key) => others.some(([, text]) => text.includes(fingerprint(key))));

  // A key shared by two tools is listed under the first one.
  expect(keys.length - elsewhere.length).toBeGreaterThanOrEqual(keys.length - 2);
});

test.for(published)('$key is the key of $address', ({ key, address }) => {
  expect(privateKeyToAddress(key as `0x${string}`).toLowerCase()).toBe(address);
});

test('the first account of Anvil is the one that everybody knows', () => {
  expect(derived[0]?.keys[0]).toBe('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80');
});

test.for(tables.ends)('$value at the ends of the curve: $isKnown', ({ value, isKnown }) => {
  expect(isKnownKey(value)).toBe(isKnown);
});

test('values by chance are not known', () => {
  expect(Array.from({ length: 200 }, generatePrivateKey).filter(isKnownKey)).toEqual([]);
});

const toValue = (key: bigint): `0x${string}` => `0x${key.toString(16).padStart(64, '0')}`;

test('gives the address that viem derives, for any key', () => {
  const keys = [...Array.from({ length: 40 }, generatePrivateKey), toValue(1n), toValue(2n), toValue(curveOrder - 1n)];

  expect(keys.map(toAddressOfKey)).toEqual(keys.map((key) => privateKeyToAddress(key).toLowerCase()));
});

test.for([0n, curveOrder, curveOrder + 1n, 2n ** 256n - 1n])('gives none for %s, which is no key', (value) => {
  expect(toAddressOfKey(toValue(value))).toBe(null);
});

test('takes either case', () => {
  const key = `0x${'AbCd'.repeat(16)}`;

  expect(toAddressOfKey(key)).toBe(toAddressOfKey(key.toLowerCase()));
});
