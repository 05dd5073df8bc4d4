import { expect, test } from 'vitest';
import { candidateChains, chainsBeside, chooseChain, isCertain } from '../../../src/chains/choose-chain.ts';
import type { Reference, ReferenceContext } from '../../../src/references/reference.ts';
import { readThreadMs } from '../thread-time.ts';
import { named } from '../ui/named.ts';
import tables from './candidate-chains.json' with { type: 'json' };

const hash = `0x${'ab'.repeat(32)}`;
const reference: Reference = { kind: 'transaction', hash };
const context: ReferenceContext = { written: hash, pageHost: 'www.example.org', before: '', after: '' };

const listOf = (q: Partial<Parameters<typeof candidateChains>[0]>) =>
  candidateChains({ reference, context, userChainIds: [1], ...q }).map(({ chain, reason }) => [chain.id, reason.kind]);

/** A table has only what differs from the reference and the context above. */
const toQuestion = (change: { reference?: object; context?: object }) => ({
  ...change,
  reference: { ...reference, ...change.reference },
  context: { ...context, ...change.context },
});

test('candidates are in the order of their strength', () => {
  const candidates = listOf({
    reference: { ...reference, chainId: 10 },
    context: {
      ...context,
      link: `https://arbiscan.io/tx/${hash}`,
      pageHost: 'basescan.org',
      before: 'from Linea to Polygon ',
    },
    chosenChainId: 100,
    siteChain: { chainId: 42220, isChosen: false },
    userChainIds: [324, 534352],
  });

  expect(candidates).toEqual([
    [100, 'chosen'],
    [42161, 'link'],
    [10, 'written'],
    [8453, 'page'],
    [137, 'words'],
    [59144, 'words'],
    [42220, 'site'],
    [324, 'default'],
    [534352, 'listed'],
  ]);
});

test('a chain is a candidate once, for its strongest reason', () => {
  const before = 'on Base, that is Base: ';

  const candidates = listOf({
    context: { ...context, before },
    siteChain: { chainId: 8453, isChosen: false },
    userChainIds: [1, 8453, 1],
  });

  expect(candidates).toEqual([
    [8453, 'words'],
    [1, 'default'],
  ]);
});

test('Ethereum alone is left if the user listed nothing', () => {
  expect(listOf({ userChainIds: [] })).toEqual([[1, 'default']]);
});

test.for(named(tables.testNetworks))('a test network is %s', ([, { question, ids }]) => {
  expect(listOf(toQuestion(question)).map(([id]) => id)).toEqual(ids);
});

test.for(tables.certain)('the chain is certain by $name: $isCertain', ({ question, isCertain: expected }) => {
  const chosen = chooseChain({ userChainIds: [1], ...toQuestion(question) });

  expect(isCertain(chosen)).toBe(expected);
});

test('what a site last answered says which site', () => {
  const [first] = candidateChains({
    reference,
    context,
    siteChain: { chainId: 137, isChosen: false },
    userChainIds: [1],
  });

  expect(first?.reason).toEqual({ kind: 'site', host: 'example.org' });
});

test('what the user chose on a site has another reason than what was found there', () => {
  const reasons = [true, false].map(
    (isChosen) =>
      candidateChains({ reference, context, siteChain: { chainId: 137, isChosen }, userChainIds: [1] })[0]?.reason.kind,
  );

  expect(reasons).toEqual(['site-choice', 'site']);
});

test('without a site there is no last answer of it', () => {
  expect(listOf({ context: { ...context, pageHost: '' }, siteChain: { chainId: 137, isChosen: false } })).toEqual([
    [1, 'default'],
  ]);
});

test.for(tables.beside)('of the chains beside a reference takes $what', ({ before, after, words }) => {
  expect(chainsBeside({ before: before.slice(-80), after }, 1).map((one) => one.words)).toEqual(words);
});

test('hostile text costs no time and names no chain', () => {
  const texts = [
    '0x'.repeat(40),
    '\uFFFC'.repeat(80),
    '\u202e'.repeat(80),
    'a.'.repeat(40),
    '((((('.repeat(16),
    '\0'.repeat(80),
  ];

  const started = readThreadMs();
  for (const before of texts) for (const after of texts) expect(chainsBeside({ before, after }, 1)).toEqual([]);

  expect(readThreadMs() - started).toBeLessThan(500);
});
