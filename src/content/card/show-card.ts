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
import { holds, overlaps, type Point } from './placement.ts';
import type { PinnedCard, Tray } from './tray.ts';

// Every so many frames a hit-test tells whether what the page shows over everything covers the card, or left it inert.
const framesPerProbe = 16;
// Prevents clickjacking: a page could move the card under a press that was meant for something else.
const leastReadMs = 500;

const isOther = (one?: CardState['update'], other?: CardState['update']) =>
  JSON.stringify(one?.drawing?.inside ?? one) !== JSON.stringify(other?.drawing?.inside ?? other);

/** A card that a person sees. */
export type ShownCard = {
  draw(state: CardState): void;
  pointerAt(point: Point): void;
  isOnCard(point: Point): boolean;
  /** True while a keyboard user is in it. */
  hasFocus(): boolean;
  /** Looks again whether pointer or focus still hold the card: the focus has moved. */
  check(): void;
};

/**
 * Puts a card on the page, empty until it is first drawn, and calls `close` when it is to go; the signal takes it
 * away. Looks in every frame where its reference is: no event tells of an animation, a transform or a late font.
 * Null where the page has no place for a card. Calls `onSeen` once it has been on the screen for a frame.
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
    // A button came with what is said.
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
    // First in the second frame: by then the one before has been painted.
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

/** What a page or a person can do to an open card. */
type OpenCardEvents = {
  onScroll: (scroller: EventTarget | null) => void;
  /** False when there is nothing to close: the key is the page's own. */
  onEscape: () => boolean;
  /** Alt with an arrow down (1) or up (-1); false when it is the page's own. */
  onStep: (steps: 1 | -1) => boolean;
};

/**
 * Watches the page for as long as a card shows; the signal ends it. `roots` are the document and the shadow
 * roots that the reference is drawn in: scrolling inside a shadow root is told nowhere else. What the page makes up is
 * not heard.
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

/** Whether a key is pressed where text is written or a list is chosen from; a closed shadow root is not seen into. */
function isEditable(event: Event): boolean {
  const [at] = event.composedPath();
  return at instanceof HTMLElement && (at.isContentEditable || at.matches('input,textarea,select'));
}

/** What a card is opened with. */
export type CardParts = {
  document: Document;
  target: Target;
  context: ReferenceContext;
  /** The addresses on the page that are most like one of these, as many as a context may hold. */
  addressesLike: (likes: string[]) => string[];
  pointer: Point;
  invoker: HTMLElement | null;
  /** A key has opened it, and it takes the focus. */
  isWalk: boolean;
  waitMs: number;
  leaveAfterMs: number;
  bareStyles: string;
  openPort: () => CardPort | null;
  ask: Ask;
  /** Called when a card has closed that said that nobody is there to answer any more. */
  onOrphaned?: () => void;
  /** Esc was pressed; false where nothing closes. */
  onEscape: () => boolean;
  /** The tray that it goes into when it is pinned. */
  tray: Tray<OpenCard>;
  /** It is in the tray now. */
  onPinned: () => void;
  onClosed: (why: CloseReason) => void;
};

/** Why a card closed: a person sent it away, or the page did something to it; else its reference or the pointer left. */
export type CloseReason = 'left' | 'dismissed' | 'tampered';

/** A card that is on the page now, or will be as soon as its time has come. */
export type OpenCard = PinnedCard & {
  /** Aborts when it closes. */
  signal: AbortSignal;
  /** Tells where the pointer is; away from reference and card for a while, the card closes, and at once if unseen. */
  pointerAt(point: Point): void;
  isOnCard(point: Point): boolean;
  /** Asks no more by itself. */
  rest(): void;
  /** True where it has changed something: it stays when Hashlens goes off by that, for its way back. */
  isKept(): boolean;
  /** True while a keyboard user is in it. */
  hasFocus(): boolean;
  /** Unfolds it, or folds it. */
  unfold(): void;
  /** Closes it where nothing of it shows yet; gives whether something does. */
  giveUp(): boolean;
  close(why: CloseReason): void;
};
