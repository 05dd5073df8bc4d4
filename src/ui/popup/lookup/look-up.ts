import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Question, toQuestion, withPage } from '../../../lookup/input/lookup-question.ts';
import type { Ask } from '../../../messaging/send-message.ts';
import type { Failure } from '../../../models/failure.ts';
import { type InputProblem, parseLookupInput } from '../../../references/parse-lookup-input.ts';
import { type Reference, writeReference } from '../../../references/reference.ts';

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
      text.value = writeReference(reference);
      const context = { written: text.peek(), pageHost: '', before: '', after: '' };
      show({ reference, context, chainId: id, isPicked: true });
    },
    recall: (subject) => {
      const wasEdited = isEdited();
      shown.place(subject, writeReference(subject.reference));
      if (wasEdited) return;
      wishAnew();
      problem.value = null;
      text.value = writeReference(subject.reference);
      settle(subject);
    },
    lookUpFound: async (found) => {
      problem.value = null;
      text.value = writeReference(found.reference);
      await seek({ ...found, isFound: true }, wishAnew());
    },
  };
}

const restMs = 500;

/** Creates the person's choice of a chain: it rests before it is asked on, and stays for whatever names no chain. */
function createChainPick(parts: { ask: Ask; wait: (ms: number, signal: AbortSignal) => Promise<void> }) {
  let picked: number | null = null;
  const rest = createRest(restMs, parts.wait);
  return {
    isResting: rest.isOn,
    /** Ends the rest with nothing done; tells whether it was on. */
    end: rest.end,
    begin: (chainId: number, onRested: () => void): void => {
      picked = chainId;
      rest.begin(onRested);
    },
    /** The chain for what was read: what the text itself says, else what the person picked, else what we suppose. */
    async chainFor({ reference, context }: Question): Promise<{ chainId: number; isPicked: boolean }> {
      const { chain, reason } = await parts.ask('chainFor', { reference, context });
      if (reason.kind === 'default' && picked !== null) return { chainId: picked, isPicked: true };
      return { chainId: chain.id, isPicked: false };
    },
  };
}

/** A pause after which something is done, unless it is ended before. */
type Rest = {
  isOn(): boolean;
  /** Begins anew. */
  begin(onOver: () => void): void;
  /** Ends it with nothing done; tells whether it was on. */
  end(): boolean;
};

/** Creates a pause of so many milliseconds. */
function createRest(ms: number, wait: (ms: number, signal: AbortSignal) => Promise<void>): Rest {
  let running: AbortController | null = null;

  function end(): boolean {
    const wasOn = running !== null;
    running?.abort();
    running = null;
    return wasOn;
  }

  async function begin(onOver: () => void): Promise<void> {
    end();
    const rest = new AbortController();
    running = rest;
    await wait(ms, rest.signal);
    if (running !== rest) return;
    running = null;
    onOver();
  }

  return { isOn: () => running !== null, begin: (onOver) => void begin(onOver), end };
}

/** A thing that is shown, and the text of the box that led to it. */
type Shown = { subject: Subject; text: string };

/**
 * Keeps what is shown of each kind, each in a tab of its own, and which of them is in view. A text of the box is
 * settled while it is the one that led to what was shown last: whoever has edited it since is not talked over.
 */
function createShownSubjects() {
  const shown = new Map<Reference['kind'], Shown>();
  let inView: Reference['kind'] = 'address';
  let settledText = '';

  /** Puts it in view, whatever stands in the box. */
  function place(subject: Subject, text: string): void {
    inView = subject.reference.kind;
    shown.set(inView, { subject, text });
  }

  return {
    place,
    /** Puts it in view, as what the text in the box led to. */
    settle: (subject: Subject, text: string): void => {
      settledText = text;
      place(subject, text);
    },
    isSettled: (text: string): boolean => text === settledText,
    /** What is in view. */
    seen: (): Subject | undefined => shown.get(inView)?.subject,
    /** Turns to another kind, and gives what is shown there: nothing for the one that was in view already. */
    turnTo: (kind: Reference['kind']): Shown | undefined => {
      if (kind === inView) return undefined;
      inView = kind;
      return shown.get(kind);
    },
    /** The chain it was found on. Gives whether that is what is in view. */
    move: (kind: Reference['kind'], chainId: number): boolean => {
      const found = shown.get(kind);
      if (!found) return false;
      shown.set(kind, { ...found, subject: { ...found.subject, chainId } });
      return kind === inView;
    },
  };
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
