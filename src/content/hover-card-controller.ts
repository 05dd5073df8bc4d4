import type { CardPort } from '../messaging/card-port.ts';
import type { Ask } from '../messaging/send-message.ts';
import type { PagePreferences } from '../settings/page-preferences.ts';
import { openCard } from './card/open-card.ts';
import { createPinnedCards, type PinnedCards } from './card/pinned-cards.ts';
import { isOn, type Point } from './card/placement.ts';
import type { CloseReason, OpenCard } from './card/show-card.ts';
import { hitTest, isFaded, linkAround } from './hit-test.ts';
import { findTargetOfLink, isSameTarget, type Target } from './hover-target.ts';
import { watchPointer } from './pointer-rest.ts';
import { type PageScanner, scrollToReference } from './scan/page-scanner.ts';
import { readReferenceContext } from './scan/reference-context.ts';
import { nextTarget, watchAlt, watchClick, watchFocus, watchLongPress } from './user-input.ts';

const mostAddresses = 200;
const mostTamperings = 3;
const tamperingWindowMs = 5_000;
/**
 * True if this window can show a card. SVG documents and Firefox's view of XML cannot contain one, and some frames have
 * no room for a line and a button.
 */
export function canShowCards(): boolean {
  try {
    return 'popover' in document.documentElement && innerWidth > 199 && innerHeight > 79;
  } catch {
    // In Firefox, a window that is being closed has no size.
    return false;
  }
}

/** The open card and the pinned cards that survived when a press in a card turned Hashlens off or changed a preference. */
let kept: { card: OpenCard | null; pinned: PinnedCards<OpenCard> } | null = null;

/**
 * Opens cards on references under a resting pointer or the focus, on clicks if that is the chosen mode, and on the next
 * reference for its keyboard shortcut. Cards close with the page.
 */
