import { hosts } from './leftovers.ts';
import { openRoots } from './roots.ts';

const shown = ':popover-open,:modal,:fullscreen';

// One card may lie over another, which the browser says as well.
let cards = 0;
let aloneSince = 0;
// It says so a tenth of a second later.
const toldMs = 500;

/**
 * Watches what the page shows over everything, in its top layer: what comes there after a card lies over it, though a
 * hit-test does not see it where it lets the pointer through.
 */
export function watchTopLayer(
  frame: Element,
  signal: AbortSignal,
): {
  /** The card has just been shown: all that is there now lies under it. */
  reset(): void;
  /** Whether anything has come since, or the browser says that the card cannot be seen whole. */
  isOver(): boolean;
} {
  let below = new Set<Element>();
  const known = new WeakSet<Node>();
  /** Undefined in a browser that does not say. */
  let isVisible: boolean | undefined;
  // A frame that is itself scaled or see-through never counts as seen.
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
  const isAlone = () => cards === 1 && performance.now() - aloneSince > toldMs;

  // What is closed and shown again lies over all else, too.
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
