import { type GuardedName, type GuardedPreferences, listGuarded } from './guarded-names.ts';
import { defaultPreferences, places } from './preference-places.ts';
import type { SecretsDatabase } from './secrets-database.ts';

/**
 * The guarded preferences as our own pages told them. What lies in the browser's storage can be written by scripts in
 * pages: whoever takes one over could else have the key sent to them, or more asked than the person wants.
 */
export type TrustedPreferences = {
  /** Undefined where one was never told; what was damaged is as by default. Rejects where the disk fails. */
  read(): Promise<Partial<GuardedPreferences>>;
  /** Undefined is as never told. */
  save(change: { [N in GuardedName]?: GuardedPreferences[N] | undefined }): Promise<void>;
};

/** Creates the way to them: they lie beside the credentials, in a database that no page reaches. */
export function createTrustedPreferences({ database }: { database: SecretsDatabase }): TrustedPreferences {
  let known: Promise<Partial<GuardedPreferences>> | undefined;

  function readStored(): Promise<Partial<GuardedPreferences>> {
    return database.within(async (connection) => {
      const { store } = connection.transaction('credentials');
      const entries = await Promise.all(
        listGuarded().map(async (name) => [name, toUsable(name, await store.get(name))] as const),
      );
      // Each name with its own check's value.
      return Object.fromEntries(entries) as Partial<GuardedPreferences>;
    });
  }

  return {
    save: async (change) => {
      known = undefined;
      try {
        await database.within(async (connection) => {
          const write = connection.transaction('credentials', 'readwrite');
          const told = Object.entries(change) as [GuardedName, unknown][];
          await Promise.all([...told.map(([name, value]) => write.store.put(value, name)), write.done]);
        });
      } finally {
        // Whoever read in the middle may have got the old ones.
        known = undefined;
      }
    },
    read: () => {
      const reading = known ?? readStored();
      known = reading;
      reading.catch(() => {
        if (known === reading) known = undefined;
      });
      return reading;
    },
  };
}

// Damage must not be taken for "never told": then whatever is written down would hold.
function toUsable(name: GuardedName, stored: unknown): unknown {
  return stored === undefined ? undefined : (places[name].check(stored) ?? defaultPreferences[name]);
}
