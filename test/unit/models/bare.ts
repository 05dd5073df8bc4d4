import { type Address, toBareAddress } from '../../../src/models/address.ts';
import type { Token, TokenInstance } from '../../../src/models/token.ts';
import type { ArbitrumDetail, Transaction } from '../../../src/models/transaction.ts';
import bare from './bare.json' with { type: 'json' };

/** An address for which the explorer returns only the hash, plus the given fields. */
export function buildBareAddress(address: Partial<Address> & { hash: string }): Address {
  return { ...toBareAddress(address.hash), ...address };
}

/** A token for which the explorer returns only the address. */
export const bareToken: Token = bare.token;

/** A token instance for which the explorer returns only the id. */
export const bareInstance: TokenInstance = bare.instance;

export const bareArbitrum: ArbitrumDetail = bare.arbitrum;

/** A successful transaction about which nothing else is known, plus the given fields. */
export function buildBareTransaction(part: Partial<Transaction>): Transaction {
  return {
    ...bare.transaction,
    state: 'succeeded',
    hash: `0x${'a'.repeat(64)}`,
    from: buildBareAddress({ hash: `0x${'1'.repeat(40)}` }),
    ...part,
  };
}
