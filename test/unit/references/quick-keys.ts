import { privateKeyToAddress } from 'viem/accounts';
import { beforeEach, vi } from 'vitest';
import * as privateKeys from '../../../src/references/known-private-keys.ts';

/**
 * Lets viem derive the addresses of keys in this file: ten times as fast as our own code, which keeps no table.
 * `known-private-keys.test.ts` shows that both derive the same.
 */
export function quickenKeys(): void {
  beforeEach(() => {
    vi.spyOn(privateKeys, 'toAddressOfKey').mockImplementation((value) => {
      const key = BigInt(value);
      if (key === 0n || key >= privateKeys.curveOrder) return null;
      return privateKeyToAddress(value as `0x${string}`).toLowerCase();
    });
  });
}
