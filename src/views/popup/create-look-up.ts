import { signal } from '@preact/signals';
import type { Ask } from '../../messages/ask.ts';
import { parseLookupInput } from '../../references/parse-lookup-input.ts';
import type { Reference } from '../../references/reference.ts';
import { besideAddresses, type Question, toQuestion, toText } from './box-text.ts';
import { createRest } from './create-rest.ts';
import type { BoxProblem, LookUp, Subject } from './look-up.ts';

const pickRestMs = 500;

/** What is on its way to be shown. */
type Pending = Omit<Subject, 'chainId' | 'isPicked'>;

/** Creates the box. `onSubject` is called with each new thing to show, newest wish last. */
export function createLookUp(parts: {
  ask: Ask;
  defaultChainId: number;
  /** The addresses that stand on the page below, lower case. */
  addressesHere?: () => string[];
  /** Resolves after so many milliseconds, or when the signal ends. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  onSubject: (subject: Subject) => void;
}): LookUp {
  const text = signal('');
  const chainId = signal(parts.defaultChainId);
  const problem = signal<BoxProblem | null>(null);
  let picked: number | null = null;
  const shown = new Map<Reference['kind'], { subject: Subject; text: string }>();
  let inView: Reference['kind'] = 'address';
  let settledText = '';
  let pending: Pending | null = null;
  let wishCount = 0;
  const pickRest = createRest(pickRestMs, parts.wait);

  /** A private key that was copied from the page is known by its address there. */
  function withPage(question: Question): Question {
    return question.reference.kind === 'transaction'
      ? besideAddresses(question, parts.addressesHere?.() ?? [])
      : question;
  }

  /** Another wish: a pick that still rests is not asked any more. */
  function wishAnew(): number {
    pickRest.end();
    wishCount += 1;
    return wishCount;
  }

  function settle(subject: Subject): void {
    pending = null;
    settledText = text.peek();
    inView = subject.reference.kind;
    shown.set(inView, { subject, text: settledText });
    chainId.value = subject.chainId;
  }

  function show(subject: Subject): void {
    settle(subject);
    parts.onSubject(subject);
  }

  /** The chain for what was read: what the text itself says, else what the person picked, else what we suppose. */
  async function choose({ reference, evidence }: Question) {
    const { chain, reason } = await parts.ask('chainFor', { reference, evidence });
    if (reason.kind === 'default' && picked !== null) return { chainId: picked, isPicked: true };
    return { chainId: chain.id, isPicked: false };
  }

  function put(typed: string) {
    const parsed = parseLookupInput(typed);
    const tooLong = !parsed.ok && parsed.problem.kind === 'too-long' ? parsed.problem : null;
    text.value = tooLong ? '' : typed;
    problem.value = tooLong && { kind: 'input', problem: tooLong };
    pending = null;
    return parsed;
  }

  async function type(typed: string): Promise<void> {
    const parsed = put(typed);
    const wish = wishAnew();
    if (!parsed.ok) return;
    try {
      const chosen = await choose(toQuestion(parsed));
      if (wish === wishCount) chainId.value = chosen.chainId;
    } catch {
      // Looking it up asks again, and says what is wrong then; typing alone need not.
    }
  }

  async function submit({ chosen, isFound }: { chosen?: string; isFound?: true } = {}): Promise<void> {
    problem.value = null;
    pending = null;
    const wish = wishAnew();
    const parsed = parseLookupInput(text.peek(), chosen);
    if (parsed.ok) await seek({ ...withPage(toQuestion(parsed)), ...(isFound && { isFound }) }, wish);
    else problem.value = { kind: 'input', problem: parsed.problem };
  }

  async function seek(question: Pending, wish: number): Promise<void> {
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

  function askOnPicked(): void {
    const id = chainId.peek();
    const seen = text.peek() === settledText ? shown.get(inView)?.subject : undefined;
    const subject = pending ?? (seen?.chainId === id ? undefined : seen);
    if (subject) show({ ...subject, chainId: id, isPicked: true });
  }

  return {
    text,
    chainId,
    problem,
    put: (typed) => {
      put(typed);
      wishAnew();
    },
    type,
    submit,
    pickChain: (id) => {
      wishAnew();
      picked = id;
      chainId.value = id;
      pickRest.begin(askOnPicked);
    },
    settleChain: () => {
      if (pickRest.end()) askOnPicked();
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
      if (kind === inView && !pending && !pickRest.isOn() && text.peek() === settledText) chainId.value = id;
    },
    follow: (reference, id) => {
      wishAnew();
      problem.value = null;
      text.value = toText(reference);
      const evidence = { written: text.peek(), pageHost: '', before: '', after: '' };
      show({ reference, evidence, chainId: id, isPicked: true });
    },
    recall: (subject) => {
      const isEdited = pending !== null || text.peek() !== settledText;
      inView = subject.reference.kind;
      shown.set(inView, { subject, text: toText(subject.reference) });
      if (isEdited) return;
      wishAnew();
      problem.value = null;
      text.value = toText(subject.reference);
      settle(subject);
    },
    lookUpFound: async (found) => {
      problem.value = null;
      text.value = toText(found.reference);
      await seek({ ...withPage(found), isFound: true }, wishAnew());
    },
  };
}
