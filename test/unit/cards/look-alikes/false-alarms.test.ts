import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findLookAlikes } from '../../../../src/cards/look-alikes/find-look-alikes.ts';
import { createDice, type Dice } from '../../../../src/explorer/sample/seeded.ts';
import { sizes } from '../../../size.ts';
import { findAddresses, makeCorpus } from './address-corpus.ts';

const corpus = makeCorpus();
const everything = Object.values(corpus).flat();
// Most of what a page shows are accounts and contracts as they come.
const mixed = [...corpus.real, ...corpus.system, ...corpus.vanity.slice(0, 1000), ...corpus.random];
const launched = (ending: string) => corpus.vanity.filter((address) => address.endsWith(ending));

/** Draws `count` different addresses. */
function draw(from: string[], count: number, { below }: Dice): string[] {
  const drawn = new Set<string>();
  while (drawn.size < Math.min(count, from.length)) drawn.add(from[below(from.length)] ?? '');
  return [...drawn];
}

test('the corpus has over 14,000 addresses, each once, of every kind', () => {
  expect(new Set(everything).size).toBe(everything.length);
  expect(everything.length).toBeGreaterThan(14_000);
  expect(everything.filter((address) => !/^0x[\da-f]{40}$/.test(address))).toEqual([]);
  expect(Object.values(corpus).map(({ length }) => length >= 300)).toEqual([true, true, true, true]);
});

// Those of one launchpad all end alike: each kind of them is a test, in parts of what is looked at at once.
const groups = [...Map.groupBy(everything, (address) => address.slice(-4))];
const [large, small] = [
  groups.filter(([, { length }]) => length > 200),
  groups.filter(([, { length }]) => length <= 200),
];
const parts = large.flatMap(([ending, group]) =>
  toParts(group).map((part, at): [string, string[], string[]] => [`${ending}, part ${at + 1}`, part, group]),
);

function toParts(group: string[]): string[][] {
  return Array.from({ length: Math.ceil(group.length / 200) }, (_, at) => group.slice(at * 200, (at + 1) * 200));
}

// Each of the first with each of the second, however many those are: of these, two hundred at most are looked at.
function findBetween(group: string[], all: string[]): string[][] {
  return group
    .filter((_, at) => at % sizes.addressStep === 0)
    .flatMap((own) => toParts(all).flatMap((part) => findLookAlikes([own], part).map(({ pair }) => pair)));
}

// Measured: 0 of 102,824,970 pairs. By chance alone, four and four digits are the same in one of 4,294,967,296.
test('no pair of the whole corpus that no launchpad made is taken for look-alikes', () => {
  expect(small.length + large.length).toBe(groups.length);
  expect(small.flatMap(([, group]) => findBetween(group, group))).toEqual([]);
});

test.for(parts)('no pair of a launchpad’s addresses is taken for look-alikes: ending in %s', ([, part, group]) => {
  expect(findBetween(part, group)).toEqual([]);
});

test('every address of a launchpad is in one of the parts', () => {
  expect(parts.flatMap(([, part]) => part).length).toBe(large.flatMap(([, group]) => group).length);
  expect(parts.length).toBeGreaterThan(2);
});

// Measured: 0 of 1,000 each. The kinds that are alone on a page are the hardest: a list of one launchpad's tokens.
test.for<[string, string[]]>([
  ['of everything', mixed],
  ['of known contracts and system contracts', [...corpus.real, ...corpus.system]],
  ['of system contracts', corpus.system],
  ['of vanity addresses', corpus.vanity],
  ['of one launchpad’s tokens', launched('4b07')],
  ['of another’s', launched('4444')],
])('not one of many pages with 200 addresses %s raises a false alarm', ([, from]) => {
  const dice = createDice('pages');
  const pages = Array.from({ length: sizes.honestTransactions / 5 }, () => draw(from, 200, dice));

  expect(pages.filter(([own = '', ...page]) => findLookAlikes([own], page).length > 0)).toEqual([]);
});

// Measured: 0 of 300 each. What people watch are accounts, contracts that they use, and tokens that they hold.
test.for<[string, string[]]>([
  ['of everything', mixed],
  ['of known contracts and system contracts', [...corpus.real, ...corpus.system]],
  ['of vanity addresses', corpus.vanity],
  ['of one launchpad’s tokens', launched('4b07')],
])('not one of many transactions raises a false alarm beside a list of 1,000 watched addresses %s', ([, from]) => {
  const dice = createDice('watched');
  const cards = Array.from({ length: sizes.honestTransactions / 10 }, () => ({
    own: draw(mixed, 20, dice),
    watched: draw(from, 1_000, dice),
  }));

  expect(cards.filter(({ own, watched }) => findLookAlikes(own, [], watched).length > 0)).toEqual([]);
});

// Measured: 0 of 5,000.
test('not one of many transactions of 20 addresses raises a false alarm', () => {
  const dice = createDice('transactions');
  const transactions = Array.from({ length: sizes.honestTransactions }, () => draw(mixed, 20, dice));

  expect(transactions.filter((all) => findLookAlikes(all).length > 0)).toEqual([]);
});

// Bodies that are kept beside the repository, not in it.
const folder = new URL('../../../../../shared/api/payloads/', import.meta.url);
const names = existsSync(folder) ? readdirSync(folder).filter((name) => /^\w+-recorded.*\.json$/.test(name)) : [];

if (names.length === 0) {
  test.skip('recorded answers raise no false alarm (skipped: ../shared/api/payloads is not here)', () => undefined);
} else {
  test.for(names)('the recorded answer %s raises no false alarm', (name) => {
    expect(findLookAlikes(findAddresses(readFileSync(new URL(name, folder), 'utf8')))).toEqual([]);
  });
}
