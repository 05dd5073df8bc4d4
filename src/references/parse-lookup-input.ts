import { detectInText } from './detect-in-text.ts';
import { detectInUrl } from './detect-in-url.ts';
import { writeReference } from './name-reference.ts';
import type { Found } from './reference.ts';

/** Why a "Look up" text cannot be looked up; the words for it are made elsewhere. */
export type InputProblem =
  | { kind: 'empty' }
  /** `digits` hex digits stand after 0x; `expected` is the nearer right number. */
  | { kind: 'wrong-length'; digits: number; expected: 40 | 64 }
  /** `position` counts from 1, with the 0x. */
  | { kind: 'not-hex'; character: string; position: number }
  /** 64 hex digits without 0x: may be a private key. */
  | { kind: 'bare-64-hex' }
  | { kind: 'missing-0x' }
  | { kind: 'ens-name'; name: string }
  | { kind: 'nothing-found' };

/**
 * What a "Look up" text stands for. `link` is the URL it was, which tells the chain. `before` and `after` are the text
 * around the value, `addresses` those in that text, lower case: what says that it is a private key was pasted along with it.
 */
export type LookupInput =
  | ({ ok: true; found: Found; link?: string } & Surroundings)
  | { ok: false; problem: InputProblem };

type Surroundings = { before: string; after: string; addresses: string[] };

function findProblem(text: string): InputProblem {
  if (text === '') return { kind: 'empty' };
  if (/^[\da-f]{64}$/i.test(text)) return { kind: 'bare-64-hex' };
  if (/^[\da-f]{40}$/i.test(text)) return { kind: 'missing-0x' };
  if (/^[^\s/:]+\.eth$/i.test(text)) return { kind: 'ens-name', name: text };
  // A whole value whose x is a look-alike counts as hex that went wrong, not as some other text.
  const isMeantAsHex = /^0x[^\s/:]*$/i.test(text) || (/^0\S+$/.test(text) && [42, 66].includes(text.length));
  if (!isMeantAsHex) return { kind: 'nothing-found' };
  const digits = /^(?:0(?:x[\da-f]*)?)?/i.exec(text)?.[0].length ?? 0;
  const character = [...text.slice(digits)][0];
  if (character !== undefined) return { kind: 'not-hex', character, position: digits + 1 };
  return { kind: 'wrong-length', digits: digits - 2, expected: digits - 2 <= 52 ? 40 : 64 };
}

// The URL that a text is, with or without https://; an ERC-681 link counts as one.
function toLink(text: string): string | null {
  if (/\s/.test(text)) return null;
  if (/^(?:https?|ethereum):/i.test(text)) return text;
  return /^[\w-]+(?:\.[\w-]+)+(?::\d+)?[/?#]/.test(text) ? `https://${text}` : null;
}

/**
 * Reads what a person pasted into "Look up": every form that pages are searched for, a URL with or without
 * https://, `0X`, and a value broken by spaces or line ends. Of several references in a text the first counts.
 */
export function parseLookupInput(input: string): LookupInput {
  const text = input
    .trim()
    .replace(/^(["'`<])(.*)(["'`>])$/s, '$2')
    .trim();
  const link = toLink(text);
  const web = link !== null && /^https?:/i.test(link) ? { link } : {};
  const inUrl = link === null ? null : detectInUrl(link);
  if (inUrl) return { ok: true, found: inUrl, ...web, before: '', after: '', addresses: [] };
  const joined = text.replace(/\s+/g, '').replace(/^0X/, '0x');
  const whole = /^0x[\da-f]+(?:\/\d{1,78})?$/i.test(joined) ? joined : text;
  const [found, ...others] = detectInText(whole);
  // "0x…/12x" names a token that we cannot read: better to say so than to look up its contract.
  const isCut = found?.start === 0 && whole[found.end] === '/';
  // A page may hide characters in a value, which its card says; who pastes one learns where they are.
  const [value = ''] = found ? writeReference(found.reference).split('/') : [];
  const isBroken = !whole.slice(found?.start, found?.end).toLowerCase().includes(value);
  if (!found || isCut || isBroken) return { ok: false, problem: findProblem(text) };
  const [before, after] = [whole.slice(0, found.start), whole.slice(found.end)];
  return { ok: true, found, ...web, before, after, addresses: toAddresses(others) };
}

function toAddresses(all: Found[]): string[] {
  return [...new Set(all.flatMap(({ reference }) => (reference.kind === 'address' ? [reference.address] : [])))];
}
