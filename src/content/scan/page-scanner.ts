import type { PageList, PageReference, servePagePort } from '../../messaging/page-port.ts';
import { nameReference } from '../../references/reference.ts';
import type { PagePreferences } from '../../settings/page-preferences.ts';
import type { Target } from '../hover-target.ts';
import { closestAcross, drawnIn, elementAt } from '../shadow-dom.ts';
import { listen, targetsIn, whenIdle as whenPageIdle } from '../user-input.ts';
import { startDomScan } from './dom-scan.ts';
import { findAll, findInElement, hrefOf, linkSelector } from './find-references.ts';
import { createHighlighter, type Highlighter, highlightNames } from './highlighter.ts';
import { hostOf, readLinkText, readReferenceContext } from './reference-context.ts';
import { createReferenceIndex, type ReferenceIndex } from './reference-index.ts';

const tellAgainMs = 1_000;
// Nodes that have left the page do no harm, so the sweep for them may use only some thousandths of the time.
const sweepAgainMsPerNode = 0.05;
const nodesPerStep = 200;
const usersEvents = ['pointermove', 'keyup', 'focus', 'scroll'] as const;
// Long enough for the user to find the reference after a jump from a list.
const litMs = 1_500;

/**
 * Finds a document's references, now and as it changes, until the signal aborts. Reports them to our own pages on
 * request.
 */
export function startPageScanner({
  signal,
  servePage,
  whenIdle = whenPageIdle,
  now = () => performance.now(),
}: PageScannerOptions): PageScanner {
  const index = createReferenceIndex();
  let [told, nextSweepAt, mustSweep, hasChanged] = [0, 0, false, false];
  let isRestored: true | undefined;
  let tellTimer: ReturnType<typeof setTimeout> | undefined;
  let sweepTimer: ReturnType<typeof setTimeout> | undefined;
  let litTimer: ReturnType<typeof setTimeout> | undefined;
  let marks: Highlighter | undefined;
  let markName: string | undefined;
  /** Nodes found before the mark style was known. */
  let unmarked: Iterable<Node> = [];
  let events: PageScannerEvents | undefined;

  // Most pages have nothing to mark.
  const mark = (node: Node) => {
    if (!markName) return;
    marks ??= createHighlighter(markName, schedule);
    marks.track(node);
    if (isRestored) return;
    isRestored = true;
    // No event reports that the page has emptied all highlights, as some do at every key.
    for (const type of usersEvents) listen(signal, type, () => marks?.restore());
  };

  const set = (node: Node, names: string[]) => {
    if (names.length === 0 && !index.names(node)) return;
    hasChanged = true;
    index.set(node, names);
    if (names.length > 0) mark(node);
    else marks?.untrack(node);
  };

  function* sweep(): Generator<undefined> {
    let seen = 0;
    for (const node of index.nodes()) {
      if (!node.isConnected) set(node, []);
      if (++seen % nodesPerStep === 0) yield;
    }
    nextSweepAt = now() + seen * sweepAgainMsPerNode;
  }

  const tell = () => {
    if (tellTimer || !hasChanged || !events) return;
    hasChanged = false;
    const count = index.count();
    if (count !== told) events.onCount(count);
    told = count;
    changed();
    tellTimer = setTimeout(() => {
      tellTimer = undefined;
      tell();
    }, tellAgainMs);
  };

  // A link whose text contains a reference is not counted twice.
  const saysItself = (link: Element) => {
    const walker = document.createTreeWalker(link, 4 /* NodeFilter.SHOW_TEXT */);
    for (let seen = 0; seen < nodesPerStep && walker.nextNode(); seen++) {
      if (index.names(walker.currentNode)) return true;
    }
    return false;
  };

  const schedule = startDomScan({
    signal,
    whenIdle,
    now,
    onText: set,
    onElement(element) {
      const isSaid = element.matches(linkSelector) && saysItself(element);
      set(element, isSaid ? [] : findInElement(element).map(({ found }) => nameReference(found.reference)));
    },
    onTouched: () => marks?.eraseStale(),
    *onClosed(node) {
      let seen = 0;
      const walker = document.createTreeWalker(node, 5 /* NodeFilter.SHOW_ELEMENT | SHOW_TEXT */);
      for (let at: Node | null = node; at; at = walker.nextNode()) {
        set(at, []);
        if (++seen % nodesPerStep === 0) yield;
      }
    },
    *afterwards(wasRemoved) {
      mustSweep ||= wasRemoved;
      if (mustSweep && now() >= nextSweepAt) {
        mustSweep = false;
        yield* sweep();
      }
      sweepTimer ??= mustSweep ? setTimeout(sweepLater, nextSweepAt - now()) : undefined;
      let seen = 0;
      for (const node of unmarked) {
        mark(node);
        if (++seen % nodesPerStep === 0) yield;
      }
      if (marks) yield* marks.redraw();
      tell();
    },
  });

  const sweepLater = () => {
    sweepTimer = undefined;
    schedule();
  };
  const unlight = () => {
    clearTimeout(litTimer);
    CSS.highlights.delete(highlightNames.lit);
  };

  const changed = servePage({
    signal,
    toList: () => ({ pageHost: hostOf(), ...listReferences(index) }),
    onWalk: () => events?.onWalk(),
    onJump(name) {
      // The new reference may be in another frame, but only one is highlighted.
      unlight();
      for (const node of index.nodes()) {
        if (!node.isConnected || !index.names(node)?.includes(name)) continue;
        // Pages may contain the same value several times and show only the copy that fits the window.
        const target = targetsIn(node).find(
          ({ found, boxes }) => nameReference(found.reference) === name && boxes().length > 0,
        );
        if (!target) continue;
        CSS.highlights.set(highlightNames.lit, new Highlight(new StaticRange(target.place)));
        litTimer = setTimeout(unlight, litMs);
        return scrollToReference(target);
      }
    },
  });

  // The badge counts no references of a page that the user has left, or on which Hashlens is off.
  const untell = () => {
    if (told > 0) events?.onCount(0);
    told = 0;
    hasChanged = true;
  };
  listen(signal, 'pagehide', untell);
  listen(signal, 'pageshow', tell);
  signal.addEventListener('abort', () => {
    untell();
    clearTimeout(tellTimer);
    clearTimeout(sweepTimer);
    unlight();
    marks?.clear();
  });

  return {
    addresses: index.addresses,
    nodes: index.nodes,
    show(style, told) {
      const name = highlightNames[style];
      if (name === markName) return;
      events = told;
      marks = void marks?.clear();
      markName = name;
      unmarked = index.nodes();
      if (index.count() > 0) schedule();
    },
  };
}

