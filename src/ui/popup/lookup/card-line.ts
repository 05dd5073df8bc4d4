import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { CardContent, CardUpdate } from '../../../cards/card-content.ts';
import type { CardPort } from '../../../messaging/card-port.ts';
import type { CardAnswer, CardQuestion } from '../../../messaging/protocol.ts';

/** What a line is made of. Nothing is followed while nobody watches; credits are null where the cost is unknown. */
export type CardLineParts = {
  makeId: () => string;
  onCredits: (credits: number | null) => void;
  onContent: (content: CardContent) => void;
} & Omit<Parameters<typeof createCardCall>[0], 'onAnswer' | 'onSilence'> &
  Omit<Parameters<typeof createFollowClock>[0], 'onDue'>;

/** Creates the line. */
export function createCardLine(parts: CardLineParts): CardLine {
  const state = signal<CardState>({ kind: 'nothing' });
  const isWanted = signal(false);
  const staleBecause = signal<CardFailure | null>(null);
  const isLeft = signal(false);
  const heardMs = signal(0);
  let asked: Omit<CardQuestion, 'id'> | null = null;
  const call = createCardCall({ ...parts, onAnswer: ({ update, last }) => take(update, last), onSilence: giveUp });
  const clock: FollowClock = createFollowClock({ ...parts, onDue: () => asked && start(asked, 'followed') });

  function take(update: CardUpdate, isLast: boolean): void {
    batch(() => {
      const before = state.peek();
      if (update.kind === 'content' || before.kind !== 'content') state.value = update;
      if (update.kind === 'content') {
        staleBecause.value = null;
        heardMs.value = parts.now();
      }
      if (update.kind === 'failure' && before.kind === 'content') staleBecause.value = update;
      if (isLast) rest();
    });
    if (update.kind !== 'content') return;
    parts.onCredits(update.credits ?? null);
    parts.onContent(update.content);
  }

  /** Nothing more comes; what may change by itself is asked for again later. */
  function rest(): void {
    call.hangUp();
    isWanted.value = false;
    const shown = state.peek();
    if (shown.kind === 'content' && shown.followMs) isLeft.value = !clock.arm();
  }

  function giveUp(): void {
    batch(() => {
      const failure = { kind: 'no-answer' } as const;
      if (state.peek().kind === 'content') staleBecause.value = failure;
      else state.value = failure;
      rest();
    });
  }

  function start(question: Omit<CardQuestion, 'id'>, why: 'wanted' | 'followed'): void {
    isWanted.value = why === 'wanted';
    isLeft.value = false;
    call.put({ ...question, id: parts.makeId(), isSeen: true });
  }

  return {
    state: computed(() => state.value),
    isChecking: computed(() => isWanted.value && state.value.kind === 'content'),
    staleBecause: computed(() => staleBecause.value),
    isLeft: computed(() => isLeft.value),
    heardMs: computed(() => heardMs.value),
    ask: (question) => {
      asked = question;
      clock.reset();
      batch(() => {
        state.value = { kind: 'nothing' };
        staleBecause.value = null;
        start(question, 'wanted');
      });
    },
    show: (question, answer) => {
      call.hangUp();
      asked = question;
      clock.reset();
      batch(() => {
        state.value = { kind: 'content', content: answer.content };
        heardMs.value = answer.heardMs;
        staleBecause.value = null;
        isWanted.value = false;
        isLeft.value = false;
      });
    },
    refresh: () => {
      if (!asked) return;
      clock.reset();
      if (state.peek().kind !== 'content') state.value = { kind: 'nothing' };
      // Whoever presses a button wants this very value.
      asked = { ...asked, asked: true };
      start({ ...asked, refresh: true }, 'wanted');
    },
    close: () => {
      asked = null;
      clock.reset();
      call.hangUp();
    },
  };
}

// The background's own limits are shorter; this one is for a background that hangs.
const silentAfterMs = 60_000;

/** One question at a time to the background. */
type CardCall = {
  /** Puts a question; whatever still comes of the one before is not heard. */
  put(question: CardQuestion): void;
  /** Nothing is heard from now on. */
  hangUp(): void;
};

/**
 * Creates the call. A port that dies with an answer outstanding is opened once more: browsers stop backgrounds.
 * `onSilence`: no port opens, it died twice, or nothing was heard for a minute; nothing is thrown.
 */
