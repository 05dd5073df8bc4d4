import { maxUint160, maxUint256 } from 'viem';
import { afterEach, describe, expect, test } from 'vitest';
import { textOf } from '../../../src/cards/sentence-parts.ts';
import type { LanguageName } from '../../../src/i18n/choose-language.ts';
import { speak } from '../../../src/i18n/t.ts';
import type { Transaction } from '../../../src/models/transaction.ts';
import { speakIn } from '../../fuzz/all-languages.ts';
import { ofTransaction } from './build-models.ts';
import { encode, inAnHour, owner, signature, spender, word } from './permission-calls.ts';
import languages from './permissions.json' with { type: 'json' };
import * as c from './sentences/cast.ts';
import { type Cases, readCases, toAddress } from './sentences/read-cases.ts';

const { call, decode, into, usd } = c;
const usdcHash = c.usdc.addressHash;
const wethHash = c.weth.addressHash;
const allowed = 'Allowed 0x1111…1111 to spend unlimited USDC';

const on = (to: string, rawInput: string, rest: Partial<Transaction> = {}) =>
  call(toAddress(to), null, rest.tokenTransfers, { rawInput, ...rest });
const approve = (value: bigint) => encode('approve', spender, value);
const approve2 = (value: bigint) => encode('approve', usdcHash, spender, value, inAnHour);
const permit = (by: string, value: bigint) => encode('permit', by, spender, value, inAnHour, 27, word, word);
const details = (token: string, value: bigint) => ({ token, amount: value, expiration: inAnHour, nonce: 0 });
const permitBatch = (...all: ReturnType<typeof details>[]) =>
  encode('permit', owner, { details: all, spender, sigDeadline: inAnHour }, signature);

const named = (name: string, parameter: string, ...args: unknown[]) =>
  on('manager', encode(name, ...args), {
    decodedInput: decode(`${name}(address ${parameter})`, encode(name, ...args).slice(2, 10), [
      parameter,
      'address',
      spender,
    ]),
  });

test.for<[string, string]>([
  ['approveProposal', encode('approve', spender, 7n)],
  ['approve', '0x12345678'],
  ['delegate', encode('approve', spender)],
  ['setDelegate', encode('approve', spender)],
  ['approveMax', encode('approve', usdcHash)],
  ['allowlistMint', encode('approve', spender, 7n)],
  ['grantRole', encode('approve', spender, 7n)],
])('a method called %s is no permission by its name', ([method, input]) => {
  const rawInput = `0x12345678${input.slice(10)}`;

  expect(textOf(ofTransaction(on('manager', rawInput, { method })).headline.parts)).toContain('Called ');
});

test.for([
  ['allow, of guests', named('allow', 'guest', spender, true)],
  ['allow, of an unverified contract', on('manager', encode('allow', spender, true))],
  ['a relayer’s for another account', on('manager', encode('setRelayerApproval', owner, spender, true))],
] as const)('%s is no permission of the sender', ([, transaction]) => {
  expect(textOf(ofTransaction(transaction).headline.parts)).not.toMatch(/^Allowed .*operator/);
});

const dirty = (input: string, at: number) => `${input.slice(0, 10 + at * 64)}ff${input.slice(12 + at * 64)}`;
const batch = permitBatch(details(usdcHash, 5n), details(wethHash, 5n));
const withWord = (input: string, at: number, value: bigint) =>
  `${input.slice(0, 10 + at * 64)}${value.toString(16).padStart(64, '0')}${input.slice(74 + at * 64)}`;

