import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { textOf } from '../../../src/cards/sentence-parts.ts';
import { knownMethods } from '../../../src/cards/transaction/methods.ts';
import { knownErrors } from '../../../src/cards/transaction/revert-reason.ts';
import { toTransactionCard } from '../../../src/cards/transaction/transaction-card.ts';
import type { Transaction } from '../../../src/models/transaction.ts';
import { sizes } from '../../size.ts';
import { about, buildTransaction, hash } from './build-models.ts';
import { allCases } from './sentences/all-cases.ts';

const cases = Object.values(allCases)
  .flatMap((table) => Object.entries(table))
  .map(([what, [transaction, , , chainId = 1]]) => ({ what, chainId, transaction: buildTransaction(transaction) }));
const succeeded = cases.filter(
  ({ transaction }, at) => at % sizes.retoldStep === 0 && transaction.state === 'succeeded',
);
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
  test('is one line of tame length', () => {
    for (const { what, transaction, chainId } of cases) {
      const text = say(transaction, chainId);

      expect(text, what).toMatch(/^\S.{1,300}\S$/u);
      expect(text, what).not.toMatch(/undefined|null|NaN|\[object|\p{Cc}|\p{Bidi_Control}/u);
    }
  });

  test('says only that it failed where it failed', () => {
    for (const { what, transaction, chainId } of succeeded)
      expect(say({ ...transaction, state: 'failed', status: 'error', result: 'out of gas' }, chainId), what).toMatch(
        /^Could not (?:send|call|take|move|create|allow|end|cancel) ./,
      );
  });

  test('says only that it waits where it waits', () => {
    for (const { what, transaction, chainId } of succeeded)
      expect(say({ ...transaction, state: 'pending', blockNumber: null }, chainId), what).toMatch(
        /^(?:Sending|Calling|Taking|Moving|Allowing|Ending) .|^Creating a contract$/,
      );
  });

  test('counts tokens as “or more” where more moved than is listed', () => {
    for (const { what, transaction, chainId } of withTokens) {
      const text = say({ ...transaction, actions: [], tokenTransfersOverflow: true }, chainId);

      expect(text.replace(/.* or more .*/, ''), what).not.toMatch(movement);
    }
  });

  test('does not count tokens that are marked as scams', () => {
    for (const { what, transaction, chainId } of withTokens) {
      const tokenTransfers = transaction.tokenTransfers.map((transfer) => ({
        ...transfer,
        token: transfer.token && { ...transfer.token, reputation: 'scam' },
      }));

      const text = say({ ...transaction, actions: [], tokenTransfers }, chainId);

      expect(text.replace(/^Sent 0x[\da-f…]+ to \d+ or more .*/i, ''), what).not.toMatch(movement);
    }
  });

  test('does not say “swapped” of an unknown method', () => {
    for (const { what, transaction, chainId } of withTokens) {
      // An account without code has no methods.
      if (transaction.to?.isContract === false) continue;
      const unknown = { ...transaction, actions: [], method: '0xdeadbeef', rawInput: '0xdeadbeef', decodedInput: null };

      expect(say(unknown, chainId), what).not.toMatch(
        // An NFT that comes from an account without code, for coins, was offered.
        /^(?:Swapped|Exchanged|Bought (?!.*(?:#|NFTs))|Sold|Sent|Burned|Bridged)/,
      );
    }
  });

  test('says no more beside transfers of others', () => {
    for (const { what, transaction, chainId } of withTokens) {
      const [one] = transaction.tokenTransfers;
      const stranger = { ...transaction.from, hash: `0x${'98'.repeat(20)}` };
      if (!one?.token) continue;
      const noise = {
        ...one,
        // Of a listed token it would be said.
        token: { ...one.token, ...unlisted, addressHash: `0x${'97'.repeat(20)}`, symbol: 'NOISE' },
        from: stranger,
        to: { ...stranger, hash: `0x${'96'.repeat(20)}` },
      };

      const text = say({ ...transaction, tokenTransfers: [...transaction.tokenTransfers, noise] }, chainId);

      // With the additional transfer, the sentence may only say less, never more.
      expect([say(transaction, chainId), ...lesser(text)], what).toContain(text);
    }
  });
});

// The sentence falls back to the call if the movement cannot be determined.
function lesser(text: string): string[] {
  return /^(?:Called|Sent data to|Sent [\d.<]+ |Approved|Allowed) ?/.test(text) ? [text] : [];
}

test('every known selector is that of its signature', () => {
  for (const [selector, signature] of [...Object.entries(knownMethods), ...knownErrors])
    expect(bytesToHex(keccak_256(utf8ToBytes(signature))).slice(0, 8), signature).toBe(selector);
});
