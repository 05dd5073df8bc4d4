import type { CardAct, CardChanged, Drawn } from '../../cards/card-drawing.ts';
import type { Ask } from '../../messaging/send-message.ts';
import { hitTest, isReadable } from '../hit-test.ts';
import { isSameTarget } from '../hover-target.ts';
import { stillPx } from '../pointer-rest.ts';
import { listen } from '../user-input.ts';
import { type CardClient, createCardClient } from './card-client.ts';
import { type Dock, nothingTold } from './draw-card.ts';
import type { PinnedCards } from './pinned-cards.ts';
import { distance, isOn } from './placement.ts';
import { type CardParts, type CloseReason, type OpenCard, type ShownCard, showCard } from './show-card.ts';

// Long enough to be read.
const toastMs = 2_000;
// A card that closes sooner counts as unseen: even on the way out of it, a user keeps it longer.
const leastSeenMs = 250;

/** The stage (folded or unfolded) chosen last. New cards on the same page open in it. */
let wasUnfolded = false;

/**
 * Asks the background for cached data about a reference, and shows a card after `waitMs`, whatever is known by then.
 * Until then it adds nothing to the page, and closes if the pointer, or with an `invoker` the focus, leaves the
 * reference, or if with `isWalk` the focus goes to another element. Requests the rest once the card has been on the
 * screen for a frame.
 */
export function openCard(parts: CardParts): OpenCard {
  const { document, target, context, pointer, invoker, isWalk, waitMs, leaveAfterMs, openPort, ask, pinned } = parts;
  const life = new AbortController();
  const { signal } = life;
  const { activeElement } = document;
  // A link may be drawn outside its own boxes; the pointer must then stay where it is.
  const isBoxed = isOn(target.boxes(), pointer);
  let card: ShownCard | null = null;
  let at = pointer;
  let [isOrphaned, isPinned, isUnfolded, isWatched, isKept] = [false, false, wasUnfolded, false, false];
  /** Time of the request for data that is not cached, in ms; 0 if there was none. */
  let askedAt = 0;
  let told = nothingTold;
  /** The current toast, and the one shown when there is no other: a change that can be undone. */
  let toast: Drawn[] = [];
  let lasting: Drawn[] = [];
  let toastTimer: ReturnType<typeof setTimeout> | undefined;

  const close = (why: CloseReason) => {
    if (signal.aborted) return;
    for (const one of [timer, toastTimer]) clearTimeout(one);
    life.abort();
    talk.end();
    // Only the user may close a card this early; otherwise the page made it close.
    const isUnseen = why !== 'dismissed' && askedAt && Date.now() - askedAt < Math.min(leastSeenMs, leaveAfterMs);
    if (isUnseen) ask('noteUnseen', {}).catch(() => {});
    parts.onClosed(why);
    if (isOrphaned && card) parts.onOrphaned?.();
  };

  /** True if a card that is not shown yet is still wanted. */
  const isWanted = () => {
    // The card would take the focus from a field that the user has entered since.
    if (isWalk) return [activeElement, document.body].includes(document.activeElement);
    if (invoker) return invoker.matches(':focus-visible');
    return isOn(target.boxes(), at) || (!isBoxed && distance(at, pointer) <= stillPx);
  };

  /** True if the user sees this reference at the target's place now. */
  const isSeen = () => {
    if (!target.isThere()) return false;
    if (invoker || isWalk) {
      const [box] = target.boxes();
      return isReadable(target.node, box && { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });
    }
    const under = hitTest(at);
    return under !== null && isSameTarget(under, target);
  };

  const check = () => {
    if (card) card.check();
    else if (!isWanted()) close('left');
  };

  const show = () => {
    if (isSeen() && isWanted())
      card = showCard({
        ...parts,
        pointer: at,
        signal,
        isPinned: () => isPinned,
        onAct(act, value) {
          isKept ||= 'change' in act;
          runCardAction(act, value, { talk, ask, say, onChanged, pin, unfold, pinned });
        },
        onStep(steps) {
          const chainId = told.update?.drawing?.beside?.[steps > 0 ? 1 : 0];
          if (chainId) talk.ask({ chainId, rests: true }, true);
          return Boolean(chainId);
        },
        onSeen() {
          if (!isSeen()) close('left');
          else if (talk.askOn()) askedAt = Date.now();
        },
        close,
      });
    if (card) draw();
    else close('left');
  };

  const drawIn = (dock?: Dock) => {
    if (!signal.aborted) card?.draw({ ...told, isPinned, isUnfolded, isWatched, toast, dock, ...dock });
  };

  // The differences marked in the other pinned cards depend on this one.
  const draw = () => (isPinned ? pinned.draw() : drawIn());

  const talk = createCardClient({
    document,
    question: { reference: target.found.reference, context },
    addressesLike: parts.addressesLike,
    openPort,
    onOrphaned() {
      isOrphaned = true;
    },
    onTold(next) {
      // The new drawing already says whether the subject is watched.
      if (next.update !== told.update) isWatched = false;
      told = next;
      toast = lasting;
      draw();
    },
  });

  const pin = () => {
    if (isPinned) return close('dismissed');
    isPinned = true;
    parts.onPinned();
    pinned.add(opened, isUnfolded);
  };

  const unfold = () => {
    isUnfolded = wasUnfolded = isPinned ? pinned.unfold() : !isUnfolded;
    draw();
  };

  const say = (words: Drawn[]) => {
    clearTimeout(toastTimer);
    toast = words;
    draw();
    if (words !== lasting && !signal.aborted) toastTimer = setTimeout(say, toastMs, lasting);
  };

  const onChanged = (changed: CardChanged) => {
    isWatched = changed.isWatched ?? isWatched;
    lasting = changed.toast[1] ? changed.toast : [];
    say(changed.toast);
  };

  listen(signal, 'focusout', check);
  listen(signal, 'pagehide', () => close('left'));
  const timer = setTimeout(show, waitMs);
  talk.ask();

  const opened: OpenCard = {
    target,
    signal,
    told: () => told,
    draw: drawIn,
    pointerAt(point) {
      if (card) return card.pointerAt(point);
      at = point;
      check();
    },
    isOnCard: (point) => card?.isOnCard(point) ?? false,
    isKept: () => isKept,
    rest: talk.rest,
    hasFocus: () => card?.hasFocus() ?? false,
    unfold,
    giveUp: () => Boolean(card || close('left')),
    close,
  };
  return opened;
}

