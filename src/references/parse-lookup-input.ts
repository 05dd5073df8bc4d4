import { detectInText } from './detect-in-text.ts';
import { detectInUrl } from './detect-in-url.ts';
import { findInputProblem, type InputProblem } from './find-input-problem.ts';
import { writeReference } from './name-reference.ts';
import type { Found } from './reference.ts';

/** The longest text that is looked at, in characters: a long letter, and searched within milliseconds. */
export const longestInput = 20_000;

/**
 * What a "Look up" text stands for. `link` is the URL it was, which tells the chain. `before` and `after` are the text
 * around the value, `addresses` those in that text, lower case: what says that it is a private key was pasted along with it.
 */
export type LookupInput =
  | ({ ok: true; found: Found; link?: string } & Surroundings)
  | { ok: false; problem: InputProblem };

type Surroundings = { before: string; after: string; addresses: string[] };

// The URL that a text is, with or without https://; an ERC-681 link counts as one.
function toLink(text: string): string | null {
  if (/\s/.test(text)) return null;
  if (/^(?:https?|ethereum):/i.test(text)) return text;
  return /^[\w-]+(?:\.[\w-]+)+(?::\d+)?[/?#]/.test(text) ? `https://${text}` : null;
}

/**
 * Every reference that stands in a text which is more than one of them, in its order, each once: what a person may
 * choose from. Empty where the text is one value, a link, or too long.
 */
export function listInText(text: string): string[] {
  if (text.length > longestInput || toLink(text.trim()) !== null) return [];
  const all = detectInText(text).map(({ reference }) => writeReference(reference));
  const each = [...new Set(all)];
  return each.length > 1 ? each : [];
}

/**
 * Reads what a person pasted into "Look up": every form that pages are searched for, a URL with or without
 * https://, `0X`, and a value broken by spaces or line ends. Of several references in a text the first counts, or the
 * one that is `chosen`, as `listInText` gives it.
 */
export function parseLookupInput(input: string, chosen?: string): LookupInput {
  if (input.length > longestInput) return { ok: false, problem: { kind: 'too-long', most: longestInput } };
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
  const all = detectInText(whole);
  const found = all.find(({ reference }) => chosen === undefined || writeReference(reference) === chosen);
  const others = all.filter((one) => one !== found);
  // "0x…/12x" names a token that we cannot read: better to say so than to look up its contract.
  const isCut = found?.start === 0 && whole[found.end] === '/';
  // A page may hide characters in a value, which its card says; who pastes one learns where they are.
  const [value = ''] = found ? writeReference(found.reference).split('/') : [];
  const isBroken = !whole.slice(found?.start, found?.end).toLowerCase().includes(value);
  if (!found || isCut || isBroken) return { ok: false, problem: findInputProblem(text) };
  const [before, after] = [whole.slice(0, found.start), whole.slice(found.end)];
  return { ok: true, found, ...web, before, after, addresses: toAddresses(others) };
}

function toAddresses(all: Found[]): string[] {
  return [...new Set(all.flatMap(({ reference }) => (reference.kind === 'address' ? [reference.address] : [])))];
}
