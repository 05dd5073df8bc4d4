import type { CardParts } from './card-parts.ts';
import type { Closing, OpenCard } from './closing.ts';
import { createConversation } from './conversation.ts';
import { listen } from './listen.ts';
import { distance, isOn } from './place-card.ts';
import { press } from './press.ts';
import { type ShownCard, showCard } from './show-card.ts';
import { nothingTold } from './told.ts';
import { stillPx } from './watch-pointer.ts';

// Long enough to be read.
const toastMs = 2_000;
// Most answers are there by then.
const skeletonDelayMs = 50;

/**
 * Asks the background about a reference, and shows a card: with its answer after `waitMs`, or as soon as it comes,
 * and without one 50 ms later; at once where it need not wait at all. Until then nothing is added to the page, and nothing will be
 * once the pointer, or the focus where it has an `invoker`, has left the reference.
 */
export function openCard(parts: CardParts): OpenCard {
  const { document, target, evidence, pointer, invoker, isWalk, waitMs, openPort, ask } = parts;
  const life = new AbortController();
  const { signal } = life;
  // A link may be drawn elsewhere than in its own boxes: there the pointer must stay where it is.
  const isBoxed = isOn(target.boxes(), pointer);
  let card: ShownCard | null = null;
  let at = pointer;
  let [isDue, isOrphaned, isPinned] = [false, false, false];
  let told = nothingTold;
  let toast = '';
  let toastTimer: ReturnType<typeof setTimeout> | undefined;

  const close = (why: Closing) => {
    if (signal.aborted) return;
    for (const timer of [...timers, toastTimer]) clearTimeout(timer);
    life.abort();
    talk.end();
    parts.onClosed(why);
    if (isOrphaned && card) parts.onOrphaned?.();
  };

  /** Whether what is not seen yet is still to come. */
  const isWanted = () => {
    if (isWalk) return true;
    if (invoker) return invoker.matches(':focus-visible');
    return isOn(target.boxes(), at) || (!isBoxed && distance(at, pointer) <= stillPx);
  };

  const check = () => {
    if (card) card.check();
    else if (!isWanted()) close('left');
  };

  const show = () => {
    if (card || signal.aborted) return;
    if (target.isThere() && isWanted())
      card = showCard({
        ...parts,
        pointer: at,
        signal,
        isPinned: () => isPinned,
        onAct: (act, value) => press(act, value, { talk, ask, say, pin }),
        onStep(steps) {
          const chainId = told.update?.drawing?.beside?.[steps > 0 ? 1 : 0];
          if (chainId) talk.ask({ chainId, rests: true }, true);
          return Boolean(chainId);
        },
        close,
      });
    if (card) draw();
    else close('left');
  };

  const draw = () => {
    if (signal.aborted) return;
    if (card) card.draw({ ...told, isPinned, toast });
    else if (isDue && told.update && told.update.kind !== 'waiting') show();
  };

  const talk = createConversation({
    document,
    question: { reference: target.found.reference, evidence },
    openPort,
    onOrphaned() {
      isOrphaned = true;
    },
    onTold(next) {
      told = next;
      toast = '';
      draw();
    },
  });

  const pin = () => {
    isPinned = !isPinned;
    draw();
  };

  const say = (words: string) => {
    clearTimeout(toastTimer);
    toast = words;
    draw();
    if (words && !signal.aborted) toastTimer = setTimeout(say, toastMs, '');
  };

  listen(signal, 'focusout', check);
  listen(signal, 'pagehide', () => close('left'));
  const timers = [
    setTimeout(() => {
      isDue = true;
      draw();
    }, waitMs),
    setTimeout(show, waitMs && waitMs + skeletonDelayMs),
  ];
  talk.ask();

  return {
    target,
    signal,
    pointerAt(point) {
      if (card) return card.pointerAt(point);
      at = point;
      check();
    },
    isOnCard: (point) => card?.isOnCard(point) ?? false,
    isPinned: () => isPinned,
    giveUp: () => Boolean(card || close('left')),
    close,
  };
}
