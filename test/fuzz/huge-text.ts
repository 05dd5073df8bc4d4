import type { Dice } from '../../src/api/sample/sample-values.ts';
import units from './huge-text.json' with { type: 'json' };

/** Returns a text that is far too long: up to 40,000 characters, or a million in one case of 25. */
export function toHugeText(dice: Dice): string {
  const unit = dice.oneOf(units as [string, ...string[]]);
  const length = dice.below(25) === 0 ? 1_000_000 : dice.oneOf([81, 300, 1_000, 5_000, 5_000, 40_000]);
  return unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
}
