import { describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import {
  createReferenceCounts,
  showBadge,
  toBadgeText,
  toBadgeTitle,
} from '../../../src/background/reference-badge.ts';
import type { Sender } from '../../../src/messaging/message-router.ts';
import { named } from '../ui/named.ts';
import cases from './reference-badge.json' with { type: 'json' };

const top = (documentId?: string): Sender => ({ tab: { id: 7 }, frameId: 0, documentId });
const frame = (frameId: number, documentId?: string): Sender => ({ tab: { id: 7 }, frameId, documentId });

/** A browser session. Backgrounds start and stop in it; stored counts and shown badges remain. */
function createSession() {
  const shown: [number, number][] = [];
  const clock = { nowMs: 1_000_000 };
  const kept: { json: string | undefined; saves: number } = { json: undefined, saves: 0 };
  // Asynchronous like a browser's storage, so that writes that are not queued get lost.
  const turn = () => new Promise((resolve) => setTimeout(resolve, 0));
  const startBackground = () =>
    createReferenceCounts({
      now: () => clock.nowMs,
      store: {
        load: async () => {
          await turn();
          return kept.json === undefined ? undefined : JSON.parse(kept.json);
        },
        save: async (value) => {
          const json = JSON.stringify(value);
          await turn();
          kept.saves += 1;
          kept.json = json;
        },
      },
      show: async (tabId, count) => {
        shown.push([tabId, count]);
      },
    });
  return { startBackground, shown, clock, kept, last: () => shown.at(-1) };
}

describe('createReferenceCounts', () => {
  test('loses nothing of what many frames say at once', async () => {
    const { startBackground, last, kept } = createSession();
    const counts = startBackground();

    await Promise.all(Array.from({ length: 20 }, (_, at) => counts.take(1, frame(at, `document ${at}`))));
    await startBackground().take(1, frame(20));

    expect(last()).toEqual([7, 21]);
    expect(Object.keys(JSON.parse(kept.json ?? '')[7])).toHaveLength(21);
  });

  test('goes on from what is kept after the browser stopped the background', async () => {
    const { startBackground, last } = createSession();

    await startBackground().take(3, top('a'));
    await startBackground().take(4, frame(5, 'b'));

    expect(last()).toEqual([7, 7]);
  });

  test('shows a number that has not changed, because the browser forgets it with the page', async () => {
    const { startBackground, shown } = createSession();
    const counts = startBackground();

    await counts.take(3, top());
    await counts.take(3, top());

    expect(shown).toEqual([
      [7, 3],
      [7, 3],
    ]);
  });

  test('forgets a frame that takes its leave with a zero', async () => {
    const { startBackground, last, kept } = createSession();
    const counts = startBackground();
    await counts.take(3, top('a'));
    await counts.take(4, frame(5, 'b'));

    await counts.take(0, frame(5, 'b'));

    expect(last()).toEqual([7, 3]);
    expect(JSON.parse(kept.json ?? '')).toEqual({ 7: { 0: expect.objectContaining({ count: 3 }) } });
  });

  type Said = { count: number; tabId?: number; frameId?: number; documentId?: string; afterMs?: number };
  test.for(named(cases.counts as { name: string; said: Said[]; shown: number }[]))(
    '%s',
    async ([, { said, shown }]) => {
      const { startBackground, last, clock } = createSession();
      const counts = startBackground();

      for (const { count, tabId = 7, frameId = 0, documentId, afterMs = 0 } of said) {
        clock.nowMs += afterMs;
        await counts.take(count, { tab: { id: tabId }, frameId, documentId });
      }

      expect(last()).toEqual([7, shown]);
    },
  );

  test('keeps nothing of a tab whose last frame took its leave', async () => {
    const { startBackground, kept } = createSession();
    const counts = startBackground();
    await counts.take(3, top('a'));

    await counts.take(0, top('a'));

    expect(kept.json).toBe('{}');
  });

  test('goes on after the browser refused to keep or to show something', async () => {
    let isBroken = true;
    const shown: number[] = [];
    const counts = createReferenceCounts({
      now: () => 0,
      store: {
        load: async () => undefined,
        save: async () => {
          if (isBroken) throw new Error('No room.');
        },
      },
      show: async (_, count) => {
        shown.push(count);
      },
    });
    await counts.take(3, top('a')).catch(() => {});

    isBroken = false;
    await counts.take(4, top('a'));

    expect(shown).toEqual([4]);
  });

  test('forgets a closed tab', async () => {
    const { startBackground, kept, last } = createSession();
    const counts = startBackground();
    await counts.take(3, top('a'));

    await counts.forgetTab(7);
    await counts.take(1, frame(5));

    expect(last()).toEqual([7, 1]);
    expect(Object.keys(JSON.parse(kept.json ?? ''))).toEqual(['7']);
  });

  test('keeps nothing of a tab that says it has none and never had any', async () => {
    const { startBackground, kept, last } = createSession();

    await startBackground().take(0, top('a'));
    await startBackground().forgetTab(9);

    expect(kept.saves).toBe(0);
    expect(last()).toEqual([7, 0]);
  });

  test.for<[string, Sender]>([
    ['a page that is loaded ahead', { tab: { id: 7 }, frameId: 3, documentLifecycle: 'prerender' }],
    ['a sender in no tab', { frameId: 0 }],
  ])('does not hear %s', async ([, sender]) => {
    const { startBackground, kept, shown } = createSession();

    await startBackground().take(3, sender);

    expect(shown).toEqual([]);
    expect(kept.saves).toBe(0);
  });

  test.for(cases.damaged)('counts on where %s is kept', async (json) => {
    const { startBackground, kept, last } = createSession();
    kept.json = json;

    await startBackground().take(3, top('a'));

    expect(last()).toEqual([7, 3]);
  });
});

test.for(cases.badges)(
  '$count references are “$text” on the badge and “$title” in its words',
  ({ count, text, title }) => {
    expect(toBadgeText(count)).toBe(text);
    expect(toBadgeTitle(count)).toBe(title);
  },
);

test('shows the number on the one tab, and minds no tab that has gone', async () => {
  const setText = vi.fn(async () => {});
  const gone = vi.fn(async () => {
    throw new Error('No tab with id: 7.');
  });
  vi.spyOn(fakeBrowser, 'action', 'get').mockReturnValue({
    setBadgeText: setText,
    setBadgeBackgroundColor: gone,
    setBadgeTextColor: gone,
    setTitle: gone,
  } as never);

  await showBadge(7, 12);

  expect(setText).toHaveBeenCalledWith({ tabId: 7, text: '12' });
  expect(gone).toHaveBeenCalledTimes(3);
});
