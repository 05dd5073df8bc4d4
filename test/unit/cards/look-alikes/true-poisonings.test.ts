import { expect, test } from 'vitest';
import { createDice } from '../../../../src/api/sample/sample-values.ts';
import { findLookAlikes, isNobody } from '../../../../src/cards/warnings/look-alikes.ts';
import { sizes } from '../../../size.ts';
import { makeCorpus } from './address-corpus.ts';

/**
 * Realistic address poisonings: a forged address keeps as many digits at the start and end as a brute-force search can
 * reach (3 to 8 on each side, at least 7 in total) and is random in between. Digits of the victim that do not count
 * (leading zeros, a launchpad's ending) are kept in addition, because the forgery looks like the victim only then.
 */
const digits = '0123456789abcdef';
const corpus = makeCorpus();
const dice = createDice('poisonings');

// Placeholder addresses belong to no account, and a small number after zeros has no middle to change.
const isVictim = (address: string) => !isNobody(address.slice(2)) && !address.startsWith(`0x${'0'.repeat(28)}`);
const victims = {
  'known contracts': corpus.real.filter(isVictim),
  'predeploys and other system contracts': corpus.system.filter(isVictim),
  'vanity addresses': corpus.vanity,
  'accounts and contracts as they come': corpus.random.slice(0, 2_000),
};

function forge(victim: string, start: number, end: number): string {
  const kept = 2 + (/^0x(0*)/.exec(victim)?.[1]?.length ?? 0) + start;
  const ending = (/(?:4b07|4444)$/.exec(victim)?.[0].length ?? 0) + end;
  const middle = victim.slice(kept, victim.length - ending);
  const forged = Array.from(middle, (digit, at) => {
    // The first and last digits of the middle differ from the victim's, so that only the intended digits match.
    const isEdge = at === 0 || at === middle.length - 1;
    return digits[(digits.indexOf(digit) + (isEdge ? 1 + dice.below(15) : dice.below(16))) % 16];
  });
  return victim.slice(0, kept) + forged.join('') + victim.slice(victim.length - ending);
}

/** True if the kept digits repeat one digit three times or more: a popular vanity pattern that proves nothing. */
function hasRun(victim: string, start: number, end: number): boolean {
  const digits = victim.slice(2).replace(/(?:4b07|4444)$/, '');
  const fromZeros = digits.replace(/^0+/, '');
  return /(.)\1\1/.test(fromZeros.slice(0, start)) || /(.)\1\1/.test(digits.slice(-end));
}

const kept = [3, 4, 5, 6, 7, 8];
const others = corpus.random.slice(2_000);

test.for(Object.keys(victims) as (keyof typeof victims)[])('every poisoning of %s is found', (kind) => {
  const poisoned = victims[kind].filter((_, at) => at % sizes.addressStep === 0);
  const missed = poisoned.flatMap((victim, at) =>
    kept.flatMap((start) =>
      kept.flatMap((end) => {
        if (start + end < 7 || hasRun(victim, start, end)) return [];
        const fake = forge(victim, start, end);
        const place = (at * 7) % 180;
        const page = [...others.slice(place, place + 10), fake, ...others.slice(place + 10, place + 20)];
        const [found] = findLookAlikes([victim], page);
        return found?.pair[1] === fake ? [] : [[victim, fake]];
      }),
    ),
  );

  expect(victims[kind].length).toBeGreaterThan(250);
  expect(missed).toEqual([]);
});

test('one with two digits on a side, or three on both, is not found', () => {
  const found = victims['accounts and contracts as they come'].filter(
    (victim) =>
      // `forge` keeps leading zeros in addition, so more digits would match than intended.
      !victim.startsWith('0x0') &&
      findLookAlikes([victim], [forge(victim, 2, 8), forge(victim, 8, 2), forge(victim, 3, 3)]).length > 0,
  );

  expect(found).toEqual([]);
});

test('within a transaction and among 199 others on a page they are found as well', () => {
  const [victim = ''] = victims['accounts and contracts as they come'];
  const fake = forge(victim, 4, 4);

  expect(findLookAlikes([...others.slice(0, 9), victim, ...others.slice(9, 18), fake])).toEqual([
    { pair: [victim, fake], isBeside: false },
  ]);
  expect(findLookAlikes([victim], [...others.slice(0, 199), fake])).toEqual([{ pair: [victim, fake], isBeside: true }]);
});
