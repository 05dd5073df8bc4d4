import { createRandom } from '../../lookup/request-queue/virtual-clock.ts';
import texts from './hostile-texts.json' with { type: 'json' };

const digits = '0123456789abcdefABCDEF';
const { nearLengths, hidden, nearHeads, befores, afters, between } = texts;

/**
 * Creates an endless source of texts that a detector may misread: values of nearly the right length and with nearly the
 * right prefix, between characters that may or may not belong to them, with hidden characters and borders throughout.
 * The same seed creates the same texts.
 */
export function createHostileTexts(seed: number): () => string {
  const random = createRandom(seed);
  const below = (count: number) => Math.floor(random() * count);
  const pick = (list: readonly string[]) => list[below(list.length)] ?? '';
  const chance = (share: number) => random() < share;
  const pool = Array.from({ length: 4096 }, () => digits[below(digits.length)]).join('');

  const hex = () => {
    const from = below(3900);
    const length = chance(0.65) ? (chance(0.6) ? 40 : 64) : (nearLengths[below(nearLengths.length)] ?? 0);
    return pool.slice(from, from + length);
  };
  const sprinkle = (text: string) => {
    let sprinkled = '';
    let from = 0;
    for (let count = 1 + below(4); count > 0; count--) {
      // Inserts more often at the end of 40 digits than elsewhere.
      const to = chance(0.3) ? Math.max(from, Math.min(text.length, 42)) : from + below(text.length - from + 1);
      sprinkled += text.slice(from, to) + pick(hidden).repeat(chance(0.02) ? 200 : 1 + below(2));
      from = to;
    }
    return sprinkled + text.slice(from);
  };
  const value = () => (chance(0.85) ? '0x' : pick(nearHeads)) + hex();
  const one = () => {
    const text = (chance(0.6) ? pick(befores) : '') + value() + (chance(0.6) ? pick(afters) : '');
    return chance(0.5) ? sprinkle(text) : text;
  };
  const noise = () => {
    let text = '';
    for (let count = below(12); count > 0; count--) {
      text += chance(0.8) ? pick([...hidden, '0', 'x', '0x', ':', '/', 'a', ' ']) : String.fromCharCode(below(0xffff));
    }
    return text;
  };
  return () => {
    let text = chance(0.1) ? noise() : '';
    for (let count = chance(0.7) ? 1 : 1 + below(3); count > 0; count--) text += one() + pick(between);
    return chance(0.1) ? text + noise() : text;
  };
}