function createCardCall(parts: {
  openCardPort: () => CardPort | null;
  /** Resolves after so many milliseconds, or when the signal ends. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  onAnswer: (answer: CardAnswer) => void;
  onSilence: () => void;
}): CardCall {
  let port: CardPort | null = null;
  let silence = new AbortController();

  function hangUp(): void {
    silence.abort();
    const open = port;
    port = null;
    open?.disconnect();
  }

  async function awaitAnswer(): Promise<void> {
    silence.abort();
    silence = new AbortController();
    const { signal: heard } = silence;
    await parts.wait(silentAfterMs, heard);
    if (!heard.aborted) parts.onSilence();
  }

  function open(question: CardQuestion, isFirstTry: boolean): void {
    hangUp();
    const opened = parts.openCardPort();
    if (!opened) {
      parts.onSilence();
      return;
    }
    port = opened;
    // Told by an answer, the port's end or the silence itself.
    void awaitAnswer();
    opened.onMessage.addListener((answer) => {
      if (port !== opened || answer.id !== question.id) return;
      void awaitAnswer();
      parts.onAnswer(answer);
    });
    const lost = () => {
      if (port !== opened) return;
      port = null;
      if (isFirstTry) open(question, false);
      else parts.onSilence();
    };
    opened.onDisconnect.addListener(lost);
    try {
      opened.postMessage(question);
    } catch {
      lost();
    }
  }

  return { put: (question) => open(question, true), hangUp };
}

const firstMs = 5_000;
const growth = 1.6;
const longestMs = 60_000;
const mostTimes = 25;

/** Says when to ask again about something that may change by itself. */
type FollowClock = {
  /** Another wait begins, longer than the one before; false, and none, after 25 of them. */
  arm(): boolean;
  /** Ends the wait; the next one is as short as the first. */
  reset(): void;
};

/** Creates the clock. It stands still while nobody watches; what became due meanwhile is due when somebody does. */
function createFollowClock(parts: {
  isWatched: ReadonlySignal<boolean>;
  now: () => number;
  /** Resolves after so many milliseconds, or when the signal ends. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  onDue: () => void;
}): FollowClock {
  const dueMs = signal<number | null>(null);
  let count = 0;

  async function ring(afterMs: number, ended: AbortSignal): Promise<void> {
    await parts.wait(afterMs, ended);
    if (ended.aborted) return;
    dueMs.value = null;
    parts.onDue();
  }

  effect(() => {
    const due = dueMs.value;
    if (due === null || !parts.isWatched.value) return;
    const ended = new AbortController();
    void ring(Math.max(0, due - parts.now()), ended.signal);
    return () => ended.abort();
  });

  return {
    arm: () => {
      if (count >= mostTimes) return false;
      dueMs.value = parts.now() + Math.min(longestMs, firstMs * growth ** count);
      count += 1;
      return true;
    },
    reset: () => {
      count = 0;
      dueMs.value = null;
    },
  };
}

/** What the popup shows of one card's question: nothing yet, an update, or that nobody answers. */
export type CardState = { kind: 'nothing' } | { kind: 'no-answer' } | CardUpdate;

/** Why there is no answer, or no newer one. */
export type CardFailure = Extract<CardState, { kind: 'failure' | 'no-answer' }>;

/** One line to the background for card content, with the newest thing that it said. */
export type CardLine = {
  /** Content stays while newer is asked for, and when that fails. */
  state: ReadonlySignal<CardState>;
  /** Content is here, and newer is on its way because somebody wants it; following is silent. */
  isChecking: ReadonlySignal<boolean>;
  /** Why the content that is here could not be had anew; null while it is as new as can be. */
  staleBecause: ReadonlySignal<CardFailure | null>;
  /** The content may have changed by itself, and is asked for no more before somebody wants it. */
  isLeft: ReadonlySignal<boolean>;
  /** When the content came, in milliseconds since 1970: its words count their ages from then. */
  heardMs: ReadonlySignal<number>;
  ask(question: Omit<CardQuestion, 'id'>): void;
  /** Shows an answer to a question that came some other way, at that time, and asks for nothing. */
  show(question: Omit<CardQuestion, 'id'>, answer: { content: CardContent; heardMs: number }): void;
  /** Asks the same again, whatever is known of it. */
  refresh(): void;
  close(): void;
};
