import type { CardDrawing } from '../cards/card-drawing.ts';
import { closestAcross } from './across-shadows.ts';
import type { CardView } from './card-view.ts';
import { type Box, overlaps, type Point, placeCard } from './place-card.ts';
import { boxAt, type Target } from './target.ts';

const leastOpacity = 0.6;

/** The one element that a card adds to the page, and only while it is open. */
export type CardHost = {
  element: HTMLElement;
  draw(drawing: CardDrawing): void;
  /** Puts the card beside its reference where either has changed; false when the reference is not shown any more. */
  place(pointer: Point): boolean;
  box(): Box;
  /** True while a keyboard user is in the card, or a person chooses from a list in it. */
  hasFocus(): boolean;
  /** True while a list in the card has the focus: the arrow keys are its own then. */
  hasList(): boolean;
  remove(): void;
};

/**
 * Shows an empty card for a target in the browser's top layer, in a closed shadow root that the page's styles
 * do not reach. `invoker` is the focused link from which Tab goes on into the card. In Firefox a page can get
 * hold of nodes in a closed root: `onTampered` tells when it has changed them.
 */
export function showCardHost({
  target,
  view,
  invoker,
  onResized,
  onTampered,
}: {
  target: Target;
  view: CardView;
  invoker: HTMLElement | null;
  onResized: () => void;
  onTampered: () => void;
}): CardHost {
  const document = target.node.ownerDocument ?? globalThis.document;
  const element = document.createElement('div');
  const root = element.attachShadow({ mode: 'closed' });
  const frame = document.createElement('div');
  const styles = new CSSStyleSheet();
  styles.replaceSync(view.styles);
  root.adoptedStyleSheets = [styles];
  root.append(frame);
  frame.className = frameClass;

  element.popover = 'manual';
  (closestAcross(target.node, 'dialog:modal') ?? document.documentElement).append(element);
  element.showPopover(invoker ? { source: invoker } : {});

  const isOnList = () => root.activeElement?.localName === 'select';
  let placed = '';
  let mustKeepFocus = false;

  const judge = (records: MutationRecord[]) => {
    // A disclosure that the person opens or closes is the one change that is not ours.
    if (records.some(({ attributeName }) => attributeName !== 'open')) onTampered();
    else if (records.length > 0) {
      placed = '';
      onResized();
    }
  };
  const foreign = new MutationObserver(judge);
  foreign.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });

  const write = (change: () => void) => {
    judge(foreign.takeRecords());
    change();
    foreign.takeRecords();
  };

  return {
    element,

    draw(drawing) {
      const isIn = isInUse();
      write(() => view.draw(frame, drawing));
      placed = '';
      // What was pressed may be gone now: the card itself keeps the focus, so that Tab goes on from here.
      if (!isIn || root.activeElement) return;
      const dialog = frame.firstElementChild;
      if (dialog instanceof HTMLElement) dialog.focus({ preventScroll: true });
      mustKeepFocus = true;
    },

    place(pointer) {
      const anchor = boxAt(target, pointer);
      if (!anchor) return false;
      const zoom = element.currentCSSZoom;
      const viewport = { width: document.documentElement.clientWidth || innerWidth, height: innerHeight };
      const shown = { left: 0, top: 0, right: viewport.width, bottom: viewport.height };
      const now = JSON.stringify([anchor, shown, zoom]);
      if (now !== placed) {
        const card = { width: frame.offsetWidth, height: view.fullHeight(frame) };
        const { x, y, room } = placeCard({ anchor, pointer, card, viewport });
        write(() => {
          frame.style.setProperty('--hl-room', `${room}px`);
          frame.style.left = `${x}px`;
          frame.style.top = `${y}px`;
          // The page's own zoom applies to everything in it.
          frame.style.zoom = `${1 / zoom}`;
        });
        placed = now;
      }
      return overlaps(anchor, shown);
    },

    box: () => frame.getBoundingClientRect(),
    hasFocus: isInUse,
    hasList: isOnList,

    remove() {
      foreign.disconnect();
      view.clear(frame);
      element.remove();
    },
  };

  function isInUse(): boolean {
    const focused = root.activeElement;
    if (focused === null) return false;
    // An open list reaches beyond the card, and so does the pointer in it.
    if (isOnList()) return true;
    return focused.matches(':focus-visible') || (mustKeepFocus && focused === frame.firstElementChild);
  }
}

const frameClass = 'hl-frame';

/**
 * Takes away the cards of a script of ours that an update has ended: Firefox leaves what such a script put on
 * the page, and starts the new script beside it.
 */
export function removeLeftovers(document: Document): void {
  for (const host of document.querySelectorAll<Element & { openOrClosedShadowRoot?: ShadowRoot }>('[popover]')) {
    if (host.openOrClosedShadowRoot?.querySelector(`.${frameClass}`)) host.remove();
  }
}

/** True where the page makes what stands on it see-through: a card there could be used to trick a person. */
export function isFaded(document: Document, host?: HTMLElement): boolean {
  return [document.documentElement, document.body, host].some(
    (element) => element && Number.parseFloat(getComputedStyle(element).opacity) < leastOpacity,
  );
}
