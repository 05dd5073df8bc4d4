/** What a page can do to an open card or to its reference. */
export type OpenCardEvents = {
  /** The page changed somewhere: the reference may be gone or elsewhere. */
  onChange: () => void;
  /** The page hid, changed or removed the card, or faded what it stands on. */
  onTampered: () => void;
  onScroll: (scroller: EventTarget | null) => void;
  onEscape: () => void;
};

/** Watches the page for as long as a card is open; the signal ends it. */
export function watchOpenCard({
  document,
  host,
  signal,
  onChange,
  onTampered,
  onScroll,
  onEscape,
}: OpenCardEvents & { document: Document; host: HTMLElement; signal: AbortSignal }): void {
  const window = document.defaultView;
  const changes = new MutationObserver(() => (host.isConnected ? onChange() : onTampered()));
  changes.observe(document, { subtree: true, childList: true, characterData: true });
  const looks = new MutationObserver((records) => {
    if (records.some((record) => record.target === host)) onTampered();
    else onChange();
  });
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
      if (event.key !== 'Escape' || !event.isTrusted || event.isComposing) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      onEscape();
    },
    { capture: true, signal },
  );
  window?.addEventListener('scroll', (event) => onScroll(event.target), { capture: true, passive: true, signal });
  window?.addEventListener('resize', () => onScroll(null), { passive: true, signal });
  window?.addEventListener('pagehide', () => onEscape(), { signal });
}
