import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Ask } from '../../messages/ask.ts';
import type { Failure } from '../../models/failure.ts';
import { type InputProblem, parseLookupInput } from '../../references/parse-lookup-input.ts';
import type { Evidence, Reference } from '../../references/reference.ts';
import { type Question, toQuestion, toText } from './box-text.ts';

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
  /**
   * Takes another chain, and asks again there what is on its way or in view. When the box has been edited since,
   * only the picker moves: what stands in the box is not asked before it is submitted.
   */
  pickChain(id: number): void;
  /** Another view is in front: the box and the picker go back to what it shows, unless something new was typed. */
  turnTo(kind: Reference['kind']): void;
  /** What a view shows was found on another chain than asked: the picker goes there, unless something new was typed. */
  foundOn(kind: Reference['kind'], chainId: number): void;
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
  const shown = new Map<Reference['kind'], { subject: Subject; text: string }>();
  let inView: Reference['kind'] = 'address';
  let settledText = '';
  let pending: Question | null = null;
  let wishCount = 0;

  function show(subject: Subject): void {
    pending = null;
    settledText = text.peek();
    inView = subject.reference.kind;
    shown.set(inView, { subject, text: settledText });
    chainId.value = subject.chainId;
    parts.onSubject(subject);
  }

  /** The chain for what was read: what the text itself says, else what the person picked, else what we suppose. */
  async function choose(question: Question) {
    const { chain, reason } = await parts.ask('chainFor', question);
    if (reason.kind === 'default' && picked !== null) return { chainId: picked, isPicked: true };
    return { chainId: chain.id, isPicked: false };
  }

  async function type(typed: string): Promise<void> {
    text.value = typed;
    problem.value = null;
    pending = null;
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
    pending = null;
    wishCount += 1;
    const wish = wishCount;
    const parsed = parseLookupInput(text.peek());
    if (!parsed.ok) {
      problem.value = { kind: 'input', problem: parsed.problem };
      return;
    }
    const question = toQuestion(parsed);
    pending = question;
    try {
      const chosen = await choose(question);
      if (wish === wishCount) show({ ...question, ...chosen });
    } catch {
      if (wish !== wishCount) return;
      pending = null;
      problem.value = { kind: 'failure', failure: { kind: 'no-background' } };
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
      const subject = pending ?? (text.peek() === settledText ? shown.get(inView)?.subject : undefined);
      if (subject) show({ ...subject, chainId: id, isPicked: true });
    },
    turnTo: (kind) => {
      if (kind === inView) return;
      inView = kind;
      const before = shown.get(kind);
      if (!before || pending || text.peek() !== settledText) return;
      settledText = before.text;
      text.value = before.text;
      chainId.value = before.subject.chainId;
      problem.value = null;
    },
    foundOn: (kind, id) => {
      const found = shown.get(kind);
      if (!found) return;
      shown.set(kind, { ...found, subject: { ...found.subject, chainId: id } });
      if (kind === inView && !pending && text.peek() === settledText) chainId.value = id;
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
