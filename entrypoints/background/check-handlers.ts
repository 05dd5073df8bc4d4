import { browser } from 'wxt/browser';
import { inTime } from '../../src/lookup/in-time.ts';
import { createDayCount } from '../../src/lookup/limits/day-count.ts';
import { isPrivate } from '../../src/messages/sender.ts';
import type { Handlers } from '../../src/messages/serve.ts';
import { tellWatched } from '../../src/messages/watched-news.ts';
import { checkAlarm } from './keep-checking.ts';
import type { Parts } from './parts.ts';
import * as valid from './valid-requests.ts';
import * as validWatched from './valid-watched.ts';

type Names = 'watchedChecks' | 'watchedNews' | 'seenWatched';

const longestMs = 3_000;

/** How our own pages learn what checks found. */
export function createCheckHandlers({
  watched,
  checks,
  now,
}: Pick<Parts, 'watched' | 'checks' | 'now'>): Pick<Handlers, Names> {
  async function readChecks() {
    const [transactions, { checks: all, turn }, alarm] = await Promise.all([
      watched.readTransactions(),
      checks.read(),
      browser.alarms.get(checkAlarm),
    ]);
    const day = createDayCount({ now, onShorten: () => {} });
    day.apply(turn.today);
    return { transactions, checks: all, turn, nextMs: alarm?.scheduledTime ?? null, spentToday: day.spent() };
  }

  return {
    watchedChecks: {
      from: 'own-pages',
      isValid: valid.isEmpty,
      answer: () => inTime(readChecks(), longestMs).catch(() => null),
    },
    watchedNews: {
      from: 'own-pages',
      isValid: valid.isEmpty,
      // Where it cannot be read, the tab itself says so.
      answer: () => inTime(checks.countNew(), longestMs).catch(() => 0),
    },
    seenWatched: {
      from: 'own-pages',
      isValid: validWatched.isSeen,
      answer: async (wish, sender) => {
        // A mark that stays is no loss.
        if (!isPrivate(sender, wish)) await inTime(checks.markSeen(wish.about), longestMs).then(tellWatched, () => {});
        return null;
      },
    },
  };
}
