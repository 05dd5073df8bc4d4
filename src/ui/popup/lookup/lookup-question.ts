import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Failure } from '../../../models/failure.ts';
import type { InputProblem, LookupInput } from '../../../references/parse-lookup-input.ts';
import { toAddressOfKey } from '../../../references/private-keys.ts';
import { type Evidence, evidenceBounds, type Reference } from '../../../references/reference.ts';

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

/**
 * The same question with addresses that stand beside it, as many as the background believes; first the one that a value
 * would be the private key of.
 */
export function besideAddresses({ reference, evidence }: Question, more: string[]): Question {
  const all = new Set([...(evidence.addresses ?? []), ...more]);
  if (all.size === 0) return { reference, evidence };
  // To derive it takes some milliseconds.
  const isCut = all.size > evidenceBounds.addresses && reference.kind === 'transaction';
  const own = isCut ? toAddressOfKey(reference.hash) : null;
  const first = own !== null && all.has(own) ? [own] : [];
  const addresses = [...new Set([...first, ...all])].slice(0, evidenceBounds.addresses);
  return { reference, evidence: { ...evidence, addresses } };
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

/** What the popup looks up. */
export type Subject = Question & {
  chainId: number;
  /** The person chose the chain, not Hashlens. */
  isPicked: boolean;
  /** Found on a page: nobody put in this very value, so it may still turn out to be a private key. */
  isFound?: true;
};

/** What the box says is wrong: the text is no reference, or nobody answers. */
export type BoxProblem = { kind: 'input'; problem: InputProblem } | { kind: 'failure'; failure: Failure };

/** The box and the chain picker beside it. */
export type LookUp = {
  text: Signal<string>;
  chainId: ReadonlySignal<number>;
  problem: ReadonlySignal<BoxProblem | null>;
  /** Takes a text that is to be looked up at once, unless it is too long to be looked at. */
  put(text: string): void;
  /** Takes what was typed so far, unless it is too long to be looked at, and moves the picker to the chain that it would be asked on. */
  type(text: string): Promise<void>;
  /** Looks up what stands in the box; `chosen` is one of several values in its text, and `isFound` says whose it is. */
  submit(how?: { chosen?: string } & Pick<Subject, 'isFound'>): Promise<void>;
  /**
   * Takes another chain, and after half a second of rest asks again there what is on its way or in view: whoever
   * walks through the list by keyboard pays for the last chain alone. When the box has been edited since, only the
   * picker moves: what stands in the box is not asked before it is submitted.
   */
  pickChain(id: number): void;
  /** Asks on a chain that was only just picked without waiting for the rest. */
  settleChain(): void;
  /** Another view is in front: the box and the picker go back to what it shows, unless something new was typed. */
  turnTo(kind: Reference['kind']): void;
  /** What a view shows was found on another chain than asked: the picker goes there, unless something new was typed. */
  foundOn(kind: Reference['kind'], chainId: number): void;
  /** Looks up a reference that was clicked; it is on the chain that the click came from. */
  follow(reference: Reference, chainId: number): void;
  /** A view shows something again that nobody asks for anew: the box and the picker go there, unless something new was typed. */
  recall(subject: Subject): void;
  /** Looks up a reference that was found on a page, on the chain that the page speaks for. */
  lookUpFound(found: Question): Promise<void>;
};
