import { batch, computed, signal } from '@preact/signals';
import type { CardContent, CardUpdate } from '../../cards/card-content.ts';
import type { CardPort } from '../../messages/open-card-port.ts';
import type { CardQuestion } from '../../messages/protocol.ts';
import type { CardFailure, CardLine, CardState } from './card-state.ts';
import { createFollowClock, type FollowClock } from './follow-clock.ts';

/** What a line is made of. Nothing is followed while nobody watches; credits are null where the cost is unknown. */
export type CardLineParts = {
  openCardPort: () => CardPort | null;
  makeId: () => string;
  onCredits: (credits: number | null) => void;
  onContent: (content: CardContent) => void;
} & Omit<Parameters<typeof createFollowClock>[0], 'onDue'>;

// The background's own limits are shorter; this one is for a background that hangs.
const silentAfterMs = 60_000;

/** Creates the line. A port that dies with an answer outstanding is opened once more: browsers stop backgrounds. */
export function createCardLine(parts: CardLineParts): CardLine {
  const state = signal<CardState>({ kind: 'nothing' });
  const isWanted = signal(false);
  const staleBecause = signal<CardFailure | null>(null);
  const isLeft = signal(false);
  const heardMs = signal(0);
  let asked: Omit<CardQuestion, 'id'> | null = null;
  let port: CardPort | null = null;
  let silence = new AbortController();
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
    hangUp();
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
    if (!heard.aborted) giveUp();
  }

  function start(question: Omit<CardQuestion, 'id'>, why: 'wanted' | 'followed'): void {
    isWanted.value = why === 'wanted';
    isLeft.value = false;
    open({ ...question, id: parts.makeId() }, true);
  }

  function open(question: CardQuestion, isFirstTry: boolean): void {
    hangUp();
    const opened = parts.openCardPort();
    if (!opened) {
      giveUp();
      return;
    }
    port = opened;
    // Told by an answer, the port's end or the silence itself.
    void awaitAnswer();
    opened.onMessage.addListener((answer) => {
      if (port !== opened || answer.id !== question.id) return;
      void awaitAnswer();
      take(answer.update, answer.last);
    });
    const lost = () => {
      if (port !== opened) return;
      port = null;
      if (isFirstTry) open(question, false);
      else giveUp();
    };
    opened.onDisconnect.addListener(lost);
    try {
      opened.postMessage(question);
    } catch {
      lost();
    }
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
      hangUp();
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
      hangUp();
    },
  };
}
