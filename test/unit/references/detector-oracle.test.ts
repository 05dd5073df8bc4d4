import { expect, test } from 'vitest';
import { border, detectInText, mayHoldReference } from '../../../src/references/detect-in-text.ts';
import type { Found } from '../../../src/references/reference.ts';
import { seed as firstSeed, sizes } from '../../size.ts';
import { createHostileTexts } from './detector/hostile-texts.ts';
import { detectNaively, type NaiveFind } from './detector/naive-detector.ts';

const textsPerSeed = 10_000;
const seeds = Array.from({ length: sizes.detectorRounds }, (_, index) => firstSeed * 1000 + index);

/** Converts a match to the naive detector's format. */
function toNaive({ reference, written, start, end, chainPrefix }: Found, text: string): NaiveFind {
  const isToken = reference.kind === 'token-instance';
  const value = reference.kind === 'transaction' ? reference.hash : isToken ? reference.contract : reference.address;
  if (isAfterSlash(text, start)) return { start, value };
  const { chainId } = reference;
  return {
    start,
    value,
    rest: {
      end,
      written,
      ...(isToken && { tokenId: reference.tokenId }),
      ...(chainId !== undefined && { chainId }),
      ...(chainPrefix !== undefined && { chainPrefix }),
    },
  };
}

function isAfterSlash(text: string, start: number): boolean {
  return text[start] === '0' && /\/[\0\p{DI}]*$/u.test(text.slice(Math.max(0, start - 3000), start));
}

/** Finds the first text on which the detectors differ, and how; null if there is none. Also counts the matches. */
function findDifference(seed: number) {
  const nextText = createHostileTexts(seed);
  let finds = 0;
  for (let count = 0; count < textsPerSeed; count++) {
    const text = nextText();
    const found = detectInText(text).map((one) => toNaive(one, text));
    const expected = detectNaively(text);
    finds += expected.length;
    const isSame = JSON.stringify(found) === JSON.stringify(expected);
    if (!isSame) return { difference: { seed, count, text, found, expected }, finds };
    if (expected.length > 0 && !mayHoldReference(text)) return { difference: { seed, count, text }, finds };
  }
  return { difference: null, finds };
}

test.for(seeds)('finds what the naive detector finds, in 10,000 hostile texts from seed %i', (seed) => {
  const { difference, finds } = findDifference(seed);

  expect(difference).toBeNull();
  // Texts without any matches would prove nothing.
  expect(finds).toBeGreaterThan(textsPerSeed / 4);
});

test('the naive detector knows the border by its own character', () => {
  expect(border).toBe('\0');
});
