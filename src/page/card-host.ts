import type { CardDrawing, CardView } from './card-view.ts';
import { type Box, type Point, placeCard } from './place-card.ts';
import { boxAt, type Target } from './target.ts';

const leastOpacity = 0.6;

/** The one element that a card adds to the page, and only while it is open. */
export type CardHost = {
  element: HTMLElement;
  draw(drawing: CardDrawing): void;
  /** Puts the card beside its reference; false when the reference is not shown any more. */
  place(pointer: Point): boolean;
  box(): Box;
  /** True while a keyboard user is in the card, or text in it is being selected. */
  hasFocus(): boolean;
  remove(): void;
};

/**
 * Shows an empty card for a target in the browser's top layer, in a closed shadow root that the page's styles
 * do not reach. `invoker` is the focused link from which Tab goes on into the card.
 */
export function showCardHost({
  target,
  view,
  invoker,
}: {
  target: Target;
  view: CardView;
  invoker: HTMLElement | null;
}): CardHost {
  const document = target.node.ownerDocument ?? globalThis.document;
  const element = document.createElement('div');
  const root = element.attachShadow({ mode: 'closed' });
  const frame = document.createElement('div');
  const styles = new CSSStyleSheet();
  styles.replaceSync(view.styles);
  root.adoptedStyleSheets = [styles];
  root.append(frame);
  frame.className = 'hl-frame';

  element.popover = 'manual';
  parentFor(target, document).append(element);
  element.showPopover(invoker ? { source: invoker } : {});

  return {
    element,
    draw: (drawing) => view.draw(frame, drawing),

    place(pointer) {
      const anchor = boxAt(target, pointer);
      if (!anchor) return false;
      const viewport = { width: document.documentElement.clientWidth || innerWidth, height: innerHeight };
      frame.style.removeProperty('--hl-room');
      const card = { width: frame.offsetWidth, height: frame.offsetHeight };
      const { x, y, room } = placeCard({ anchor, pointer, card, viewport });
      frame.style.setProperty('--hl-room', `${room}px`);
      frame.style.left = `${x}px`;
      frame.style.top = `${y}px`;
      return anchor.bottom > 0 && anchor.top < viewport.height && anchor.right > 0 && anchor.left < viewport.width;
    },

    box: () => frame.getBoundingClientRect(),
    hasFocus: () => root.activeElement?.matches(':focus-visible') ?? false,

    remove() {
      view.clear(frame);
      element.remove();
    },
  };
}

/** True where the page makes what stands on it see-through: a card there could be used to trick a person. */
export function isFaded(document: Document, host?: HTMLElement): boolean {
  return [document.documentElement, document.body, host].some(
    (element) => element && Number.parseFloat(getComputedStyle(element).opacity) < leastOpacity,
  );
}

/** An open modal dialog makes everything outside it inert, so the card of something in it must be in it too. */
function parentFor(target: Target, document: Document): Element {
  const element = target.node instanceof Element ? target.node : target.node.parentElement;
  return element?.closest('dialog:modal') ?? document.documentElement;
}