/** The references found so far, without another search. */
export type PageScanner = Pick<ReturnType<typeof createReferenceIndex>, 'addresses' | 'nodes'> & {
  /**
   * Starts marking references in a style, or changes it, and reports the number of different ones when it changes, at most
   * once per second.
   */
  show(style: PagePreferences['marks'], events: PageScannerEvents): void;
};

type PageScannerEvents = {
  onCount: (count: number) => void;
  /** Called when the user asks for the next reference. */
  onWalk: () => void;
};

export type PageScannerOptions = {
  signal: AbortSignal;
  servePage: typeof servePagePort;
  whenIdle?: (work: () => void, waitMs: number) => void;
  now?: () => number;
};

const mostListed = 5_000;
// Reading the context of a value takes a third of a millisecond.
const mostRead = 500;

const hashName = nameReference({ kind: 'transaction', hash: '' });

/**
 * Returns the references on the page, for our own pages: each once, and a transaction once per context, because any of
 * them may call it a private key. Skips nodes that have left the page.
 */
function listReferences(index: ReferenceIndex): Pick<PageList, 'references' | 'isCut'> {
  const references = new Map<string, PageReference>();
  let read = 0;
  for (const node of index.nodes()) {
    if (references.size >= mostListed) return { references: toListed(references), isCut: true };
    const names = node.isConnected ? (index.names(node) ?? []) : [];
    const isNew = (name: string) => !references.has(name) || (read < mostRead && name.startsWith(hashName));
    // A known value is only counted.
    if (names.some(isNew)) {
      const link = closestAcross(node, 'a[href]');
      const href = (link && hrefOf(link)) ?? undefined;
      for (const { found, place } of [...findAll(node)].flat()) {
        const { reference, written, chainPrefix } = found;
        const said = readLinkText({ node, link });
        const listed: PageReference = { reference, written, chainPrefix, link: href, ...said, count: 0 };
        let key = nameReference(reference);
        if (reference.kind === 'transaction' && read++ < mostRead) {
          const { before, after, heads } = readReferenceContext({ found, node, place, link }, []);
          listed.around = { before, after, heads };
          key += JSON.stringify(listed);
        }
        const known = references.get(key) ?? listed;
        references.set(key, known);
        if (known.around) known.count++;
      }
    }
    for (const name of names) {
      const known = references.get(name);
      if (known) known.count++;
    }
  }
  return { references: toListed(references) };
}

function toListed(references: Map<string, PageReference>): PageReference[] {
  return [...references.values()].filter(({ count }) => count > 0).slice(0, mostListed);
}

/** Scrolls to a reference in all containers around it. Instantly, because its new position is measured next. */
export function scrollToReference({ node, boxes }: Target): void {
  const behavior = 'instant';
  // This also scrolls the frames around this one.
  elementAt(node)?.scrollIntoView({ block: 'center', behavior });
  // The element that contains it may be larger than the window.
  for (const element of drawnIn(node)) {
    const [box] = boxes();
    const { x, y } = element === document.scrollingElement ? new DOMRect() : element.getBoundingClientRect();
    if (box)
      element.scrollBy({
        left: toMiddle(box.left - x, element.clientWidth),
        top: toMiddle(box.top - y, element.clientHeight),
        behavior,
      });
  }
}

/** Returns the distance from the middle of a container of this size; 0 if the position is inside the container. */
function toMiddle(at: number, size: number): number {
  return at >= 0 && at < size ? 0 : at - size / 2;
}
