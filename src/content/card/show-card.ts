import type { CardAct } from '../../cards/card-drawing.ts';
import type { CardPort } from '../../messaging/card-port.ts';
import type { Ask } from '../../messaging/send-message.ts';
import type { ReferenceContext } from '../../references/reference.ts';
import { isFaded } from '../hit-test.ts';
import type { Target } from '../hover-target.ts';
import { drawnIn } from '../shadow-dom.ts';
import { listen } from '../user-input.ts';
import { showCardHost } from './card-host.ts';
import type { CardState } from './draw-card.ts';
import { createHoverGrace } from './hover-grace.ts';
import type { PinnedCard, PinnedCards } from './pinned-cards.ts';
import { holds, overlaps, type Point } from './placement.ts';

// Once per this many frames, a hit test detects top-layer elements of the page that cover the card or make it inert.
const framesPerProbe = 16;
// Prevents clickjacking: a page could move the card under a press that was meant for something else.
const leastReadMs = 500;

const isOther = (one?: CardState['update'], other?: CardState['update']) =>
  JSON.stringify(one?.drawing?.inside ?? one) !== JSON.stringify(other?.drawing?.inside ?? other);

/** A card that is on the page. */
export type ShownCard = {
  draw(state: CardState): void;
  pointerAt(point: Point): void;
  isOnCard(point: Point): boolean;
  /** True while a keyboard user is in it. */
  hasFocus(): boolean;
  /** Call after the focus has moved: checks again whether the pointer or the focus keeps the card open. */
  check(): void;
};

/**
 * Adds a card to the page, empty until it is first drawn. Calls `close` when the card should close; `signal` removes
 * it. Null if the page has no place for a card. Calls `onSeen` once the card has been on the screen for a frame. Checks
 * the reference's position in every frame: no event reports an animation, a transform or a late font.
 */
export function showCard({
  target,
  pointer,
  invoker,
  isWalk,
  leaveAfterMs,
  bareStyles,
  signal,
  isPinned,
  onAct,
  onEscape,
  onStep,
  onSeen,
  close,
}: {
  target: Target;
  pointer: Point;
  invoker: HTMLElement | null;
  isWalk: boolean;
  leaveAfterMs: number;
  bareStyles: string;
  signal: AbortSignal;
  isPinned: () => boolean;
  onAct: (act: CardAct, value: string | undefined) => void;
  onEscape: () => boolean;
  onStep: (steps: 1 | -1) => boolean;
  onSeen: () => void;
  close: (why: CloseReason) => void;
}): ShownCard | null {
  const onLeft = () => close('left');
  const onTampered = () => close('tampered');
  const host = showCardHost({
    target,
    bareStyles,
    invoker,
    isWalk,
    onAct(act, value, timeStamp) {
      const isRead = stoodAt === whereItStands() && timeStamp - standsSince >= leastReadMs;
      if (!isRead || !host?.keepClear()) return;
      if (host.isUntouched()) onAct(act, value);
      else onTampered();
    },
    onTampered,
  });
  if (!host) return null;
  let frames = 0;
  const whereItStands = () => JSON.stringify(host.box());
  let stoodAt = '';
  /** Time of the first frame with the current content and position, in ms; Infinity before that. */
  let standsSince = Infinity;
  let latest: CardState | undefined;

  const { pointerAt, check, scrolled, end } = createHoverGrace({
    pointer: invoker || isWalk ? null : pointer,
    anchors: target.boxes,
    card: host.box,
    isUsed: () => isPinned() || host.hasFocus() || (invoker?.matches(':focus-visible') ?? false),
    leaveAfterMs,
    onLeft,
  });

  const look = () => {
    if (isFaded(document, host.element) || !host.isOpen()) onTampered();
    else if (!host.place(pointer)) onLeft();
    else check();
  };

  const draw = (state: CardState) => {
    // New content or another toast button restarts the delay before a press counts.
    if (isOther(state.update, latest?.update) || state.toast[1] !== latest?.toast[1]) standsSince = Infinity;
    latest = state;
    // Drawing a known answer in the task that adds the host would delay the host, which a page can measure.
    if (frames === 0) return;
    host.draw(state);
    look();
  };

  const step = () => {
    frame = requestAnimationFrame(step);
    if (frames === 0 && latest) host.draw(latest);
    const now = whereItStands();
    if (now !== stoodAt) standsSince = Infinity;
    else if (standsSince === Infinity) standsSince = performance.now();
    stoodAt = now;
    look();
    // Runs first in the second frame: by then the first one has been painted.
    if (signal.aborted || frames++ % framesPerProbe !== 1) return;
    const over = host.countOver();
    if (over > 0) onTampered();
    else if (over) onLeft();
    else if (frames === 2) onSeen();
    else if (!host.keepClear()) standsSince = Infinity;
  };
  let frame = requestAnimationFrame(step);
  host.place(pointer);

  watchOpenCard({
    roots: new Set(drawnIn(target.node).map((element) => element.getRootNode())),
    signal,
    onScroll(scroller) {
      scrolled();
      if (isPinned() || !(scroller instanceof Element) || !drawnIn(target.node).includes(scroller)) return;
      const [box] = target.boxes();
      if (box && !overlaps(box, scroller.getBoundingClientRect())) onLeft();
    },
    onEscape,
    onStep: (steps) => !host.hasList() && (!isPinned() || host.hasFocus()) && onStep(steps),
  });

  signal.addEventListener('abort', () => {
    end();
    cancelAnimationFrame(frame);
    host.remove();
  });

  return {
    draw,
    pointerAt,
    isOnCard: (point) => holds(host.box(), point),
    hasFocus: host.hasFocus,
    check,
  };
}

