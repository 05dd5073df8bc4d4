import type { PageReference } from '../messages/page-port.ts';
import type { servePagePort } from '../messages/serve-page-port.ts';
import { nameReference } from '../references/name-reference.ts';
import type { PagePreferences } from '../settings/page-preferences.ts';
import { closestAcross } from './across-shadows.ts';
import { findAll, findInElement, isMarkable } from './find-all.ts';
import { hrefOf, linkSelector } from './find-in-node.ts';
import { hostOf } from './gather-evidence.ts';
import { createInventory } from './inventory.ts';
import { listen } from './listen.ts';
import { createMarks, highlightNames } from './marks.ts';
import { startScan } from './scan.ts';

const tellAgainMs = 1_000;
// What has left the page does no harm: looking for it may take some thousandths of the time.
const sweepAgainMsPerNode = 0.05;
const nodesPerStep = 200;
const mostListed = 5_000;

/** What is known of a document's references without looking for them again. */
export type Survey = Pick<ReturnType<typeof createInventory>, 'addresses'>;

/**
 * Finds and marks a document's references, now and as it changes, until the signal ends it. Tells our own pages
 * about them, when they ask, and their number.
 */
export function startSurvey({
  signal,
  style,
  servePage,
  onCount,
  whenIdle = (work) => requestIdleCallback(work, { timeout: 500 }),
  now = () => performance.now(),
}: {
  signal: AbortSignal;
  style: PagePreferences['marks'];
  servePage: typeof servePagePort;
  /** Told the number of different references when it has changed, at most once in a second. */
  onCount: (count: number) => void;
  whenIdle?: (work: () => void) => void;
  now?: () => number;
}): Survey {
  const inventory = createInventory();
  let [told, nextSweepAt, mustSweep, hasChanged] = [0, 0, false, false];
  let tellTimer: ReturnType<typeof setTimeout> | undefined;
  let sweepTimer: ReturnType<typeof setTimeout> | undefined;

  const marks =
    style === 'off'
      ? null
      : createMarks({
          name: highlightNames[style],
          find: (node) => (isMarkable(node) ? findAll(node) : []),
          onNear: () => schedule(),
        });

  const set = (node: Node, names: string[]) => {
    if (names.length === 0 && !inventory.names(node)) return;
    hasChanged = true;
    inventory.set(node, names);
    if (names.length > 0) marks?.track(node);
    else marks?.untrack(node);
  };

  function* sweep(): Generator<undefined> {
    let seen = 0;
    for (const node of inventory.nodes()) {
      if (!node.isConnected) set(node, []);
      if (++seen % nodesPerStep === 0) yield;
    }
    nextSweepAt = now() + seen * sweepAgainMsPerNode;
  }

  const tell = () => {
    if (tellTimer || !hasChanged) return;
    hasChanged = false;
    const count = inventory.count();
    if (count !== told) onCount(count);
    told = count;
    changed();
    tellTimer = setTimeout(() => {
      tellTimer = undefined;
      tell();
    }, tellAgainMs);
  };

  // A link whose text says it is not counted twice.
  const saysItself = (link: Element) => {
    const walker = document.createTreeWalker(link, 4 /* NodeFilter.SHOW_TEXT */);
    for (let seen = 0; seen < nodesPerStep && walker.nextNode(); seen++) {
      if (inventory.names(walker.currentNode)) return true;
    }
    return false;
  };

  const schedule = startScan({
    signal,
    whenIdle,
    now,
    onText: set,
    onElement(element) {
      const isSaid = element.matches(linkSelector) && saysItself(element);
      set(element, isSaid ? [] : findInElement(element).map(({ found }) => nameReference(found.reference)));
    },
    onChanged: (node) => marks?.erase(node),
    onRemoved: (back) => marks?.eraseRemoved(back),
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
      if (marks) yield* marks.redraw();
      tell();
    },
  });

  const sweepLater = () => {
    sweepTimer = undefined;
    schedule();
  };

  function list(): PageReference[] {
    const references = new Map<string, PageReference>();
    for (const node of inventory.nodes()) {
      const names = node.isConnected ? (inventory.names(node) ?? []) : [];
      // A value that is known already is only counted.
      if (names.some((name) => !references.has(name))) {
        const link = closestAcross(node, 'a[href]');
        const href = (link && hrefOf(link)) ?? undefined;
        for (const { found } of [...findAll(node)].flat()) {
          const { reference, written, chainPrefix } = found;
          const name = nameReference(reference);
          references.set(name, references.get(name) ?? { reference, written, chainPrefix, link: href, count: 0 });
        }
      }
      for (const name of names) {
        const known = references.get(name);
        if (known) known.count++;
      }
      if (references.size >= mostListed) break;
    }
    return [...references.values()].filter(({ count }) => count > 0);
  }

  const changed = servePage({
    signal,
    toList: () => ({ pageHost: hostOf(), references: list() }),
    onJump(name) {
      for (const node of inventory.nodes()) {
        if (!node.isConnected || !inventory.names(node)?.includes(name)) continue;
        (node instanceof Element ? node : node.parentElement)?.scrollIntoView({ block: 'center' });
        return;
      }
    },
  });

  // A page that was left, or where we are off now, has no references for the badge.
  const untell = () => {
    if (told > 0) onCount(0);
    told = 0;
    hasChanged = true;
  };
  listen(signal, 'pagehide', untell);
  listen(signal, 'pageshow', tell);
  signal.addEventListener('abort', () => {
    untell();
    clearTimeout(tellTimer);
    clearTimeout(sweepTimer);
    marks?.clear();
  });
  return inventory;
}
