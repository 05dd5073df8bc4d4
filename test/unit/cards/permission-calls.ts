import { encodeFunctionData, parseAbi } from 'viem';
import { now } from './build-models.ts';
import signatures from './permission-calls.json' with { type: 'json' };

const abi = parseAbi(signatures);

// The overloads differ in the number and types of their arguments, which viem resolves at run time.
export const encode = (functionName: string, ...args: unknown[]): string =>
  encodeFunctionData({ abi, functionName, args } as unknown as Parameters<typeof encodeFunctionData>[0]);

export const spender = `0x${'11'.repeat(20)}` as const;
export const owner = `0x${'44'.repeat(20)}` as const;
export const word = `0x${'5a'.repeat(32)}` as const;
export const signature = `0x${'5a'.repeat(65)}` as const;
export const inAnHour = Math.floor(now / 1000) + 3600;
