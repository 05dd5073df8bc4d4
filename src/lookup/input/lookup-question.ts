import type { LookupInput } from '../../references/parse-lookup-input.ts';
import { toAddressOfKey } from '../../references/private-keys.ts';
import { contextBounds, type Reference, type ReferenceContext } from '../../references/reference.ts';

/** What the box asks about, and what its text says of the chain. */
export type Question = { reference: Reference; context: ReferenceContext };

/** The question that a readable text in the box asks; the text is all that stands around it. */
export function toQuestion(parsed: LookupInput & { ok: true }): Question {
  const { reference, written, chainPrefix } = parsed.found;
  const context: ReferenceContext = {
    written: written.slice(0, contextBounds.written),
    pageHost: '',
    before: parsed.before.slice(-contextBounds.beside),
    after: parsed.after.slice(0, contextBounds.beside),
  };
  if (chainPrefix !== undefined) context.chainPrefix = chainPrefix;
  // A longer link is not believed by the background; the reference in it stays good.
  if (parsed.link !== undefined && parsed.link.length <= contextBounds.link) context.link = parsed.link;
  return besideAddresses({ reference, context }, parsed.addresses);
}

/**
 * The same question with addresses that stand beside it, as many as the background believes; first the one that a value
 * would be the private key of.
 */
export function besideAddresses({ reference, context }: Question, more: string[]): Question {
  const all = new Set([...(context.addresses ?? []), ...more]);
  if (all.size === 0) return { reference, context };
  // To derive it takes some milliseconds.
  const isCut = all.size > contextBounds.addresses && reference.kind === 'transaction';
  const own = isCut ? toAddressOfKey(reference.hash) : null;
  const first = own !== null && all.has(own) ? [own] : [];
  const addresses = [...new Set([...first, ...all])].slice(0, contextBounds.addresses);
  return { reference, context: { ...context, addresses } };
}

/** The question with the addresses of its page: a private key that was copied from there is known by its own. */
export function withPage<Q extends Question>(question: Q, addressesHere: () => string[]): Q {
  const isHash = question.reference.kind === 'transaction';
  return isHash ? { ...question, ...besideAddresses(question, addressesHere()) } : question;
}
