import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Question, toQuestion, withPage } from '../../../lookup/input/lookup-question.ts';
import { type InputProblem, parseLookupInput } from '../../../lookup/input/parse-lookup-input.ts';
import type { Ask } from '../../../messaging/send-message.ts';
import type { Failure } from '../../../models/failure.ts';
import { type Reference, writeReference } from '../../../references/reference.ts';

/** A lookup whose chain is still being decided. */
type Pending = Omit<Subject, 'chainId' | 'isPicked'>;

/** Creates the search box's state. `onSubject` receives each new subject; a newer request replaces a pending one. */
export function createLookUp(parts: {
  ask: Ask;
  defaultChainId: number;
  /** The addresses on the page under the popup, in lower case. */
  addressesHere: () => string[];
  /** Resolves after `ms` milliseconds, or when the signal aborts. */
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

  /** True if the box does not match what is shown: its text was edited, or its lookup is pending. */
  const isEdited = () => pending !== null || !shown.isSettled(text.peek());

  /** Starts a new request, whose number is returned, and cancels a debounced chain pick. */
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
      // Ignored while typing: submitting asks again and reports what is wrong.
    }
  }

  async function submit({ chosen, isFound, fitting }: Submitted = {}): Promise<void> {
    problem.value = null;
    pending = null;
    const parsed = parseLookupInput(text.peek(), chosen);
    const wish = wishAnew();
    if (parsed.ok) await seek({ ...toQuestion(parsed), ...(isFound && { isFound }) }, wish);
    else if (parsed.problem.kind === 'shortened' && fitting !== undefined)
      problem.value = { kind: 'input', problem: { kind: 'shortened', fitting } };
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

/** The user's choice of a chain: debounced before a lookup, and kept for later input that names no chain. */
function createChainPick(parts: { ask: Ask; wait: (ms: number, signal: AbortSignal) => Promise<void> }) {
  let picked: number | null = null;
  const rest = createRest(restMs, parts.wait);
  return {
    isResting: rest.isOn,
    /** Cancels the pending callback. Returns true if there was one. */
    end: rest.end,
    begin: (chainId: number, onRested: () => void): void => {
      picked = chainId;
      rest.begin(onRested);
    },
    /** Returns the chain that the question indicates, else the user's pick, else the default. */
    async chainFor({ reference, context }: Question): Promise<{ chainId: number; isPicked: boolean }> {
      const { chain, reason } = await parts.ask('chainFor', { reference, context });
      if (reason.kind === 'default' && picked !== null) return { chainId: picked, isPicked: true };
      return { chainId: chain.id, isPicked: false };
    },
  };
}

/** A debounce timer: runs a callback after a pause, unless it is cancelled first. */
type Rest = {
  isOn(): boolean;
  /** Starts or restarts the pause. */
  begin(onOver: () => void): void;
  /** Cancels the pause without calling back. Returns true if it was running. */
  end(): boolean;
};

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

/** A shown subject, and the text of the box that led to it. */
type Shown = { subject: Subject; text: string };

/**
 * Keeps the last subject shown of each kind, one per view, and which kind is in view. The text of the box is "settled"
 * while it equals the text last passed to `settle`. Text that the user has edited since is not overwritten.
 */
function createShownSubjects() {
  const shown = new Map<Reference['kind'], Shown>();
  let inView: Reference['kind'] = 'address';
  let settledText = '';

  /** Puts a subject in view without settling the box's text. */
  function place(subject: Subject, text: string): void {
    inView = subject.reference.kind;
    shown.set(inView, { subject, text });
  }

  return {
    place,
    /** Puts a subject in view, and settles the text that led to it. */
    settle: (subject: Subject, text: string): void => {
      settledText = text;
      place(subject, text);
    },
    isSettled: (text: string): boolean => text === settledText,
    seen: (): Subject | undefined => shown.get(inView)?.subject,
    /** Switches to another kind and returns what is shown there. Undefined if that kind is already in view. */
    turnTo: (kind: Reference['kind']): Shown | undefined => {
      if (kind === inView) return undefined;
      inView = kind;
      return shown.get(kind);
    },
    /** Records the chain on which a subject was found. Returns true if that subject is in view. */
    move: (kind: Reference['kind'], chainId: number): boolean => {
      const found = shown.get(kind);
      if (!found) return false;
      shown.set(kind, { ...found, subject: { ...found.subject, chainId } });
      return kind === inView;
    },
  };
}

/** A reference that the popup looks up, with its chain. */
export type Subject = Question & {
  chainId: number;
  /** The user chose the chain, not Hashlens. */
  isPicked: boolean;
  /** Found on a page rather than entered by the user, so the value may still turn out to be a private key. */
  isFound?: true;
};

/** A problem shown below the box: the text is not a reference, or the background does not answer. */
export type BoxProblem = { kind: 'input'; problem: InputProblem } | { kind: 'failure'; failure: Failure };

/**
 * `chosen` is one of several values in the text; `isFound` marks a value found on a page; `fitting` is how many known
 * values fit a shortened one.
 */
type Submitted = { chosen?: string; fitting?: number } & Pick<Subject, 'isFound'>;

/** The box and the chain picker beside it. */
export type LookUp = {
  text: Signal<string>;
  chainId: ReadonlySignal<number>;
  problem: ReadonlySignal<BoxProblem | null>;
  /** Sets the text before an immediate lookup. Text over the length limit empties the box and sets `problem`. */
  put(text: string): void;
  /**
   * Sets the text typed so far, and moves the picker to the chain on which it would be looked up. Text over the length
   * limit empties the box and sets `problem`.
   */
  type(text: string): Promise<void>;
  /** Looks up the box's text. */
  submit(how?: Submitted): Promise<void>;
  /**
   * Selects another chain. After a pause of half a second, looks up there what is pending or in view, so that walking
   * through the list by keyboard costs credits for the last chain only. If the box has been edited since, only the
   * picker moves: edited text is not looked up before it is submitted.
   */
  pickChain(id: number): void;
  /** Looks up at once on a chain that was just picked, without waiting for the end of the pause. */
  settleChain(): void;
  /** Called when another view opens: the box and the picker return to what it shows, unless the text was edited. */
  turnTo(kind: Reference['kind']): void;
  /**
   * Called if a view's subject was found on another chain than requested. If that view is in front, the picker moves to
   * the chain, unless the text was edited or a pick is pending.
   */
  foundOn(kind: Reference['kind'], chainId: number): void;
  /** Looks up a clicked reference, on the chain of the view in which it was clicked. */
  follow(reference: Reference, chainId: number): void;
  /** Called if a view shows a stored subject without a request: box and picker follow, unless the text was edited. */
  recall(subject: Subject): void;
  /** Looks up a reference found on a page, on the chain that the page indicates. */
  lookUpFound(found: Question): Promise<void>;
};
