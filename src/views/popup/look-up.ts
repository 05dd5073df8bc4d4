import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Ask } from '../../messages/ask.ts';
import type { Failure } from '../../models/failure.ts';
import { evidenceBounds } from '../../references/is-reference.ts';
import { type InputProblem, type LookupInput, parseLookupInput } from '../../references/parse-lookup-input.ts';
import type { Evidence, Reference } from '../../references/reference.ts';

/** What the popup looks up. `isPicked` says that the person chose the chain, not Hashlens. */
export type Subject = { reference: Reference; evidence: Evidence; chainId: number; isPicked: boolean };

/** What the box says is wrong: the text is no reference, or nobody answers. */
export type BoxProblem = { kind: 'input'; problem: InputProblem } | { kind: 'failure'; failure: Failure };

/** The box and the chain picker beside it. */
export type LookUp = {
  text: Signal<string>;
  chainId: ReadonlySignal<number>;
  problem: ReadonlySignal<BoxProblem | null>;
  /** Takes what was typed so far, and moves the picker to the chain that it would be asked on. */
  type(text: string): Promise<void>;
  /** Looks up what stands in the box. */
  submit(): Promise<void>;
  /** Takes another chain, and asks again there if something is shown. */
  pickChain(id: number): void;
  /** Looks up a reference that was clicked; it is on the chain that the click came from. */
  follow(reference: Reference, chainId: number): void;
};

/** Creates the box. `onSubject` is called with each new thing to show, newest wish last. */
export function createLookUp(parts: {
  ask: Ask;
  defaultChainId: number;
  onSubject: (subject: Subject) => void;
}): LookUp {
  const text = signal('');
  const chainId = signal(parts.defaultChainId);
  const problem = signal<BoxProblem | null>(null);
  let picked: number | null = null;
  let shown: Subject | null = null;
  let wishCount = 0;

  function show(subject: Subject): void {
    shown = subject;
    chainId.value = subject.chainId;
    parts.onSubject(subject);
  }

  /** The chain for what was read: what the text itself says, else what the person picked, else what we suppose. */
  async function choose(question: { reference: Reference; evidence: Evidence }) {
    const { chain, reason } = await parts.ask('chainFor', question);
    if (reason.kind === 'default' && picked !== null) return { chainId: picked, isPicked: true };
    return { chainId: chain.id, isPicked: false };
  }

  async function type(typed: string): Promise<void> {
    text.value = typed;
    problem.value = null;
    wishCount += 1;
    const wish = wishCount;
    const parsed = parseLookupInput(typed);
    if (!parsed.ok) return;
    try {
      const chosen = await choose(toQuestion(parsed));
      if (wish === wishCount) chainId.value = chosen.chainId;
    } catch {
      // Looking it up asks again, and says what is wrong then; typing alone need not.
    }
  }

  async function submit(): Promise<void> {
    problem.value = null;
    wishCount += 1;
    const wish = wishCount;
    const parsed = parseLookupInput(text.peek());
    if (!parsed.ok) {
      problem.value = { kind: 'input', problem: parsed.problem };
      return;
    }
    const question = toQuestion(parsed);
    try {
      const chosen = await choose(question);
      if (wish === wishCount) show({ ...question, ...chosen });
    } catch {
      if (wish === wishCount) problem.value = { kind: 'failure', failure: { kind: 'no-background' } };
    }
  }

  return {
    text,
    chainId,
    problem,
    type,
    submit,
    pickChain: (id) => {
      picked = id;
      wishCount += 1;
      chainId.value = id;
      if (shown) show({ ...shown, chainId: id, isPicked: true });
    },
    follow: (reference, id) => {
      wishCount += 1;
      problem.value = null;
      text.value = toText(reference);
      const evidence = { written: text.peek(), pageHost: '', before: '', after: '' };
      show({ reference, evidence, chainId: id, isPicked: true });
    },
  };
}

function toQuestion(parsed: LookupInput & { ok: true }): { reference: Reference; evidence: Evidence } {
  const { reference, written, chainPrefix } = parsed.found;
  const evidence: Evidence = { written: written.slice(0, evidenceBounds.written), pageHost: '', before: '', after: '' };
  if (chainPrefix !== undefined) evidence.chainPrefix = chainPrefix;
  // A longer link is not believed by the background; the reference in it stays good.
  if (parsed.link !== undefined && parsed.link.length <= evidenceBounds.link) evidence.link = parsed.link;
  return { reference, evidence };
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
