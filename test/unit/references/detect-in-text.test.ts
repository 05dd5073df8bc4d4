import { expect, test } from 'vitest';
import { detectInText, mayHoldReference } from '../../../src/references/detect-in-text.ts';
import { isReferenceContext } from '../../../src/references/reference.ts';
import { readThreadMs } from '../thread-time.ts';
import cases from './detect-in-text.json' with { type: 'json' };
import { address, bareAddress, bareHash, contract, hash } from './values.ts';

test('gives the same answer every time it is asked', () => {
  const once = detectInText(`${hash} ${address}`);

  const again = detectInText(`${hash} ${address}`);

  expect(again).toEqual(once);
  expect(again).toHaveLength(2);
});

test.for(cases.cheap)('the cheap check of $text says $may', ({ text, may }) => {
  expect(mayHoldReference(text)).toBe(may);
});

test.for([
  [`0x${'\xad'.repeat(300)}${bareHash}`, hash, bareHash],
  [address.replace('BF', `B${'\u200b'.repeat(215)}F`), address, bareAddress],
] as const)(
  'shortens what is written where hundreds of characters are hidden in it, and keeps digits and a sign',
  ([text, value, digits]) => {
    const [found] = detectInText(text);

    expect(found).toMatchObject({ start: 0, end: text.length });
    expect(found?.written).toMatch(/\p{DI}/u);
    expect(found?.written.replace(/\p{DI}/gu, '')).toBe(value);
    expect(found?.written.endsWith(digits)).toBe(true);
    expect(isReferenceContext({ written: found?.written, pageHost: '', before: '', after: '' })).toBe(true);
  },
);

test('keeps what is written as it is where fewer are hidden in it', () => {
  const text = `0x${'\xad'.repeat(214)}${bareAddress}`;

  expect(detectInText(text)[0]?.written).toBe(text);
});

const size = 1_000_000;
test.for([
  ['0x', '0x'.repeat(size / 2), 0],
  ['hex digits', 'a'.repeat(size), 0],
  ['one endless hex', `0x${'a'.repeat(size)}`, 0],
  ['addresses joined by slashes', `/${address}`.repeat(20_000), 20_000],
  ['contracts with endless ids', `${contract}/${'1'.repeat(size)}`, 1],
  ['zero-width characters', '\u200b0x'.repeat(size / 3), 0],
  ['colons', `${'a:'.repeat(size / 2)}${address}`, 1],
] as const)('reads a megabyte of %s in a moment', ([, text, count]) => {
  const before = readThreadMs();

  const found = detectInText(text);

  expect(found).toHaveLength(count);
  // Quadratic work would take minutes; the bound is loose for busy machines.
  expect(readThreadMs() - before).toBeLessThan(3000);
});
