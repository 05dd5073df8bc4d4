import { detectInText } from '../../references/detect-in-text.ts';
import { detectInUrl } from '../../references/detect-in-url.ts';
import { readShortened } from '../../references/read-shortened.ts';
import { type Found, writeReference } from '../../references/reference.ts';

/** The longest text that is parsed, in characters: a long letter, searched within milliseconds. */
export const longestInput = 20_000;

/**
 * The parsed text of "Look up". `link` is the URL if the text is one, which names the chain. `before` and `after` are
 * the text around the value, `addresses` those in that text, lower case: signs of a private key are pasted along with
 * it.
 */
export type LookupInput =
  | ({ ok: true; found: Found; link?: string } & Surroundings)
  | { ok: false; problem: InputProblem };

type Surroundings = { before: string; after: string; addresses: string[] };

// Returns the URL that a text consists of, with or without https://. An ERC-681 link counts as one.
function toLink(text: string): string | null {
  if (/\s/.test(text)) return null;
  if (/^(?:https?|ethereum):/i.test(text)) return text;
  return /^[\w-]+(?:\.[\w-]+)+(?::\d+)?[/?#]/.test(text) ? `https://${text}` : null;
}

/**
 * Returns all references of a text that contains several, in order, each once, for the user to choose from. Empty if
 * the text is a single value, a link, or too long.
 */
export function listInText(text: string): string[] {
  if (text.length > longestInput || toLink(text.trim()) !== null) return [];
  const all = detectInText(text).map(({ reference }) => writeReference(reference));
  const each = [...new Set(all)];
  return each.length > 1 ? each : [];
}

/**
 * Parses what the user pasted into "Look up": every form that is detected on pages, a URL with or without https://,
 * `0X`, and a value broken by spaces or line ends. Of several references in a text the first counts, or the one that is
 * `chosen`, as returned by `listInText`.
 */
export function parseLookupInput(input: string, chosen?: string): LookupInput {
  if (input.length > longestInput) return { ok: false, problem: { kind: 'too-long', most: longestInput } };
  const text = toUsualForm(
    input
      .trim()
      .replace(/^(["'`<])(.*)(["'`>])$/s, '$2')
      .trim(),
  );
  const link = toLink(text);
  const web = link !== null && /^https?:/i.test(link) ? { link } : {};
  const inUrl = link === null ? null : detectInUrl(link);
  if (inUrl) return { ok: true, found: inUrl, ...web, before: '', after: '', addresses: [] };
  const joined = text.replace(/\s+/g, '').replace(/^0X/, '0x');
  const whole = /^0x[\da-f]+(?:\/\d{1,78})?$/i.test(joined) ? joined : text;
  const all = detectInText(whole);
  const found = all.find(({ reference }) => chosen === undefined || writeReference(reference) === chosen);
  const others = all.filter((one) => one !== found);
  // "0x…/12x" names a token that cannot be read: better to say so than to look up its contract.
  const isCut = found?.start === 0 && whole[found.end] === '/';
  // A page may hide characters in a value, which its card reports. A user who pastes one is told where they are.
  const [value = ''] = found ? writeReference(found.reference).split('/') : [];
  const isBroken = !whole.slice(found?.start, found?.end).toLowerCase().includes(value);
  if (!found || isCut || isBroken) return { ok: false, problem: findInputProblem(text) };
  const [before, after] = [whole.slice(0, found.start), whole.slice(found.end)];
  return { ok: true, found, ...web, before, after, addresses: toAddresses(others) };
}

// What people type, and no page writes so or means so: "0x…#42", "base 0x… token id 42", "matic/0x…/42", "scr: 0x…",
// "EIP155:10:0x…", "_0x…_", "ronin:…" without 0x.
const nftForm =
  /^([a-z][\w-]*:)?(0x[\da-f]{40})(?:\/|:|\s*#|\s+(?:(?:token\s*)?id\b)?[\s:#]*)(\d{1,78})\/?(?:\s+([a-z][\w-]*))?$/i;

function toUsualForm(text: string): string {
  return text
    .replaceAll('`', '')
    .replace(/^EIP155:/, 'eip155:')
    .replace(/^(ronin:)(?=[\da-f]{40}$)/i, '$10x')
    .replace(/(?<![\da-z])([a-z]*)_+(?=0x[\da-f]{40})/gi, '$1 ')
    .replace(/(?<=0x[\da-f]{40,64})_+(?![\da-z])/gi, ' ')
    .trim()
    .replace(/^([a-z][\w-]{1,31})(?::\s+|\s+|\/)(?=0x[\da-f]{40,64}(?!.*0x).{0,40}$)/i, '$1:')
    .replace(nftForm, (_, before = '', contract, id, after = '') => `${after ? `${after}:` : before}${contract}/${id}`);
}

function toAddresses(all: Found[]): string[] {
  return [...new Set(all.flatMap(({ reference }) => (reference.kind === 'address' ? [reference.address] : [])))];
}

/** Why a "Look up" text cannot be looked up. The messages are elsewhere. */
export type InputProblem =
  | { kind: 'empty' }
  /** `digits` hex digits follow 0x; `expected` is the nearer valid number. */
  | { kind: 'wrong-length'; digits: number; expected: 40 | 64 }
  /** `position` counts from 1, including the 0x. */
  | { kind: 'not-hex'; character: string; position: number }
  /** 64 hex digits without 0x: may be a private key. */
  | { kind: 'bare-64-hex' }
  | { kind: 'missing-0x' }
  | { kind: 'ens-name'; name: string }
  /** As many words as a wallet's recovery phrase has. */
  | { kind: 'recovery-phrase' }
  | { kind: 'only-number' }
  /** `fitting` is how many known values fit it, if they were searched. */
  | { kind: 'shortened'; fitting?: number }
  /** Longer than `most` characters; not parsed. */
  | { kind: 'too-long'; most: number }
  | { kind: 'nothing-found' };

// Endings under which wallet names are registered.
const nameForm =
  /^[^\s/:@]+\.(?:eth|crypto|nft|wallet|blockchain|dao|bitcoin|zil|888|unstoppable|polygon|lens|bnb|arb|sol|ton|apt|lrc|box|klv|manga)$/i;

// English words have 3 to 8 letters, those of other languages up to one more; the other scripts have shorter words.
const phraseWord =
  /^(?:[\p{scx=Latn}\p{M}]{3,9}|\p{scx=Han}|[\p{scx=Hira}\p{M}ー]{2,9}|\p{scx=Hang}{2,6}|[\p{scx=Cyrl}\p{M}]{3,9})$/u;

/** Returns why a text without a reference cannot be looked up: the first reason that applies, dangerous ones first. */
function findInputProblem(text: string): InputProblem {
  if (text === '') return { kind: 'empty' };
  if (isRecoveryPhrase(text)) return { kind: 'recovery-phrase' };
  if (/^[\da-f]{64}$/i.test(text)) return { kind: 'bare-64-hex' };
  if (/^[\da-f]{40}$/i.test(text)) return { kind: 'missing-0x' };
  if (nameForm.test(text)) return { kind: 'ens-name', name: text };
  if (readShortened(text)) return { kind: 'shortened' };
  return findHexProblem(text) ?? { kind: /^\d[\d\s.,'_]*$/.test(text) ? 'only-number' : 'nothing-found' };
}

// The words may be numbered or separated by commas, but there must be nothing else: sentences have shorter words and
// other signs.
function isRecoveryPhrase(text: string): boolean {
  const words = text
    .normalize('NFC')
    .replace(/(?<!\p{L})\d{1,2}[.):]?\s*(?=\p{L})/gu, '')
    .split(/[\s,;]+/)
    .filter((word) => word !== '');
  return [12, 15, 18, 21, 24].includes(words.length) && words.every((word) => phraseWord.test(word));
}

function findHexProblem(text: string): InputProblem | null {
  const isPrefixed = /^0x[^\s/:]*$/i.test(text);
  // A whole value whose x is a look-alike counts as broken hex, not as other text.
  const isMeantAsHex = isPrefixed || (/^0\S+$/.test(text) && [42, 66].includes(text.length));
  if (!isMeantAsHex) return findBareProblem(text);
  const digits = /^(?:0(?:x[\da-f]*)?)?/i.exec(text)?.[0].length ?? 0;
  return toNotHex(text, digits) ?? toWrongLength(digits - 2);
}

// Finds hex digits without 0x, if there are more than anyone writes as a number.
function findBareProblem(text: string): InputProblem | null {
  const digits = /^[\da-f]*/i.exec(text)?.[0].length ?? 0;
  const isNear = (length: number) => [40, 64].some((right) => Math.abs(length - right) <= 2);
  if (digits === text.length) return isNear(digits) ? toWrongLength(digits) : null;
  const wrong = text.replace(/[\da-f]/gi, '').length;
  return /^\S+$/.test(text) && [40, 64].includes(text.length) && wrong <= 4 ? toNotHex(text, digits) : null;
}

function toNotHex(text: string, digits: number): InputProblem | null {
  const character = [...text.slice(digits)][0];
  return character === undefined ? null : { kind: 'not-hex', character, position: digits + 1 };
}

function toWrongLength(digits: number): InputProblem {
  return { kind: 'wrong-length', digits, expected: digits <= 52 ? 40 : 64 };
}
