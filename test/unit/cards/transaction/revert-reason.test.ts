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
const cases = tables.cases as [RevertReason | null, string | null, string][];

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

test.for(cases)('%$ after "%s": failed with %s', ([revertReason, result, words]) => {
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
