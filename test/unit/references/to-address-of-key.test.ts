import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { expect, test } from 'vitest';
import { curveOrder, toAddressOfKey } from '../../../src/references/to-address-of-key.ts';

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
