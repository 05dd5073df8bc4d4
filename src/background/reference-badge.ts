import { browser } from 'wxt/browser';
import { formatNumber } from '../format/format-amount.ts';
import { t } from '../i18n/t.ts';
import { toFields } from '../lookup/request-queue/stored-limits.ts';
import type { Sender } from '../messaging/message-router.ts';
import type { SmallStore } from '../settings/browser-storage.ts';

/** The last count from one frame of a tab. `documentId` is absent if the browser has no document ids. */
type FrameCount = { count: number; atMs: number; documentId?: string };

type Tabs = { [tabId: string]: { [frameId: string]: FrameCount } };

// Frames report zero when they end. If one could not (it crashed), the first message of the next page drops its count.
// Counts more recent than this are kept, because frames of the new page often finish before the page itself.
const loadingMs = 10_000;

/** How many references the open tabs hold. */
export type ReferenceCounts = {
  /** Stores a frame's count and shows its tab's total. Ignores a zero from a document that another has replaced. */
  take(count: number, sender: Sender): Promise<void>;
  forgetTab(tabId: number): Promise<void>;
};

/**
 * Creates the counts of each tab's frames. The store is in memory only and outlives the background. Changes run one
 * after the other, so that two messages at once lose nothing.
 */
export function createReferenceCounts(parts: {
  now: () => number;
  store: SmallStore;
  show: (tabId: number, count: number) => Promise<void>;
}): ReferenceCounts {
  let tabs: Promise<Tabs> | undefined;
  let last: Promise<void> = Promise.resolve();

  function change(run: (tabs: Tabs) => Promise<void>): Promise<void> {
    tabs ??= parts.store.load().then(toTabs);
    const loaded = tabs;
    const done = last.then(async () => run(await loaded));
    last = done.catch(() => {});
    return done;
  }

  return {
    take: (count, { tab, frameId = 0, documentId, documentLifecycle }) => {
      const tabId = tab?.id;
      // A prerendered page is not in a tab yet.
      if (tabId === undefined || documentLifecycle === 'prerender') return Promise.resolve();
      return change(async (known) => {
        const frames = known[tabId] ?? {};
        const before = frames[frameId];
        const isOther = before !== undefined && before.documentId !== documentId;
        const now = parts.now();
        // A document's last message may arrive after the first one of its successor.
        const isLate = isOther && count === 0;
        if (!isLate && (before !== undefined || count > 0)) {
          const staying = isOther && frameId === 0 ? pick(frames, ({ atMs }) => now - atMs < loadingMs) : frames;
          const said = { count, atMs: now, ...(documentId !== undefined && { documentId }) };
          known[tabId] = pick({ ...staying, [frameId]: said }, (frame) => frame.count > 0);
          if (Object.keys(known[tabId]).length === 0) delete known[tabId];
          await parts.store.save(known);
        }
        await parts.show(tabId, sum(known[tabId] ?? {}));
      });
    },
    forgetTab: (tabId) =>
      change(async (known) => {
        if (known[tabId] === undefined) return;
        delete known[tabId];
        await parts.store.save(known);
      }),
  };
}

function pick(frames: Tabs[string], isKept: (frame: FrameCount) => boolean): Tabs[string] {
  return Object.fromEntries(Object.entries(frames).filter(([, frame]) => isKept(frame)));
}

function sum(frames: Tabs[string]): number {
  return Object.values(frames).reduce((total, { count }) => total + count, 0);
}

// Only we write this store; damaged entries are dropped. `toFields` returns nothing for a text: an entry for each of
// millions of letters would take seconds.
function toTabs(stored: unknown): Tabs {
  return Object.fromEntries(
    Object.entries(toFields(stored)).map(([tabId, frames]) => [
      tabId,
      pick(toFields(frames) as Tabs[string], isFrameCount),
    ]),
  );
}

function isFrameCount(frame: unknown): frame is FrameCount {
  const { count, atMs } = Object(frame);
  return Number.isSafeInteger(count) && count > 0 && Number.isFinite(atMs);
}

const most = 999;
// A muted colour, readable on light and dark toolbars: white text on it has a contrast of 6 to 1.
const colours = { ground: '#5b6472', text: '#ffffff' };

/** Returns the badge's text for a number of references: empty for 0, "999+" for more than fit. */
export function toBadgeText(count: number): string {
  return count === 0 ? '' : count > most ? `${most}+` : String(count);
}

/** Returns the toolbar button's tooltip for a number of references. */
export function toBadgeTitle(count: number): string {
  return count === 0 ? t('badge.nothing') : t('badge.references', { count, text: formatNumber(count) });
}

/** Shows a tab's number of references on the toolbar button, until the tab navigates to another page. */
export async function showBadge(tabId: number, count: number): Promise<void> {
  const { action } = browser;
  await Promise.allSettled([
    action.setBadgeBackgroundColor({ tabId, color: colours.ground }),
    action.setBadgeTextColor({ tabId, color: colours.text }),
    action.setBadgeText({ tabId, text: toBadgeText(count) }),
    action.setTitle({ tabId, title: toBadgeTitle(count) }),
  ]);
}
