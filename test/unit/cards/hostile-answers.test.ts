import { expect, test } from 'vitest';
import type { CardContent } from '../../../src/cards/card-content.ts';
import { textOf } from '../../../src/cards/sentence-parts.ts';
import { toTokenInstanceCard } from '../../../src/cards/token-instance-card.ts';
import { toTransactionCard } from '../../../src/cards/transaction/transaction-card.ts';
import type { Json } from '../../../src/models/json.ts';
import { shareTexts } from '../../fuzz/corpus/fill.ts';
import { sizes } from '../../size.ts';
import {
  about,
  buildAddress,
  buildChange,
  buildToken,
  buildTransaction,
  buildTransfer,
  hash,
  ofAddress,
  other,
  sender,
} from './build-models.ts';

// Control, bidi and zero-width characters, and unpaired surrogates.
const unseen = /[\p{Cc}\p{Cf}\p{Cs}]/u;
const longest = 700;

const evil = [
  '\u202egpj.exe\u202c',
  '\u2066isolated\u2069\u200b\u200d\ufeff',
  'line\nbreak\ttab\u0000\u001b[31m\u009b',
  'a'.repeat(1000),
  '👨‍👩‍👧‍👦'.repeat(300),
  `Z${'\u0301'.repeat(500)}`,
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)//'.repeat(60),
  '\ud800broken\udfff',
  '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  '9'.repeat(78),
  '-1',
  '1e400',
  '',
  '   ',
  '__proto__',
];

/** Collects every text of a card and the length of its longest list. */
function collect(value: unknown): { texts: string[]; longestList: number } {
  if (typeof value === 'string') return { texts: [value], longestList: 0 };
  if (value === null || typeof value !== 'object') return { texts: [], longestList: 0 };
  const parts = Object.values(value).map(collect);
  return {
    texts: parts.flatMap(({ texts }) => texts),
    longestList: Math.max(Array.isArray(value) ? value.length : 0, ...parts.map(({ longestList }) => longestList)),
  };
}

function expectTame(card: CardContent): void {
  const { texts, longestList } = collect(card);
  expect(texts.filter((text) => unseen.test(text))).toEqual([]);
  expect(texts.filter((text) => [...text].length > longest)).toEqual([]);
  expect(longestList).toBeLessThanOrEqual(120);
  expect(JSON.stringify(card).length).toBeLessThan(60_000);
  expect([...textOf(card.headline.parts)].length).toBeLessThanOrEqual(200);
  expect(textOf(card.headline.parts).trim()).not.toBe('');
}

const nest = (depth: number, leaf: Json): Json =>
  depth === 0 ? leaf : { [String(leaf)]: [nest(depth - 1, leaf), leaf] };

const toEvilAddress = (text: string, address: string) =>
  buildAddress({
    hash: address,
    ensDomainName: text,
    name: text,
    proxyType: text,
    reputation: text,
    implementations: Array.from({ length: 50 }, () => ({ addressHash: text, name: text })),
    tags: Array.from({ length: 50 }, () => ({ name: text, slug: text, tagType: 'name', ordinal: null, meta: text })),
    privateTags: Array.from({ length: 50 }, (_, at) => ({
      addressHash: text,
      displayName: `${at}${text}`,
      label: text,
    })),
    extra: { [text]: nest(4, text) },
  });

const toEvilTransfer = (text: string) =>
  buildTransfer({
    from: sender,
    to: other,
    value: text,
    tokenId: text,
    token: buildToken({ name: text, symbol: text, decimals: text, type: text, reputation: text }),
    rest: {
      from: toEvilAddress(text, sender),
      to: toEvilAddress(text, other),
      method: text,
      type: text,
      timestamp: text,
    },
  });

const states = ['succeeded', 'failed', 'pending', 'awaiting', 'dropped', 'unknown'] as const;
const hostileTransactions = states.flatMap((state, place) =>
  shareTexts(evil, place, states.length).map((at) => [at, state, evil[at] ?? ''] as const),
);

test.for(hostileTransactions)(
  'a transaction full of hostile text, number %i, that is %s makes a tame card',
  ([, state, text]) => {
    const many = <T>(make: () => T) => Array.from({ length: sizes.hostileRows }, make);
    const call = {
      methodCall: text,
      methodId: text,
      parameters: many(() => ({ name: text, type: text, value: nest(8, text) })),
    };
    for (const revertReason of [{ kind: 'raw', raw: text } as const, { kind: 'decoded', input: call } as const]) {
      const transaction = buildTransaction({
        state,
        status: text,
        result: text,
        timestamp: text,
        transactionTypes: many(() => text),
        transactionTag: text,
        from: toEvilAddress(text, sender),
        to: toEvilAddress(text, other),
        createdContract: toEvilAddress(text, other),
        value: text,
        gasPrice: text,
        gasUsed: text,
        gasLimit: text,
        fee: { type: text, value: text, extra: { [text]: nest(4, text) } },
        burntFee: text,
        priorityFee: text,
        exchangeRate: text,
        historicExchangeRate: text,
        method: text,
        rawInput: text,
        decodedInput: call,
        revertReason,
        tokenTransfers: many(() => toEvilTransfer(text)),
        actions: many(() => ({ protocol: text, type: text, data: nest(8, text) })),
        authorizationList: many(() => ({
          addressHash: text,
          authority: text,
          chainId: 7,
          nonce: text,
          r: text,
          s: text,
          v: 0,
          status: text,
          extra: { [text]: text },
        })),
        arbitrum: {
          gasUsedForL1: text,
          gasUsedForL2: text,
          networkFee: text,
          posterFee: text,
          batchDataContainer: text,
          batchNumber: 1,
          commitmentTransaction: { hash: text, status: text, timestamp: text },
          confirmationTransaction: null,
          containsMessage: text,
          messageRelatedInfo: { associatedL1TransactionHash: text, messageId: 1, messageStatus: text },
          status: text,
          extra: { [text]: text },
        },
        extra: {
          ...Object.fromEntries(Array.from({ length: sizes.hostileRows }, (_, at) => [`${at}${text}`, nest(6, text)])),
        },
      });

      expectTame(toTransactionCard({ transaction, reference: { kind: 'transaction', hash }, ...about }));
    }
  },
);

test.for(evil.map((text): [string] => [text]))('%$: a hostile history or transfer list makes a tame card', ([text]) => {
  const change = buildChange({ value: text, delta: text, approximateTime: text, transactionHash: text });
  const contract = other;

  expectTame(ofAddress(sender, { written: text }, Array(sizes.hostileRows).fill(change)));
  expectTame(
    toTokenInstanceCard({
      page: { transfers: Array.from({ length: sizes.hostileRows }, () => toEvilTransfer(text)), next: null },
      reference: { kind: 'token-instance', contract, tokenId: '9'.repeat(78) },
      ...about,
    }),
  );
});
