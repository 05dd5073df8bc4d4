import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { CardContent, CardUpdate } from '../../../cards/card-content.ts';
import type { CardPort } from '../../../messaging/card-port.ts';
import type { CardAnswer, CardQuestion } from '../../../messaging/protocol.ts';

/** Dependencies of a card line. Polling pauses while `isWatched` is false; credits are null if the cost is unknown. */
export type CardLineParts = {
  makeId: () => string;
  onCredits: (credits: number | null) => void;
  onContent: (content: CardContent) => void;
} & Omit<Parameters<typeof createCardCall>[0], 'onAnswer' | 'onSilence'> &
  Omit<Parameters<typeof createFollowClock>[0], 'onDue'>;

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
    if (update.kind === 'failure' && update.credits) parts.onCredits(update.credits);
    if (update.kind !== 'content') return;
    parts.onCredits(update.credits ?? null);
    parts.onContent(update.content);
  }

  /** Ends the request. Content that may still change (`followMs`) is polled later. */
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
      // Pressing the button is an explicit request for this value.
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

// Longer than the background's own timeouts: only a background that hangs reaches it.
const silentAfterMs = 90_000;

/** Sends the background one question at a time. */
type CardCall = {
  /** Sends a question. Late answers to the previous one are ignored. */
  put(question: CardQuestion): void;
  /** Disconnects; no further answers are reported. */
  hangUp(): void;
};

/**
 * If the port closes with an answer outstanding, it is opened once more, because browsers stop backgrounds.
 * `onSilence`: no port could be opened, it closed twice, or no answer came for that long. Never throws.
 */
function createCardCall(parts: {
  openCardPort: () => CardPort | null;
  /** Resolves after `ms` milliseconds, or when the signal aborts. */
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
    // Not awaited: an answer or a lost port cancels it, and a timeout calls `onSilence`.
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

/** Polling with backoff: decides when to ask again for content that may still change. */
type FollowClock = {
  /** Schedules the next poll, each after a longer delay (at most 60 s). False, and no poll, after 25 of them. */
  arm(): boolean;
  /** Cancels the scheduled poll; the next delay is as short as the first. */
  reset(): void;
};

/** Pauses while `isWatched` is false. A poll that becomes due meanwhile runs as soon as `isWatched` is true again. */
function createFollowClock(parts: {
  isWatched: ReadonlySignal<boolean>;
  now: () => number;
  /** Resolves after `ms` milliseconds, or when the signal aborts. */
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

/** State of a card's question: nothing yet, an update, or no answer from the background. */
export type CardState = { kind: 'nothing' } | { kind: 'no-answer' } | CardUpdate;

/** Why there is no answer, or no newer one. */
export type CardFailure = Extract<CardState, { kind: 'failure' | 'no-answer' }>;

/** A connection to the background for one card's content, with the latest update. */
export type CardLine = {
  /** Content stays while newer content is requested, and if that fails. */
  state: ReadonlySignal<CardState>;
  /** True if content is shown and the user's request for newer content is pending. Polling does not count. */
  isChecking: ReadonlySignal<boolean>;
  /** Why the shown content could not be refreshed; null if that did not fail. */
  staleBecause: ReadonlySignal<CardFailure | null>;
  /** True if the content may have changed, but polling has stopped until the user refreshes it. */
  isLeft: ReadonlySignal<boolean>;
  /** When the content arrived, in milliseconds since 1970. The ages in its text are relative to this time. */
  heardMs: ReadonlySignal<number>;
  ask(question: Omit<CardQuestion, 'id'>): void;
  /** Shows an answer obtained in another way, which arrived at `heardMs`. Sends no request. */
  show(question: Omit<CardQuestion, 'id'>, answer: { content: CardContent; heardMs: number }): void;
  /** Sends the same question again, and ignores what is already known. */
  refresh(): void;
  close(): void;
};
