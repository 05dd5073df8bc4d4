import type { Dice } from '../../src/api/sample/sample-values.ts';

/** A text that is far too long: mostly some thousand characters, at times a whole megabyte. */
export function toHugeText(dice: Dice): string {
  const unit = dice.oneOf([
    'a',
    '9',
    '0x',
    'ab',
    ' ',
    '\u202e',
    '💥',
    '"',
    '\\',
    '\u0301',
    '<b>',
    '_',
    '{',
    'null ',
    '%25',
    '\ud800',
  ]);
  const length = dice.below(25) === 0 ? 1_000_000 : dice.oneOf([81, 300, 1_000, 5_000, 5_000, 40_000]);
  return unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
}
