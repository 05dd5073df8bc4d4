import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { textOf } from '../../../src/cards/sentence-parts.ts';
import { knownMethods } from '../../../src/cards/transaction/methods.ts';
import { knownErrors } from '../../../src/cards/transaction/revert-reason.ts';
import { toTransactionCard } from '../../../src/cards/transaction/transaction-card.ts';
import type { Transaction } from '../../../src/models/transaction.ts';
import { about, buildTransaction, hash } from './build-models.ts';
import { allCases } from './sentences/all-cases.ts';

const cases = Object.values(allCases)
  .flatMap((table) => Object.entries(table))
  .map(([what, [transaction, , , chainId = 1]]) => ({ what, chainId, transaction: buildTransaction(transaction) }));
const succeeded = cases.filter(({ transaction }) => transaction.state === 'succeeded');
const withTokens = succeeded.filter(({ transaction }) => transaction.tokenTransfers.length > 0);

function say(transaction: Transaction, chainId: number): string {
  const chosen = { ...about.chosen, chain: { id: chainId, name: 'Chain' } };
  return textOf(
    toTransactionCard({ transaction, reference: { kind: 'transaction', hash }, ...about, chosen }).headline.parts,
  );
}

const unlisted = { exchangeRate: null, circulatingMarketCap: null, iconUrl: null };

/** Sentences about tokens that moved. */
const movement =
  /^(?:Swapped|Exchanged|Bought|Sold|Gave|Received|Took|Minted|Burned|Moved|Wrapped|Unwrapped|Claimed|Deposited|Withdrew|Borrowed|Repaid|Added|Removed) |^Sent (?!data|[\d.<]+ (?:ETH|POL|CELO)\b)/;

describe('every case of the table', () => {
  test.for(cases)('$what: is one line of tame length', ({ transaction, chainId }) => {
    const text = say(transaction, chainId);

    expect(text).toMatch(/^\S.{1,300}\S$/u);
    expect(text).not.toMatch(/undefined|null|NaN|\[object|\p{Cc}|\p{Bidi_Control}/u);
  });

  test.for(succeeded)('$what: says only that it failed where it failed', ({ transaction, chainId }) => {
    expect(say({ ...transaction, state: 'failed', status: 'error', result: 'out of gas' }, chainId)).toMatch(
      /^Could not (?:send|call|take|move|create|allow|end|cancel) ./,
    );
  });

  test.for(succeeded)('$what: says only that it waits where it waits', ({ transaction, chainId }) => {
    expect(say({ ...transaction, state: 'pending', blockNumber: null }, chainId)).toMatch(
      /^(?:Sending|Calling|Taking|Moving|Allowing|Ending) .|^Creating a contract$/,
    );
  });

  test.for(withTokens)('$what: does not count tokens where more moved than is listed', ({ transaction, chainId }) => {
    expect(say({ ...transaction, actions: [], tokenTransfersOverflow: true }, chainId)).not.toMatch(movement);
  });

  test.for(withTokens)('$what: does not count tokens that are marked as scams', ({ transaction, chainId }) => {
    const tokenTransfers = transaction.tokenTransfers.map((transfer) => ({
      ...transfer,
      token: transfer.token && { ...transfer.token, reputation: 'scam' },
    }));

    expect(say({ ...transaction, actions: [], tokenTransfers }, chainId)).not.toMatch(movement);
  });

  test.for(withTokens)('$what: does not say “swapped” of an unknown method', ({ transaction, chainId }) => {
    // An account without code has no methods.
    if (transaction.to?.isContract === false) return;
    const unknown = { ...transaction, actions: [], method: '0xdeadbeef', rawInput: '0xdeadbeef', decodedInput: null };

    expect(say(unknown, chainId)).not.toMatch(/^(?:Swapped|Exchanged|Bought|Sold|Sent|Burned|Bridged)/);
  });

  test.for(withTokens)('$what: transfers of others change nothing', ({ transaction, chainId }) => {
    const [one] = transaction.tokenTransfers;
    const stranger = { ...transaction.from, hash: `0x${'98'.repeat(20)}` };
    if (!one?.token) return;
    const noise = {
      ...one,
      // Of a listed token it would be said.
      token: { ...one.token, ...unlisted, addressHash: `0x${'97'.repeat(20)}`, symbol: 'NOISE' },
      from: stranger,
      to: { ...stranger, hash: `0x${'96'.repeat(20)}` },
    };

    const text = say({ ...transaction, tokenTransfers: [...transaction.tokenTransfers, noise] }, chainId);

    // With the additional transfer, the sentence may only say less, never more.
    expect([say(transaction, chainId), ...lesser(text)]).toContain(text);
  });
});

// The sentence falls back to the call if the movement cannot be determined.
function lesser(text: string): string[] {
  return /^(?:Called|Sent data to|Sent [\d.<]+ |Approved|Allowed) ?/.test(text) ? [text] : [];
}

test.for([...Object.entries(knownMethods), ...knownErrors])('%s is the selector of %s', ([selector, signature]) => {
  expect(bytesToHex(keccak_256(utf8ToBytes(signature))).slice(0, 8)).toBe(selector);
});
