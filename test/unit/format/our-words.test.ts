import { afterEach, describe, expect, test } from 'vitest';
import { carriesOn, holdsOurWords, speaksForUs } from '../../../src/format/our-words.ts';
import { isQuoted, needsQuotes, quote } from '../../../src/format/quote.ts';
import { languageNames } from '../../../src/words/choose-language.ts';
import { en } from '../../../src/words/en/en.ts';
import { speak, type Words } from '../../../src/words/words.ts';
import { allLanguages } from '../../fuzz/all-languages.ts';

afterEach(() => speak(en));

const foreign = 'Zq';
// Parts of many names, which alone bring nobody and nothing into a sentence: "House of Lanterns".
const harmless = /^(?:as|of|on|itself|collateral|addresses|direcciones|NFTs?|in|unbekannter|Höhe|\s)+$/;

/** What a language's sentences about transactions say between and behind the names that stand in them. */
function sayings({ movements, protocolActions, calls, intents, amounts }: Words): string[] {
  const groups = [movements, protocolActions, calls, intents, amounts];
  const messages = groups.flatMap((group) => Object.values<unknown>(group));
  const said = messages.flatMap((message) =>
    typeof message === 'function'
      ? [String(message(...Array.from(message as never, () => foreign), ...Array(4).fill(foreign)))]
      : [],
  );
  const between = said.flatMap((sentence) => sentence.split(foreign).slice(1));
  return [...new Set(between)].filter((text) => /\p{L}/u.test(text) && !harmless.test(text));
}

describe.for(languageNames)('in %s', (name) => {
  const language = allLanguages[name];

  test('whatever our sentences say between names is known as ours', () => {
    speak(language);
    const texts = sayings(language);

    expect(texts.length).toBeGreaterThan(5);
    expect(texts.filter((text) => !holdsOurWords(text))).toEqual([]);
  });

  test('what stands for somebody without a name is known as ours', () => {
    speak(language);
    const { zeroAddress, theZeroAddress, anUnknownAddress, invalidName } = language.addressNames;

    expect([zeroAddress, theZeroAddress, anUnknownAddress, invalidName].filter((text) => !speaksForUs(text))).toEqual(
      [],
    );
  });

  test('no foreign text ends its quotation marks', () => {
    speak(language);
    const [opening = '', closing = ''] = language.writing.quoted('\0').split('\0');
    const hostile = `a${closing}b${opening}c${closing}`;

    const quoted = quote(hostile);

    expect(isQuoted(quoted)).toBe(true);
    expect(needsQuotes(`a${closing.replace(/\p{Cf}/gu, '')}`)).toBe(true);
    expect(quoted.replace(/\p{Cf}/gu, '').slice(1, -1)).not.toMatch(/[“”„"«»「」]/);
  });
});

test.for(['｢｣', '＂＂', '〝〟', '❝❞', '‹›', '《》'])('no kind of quotation mark ends ours: %s', (marks) => {
  speak(allLanguages.ja);

  expect(quote(`X${marks[1]}Y${marks[0]}Z`)).toBe('「X’Y’Z」');
});

test('an apostrophe is part of a name', () => {
  expect(needsQuotes("O'Neil’s")).toBe(false);
});

test.for([
  ['en', 'Vault, got 500 USDC', true],
  ['en', 'Vault and 500 USDC', true],
  ['en', 'Vault und 500', false],
  ['de', 'Vault und 500', true],
  ['de', 'Vault and 500 USDC', true],
  ['de', 'Uniswap V2 Router', false],
  // Letters that are put together, and half-width signs.
  ['de', 'Azuki fu\u0308r BAYC', true],
  ['es', 'Gatos an\u0303adio\u0301 Perros', true],
  ['ja', 'Cats｣ Dogs', true],
  ['ja', 'Cats､Dogs', true],
  ['es', 'Vault por 500 USDC', true],
  ['es', 'Andorra', false],
  ['zh', '金库已发送', true],
  ['zh', 'Uniswap V3', false],
  ['ja', 'ヴォルトに送信', true],
  ['ar', 'خزنة إلى', true],
] as const)('in %s "%s" carries on a sentence: %s', ([name, text, expected]) => {
  speak(allLanguages[name]);

  expect(carriesOn(text)).toBe(expected);
});
