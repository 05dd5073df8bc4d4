import { encodeFunctionData, type Hex, parseAbi } from 'viem';
import type { Transaction } from '../../../src/models/transaction.ts';
import { now } from './build-models.ts';
import signatures from './permission-calls.json' with { type: 'json' };
import * as c from './sentences/cast.ts';

/** Calls that grant permissions, and the sentences that cards show for them. */
const { amount, between, call, other, pool, usd, usdcContract } = c;

const abi = parseAbi(signatures);

export const spender = `0x${'11'.repeat(20)}` as const;
export const owner = `0x${'44'.repeat(20)}` as const;
export const sender = c.sender as Hex;
export const usdcHash = c.usdc.addressHash as Hex;
export const wethHash = c.weth.addressHash as Hex;
export const cakeHash = c.cake.addressHash as Hex;
export const word = `0x${'5a'.repeat(32)}` as const;
export const signature = `0x${'5a'.repeat(65)}` as const;
export const inAnHour = Math.floor(now / 1000) + 3600;
export const anHourAgo = inAnHour - 7200;

// The overloads differ in the number and types of their arguments, which viem resolves at run time.
export const encode = (functionName: string, ...args: unknown[]): string =>
  encodeFunctionData({ abi, functionName, args } as unknown as Parameters<typeof encodeFunctionData>[0]);

export const permit2 = c.contract('0x000000000022D473030F116dDEE9F6B43aC78BA3', 'Permit2');
export const manager = c.contract(`0x${'69'.repeat(20)}`, 'PoolManager');
export const grainContract = c.contract(c.grain.addressHash, 'Grain');
export const on = (to: typeof usdcContract, rawInput: string, rest: Partial<Transaction> = {}) =>
  call(to, null, rest.tokenTransfers, { rawInput, ...rest });

// A transfer between others, from which the card learns about the token.
export const knownUsdc = { tokenTransfers: [between(other, pool, usd(1))] };
export const knownGrain = (totalSupply: string | null) => ({
  tokenTransfers: [between(other, pool, amount({ ...c.grain, totalSupply }, 1))],
});
export const bothKnown = { tokenTransfers: [between(other, pool, usd(1)), between(other, pool, amount(c.weth, 1))] };

// Sentences shared by several cases.
export const allowed = (what: string) => `Allowed 0x1111…1111 to spend ${what}`;
export const allowedAll = allowed('unlimited USDC');
export const tookBack = 'Revoked 0x1111…1111’s permission to spend USDC';
export const ownerAllowed = (what: string) => `0x4444…4444 allowed 0x1111…1111 to spend ${what}`;
export const ownerAllowedAll = ownerAllowed('unlimited USDC');
export const ownerTookBack = '0x4444…4444 revoked 0x1111…1111’s permission to spend USDC';
export const allowedOneNft = 'The owner allowed 0x1111…1111 to move #7 of “Azuki” (0xED5A…C544)';

export type Cases = { [what: string]: readonly [transaction: Partial<Transaction>, says: string] };

export const approve = (value: bigint) => encode('approve', spender, value);
export const permit = (by: string, value: bigint) => encode('permit', by, spender, value, inAnHour, 27, word, word);
export const permitDai = (isAllowed: boolean) => encode('permit', owner, spender, 0n, 0n, isAllowed, 27, word, word);
export const details = (token: string, value: bigint, expiration = inAnHour) => ({
  token,
  amount: value,
  expiration,
  nonce: 0,
});
export const permitSingle = (by: string, value: bigint, expiration = inAnHour) =>
  encode('permit', by, { details: details(usdcHash, value, expiration), spender, sigDeadline: inAnHour }, signature);
export const permitBatch = (...all: ReturnType<typeof details>[]) =>
  encode('permit', owner, { details: all, spender, sigDeadline: inAnHour }, signature);

/** The input of a `transferFrom` call, which moves tokens by permission. */
export const transferFrom = (from: string, to: string, value: bigint) => encode('transferFrom', from, to, value);
