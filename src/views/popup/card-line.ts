import { batch, computed, signal } from '@preact/signals';
import type { CardContent, CardUpdate } from '../../cards/card-content.ts';
import type { CardQuestion } from '../../messages/protocol.ts';
import { createCardCall } from './card-call.ts';
import type { CardFailure, CardLine, CardState } from './card-state.ts';
import { createFollowClock, type FollowClock } from './follow-clock.ts';

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
