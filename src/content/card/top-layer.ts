import { openRoots } from '../shadow-dom.ts';
import { hosts } from './orphan-cleanup.ts';

const shown = ':popover-open,:modal,:fullscreen';

// One of our own cards may cover another. Chromium reports that too, and up to 100 ms late.
let cards = 0;
let aloneSince = 0;
const lateMs = 500;

/**
 * Detects popovers, dialogs and full-screen elements of the page that cover a card, also those that a hit test misses
 * because of `pointer-events: none`.
 */
export function watchTopLayer(
  frame: Element,
  signal: AbortSignal,
): {
  /** Call after showing the card: everything in the top layer is now below it. */
  reset(): void;
  /** True if something was shown since the last reset, or if Chromium reports the card as covered. */
  isOver(): boolean;
} {
  let below = new Set<Element>();
  const known = new WeakSet<Node>();
  /** From `trackVisibility`; undefined in Firefox, which lacks it. */
  let isVisible: boolean | undefined;
  // In a frame that is scaled or transparent, Chromium never reports a card as visible.
  let mayTell = window === top;
  const sight = new IntersectionObserver(
    (entries) => {
      ({ isVisible } = entries.at(-1) as IntersectionObserverEntry & { isVisible?: boolean });
      mayTell ||= isVisible === true;
    },
    { threshold: 1, trackVisibility: true, delay: 100 } as IntersectionObserverInit,
  );
  sight.observe(frame);
  cards += 1;
  signal.addEventListener('abort', () => {
    sight.disconnect();
    cards -= 1;
    aloneSince = performance.now();
  });
  const isAlone = () => cards === 1 && performance.now() - aloneSince > lateMs;

  // An element that is closed and shown again is on top again.
  const onToggle = ({ target }: Event) => below.delete(target as Element);

  const allShown = () =>
    [document, ...openRoots()].flatMap((tree) => {
      if (!known.has(tree)) tree.addEventListener('beforetoggle', onToggle, { capture: true, signal });
      known.add(tree);
      return [...tree.querySelectorAll(shown)].filter((one) => !hosts.has(one));
    });

  return {
    reset() {
      below = new Set(allShown());
    },
    isOver: () => (mayTell && isVisible === false && isAlone()) || allShown().some((one) => !below.has(one)),
  };
}
