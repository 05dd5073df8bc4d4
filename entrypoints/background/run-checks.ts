import { createCheckQuestions } from '../../src/lookup/watching/ask-for-checks.ts';
import { createChecks } from '../../src/lookup/watching/create-checks.ts';
import type { Parts } from './parts.ts';
import { notify } from './serve-notifications.ts';
import { toNotices } from './to-notices.ts';

/** Runs the checks that are due; gives when the next are, null for never. Rejects where the disk fails. */
export function runChecks(parts: Parts): Promise<number | null> {
  const { run } = createChecks({
    list: parts.watched,
    store: parts.checks,
    ask: createCheckQuestions(parts),
    readWishes: async () => {
      const { checkEvery, checkBudget, tellChanges } = await parts.readWatchWishes();
      return { everyMinutes: checkEvery === 0 ? null : checkEvery, budget: checkBudget, tells: tellChanges };
    },
    readDefaultChainId: async () => (await parts.readPreferences()).chainIds[0] ?? 1,
    now: parts.now,
    tell: async (things, found) => {
      await parts.spoken();
      await notify(toNotices(things, found));
    },
  });
  return run();
}
