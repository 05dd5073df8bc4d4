import { signal } from '@preact/signals';
import type { Ask } from '../../messages/ask.ts';
import { parseLookupInput } from '../../references/parse-lookup-input.ts';
import { toQuestion, toText, withPage } from './box-text.ts';
import { createChainPick } from './chain-pick.ts';
import type { BoxProblem, LookUp, Subject } from './look-up.ts';
import { createShownSubjects } from './shown-subjects.ts';

/** What is on its way to be shown. */
type Pending = Omit<Subject, 'chainId' | 'isPicked'>;

/** Creates the box. `onSubject` is called with each new thing to show, newest wish last. */
export function createLookUp(parts: {
  ask: Ask;
  defaultChainId: number;
  /** The addresses that stand on the page below, lower case. */
  addressesHere: () => string[];
  /** Resolves after so many milliseconds, or when the signal ends. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  onSubject: (subject: Subject) => void;
}): LookUp {
  const text = signal('');
  const chainId = signal(parts.defaultChainId);
  const problem = signal<BoxProblem | null>(null);
  const shown = createShownSubjects();
  let pending: Pending | null = null;
  let wishCount = 0;
  const pick = createChainPick(parts);

  /** What stands in the box is not what is shown: it is being written, or on its way. */
  const isEdited = () => pending !== null || !shown.isSettled(text.peek());

  /** Another wish: a pick that still rests is not asked any more. */
  function wishAnew(): number {
    pick.end();
    wishCount += 1;
    return wishCount;
  }

  function settle(subject: Subject): void {
    pending = null;
    shown.settle(subject, text.peek());
    chainId.value = subject.chainId;
  }

  function show(subject: Subject): void {
    settle(subject);
    parts.onSubject(subject);
  }

  function put(typed: string) {
    const parsed = parseLookupInput(typed);
    const tooLong = !parsed.ok && parsed.problem.kind === 'too-long' ? parsed.problem : null;
    text.value = tooLong ? '' : typed;
    problem.value = tooLong && { kind: 'input', problem: tooLong };
    pending = null;
    wishAnew();
    return parsed;
  }

  async function type(typed: string): Promise<void> {
    const parsed = put(typed);
    const wish = wishCount;
    if (!parsed.ok) return;
    try {
      const chosen = await pick.chainFor(toQuestion(parsed));
      if (wish === wishCount) chainId.value = chosen.chainId;
    } catch {
      // Looking it up asks again, and says what is wrong then; typing alone need not.
    }
  }

  async function submit({ chosen, isFound }: { chosen?: string; isFound?: true } = {}): Promise<void> {
    problem.value = null;
    pending = null;
    const parsed = parseLookupInput(text.peek(), chosen);
    const wish = wishAnew();
    if (parsed.ok) await seek({ ...toQuestion(parsed), ...(isFound && { isFound }) }, wish);
    else problem.value = { kind: 'input', problem: parsed.problem };
  }

  async function seek(wished: Pending, wish: number): Promise<void> {
    const question = withPage(wished, parts.addressesHere);
    pending = question;
    try {
      const chosen = await pick.chainFor(question);
      if (wish === wishCount) show({ ...question, ...chosen });
    } catch {
      if (wish !== wishCount) return;
      pending = null;
      problem.value = { kind: 'failure', failure: { kind: 'no-background' } };
    }
  }

  function askOnPicked(): void {
    const id = chainId.peek();
    const seen = shown.isSettled(text.peek()) ? shown.seen() : undefined;
    const subject = pending ?? (seen?.chainId === id ? undefined : seen);
    if (subject) show({ ...subject, chainId: id, isPicked: true });
  }

  return {
    text,
    chainId,
    problem,
    put: (typed) => void put(typed),
    type,
    submit,
    pickChain: (id) => {
      wishAnew();
      chainId.value = id;
      pick.begin(id, askOnPicked);
    },
    settleChain: () => {
      if (pick.end()) askOnPicked();
    },
    turnTo: (kind) => {
      const before = shown.turnTo(kind);
      if (!before || isEdited()) return;
      text.value = before.text;
      problem.value = null;
      settle(before.subject);
    },
    foundOn: (kind, id) => {
      if (shown.move(kind, id) && !pick.isResting() && !isEdited()) chainId.value = id;
    },
    follow: (reference, id) => {
      wishAnew();
      problem.value = null;
      text.value = toText(reference);
      const evidence = { written: text.peek(), pageHost: '', before: '', after: '' };
      show({ reference, evidence, chainId: id, isPicked: true });
    },
    recall: (subject) => {
      const wasEdited = isEdited();
      shown.place(subject, toText(subject.reference));
      if (wasEdited) return;
      wishAnew();
      problem.value = null;
      text.value = toText(subject.reference);
      settle(subject);
    },
    lookUpFound: async (found) => {
      problem.value = null;
      text.value = toText(found.reference);
      await seek({ ...found, isFound: true }, wishAnew());
    },
  };
}
