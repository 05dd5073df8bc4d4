import { evidenceBounds } from '../../references/is-reference.ts';
import type { LookupInput } from '../../references/parse-lookup-input.ts';
import type { Evidence, Reference } from '../../references/reference.ts';

/** What the box asks about, and what its text says of the chain. */
export type Question = { reference: Reference; evidence: Evidence };

/** The question that a readable text in the box asks; the text is all that stands around it. */
export function toQuestion(parsed: LookupInput & { ok: true }): Question {
  const { reference, written, chainPrefix } = parsed.found;
  const evidence: Evidence = {
    written: written.slice(0, evidenceBounds.written),
    pageHost: '',
    before: parsed.before.slice(-evidenceBounds.beside),
    after: parsed.after.slice(0, evidenceBounds.beside),
  };
  if (chainPrefix !== undefined) evidence.chainPrefix = chainPrefix;
  // A longer link is not believed by the background; the reference in it stays good.
  if (parsed.link !== undefined && parsed.link.length <= evidenceBounds.link) evidence.link = parsed.link;
  return besideAddresses({ reference, evidence }, parsed.addresses);
}

/** The same question with addresses that stand beside it, as many as the background believes: one may be its own. */
export function besideAddresses({ reference, evidence }: Question, more: string[]): Question {
  const addresses = [...new Set([...(evidence.addresses ?? []), ...more])].slice(0, evidenceBounds.addresses);
  return addresses.length === 0 ? { reference, evidence } : { reference, evidence: { ...evidence, addresses } };
}

/** The question with the addresses of its page: a private key that was copied from there is known by its own. */
export function withPage<Q extends Question>(question: Q, addressesHere: () => string[]): Q {
  const isHash = question.reference.kind === 'transaction';
  return isHash ? { ...question, ...besideAddresses(question, addressesHere()) } : question;
}

/** A reference as it is written in the box. */
export function toText(reference: Reference): string {
  switch (reference.kind) {
    case 'transaction':
      return reference.hash;
    case 'address':
      return reference.address;
    case 'token-instance':
      return `${reference.contract}/${reference.tokenId}`;
  }
}
