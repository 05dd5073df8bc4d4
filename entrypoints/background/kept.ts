import { createPrivateRecords } from '../../src/records/create-private-records.ts';
import { createRecords } from '../../src/records/create-records.ts';
import { createRecents } from '../../src/records/recents.ts';
import { createWatchChecks } from '../../src/records/watch-checks.ts';
import { createWatchedList } from '../../src/records/watched-list.ts';
import { keptBoundsMb } from '../../src/settings/check-stored.ts';
import type { SecretsDatabase } from '../../src/settings/secrets-database.ts';
import { keptBesideKeys, takeFromSession } from '../../src/settings/small-store.ts';

/**
 * Creates what is kept of answers, of lookups and of what is watched, in its databases. `now`: ms since 1970. What is to
 * be forgotten is noted beside the `keys`: a script in a page could have paid answers thrown away.
 */
export function createKept({ now, keys }: { now: () => number; keys: SecretsDatabase }) {
  const records = createRecords({
    databaseName: 'hashlens-records',
    now,
    debts: keptBesideKeys(keys, 'forgetting'),
    // Nothing goes before it is known how much the person wants kept.
    maxBytes: keptBoundsMb.most * 1_000_000,
  });
  const privateRecords = createPrivateRecords({ disk: records, now });
  const watchedPlace = { databaseName: 'hashlens-watched' };
  // Where the popup was, which our own pages keep there.
  const forgetPlace = () => takeFromSession('place');

  return {
    records,
    recordsFor: (isPrivate: boolean) => (isPrivate ? privateRecords : records),
    watched: createWatchedList(watchedPlace),
    checks: createWatchChecks(watchedPlace),
    recents: createRecents({ databaseName: 'hashlens-recents' }),
    forgetPlace,
    /** Forgets what private windows were told. */
    forgetPrivate: () => privateRecords.forget(),
    /** Forgets every answer, and where the popup was: that holds what it showed. */
    forget: () => Promise.all([records.forget(), privateRecords.forget(), forgetPlace()]),
  };
}