const hostile: Cases = {
  'bytes behind the parameters': [on('usdcContract', `${approve(maxUint256)}8021dead`), allowed],
  'a megabyte behind them': [on('usdcContract', `${approve(maxUint256)}${'00'.repeat(1e6)}`), allowed],
  'input in capitals': [on('usdcContract', `0x${approve(maxUint256).slice(2).toUpperCase()}`), allowed],
  'a dirty address': [on('usdcContract', dirty(approve(maxUint256), 0)), 'Called “USD Coin”'],
  'a dirty flag': [on('azukiContract', withWord(encode('setApprovalForAll', spender, true), 1, 2n)), 'Called “Azuki”'],
  'a dirty amount of Permit2': [on('permit2', dirty(approve2(5n), 2)), 'Called “Permit2”'],
  'a dirty time of Permit2': [on('permit2', dirty(approve2(5n), 3)), 'Called “Permit2”'],
  'a selector alone': [on('usdcContract', '0x095ea7b3'), 'Called “USD Coin”'],
  'half an amount': [on('usdcContract', approve(maxUint256).slice(0, -2)), 'Called “USD Coin”'],
  'no hex': [on('usdcContract', approve(maxUint256).replace('1111', 'zzzz')), 'Called “USD Coin”'],
  'a name of an object for a selector': [on('usdcContract', '0xtoString'), 'Called “USD Coin”'],
  'a permit of the zero address': [on('usdcContract', permit(c.zero, maxUint256)), 'Called “USD Coin”'],
  'a batch that ends early': [on('permit2', batch.slice(0, 10 + 8 * 64)), 'Called “Permit2”'],
  'a batch that is far away': [on('permit2', withWord(batch, 1, maxUint256)), 'Called “Permit2”'],
  'a batch beyond the input': [on('permit2', withWord(batch, 1, 2n ** 32n - 1n)), 'Called “Permit2”'],
  'a batch of too many': [on('permit2', withWord(batch, 6, maxUint256)), 'Called “Permit2”'],
  'a batch of none': [on('permit2', permitBatch()), 'Called “Permit2”'],
  'a lockdown of none': [on('permit2', encode('lockdown', [])), 'Called “Permit2”'],
  'a decoded form that the input is not': [
    on('usdcContract', '0x095ea7b3', {
      decodedInput: decode(
        'approve(address spender, uint256 value)',
        '095ea7b3',
        ['spender', 'address', spender],
        ['value', 'uint256', '5'],
      ),
    }),
    'Called “USD Coin”',
  ],
  'a decoded permit without input': [
    on('usdcContract', '', {
      rawInput: null,
      decodedInput: decode(
        'permit(address owner, address spender, uint256 value, uint256 deadline, bytes signature)',
        '9fd5a6cf',
        ['owner', 'address', owner],
        ['spender', 'address', spender],
        ['value', 'uint256', String(maxUint256)],
        ['deadline', 'uint256', '1'],
        ['signature', 'bytes', signature],
      ),
    }),
    '0x4444…4444 allowed 0x1111…1111 to spend unlimited USDC',
  ],
};

const all = readCases('permissions');

describe.for(Object.entries({ ...all, 'hostile input': hostile }))('%s', ([, cases]) => {
  test.for(Object.entries(cases))('%s', ([, [transaction, says, detail]]) => {
    const { headline } = ofTransaction(transaction);

    expect(textOf(headline.parts)).toBe(says);
    if (detail) expect(textOf(headline.detail ?? [])).toBe(detail);
  });
});

const forms = ['of tokens', 'by signature', 'at Permit2', 'of other standards'];

test.for(forms.flatMap((form) => Object.entries(all[`permissions ${form}`] ?? {})))(
  '%s: cut anywhere it says the same or only that it was called',
  ([, [transaction, says]]) => {
    const input = transaction.rawInput ?? '';
    const said = new Set<string>();
    for (let end = 10; end < input.length; end += 37) {
      said.add(textOf(ofTransaction({ ...transaction, rawInput: input.slice(0, end) }).headline.parts));
    }

    const calls = [...said].filter((text) => text !== says);
    // What moved between others is no permission.
    expect(calls.filter((text) => !/^(?:Called|Moved) /.test(text))).toEqual([]);
  },
);

describe('in other languages', () => {
  afterEach(() => speak('en'));

  test.for(languages as { language: LanguageName; allowed: string; took: string; pending: string }[])(
    '$language',
    ({ language, allowed, took, pending }) => {
      speakIn(language);
      const say = (transaction: Partial<Transaction>) =>
        textOf(ofTransaction(transaction).headline.parts).replace(/[\u2068\u2069]/g, '');

      expect(say(on('permit2', permitBatch(details(usdcHash, 5_000_000n), details(wethHash, maxUint160))))).toBe(
        allowed,
      );
      expect(
        say(
          on('usdcContract', encode('transferFrom', owner, c.sender, 5_000_000n), {
            tokenTransfers: [into(usd(5), owner)],
          }),
        ),
      ).toBe(took);
      expect(say({ ...on('usdcContract', approve(maxUint256)), state: 'pending' })).toBe(pending);
    },
  );
});
