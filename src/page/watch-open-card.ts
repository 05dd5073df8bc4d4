import { listen } from './listen.ts';

/** What a page or a person can do to an open card. */
export type OpenCardEvents = {
  onScroll: (scroller: EventTarget | null) => void;
  onEscape: () => void;
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
    if (event.isComposing) return;
    if (key === 'Escape') onEscape();
    else if (!altKey || ctrlKey || metaKey || shiftKey || !steps || isEditable(event) || !onStep(steps)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
}

/** Whether a key is pressed where text is written or a list is chosen from; a closed shadow root is not seen into. */
function isEditable(event: Event): boolean {
  const [at] = event.composedPath();
  return at instanceof HTMLElement && (at.isContentEditable || at.matches('input,textarea,select'));
}
