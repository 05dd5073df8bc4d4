import type { CardContent } from '../../../../src/cards/card-content.ts';
import { toHeadlineParts } from '../../../../src/cards/sentence-parts.ts';
import type { Address } from '../../../../src/models/address.ts';
import type { BalanceChange } from '../../../../src/models/balance.ts';
import type { Failure, Reply } from '../../../../src/models/failure.ts';
import type { Token, TokenTransfer } from '../../../../src/models/token.ts';
import { bareToken, buildBareAddress } from '../../models/bare.ts';
import failureRows from './failures.json' with { type: 'json' };
import samples from './samples.json' with { type: 'json' };

/** One failure of each kind, with the wording that other tests rely on, if any. */
export const failures = failureRows as Failure[];

/** Returns a successful reply to a question for a page. */
export function good<T>(value: T, credits = 50): Reply<T> {
  return { ok: true, value, asOf: '2026-11-21T10:00:00Z', credits, fresh: true };
}

/** Returns a transaction's card with only this headline. */
export function contentOf(hash: string, headline: string, over: Partial<CardContent> = {}): CardContent {
  return {
    name: `Transaction ${hash}`,
    kind: 'transaction',
    chain: { id: 10, name: 'OP Mainnet', reason: 'because', colour: '#f00' },
    headline: toHeadlineParts(headline),
    rows: [],
    warnings: [],
    lists: [],
    copy: { label: 'Copy', text: hash },
    source: 'Updated just now',
    ...over,
  };
}

/** The watch checks before anything has been checked. */
export const { noChecks } = samples;

/** Returns the balance change in a block. */
export function changeAt(blockNumber: number, over: Partial<BalanceChange> = {}): BalanceChange {
  return {
    blockNumber,
    approximateTime: new Date(Date.parse('2026-11-01T00:00:00Z') + blockNumber * 60_000).toISOString(),
    delta: '1000000000000000001',
    value: `${blockNumber}000000000000000001`,
    transactionHash: `0x${'cd'.repeat(32)}`,
    ...over,
  };
}

/** Returns an address for which the explorer returns at most a name. */
export function addressOf(hash: string, name: string | null = null): Address {
  return buildBareAddress({ hash, ensDomainName: name });
}

const token: Token = {
  ...bareToken,
  addressHash: `0x${'ed'.repeat(20)}`,
  name: 'Azuki',
  symbol: 'AZUKI',
  type: 'ERC-721',
};

/** Returns a plain transfer of an NFT. A higher log index is newer. */
export function transferAt(logIndex: number, over: Partial<TokenTransfer> = {}): TokenTransfer {
  return {
    ...samples.transfer,
    logIndex,
    blockNumber: 14_000_000 + logIndex,
    from: addressOf(`0x${'11'.repeat(20)}`),
    to: addressOf(`0x${'22'.repeat(20)}`, 'vitalik.eth'),
    token,
    ...over,
  };
}
