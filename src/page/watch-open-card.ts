/** What a page or a person can do to an open card or to its reference. */
export type OpenCardEvents = {
  /** The page changed somewhere: the reference may be gone or elsewhere. */
  onChange: () => void;
  /** The page hid, changed or removed the card, or faded what it stands on. */
  onTampered: () => void;
  /** Null when it is the window that has another size. */
  onScroll: (scroller: EventTarget | null) => void;
  onEscape: () => void;
  /** Alt with an arrow down (1) or up (-1); false when it is the page's own. */
  onStep: (steps: 1 | -1) => boolean;
  /** The page is left, and may come back as it was. */
  onHidden: () => void;
};

/**
 * Watches the page for as long as a card is open; the signal ends it. `roots` are the document and the shadow
 * roots that the reference lies in: changes and scrolling inside a shadow root are told nowhere else.
 */
export function watchOpenCard({
  document,
  roots,
  host,
  signal,
  onChange,
  onTampered,
  onScroll,
  onEscape,
  onStep,
  onHidden,
}: OpenCardEvents & { document: Document; roots: Node[]; host: HTMLElement; signal: AbortSignal }): void {
  const window = document.defaultView;
  const changes = new MutationObserver(() => (host.isConnected ? onChange() : onTampered()));
  const looks = new MutationObserver((records) => {
    if (records.some((record) => record.target === host)) onTampered();
    else onChange();
  });
  for (const root of roots) {
    changes.observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['href'],
    });
    root.addEventListener('scroll', (event) => onScroll(event.target), { capture: true, passive: true, signal });
  }
  looks.observe(host, { attributes: true });
  for (const element of [document.documentElement, document.body]) {
    if (element) looks.observe(element, { attributes: true, attributeFilter: ['class', 'style'] });
  }
  signal.addEventListener('abort', () => {
    changes.disconnect();
    looks.disconnect();
  });

  host.addEventListener('toggle', (event) => event.newState === 'closed' && onTampered(), { signal });
  window?.addEventListener(
    'keydown',
    (event) => {
      if (!event.isTrusted || event.isComposing) return;
      const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
      const steps = key === 'ArrowDown' ? 1 : key === 'ArrowUp' && -1;
      if (key === 'Escape') onEscape();
      else if (!altKey || ctrlKey || metaKey || shiftKey || !steps || isEditable(event) || !onStep(steps)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true, signal },
  );
  window?.addEventListener('resize', () => onScroll(null), { passive: true, signal });
  window?.addEventListener('pagehide', () => onHidden(), { signal });
}

/** Whether a key is pressed where text is written or a list is chosen from; a closed shadow root is not seen into. */
function isEditable(event: Event): boolean {
  const [at] = event.composedPath();
  return at instanceof HTMLElement && (at.isContentEditable || at.matches('input,textarea,select'));
}
