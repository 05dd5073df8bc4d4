import { t } from '../i18n/t.ts';

// Limits how much of a hostile text is processed: 8 times the final length leaves room for invisible characters.
const longestFor = (max: number) => Math.min(4096, max * 8);

// Controls, bidi overrides and isolates, zero-width and other invisible characters, the blank Braille pattern.
const unseen = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

const piledMarks = /(\p{M}{4})\p{M}+/gu;

/**
 * A text from a chain or a service, made safe to show in a line: without control, bidi and invisible characters, with
 * white space collapsed, and at most `max` code points long (the last one is "…" if something was cut off).
 */
export function cleanText(text: string, max = 80): string {
  const longest = longestFor(max);
  const seen = text
    .slice(0, longest)
    .toWellFormed()
    .replace(/\s+/g, ' ')
    .replace(unseen, '')
    .replace(piledMarks, '$1')
    .replace(/ +/g, ' ')
    .trim();
  const points = [...seen];
  if (points.length <= max && text.length <= longest) return seen;
  return `${points
    .slice(0, Math.max(0, max - 1))
    .join('')
    .trimEnd()}…`;
}

// Limits how much of a hostile text is processed; a name is cut long before.
const longest = 1024;

/** The invisible characters that change the direction of text. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

const harmless = [
  // White space between words, and the padding of fixed-size texts.
  /[\t-\r\x85]|\0+$/,
  // Emoji: "❤️", "1️⃣", families, the flags of Britain's nations.
  /(?<=\p{Extended_Pictographic}|[\d#*](?=\ufe0f\u20e3))[\ufe0e\ufe0f]/u,
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic})/u,
  /(?<=\u{1f3f4})[\u{e0020}-\u{e007e}]{1,8}\u{e007f}/u,
  // In these scripts, joiners and variation selectors are part of the spelling.
  /(?<=[\p{Script=Arabic}\p{Script=Syriac}\p{M}])[\u200c\u200d](?=\p{L})/u,
  /(?<=\p{Script=Han})[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/u,
  /(?<=\p{Script=Mongolian})[\u180b-\u180f]/u,
  // Signs before numbers in Arabic and similar scripts: format characters, but visible.
  /[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2]/,
];

const allHarmless = new RegExp(harmless.map(({ source }) => source).join('|'), 'gu');

/** Invisible characters in a text: each kind as "U+202E", and whether any changes the direction of the text. */
type Unseen = { codes: string[]; turns: boolean };

/** Finds invisible characters in a name, except those of emoji and of a script's spelling. Null if there are none. */
export function findUnseen(text: string): Unseen | null {
  const looked = text.slice(0, longest).toWellFormed();
  if (looked.search(unseen) === -1) return null;
  const found = new Set(looked.replace(allHarmless, '').match(unseen));
  if (found.size === 0) return null;
  const characters = [...found];
  return { codes: characters.map(toCode), turns: characters.some((character) => turning.test(character)) };
}

function toCode(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

const longestRead = 2000;

/**
 * Says where an untrusted link leads, as text that cannot be clicked: the host of an https address, a word for anything
 * else, null for an empty text. A host with non-ASCII letters is in its encoded form (xn--…).
 */
export function formatUrl(raw: string): string | null {
  const text = raw.slice(0, longestRead).trim();
  if (text === '') return null;
  const url = URL.parse(text);
  switch (url?.protocol) {
    case 'https:':
      return cleanText(url.hostname, 80);
    case 'http:':
      return t('link.unencrypted');
    case 'ipfs:':
      return 'IPFS';
    case 'ar:':
      return 'Arweave';
    case 'data:':
      return t('link.dataItself');
    default:
      return t('link.noAddress');
  }
}

/** True if the whole text is a URL: `scheme://…`, `data:` or `javascript:`. */
export function isUrl(text: string): boolean {
  return /^(?:[a-z][a-z\d+.-]{0,20}:\/\/|data:|javascript:)\S*$/i.test(text.slice(0, longestRead).trim());
}