export function createHoverCardController(parts: ContentOptions): {
  /** Listens to the user until the signal aborts. */
  listen(signal: AbortSignal): void;
  /** Shows the selected reference, or the next one. */
  walk(): void;
} {
  const { document, preferences, scanner } = parts;
  const { mode, showAfterMs, leaveAfterMs, longPress } = preferences;
  const restMs = showAfterMs / 2;
  const isByClick = mode === 'click';

  /** The open card, unless it is pinned. It closes when another one opens. */
  let card: OpenCard | null = null;
  const pinned = kept?.pinned ?? createPinnedCards<OpenCard>(parts.ask);
  /**
   * The target whose card was closed with Esc, by a press elsewhere, or after tampering. The card stays closed until
   * the pointer has left the target.
   */
  let dismissed: Target | null = null;
  let tamperings: number[] = [];
  /** The last target whose card was shown or requested. The shortcut continues from it. */
  let walked: Target | undefined;

  const onClosed = (closed: OpenCard | null, target: Target, why: CloseReason) => {
    if (closed === card) card = null;
    if (closed) pinned.remove(closed);
    if (why !== 'left') dismissed = target;
    if (why === 'tampered') tamperings = [...tamperings, Date.now()].slice(-mostTamperings);
  };

  const isUnwelcome = () => {
    const [first = 0, , third = Infinity] = tamperings;
    return third - first < tamperingWindowMs;
  };

  const all = () => (card ? [...pinned.cards, card] : [...pinned.cards]);

  const show = (
    target: Target,
    pointer: Point,
    invoker: HTMLElement | null = null,
    isWalk = false,
    waitMs = restMs,
  ) => {
    walked = target;
    if (all().some((one) => isSameTarget(one.target, target))) return;
    card?.close('left');
    if (!canShowCards() || isUnwelcome() || isFaded(document)) return;
    const { reference } = target.found;
    const addressesLike = (likes: string[]) => scanner.addresses(mostAddresses, likes);
    const opened = openCard({
      ...parts,
      target,
      context: readReferenceContext(
        target,
        addressesLike(
          'contract' in reference ? [reference.contract] : 'address' in reference ? [reference.address] : [],
        ),
      ),
      addressesLike,
      pointer,
      invoker,
      isWalk,
      waitMs,
      leaveAfterMs,
      pinned,
      onPinned() {
        card = null;
      },
      onEscape() {
        const first = card?.giveUp() ? card : pinned.cards.find((one) => one.hasFocus());
        first?.close('dismissed');
        return Boolean(first);
      },
      onClosed: (why) => onClosed(opened, target, why),
    });
    card = opened;
    if (isByClick) follow(opened.signal);
  };

  const onMove = (point: Point) => {
    card?.pointerAt(point);
    if (dismissed && !isOn(dismissed.boxes(), point)) dismissed = null;
  };

  const isOnOurs = (point: Point) => pinned.holds(point) || card?.isOnCard(point);

  const targetAt = (point: Point) => {
    if (isOnOurs(point)) return null;
    const target = hitTest(point);
    return target && dismissed && isSameTarget(target, dismissed) ? null : target;
  };

  const onPress = (point: Point) => {
    // A second press on the reference unfolds the card, so it must not close it.
    const isAgain = isByClick && card && isOn(card.target.boxes(), point);
    if (!isAgain && !isOnOurs(point)) card?.close('dismissed');
  };

  const onClick = (point: Point, hasAlt: boolean) => {
    dismissed = null;
    const target = targetAt(point);
    if (!target || (target.link && !hasAlt)) return false;
    if (card && isSameTarget(card.target, target)) card.unfold();
    else show(target, point, null, false, 0);
    return card !== null;
  };

  const onFocus = (element: HTMLElement) => {
    const link = linkAround(element);
    const target = link && findTargetOfLink(link);
    const [box] = target?.boxes() ?? [];
    if (target && box) show(target, { x: box.left, y: box.bottom }, element);
  };

  const follow = (signal: AbortSignal, opensNone = isByClick) =>
    watchPointer({
      signal,
      restMs,
      needsAlt: mode === 'alt',
      targetAt: opensNone ? () => null : targetAt,
      onMove,
      onRest: show,
      onPress,
    });

  parts.signal.addEventListener('abort', () => {
    for (const one of all())
      if (one.isKept()) {
        one.rest();
        follow(one.signal, true);
      } else one.close('left');
    kept = all().length > 0 ? { card, pinned } : null;
  });
  if (kept?.card && !kept.card.signal.aborted) {
    const one = kept.card;
    card = one;
    one.signal.addEventListener('abort', () => onClosed(one, one.target, 'left'));
  }
  kept = null;

  const walk = () => {
    // Every frame gets the shortcut; only the focused one acts.
    if (!document.hasFocus() || document.activeElement?.matches('iframe,frame')) return;
    const selection = getSelection();
    const {
      startContainer = document,
      startOffset = 0,
      collapsed = true,
    }: Partial<Range> = selection?.rangeCount ? selection.getRangeAt(0) : {};
    const last = card || collapsed ? walked : undefined;
    const offset = last?.place.startOffset ?? startOffset - 1;
    const target = nextTarget(scanner.nodes(), last?.node ?? startContainer, offset);
    if (!target) return;
    scrollToReference(target);
    const [box] = target.boxes();
    if (box) show(target, { x: box.left, y: box.top }, null, true, 0);
  };

  const listen = (signal: AbortSignal) => {
    if (longPress) watchLongPress(signal, (point) => onClick(point, true));
    if (isByClick) return watchClick(signal, onClick);
    const { begin, stop } = follow(signal);
    if (mode === 'hover') return watchFocus(signal, restMs, onFocus);
    const onDown = () => {
      dismissed = null;
      begin();
    };
    const onUp = () => {
      const isOurs = card !== null;
      stop();
      card?.giveUp();
      return isOurs;
    };
    watchAlt(signal, onDown, onUp);
  };

  return { listen, walk };
}

/** Everything the content script depends on, passed in so that tests and our own pages can mount it. */
export type ContentOptions = {
  document: Document;
  signal: AbortSignal;
  /** The look of cards before the background's first reply. */
  bareStyles: string;
  /** Null if this script's extension is gone. */
  openPort: () => CardPort | null;
  ask: Ask;
  preferences: PagePreferences;
  scanner: PageScanner;
  /** Called when the card that reports an updated or removed extension has closed. */
  onOrphaned?: () => void;
};
