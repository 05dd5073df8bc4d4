import type { Ask } from '../messages/ask.ts';
import type { CardPort } from '../messages/open-card-port.ts';
import { isFaded, removeLeftovers } from './card-host.ts';
import type { CardView } from './card-view.ts';
import type { Closing, OpenCard } from './closing.ts';
import { gatherEvidence } from './gather-evidence.ts';
import { hitTest, linkAround } from './hit-test.ts';
import { keepListening } from './keep-listening.ts';
import { createMarks, type Marks } from './marks.ts';
import { openCard } from './open-card.ts';
import { holds, type Point } from './place-card.ts';
import { startScan } from './scan.ts';
import { findTargetOfLink, isSameTarget, type Target } from './target.ts';
import { watchFocus } from './watch-focus.ts';
import { watchPointer } from './watch-pointer.ts';

const mostAddresses = 200;
const mostTamperings = 3;
const tamperingWindowMs = 5_000;

/** What the page half is given: nothing here is found by itself, so that tests and our own pages can mount it. */
export type PageParts = {
  document: Document;
  signal: AbortSignal;
  /** Who draws the cards; see `src/views/card`. */
  view: CardView;
  /** Null when the extension that made this script is gone. */
  openPort: () => CardPort | null;
  ask: Ask;
  /** Called when the extension was found gone and the card that said so has closed. */
  onOrphaned?: () => void;
};

/**
 * Marks a document's references and opens cards on them, until the signal ends it. Sends nothing before a
 * deliberate rest of the pointer or the focus on a reference.
 */
export function startPage({ document, signal, view, openPort, ask, onOrphaned }: PageParts): void {
  const window = document.defaultView;
  if (!window || !('popover' in document.documentElement)) return;

  removeLeftovers(document);
  const marks = markReferences(document, signal);
  let card: OpenCard | null = null;
  let isOrphaned = false;
  /** What was closed with Esc or a press elsewhere, or tampered with: it stays closed until the pointer has left it. */
  let dismissed: Target | null = null;
  let tamperings: number[] = [];

  const onClosed = (target: Target, why: Closing) => {
    card = null;
    if (why !== 'left') dismissed = target;
    if (why === 'tampered') tamperings = [...tamperings, Date.now()].slice(-mostTamperings);
    if (isOrphaned) onOrphaned?.();
  };

  const isUnwelcome = () => {
    const [first] = tamperings;
    return (
      first !== undefined &&
      tamperings.length === mostTamperings &&
      tamperings.every((at) => at - first < tamperingWindowMs)
    );
  };

  const show = (target: Target, pointer: Point, invoker: HTMLElement | null) => {
    if (card && isSameTarget(card.target, target)) return;
    card?.close('left');
    if (isUnwelcome() || isFaded(document)) return;
    card = openCard({
      document,
      target,
      evidence: gatherEvidence(target, marks.addresses(mostAddresses)),
      pointer,
      invoker,
      view,
      openPort,
      ask,
      onOrphaned: () => {
        isOrphaned = true;
      },
      onClosed: (why) => onClosed(target, why),
    });
  };

  const onMove = (point: Point) => {
    card?.pointerAt(point);
    if (dismissed && !dismissed.boxes().some((box) => holds(box, point))) dismissed = null;
  };

  const onRest = (point: Point) => {
    if (card?.isOnCard(point)) return;
    const target = hitTest(document, point);
    if (target && !(dismissed && isSameTarget(target, dismissed))) show(target, point, null);
  };

  const onPress = (point: Point) => {
    if (!card?.isOnCard(point)) card?.close('dismissed');
  };

  const onFocus = (element: HTMLElement) => {
    const link = linkAround(element);
    const target = link && findTargetOfLink(link);
    const [box] = target?.boxes() ?? [];
    if (target && box) show(target, { x: box.left, y: box.bottom }, element);
  };

  keepListening({
    document,
    signal,
    listen(signal) {
      watchPointer({ window, signal, onMove, onRest, onPress });
      watchFocus({ window, signal, onFocus, onBlur: () => card?.blur() });
    },
  });

  signal.addEventListener('abort', () => card?.close('left'));
}

function markReferences(document: Document, signal: AbortSignal): Marks {
  const marks = createMarks({
    registry: CSS.highlights,
    highlight: new Highlight(),
    createRange: (place) => new StaticRange(place),
  });
  startScan({
    document,
    signal,
    marks,
    whenIdle: (work) => requestIdleCallback(work, { timeout: 500 }),
    now: () => performance.now(),
  });
  return marks;
}
