import type { Dice } from '../../src/api/sample/sample-values.ts';
import { keys, texts } from './hostile-values.ts';

/** A change to an answer's text after serialization. */
export type TextChange = { does: string; change: (text: string) => string };

/** Returns a change to an answer's text. Mostly null. */
export function toTextChange(dice: Dice): TextChange | null {
  const roll = dice.below(10_000);
  if (roll < 2) return { does: '10 MB of blanks follow', change: (text) => text + ' '.repeat(10_000_000) };
  if (roll < 4)
    return {
      does: 'is a list of 10 MB',
      change: (text) => `[${`${text},`.repeat(Math.ceil(10_000_000 / (text.length + 1)))}0]`,
    };
  if (roll < 14) return toEscapes(dice);
  if (roll < 500) return cutAt(dice.below(10_001) / 10_000);
  if (roll < 700)
    return replaceAt(
      dice.below(10_001) / 10_000,
      dice.oneOf(['"', '\\', '}', ']', ',', ':', '\u0000', 'é', '\\ud800', '{"']),
    );
  if (roll < 760) return { does: 'begins with a byte order mark', change: (text) => `\ufeff${text}` };
  if (roll < 800) return { does: 'is there twice', change: (text) => text + text };
  if (roll < 840) return { does: 'is a text in itself', change: (text) => JSON.stringify(text) };
  if (roll < 900) {
    const value = dice.oneOf(texts);
    return { does: `is only ${JSON.stringify(value).slice(0, 80)}`, change: () => value };
  }
  return null;
}

// Repetitive text that the search for keys must not scan over and over.
function toEscapes(dice: Dice): TextChange {
  const unit = dice.oneOf([
    '\\"',
    '\\\\',
    '"',
    '\\u0022',
    '%25',
    '&amp;',
    `${keys.apiKey.slice(0, 9)}\u200b`,
    '9',
    '-',
  ]);
  const times = dice.oneOf([2_000, 20_000, 150_000]);
  const isOpen = dice.below(2) === 0;
  return {
    does: `holds ${times} times ${unit}${isOpen ? ' in a text without an end' : ''}`,
    change: (text) => `${text.slice(0, -1)},"x":"${unit.repeat(times)}${isOpen ? '' : '"}'}`,
  };
}

function cutAt(share: number): TextChange {
  return { does: `ends after ${share * 100} %`, change: (text) => text.slice(0, Math.floor(text.length * share)) };
}

function replaceAt(share: number, piece: string): TextChange {
  const change = (text: string) => {
    const at = Math.floor(text.length * share);
    return text.slice(0, at) + piece + text.slice(at + 1);
  };
  return { does: `holds ${JSON.stringify(piece)} at ${share * 100} %`, change };
}
