import { nameReference } from '../references/name-reference.ts';
import { findInElement } from './find-all.ts';
import { linkSelector } from './find-in-node.ts';
import { hostOf } from './gather-evidence.ts';
import { createInventory } from './inventory.ts';
import { listReferences } from './list-references.ts';
import { listen } from './listen.ts';
import { createMarks, highlightNames, type Marks } from './marks.ts';
import { targetsIn } from './next-target.ts';
import { reveal } from './reveal.ts';
import { startScan } from './scan.ts';
import type { Survey, SurveyEvents, SurveyParts } from './survey-parts.ts';
import { whenIdle as whenPageIdle } from './when-idle.ts';

const tellAgainMs = 1_000;
// What has left the page does no harm: looking for it may take some thousandths of the time.
const sweepAgainMsPerNode = 0.05;
const nodesPerStep = 200;
// Long enough to be found by an eye that looks up from a list.
const litMs = 1_500;

/**
 * Finds a document's references, now and as it changes, until the signal ends it. Tells our own pages about them,
 * when they ask.
 */
export function startSurvey({
  signal,
  servePage,
  whenIdle = whenPageIdle,
  now = () => performance.now(),
}: SurveyParts): Survey {
  const inventory = createInventory();
  let [told, nextSweepAt, mustSweep, hasChanged] = [0, 0, false, false];
  let tellTimer: ReturnType<typeof setTimeout> | undefined;
  let sweepTimer: ReturnType<typeof setTimeout> | undefined;
  let litTimer: ReturnType<typeof setTimeout> | undefined;
  let marks: Marks | undefined;
  let markName: string | undefined;
  /** What was found before it was known how it is shown. */
  let unmarked: Iterable<Node> = [];
  let events: SurveyEvents | undefined;

  // Most pages have nothing to mark.
  const mark = (node: Node) => {
    if (!markName) return;
    marks ??= createMarks(markName, schedule);
    marks.track(node);
  };

  const set = (node: Node, names: string[]) => {
    if (names.length === 0 && !inventory.names(node)) return;
    hasChanged = true;
    inventory.set(node, names);
    if (names.length > 0) mark(node);
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
    if (tellTimer || !hasChanged || !events) return;
    hasChanged = false;
    const count = inventory.count();
    if (count !== told) events.onCount(count);
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
    toList: () => ({ pageHost: hostOf(), references: listReferences(inventory) }),
    onWalk: () => events?.onWalk(),
    onJump(name) {
      // It may be in another frame.
      unlight();
      for (const node of inventory.nodes()) {
        if (!node.isConnected || !inventory.names(node)?.includes(name)) continue;
        // Pages write one value several times, and show what fits the window.
        const target = targetsIn(node).find(
          ({ found, boxes }) => nameReference(found.reference) === name && boxes().length > 0,
        );
        if (!target) continue;
        CSS.highlights.set(highlightNames.lit, new Highlight(new StaticRange(target.place)));
        litTimer = setTimeout(unlight, litMs);
        return reveal(target);
      }
    },
  });

  // A page that was left, or where we are off now, has no references for the badge.
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
    addresses: inventory.addresses,
    nodes: inventory.nodes,
    show(style, told) {
      events = told;
      markName = highlightNames[style];
      unmarked = inventory.nodes();
      if (inventory.count() > 0) schedule();
    },
  };
}
