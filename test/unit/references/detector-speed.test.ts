import { expect, test } from 'vitest';
import { detectInText, mayHoldReference } from '../../../src/references/detect-in-text.ts';
import { sizes } from '../../size.ts';
import { readThreadMs } from '../thread-time.ts';
import { bareHash } from './values.ts';

// In a thread of its own: once a thread has compiled many regular expressions, V8 keeps state for each character of a
// run of hex, and its stack is full after eight million.
// @vitest-environment node
// @vitest-environment-options { "isAlone": true }

const hex = (digits: number) => `0x${bareHash.repeat(3).slice(0, digits)}`;

/** The texts that are repeated to fill a long text. None of them contains a reference. */
const fillings = {
  words: 'The quick brown fox jumps over 100 dogs, 2024-10-10. ',
  ideographs: '交易哈希：在区块链上，',
  digits: '1234567890',
  zeros: '0',
  'heads alone': '0x',
  'heads with a digit': '0x0 ',
  'values of nearly the right length': `${hex(39)} ${hex(41)} ${hex(63)} ${hex(65)} `,
  'values joined to a letter': `${hex(40)}g ${hex(64)}g`,
  'a zero and endless soft hyphens': `0${'\xad'.repeat(sizes.longText / 10)}`,
  'a head with a soft hyphen before each digit': '\xada',
  'zero-width spaces between heads': '\u200b0x',
  'borders alone': '\0',
  'zeros between borders': '0\0',
  'values of nearly the right length between borders': `${hex(39)}\0${hex(65)}\0`,
  'calldata in pieces': `${hex(8)}\0${bareHash}\0${bareHash}\0`,
  colons: 'a:',
  slashes: '/',
};

function fill(unit: string, length: number): string {
  // Wherever the text is cut, a letter follows its last value, which is therefore no reference.
  return `${`0x${unit.repeat(Math.ceil(length / unit.length))}`.slice(0, length - 1)}g`;
}

/** Returns the processor time that work takes in this thread (ms). */
function measure(work: () => unknown): number {
  const beginMs = readThreadMs();
  work();
  return readThreadMs() - beginMs;
}

/** Returns the best times (ms). Repeats while they are not good enough, because noise only adds time. */
function measureUntil(works: (() => unknown)[], isGood: (times: number[]) => boolean): number[] {
  let best = works.map(measure);
  for (let round = 0; round < 4 && !isGood(best); round++) {
    best = works.map((work, index) => Math.min(measure(work), best[index] ?? Number.POSITIVE_INFINITY));
  }
  return best;
}

// Linear work takes four times as long, quadratic work sixteen times. Beside other tests, the longer text has taken
// twice its share, because less of it fits into the processor's caches. A few milliseconds are noise.
const isLinear = ([quarterMs = 0, wholeMs = 0]: number[]) => wholeMs < 9 * Math.max(quarterMs, 20);
const cases = Object.entries({ ...fillings, 'endless hex': 'a' });

test.for(cases)(
  'reads a long text of %s in about four times the time of its quarter',
  { timeout: 60_000 },
  ([, unit]) => {
    const [quarter, whole] = [fill(unit, sizes.longText / 4), fill(unit, sizes.longText)];

    const times = measureUntil([() => detectInText(quarter), () => detectInText(whole)], isLinear);
    const nativeMs = measure(() => [whole.match(/0x[\da-fA-F]+/g), whole.replace(/[\0\p{DI}]+/gu, '')]);
    const checkMs = measure(() => mayHoldReference(whole.slice(2)));

    expect(detectInText(whole)).toEqual([]);
    expect(times).toSatisfy(isLinear);
    expect(Math.max(times[1] ?? 0, checkMs)).toBeLessThan(100 * Math.max(nativeMs, 5));
  },
);

test('finds every value of a long text of them, one beside the other', { timeout: 60_000 }, () => {
  const text = `${hex(40)}\0`.repeat(4 * Math.floor(sizes.longText / 172));
  const quarter = text.slice(0, text.length / 4);

  const times = measureUntil([() => detectInText(quarter), () => detectInText(text)], isLinear);

  expect(detectInText(text)).toHaveLength(text.length / 43);
  expect(times).toSatisfy(isLinear);
});