/** Events on the page that affect an open card. */
type OpenCardEvents = {
  onScroll: (scroller: EventTarget | null) => void;
  /** Returns false if there is nothing to close; the page then gets the key. */
  onEscape: () => boolean;
  /** Alt with arrow down (1) or arrow up (-1). Returns false if the page should get the key. */
  onStep: (steps: 1 | -1) => boolean;
};

/**
 * Listens for scrolling and keys while a card is shown, until the signal aborts. Ignores events that the page created.
 * `roots`: the document and the shadow roots that the reference is drawn in, because scroll events do not leave a
 * shadow root.
 */
export function watchOpenCard({
  roots,
  signal,
  onScroll,
  onEscape,
  onStep,
}: OpenCardEvents & { roots: Iterable<Node>; signal: AbortSignal }): void {
  for (const root of roots) {
    root.addEventListener('scroll', (event) => event.isTrusted && onScroll(event.target), { capture: true, signal });
  }
  listen(signal, 'keydown', (event) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    const steps = key === 'ArrowDown' ? 1 : key === 'ArrowUp' && -1;
    if (event.isComposing || (key === 'Escape' && !onEscape())) return;
    if (
      key !== 'Escape' &&
      (!altKey || ctrlKey || metaKey || shiftKey || !steps || isEditable(event) || !onStep(steps))
    )
      return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
}

/** True if a key is pressed in a text field or a list. Cannot see into closed shadow roots. */
function isEditable(event: Event): boolean {
  const [at] = event.composedPath();
  return at instanceof HTMLElement && (at.isContentEditable || at.matches('input,textarea,select'));
}

export type CardParts = {
  document: Document;
  target: Target;
  context: ReferenceContext;
  /** Returns the page's addresses that are most similar to one of these, at most as many as a context may hold. */
  addressesLike: (likes: string[]) => string[];
  pointer: Point;
  invoker: HTMLElement | null;
  /** Opened by the keyboard shortcut; the card takes the focus. */
  isWalk: boolean;
  waitMs: number;
  leaveAfterMs: number;
  bareStyles: string;
  openPort: () => CardPort | null;
  ask: Ask;
  /** Called when the card that reports an updated or removed extension has closed. */
  onOrphaned?: () => void;
  /** Called on Esc. Returns false if nothing closes. */
  onEscape: () => boolean;
  /** The row for pinned cards. */
  pinned: PinnedCards<OpenCard>;
  /** Called when the card moves into the row. */
  onPinned: () => void;
  onClosed: (why: CloseReason) => void;
};

/** Why a card closed: the reference or the pointer left, the user dismissed it, or the page tampered with it. */
export type CloseReason = 'left' | 'dismissed' | 'tampered';

/** A card that is on the page, or will appear after its delay. */
export type OpenCard = PinnedCard & {
  /** Aborts when it closes. */
  signal: AbortSignal;
  /**
   * Reports the pointer's position. Away from the reference and the card, the card closes after a delay, or at once if
   * it is not shown yet.
   */
  pointerAt(point: Point): void;
  isOnCard(point: Point): boolean;
  /** Stops automatic follow-up questions. */
  rest(): void;
  /**
   * True if the user changed something in the card. It stays open if that turns Hashlens off, so that it can offer
   * Undo.
   */
  isKept(): boolean;
  /** True while a keyboard user is in it. */
  hasFocus(): boolean;
  /** Toggles between folded and unfolded. */
  unfold(): void;
  /** Closes the card if it is not shown yet. Returns true if it is shown. */
  giveUp(): boolean;
  close(why: CloseReason): void;
};
