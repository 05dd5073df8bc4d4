import { afterEach, expect, test } from 'vitest';
import {
  canExist,
  chainChoices,
  chainName,
  formatChainReason,
  formatCoin,
  nativeUnit,
  toChainWords,
} from '../../../src/format/chain-words.ts';
import { languageNames } from '../../../src/i18n/choose-language.ts';
import { speak } from '../../../src/i18n/t.ts';
import type { ChainReason } from '../../../src/models/chain.ts';
import { allLanguages } from '../../fuzz/all-languages.ts';
import cases from './chain-words.json' with { type: 'json' };

afterEach(() => speak('en'));

test.for(cases.reasons as { reason: ChainReason; words: string }[])('$reason in words', ({ reason, words }) => {
  expect(formatChainReason(reason)).toBe(words);
});

const wei = 10n ** 18n;

test.for<[value: bigint, chainId: number, isPossible: boolean]>([
  [10n ** 18n * wei, 1, true],
  [10n ** 18n * wei + 1n, 1, false],
  [-(10n ** 18n) * wei - 1n, 1, false],
  [10n ** 59n, 11_155_111, true],
  [10n ** 59n, 987_654_321, true],
])('%d of the smallest unit on chain %i can exist: %s', ([value, chainId, isPossible]) => {
  expect(canExist(String(value), chainId)).toBe(isPossible);
});

test('more coins than exist are not counted, and every digit is behind that', () => {
  expect(formatCoin(String(15n * 10n ** 17n), 1, { sign: true })).toEqual({ text: '+1.5 ETH', exact: '+1.5 ETH' });
  expect(formatCoin('9'.repeat(78), 1).text).toBe('more ETH than exists');
  expect(formatCoin('9'.repeat(78), 1).exact).toMatch(/^999,999,.*ETH$/);
});

const listed: ChainReason = { kind: 'listed' };
const toChains = (count: number) =>
  ['Ethereum', 'Base', 'Gnosis', 'Celo', ''].slice(0, count).map((name, id) => ({ id, name }));

test.for(cases.counts)('$count chains that did not know it are named', ({ count, words }) => {
  const after = toChains(count);

  expect(formatChainReason(listed, after)).toBe(words);
  expect(toChainWords({ chain: { id: 10, name: 'OP Mainnet' }, reason: listed, after }).reason).toBe(words);
});

test('a chosen chain has name, reason and a colour of ours', () => {
  const words = toChainWords({ chain: { id: 42161, name: 'Arbitrum One' }, reason: { kind: 'default' } });

  expect(words).toEqual({
    id: 42161,
    name: 'Arbitrum One',
    reason: 'because it is your default chain',
    colour: expect.stringMatching(/^#[\da-f]{6}$/),
    note: 'a guess: your default chain',
    isGuess: true,
  });
});

test.for<[number, string, string, number]>([
  [1, 'Ethereum', 'ETH', 18],
  [100, 'Gnosis', 'XDAI', 18],
  [987_654_321, 'Chain 987654321', 'coins', 18],
])('chain %d is %s and counts in %s', ([id, name, symbol, decimals]) => {
  expect(chainName(id)).toBe(name);
  expect(nativeUnit(id)).toEqual({ symbol, decimals });
});

test('chains to choose from begin with Ethereum and end with the test networks', () => {
  const choices = chainChoices();

  expect(choices[0]).toEqual({ id: 1, name: 'Ethereum', testnet: false });
  expect(choices.length).toBeGreaterThan(50);
  const firstTestnet = choices.findIndex(({ testnet }) => testnet);
  expect(firstTestnet).toBeGreaterThan(1);
  expect(choices.slice(firstTestnet).every(({ testnet }) => testnet)).toBe(true);
  expect(choices.every(({ name }) => name !== '')).toBe(true);
});

const ethereum = { id: 1, name: 'Ethereum' };
const notes = cases.notes as { reason: ChainReason; note?: string; isGuess?: true }[];

test.for(notes)('a chain chosen for $reason is described as $note, and a guess: $isGuess', (row) => {
  const { reason, note, isGuess } = row;
  const words = toChainWords({ chain: ethereum, reason });

  expect([words.note, words.isGuess]).toEqual([note, isGuess]);
});

test('a chain that the answer proves is no guess, however it was found; its reason stays', () => {
  for (const { reason } of notes) {
    const words = toChainWords({ chain: ethereum, reason }, true);

    expect(words).not.toHaveProperty('note');
    expect(words).not.toHaveProperty('isGuess');
    expect(words.reason).toBe(formatChainReason(reason));
  }
});

test.for(languageNames)('the note beside a chain’s name fits beside it in the head of a card: %s', (language) => {
  speak(language, allLanguages[language]);

  for (const { reason, note } of notes) {
    const said = toChainWords({ chain: ethereum, reason }).note ?? '';
    // An ideograph is as wide as two letters.
    const wide = said.match(/[\u3000-\uffef]/g)?.length ?? 0;
    const unseen = said.match(/[\u064b-\u0652\u2066-\u2069]/g)?.length ?? 0;
    const width = said.length + wide - unseen;
    expect(said === '').toBe(note === undefined);
    expect(width, said).toBeLessThanOrEqual(28);
  }
});
