import { toAddressOfKey } from '../../references/known-private-keys.ts';
import { contextBounds, type Reference, type ReferenceContext } from '../../references/reference.ts';
import type { LookupInput } from './parse-lookup-input.ts';

/** The reference that the box looks up, and its context, which may name the chain. */
export type Question = { reference: Reference; context: ReferenceContext };

/** Returns the lookup for a readable text in the box. The text is its only context. */
export function toQuestion(parsed: LookupInput & { ok: true }): Question {
  const { reference, written, chainPrefix } = parsed.found;
  const context: ReferenceContext = {
    written: written.slice(0, contextBounds.written),
    pageHost: '',
    before: parsed.before.slice(-contextBounds.beside),
    after: parsed.after.slice(0, contextBounds.beside),
  };
  if (chainPrefix !== undefined) context.chainPrefix = chainPrefix;
  // The background rejects a longer link; the reference in it stays valid.
  if (parsed.link !== undefined && parsed.link.length <= contextBounds.link) context.link = parsed.link;
  return besideAddresses({ reference, context }, parsed.addresses);
}

/**
 * Adds addresses that appear beside the reference, as many as the background accepts. First comes the one whose private
 * key the value would be.
 */
export function besideAddresses({ reference, context }: Question, more: string[]): Question {
  const all = new Set([...(context.addresses ?? []), ...more]);
  if (all.size === 0) return { reference, context };
  // Deriving the address takes some milliseconds.
  const isCut = all.size > contextBounds.addresses && reference.kind === 'transaction';
  const own = isCut ? toAddressOfKey(reference.hash) : null;
  const first = own !== null && all.has(own) ? [own] : [];
  const addresses = [...new Set([...first, ...all])].slice(0, contextBounds.addresses);
  return { reference, context: { ...context, addresses } };
}

/** Adds the addresses of the page to a hash: a private key that was copied from there is recognized by its address. */
export function withPage<Q extends Question>(question: Q, addressesHere: () => string[]): Q {
  const isHash = question.reference.kind === 'transaction';
  return isHash ? { ...question, ...besideAddresses(question, addressesHere()) } : question;
}
