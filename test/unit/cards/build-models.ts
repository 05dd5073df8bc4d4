import { toAddressCard } from '../../../src/cards/address-card.ts';
import type { CardAbout } from '../../../src/cards/card-frame.ts';
import { toTokenInstanceCard } from '../../../src/cards/token-instance-card.ts';
import { toTransactionCard } from '../../../src/cards/transaction/transaction-card.ts';
import type { Address } from '../../../src/models/address.ts';
import type { BalanceChange } from '../../../src/models/balance.ts';
import type { Token, TokenTransfer } from '../../../src/models/token.ts';
import type { Transaction } from '../../../src/models/transaction.ts';
import { bareToken, buildBareAddress, buildBareTransaction } from '../models/bare.ts';
import models from './build-models.json' with { type: 'json' };

/** 06:00 UTC on a fixed day. The models' events happened shortly before. */
export const now = Date.UTC(2026, 10, 21, 6);
export const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

export const zero = `0x${'0'.repeat(40)}`;
export const sender = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
export const other = `0x${'22'.repeat(20)}`;
export const pool = `0x${'33'.repeat(20)}`;
export const router = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D';
export const hash = `0x${'ab'.repeat(32)}`;

export const about: CardAbout = {
  chosen: { chain: { id: 1, name: 'Ethereum' }, reason: { kind: 'link', host: 'etherscan.io' } },
  asOf: minutesAgo(0),
  credits: 20,
  now,
};

/** A plain account without a name by default. */
export function buildAddress(address: Partial<Address> & { hash: string }): Address {
  return buildBareAddress({ isContract: false, isScam: false, isVerified: false, reputation: 'ok', ...address });
}

export const vitalik = buildAddress({ hash: sender, ensDomainName: 'vitalik.eth' });
export const uniswap = buildAddress({ hash: router, name: 'Uniswap V2 Router', isContract: true, isVerified: true });

export function buildToken(token: Partial<Token> = {}): Token {
  return { ...bareToken, ...models.usdc, ...token };
}

export const usdc = buildToken();
export const weth = buildToken(models.weth);
export const azuki = buildToken(models.azuki);

/** A transfer of `value` in the token's smallest unit, or of the NFT `tokenId`. */
export function buildTransfer(q: {
  from: string;
  to: string;
  token?: Token | null;
  value?: string | null;
  tokenId?: string;
  rest?: Partial<TokenTransfer>;
}): TokenTransfer {
  const { from, to, token = usdc, value = null, tokenId = null } = q;
  return {
    transactionHash: hash,
    logIndex: 0,
    blockNumber: 21_234_567,
    blockHash: null,
    timestamp: minutesAgo(2),
    from: buildAddress({ hash: from }),
    to: buildAddress({ hash: to }),
    token,
    tokenType: token?.type ?? null,
    method: null,
    type: 'token_transfer',
    total: { tokenId, value, decimals: token?.decimals ?? null, tokenInstance: null },
    extra: {},
    ...q.rest,
  };
}

/**
 * Returns a transaction: by default, a successful transfer of 0.5 ETH from vitalik.eth to an address without a name.
 */
export function buildTransaction(transaction: Partial<Transaction> = {}): Transaction {
  const { from, to } = { from: vitalik, to: buildAddress({ hash: other }) };
  return buildBareTransaction({ hash, timestamp: minutesAgo(2), from, to, ...models.transaction, ...transaction });
}

export function buildChange(change: Partial<BalanceChange> = {}): BalanceChange {
  return {
    blockNumber: 21_234_567,
    approximateTime: minutesAgo(180),
    delta: '-250000000000000000',
    value: '1024338107264918230511',
    transactionHash: hash,
    ...change,
  };
}

/** The card of a plain transaction with these fields. `asked` overrides the request context. */
export const ofTransaction = (transaction: Partial<Transaction> = {}, asked: Partial<CardAbout> = {}) =>
  toTransactionCard({
    transaction: buildTransaction(transaction),
    reference: { kind: 'transaction', hash },
    ...about,
    ...asked,
  });

/** The card of an address with these balance changes. `asked` overrides the request context. */
export const ofAddress = (address: string, asked: Partial<CardAbout> = {}, changes: BalanceChange[] = []) =>
  toAddressCard({
    page: { changes, next: null },
    reference: { kind: 'address', address: address.toLowerCase() },
    ...about,
    ...asked,
  });

/** The card of an Azuki NFT with these transfers. `asked` overrides the request context. */
export const ofInstance = (transfers: TokenTransfer[], asked: Partial<CardAbout> = {}, tokenId = '42') =>
  toTokenInstanceCard({
    page: { transfers, next: null },
    reference: { kind: 'token-instance', contract: azuki.addressHash.toLowerCase(), tokenId },
    ...about,
    ...asked,
  });
