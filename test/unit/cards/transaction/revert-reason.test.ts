import { afterEach, expect, test } from 'vitest';
import { textOf } from '../../../../src/cards/sentence-parts.ts';
import { toTransactionCard } from '../../../../src/cards/transaction/transaction-card.ts';
import { languageNames } from '../../../../src/i18n/choose-language.ts';
import { speak } from '../../../../src/i18n/t.ts';
import type { Json } from '../../../../src/models/json.ts';
import type { RevertReason } from '../../../../src/models/transaction.ts';
import { speakIn } from '../../../fuzz/all-languages.ts';
import { about, buildTransaction, hash, ofTransaction } from '../build-models.ts';
import tables from './revert-reasons.json' with { type: 'json' };

const { meanings, quoted } = tables;

function abiString(text: string): string {
  const bytes = Buffer.from(text, 'utf8').toString('hex');
  const word = (value: number) => value.toString(16).padStart(64, '0');
  return `08c379a0${word(32)}${word(bytes.length / 2)}${bytes.padEnd(Math.ceil(bytes.length / 64) * 64, '0')}`;
}

const raw = (text: string): RevertReason => ({ kind: 'raw', raw: text });
const decoded = (methodCall: string, value: Json): RevertReason => ({
  kind: 'decoded',
  input: { methodCall, methodId: '00000000', parameters: [{ name: 'x', type: 'y', value }] },
});

const fail = (revertReason: RevertReason | null, result: string | null = 'Reverted') =>
  textOf(
    toTransactionCard({
      transaction: buildTransaction({ state: 'failed', status: 'error', result, revertReason }),
      reference: { kind: 'transaction', hash },
      ...about,
    }).headline.detail ?? [],
  );
const ends = '. Only the fee was paid.';
const capital = (words: string) => words.replace(/^\p{L}/u, (first) => first.toUpperCase());

test.for<[RevertReason | null, string | null, string]>([
  [decoded('Error(string reason)', 'ERC20: insufficient allowance'), 'Reverted', 'not enough allowance'],
  [decoded('Panic(uint256 code)', '17'), 'Reverted', 'arithmetic overflow'],
  [decoded('ERC20InsufficientAllowance(address spender)', '0x1'), 'Reverted', 'not enough allowance'],
  [decoded('SomeCustomError(address addr)', null), 'Reverted', '“some custom error”'],
  [raw(`0x${abiString('ERC20: insufficient allowance')}`), 'Reverted', 'not enough allowance'],
  [raw(abiString('too late')), 'Reverted', '“too late”'],
  [raw(`0x4e487b71${'12'.padStart(64, '0')}`), 'Reverted', 'division by zero'],
  [raw(`4e487b71${'99'.padStart(64, '0')}`), 'Reverted', 'panic 0x99'],
  [raw(`0xfb8f41b2${'0'.repeat(192)}`), 'Reverted', 'not enough allowance'],
  [raw(`e450d38c${'0'.repeat(192)}`), 'Reverted', 'balance too low'],
  [raw('0xd93c0665'), 'Reverted', 'paused at that time'],
  [null, 'success', 'the reason is not known yet'],
  [raw('0x39d35496'), 'Reverted', 'it would have returned too little'],
  // One byte too long to be that error.
  [raw('0xd93c066500'), 'Reverted', 'error 0xd93c0665'],
  [
    {
      kind: 'decoded',
      input: {
        methodCall: 'FailedOp(uint256 opIndex, string reason)',
        methodId: '220266b6',
        parameters: [
          { name: 'opIndex', type: 'uint256', value: '0' },
          { name: 'reason', type: 'string', value: 'AA21 didn’t pay\u202e prefund' },
        ],
      },
    },
    'Reverted',
    '“failed op: AA21 didn’t pay prefund”',
  ],
  [raw('0xdeadbeef'), 'Reverted', 'error 0xdeadbeef'],
  [raw(`0xdeadbeef${'0'.repeat(64)}`), 'Reverted', 'error 0xdeadbeef'],
  [raw('4f6e6c79206f776e6572'), 'Reverted', 'the caller may not do this'],
  [raw('execution reverted: not enough'), 'Reverted', '“not enough”'],
  [raw('dead'), 'Reverted', '“dead”'],
  [raw('0x'), 'execution reverted', 'no reason given'],
  [raw(`0x08c379a0${'f'.repeat(128)}`), 'Reverted', 'no reason given'],
  [raw('0x08c379a0'), 'Reverted', 'no reason given'],
  [null, 'out of gas', 'out of gas'],
  [null, 'Bad jump destination', 'Bad jump destination'],
  [null, 'your wallet is locked call support', '“your wallet is locked call support”'],
  [null, 'awaiting_internal_transactions', 'the reason is not known yet'],
  [null, null, 'the reason is not known yet'],
  [raw('\u202eevil\u0000'), 'Reverted', '“evil”'],
])('%$ after "%s": failed with %s', ([revertReason, result, words]) => {
  const transaction = buildTransaction({ state: 'failed', status: 'error', result, revertReason });

  const { headline, status } = toTransactionCard({ transaction, reference: { kind: 'transaction', hash }, ...about });

  expect(textOf(headline.parts)).toBe('Could not send 0.5 ETH to 0x2222…2222');
  expect(textOf(headline.detail ?? [])).toBe(`${capital(words)}${ends}`);
  expect(status).toEqual({ text: 'Failed', tone: 'bad' });
});

test.for(Object.entries(meanings))('contracts that say what comes to “%s” are understood', ([means, all]) => {
  for (const said of all) {
    // An error's name is one word; a text can have several.
    const isName = /^[A-Z][A-Za-z\d]*\(\)$/.test(said);
    const reason = isName ? decoded(said, null) : raw(said);

    expect([said, fail(reason)]).toEqual([said, `${capital(means)}${ends}`]);
  }
});

test.for(quoted)('“%s” is nothing that is known, and is quoted', (said) => {
  expect(fail(raw(said))).toBe(`“${said}”${ends}`);
});

test.for(languageNames)('known reasons are shown in %s', (language) => {
  speakIn(language);
  const known = fail(raw('ERC20: transfer amount exceeds allowance'));
  const unknown = fail(raw('Come back tomorrow'));

  expect(known).not.toMatch(/exceeds/);
  expect(unknown).toContain('Come back tomorrow');
  expect(/allowance/.test(known)).toBe(language === 'en');
});

test.for(languageNames)('each form of an intent is another sentence in %s', (language) => {
  speakIn(language);
  const say = (state: 'failed' | 'pending' | 'awaiting') =>
    ofTransaction({ state, status: null, result: 'out of gas' });
  const [failed, pending] = [textOf(say('failed').headline.parts), textOf(say('pending').headline.parts)];

  expect(failed).not.toBe(pending);
  expect(textOf(say('awaiting').headline.detail ?? [])).not.toBe(pending);
  expect([failed, pending].every((text) => /0[.,]5/.test(text) && !/[{}]/.test(text))).toBe(true);
});

afterEach(() => speak('en'));
