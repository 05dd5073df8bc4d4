import type { Reference } from '../../../src/references/reference.ts';

export const hash = `0x${'ab'.repeat(32)}`;
export const address = `0x${'cd'.repeat(20)}`;
export const transaction: Reference = { kind: 'transaction', hash };
export const holder: Reference = { kind: 'address', address };

const token: Reference = { kind: 'token-instance', contract: address, tokenId: '42' };

/** Returns the one of these references that a table names by its kind. */
export const toReference = (kind: string) => [holder, token].find((one) => one.kind === kind) ?? transaction;