/** Runs the action of a pressed element of a card. `value`: the chosen option, if the element is a list. */
export function runCardAction(
  act: CardAct,
  value: string | undefined,
  {
    talk,
    ask,
    say,
    onChanged,
    pin,
    unfold,
    pinned,
  }: {
    talk: CardClient;
    ask: Ask;
    say: (words: Drawn[]) => void;
    onChanged: (changed: CardChanged) => void;
    pin: () => void;
    unfold: () => void;
    pinned: Pick<PinnedCards<OpenCard>, 'show' | 'unpinAll'>;
  },
): void {
  if ('wish' in act) talk.ask(value ? { ...act.wish, chainId: Number(value) } : act.wish, act.keeps);
  else if ('ask' in act) ask(act.ask, act.request).catch(talk.fail);
  else if ('change' in act) ask('changeFromCard', act.change).then(onChanged, talk.fail);
  else if ('open' in act) open(act.open, '_blank', 'noopener,noreferrer');
  else if ('back' in act) talk.back();
  else if ('pin' in act) pin();
  else if ('more' in act) unfold();
  else if ('unpinAll' in act) pinned.unpinAll();
  else if ('show' in act) pinned.show(act.show);
  // Copies the text that the background sent, not what the page's DOM contains.
  else void copyText(window, act.copy).then((isDone) => say([isDone ? act.done : act.failed]));
}

/**
 * Copies a text to the clipboard. False if the browser does not allow it. Must be called from a click. Pages without
 * https have no clipboard object, so a copy event carries the text there.
 */
export async function copyText(window: Window, text: string): Promise<boolean> {
  try {
    await window.navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByEvent(window, text);
  }
}

function copyByEvent(window: Window, text: string): boolean {
  let isSet = false;
  const onCopy = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
    isSet = event.clipboardData !== null;
  };
  window.addEventListener('copy', onCopy, { capture: true });
  const isDone = window.document.execCommand('copy');
  window.removeEventListener('copy', onCopy, { capture: true });
  return isDone && isSet;
}
