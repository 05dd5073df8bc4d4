import {
  defaultPreferences,
  type GuardedName,
  type GuardedPreferences,
  isGuarded,
  isSynced,
  listGuarded,
  type PreferenceName,
  places,
} from './preference-definitions.ts';
import { readPreset, readStrictly, savePreferences } from './preferences.ts';
import type { SecretsDatabase } from './secrets.ts';

/** Keeps what scripts in pages could write from deciding over what is sent. */
export type Guard = {
  /**
   * What of these, as they are stored, may be gone by. What stays on this machine and was only written down is put
   * right. What is synchronised may come from another machine: then the stricter holds.
   */
  hold<P extends Partial<GuardedPreferences>>(stored: P): Promise<P>;
  /** Stores what a page of ours told, all of it or nothing. */
  save(change: Partial<GuardedPreferences>): Promise<void>;
  /** This one was written: it is put right, or where it is stricter than before, holds whatever is written after it. */
  hear(name: GuardedName): Promise<void>;
};

/** Creates it over what our own pages told. */
export function createGuard(trusted: TrustedPreferences): Guard {
  async function holdOne<N extends GuardedName>(name: N, stored: GuardedPreferences[N]) {
    const { [name]: told } = await trusted.read();
    if (told === stored) return stored;
    // No page writes what an administrator set; what was read above may lie in storage all the same.
    const preset = await readPreset(name);
    if (preset !== undefined) return preset;
    if (told === undefined) {
      await trusted.save({ [name]: stored });
      return stored;
    }
    if (isSynced(name)) return toStricter(told, stored);
    // Our own pages tell it before it is stored: what stands there now was written by nobody who may.
    savePreferences({ [name]: told }).catch(() => {});
    return told;
  }

  return {
    hold: async (stored) => {
      const own = Object.entries(stored) as [PreferenceName, GuardedPreferences[GuardedName]][];
      const held = await Promise.all(
        own.map(async ([name, value]) => [name, isGuarded(name) ? await holdOne(name, value) : value] as const),
      );
      // Each name with its own value.
      return Object.fromEntries(held) as typeof stored;
    },
    save: async (change) => {
      const told = await trusted.read();
      await trusted.save(change);
      try {
        await savePreferences(change);
      } catch (error) {
        const names = Object.keys(change) as GuardedName[];
        await trusted.save(Object.fromEntries(names.map((name) => [name, told[name]])));
        throw error;
      }
    },
    hear: async (name) => {
      const { [name]: stored } = await readStrictly(name);
      const held = await holdOne(name, stored);
      if (!isSynced(name) || held === (await trusted.read())[name]) return;
      // What an administrator sets holds as long as they do.
      if ((await readPreset(name)) === undefined) await trusted.save({ [name]: held });
    },
  };
}

/** Of two limits the lower, of two wishes to be asked first the one that wants it. */
function toStricter<T>(told: T, stored: T): T {
  if (told === true || stored === 0) return told;
  // 0 is no limit; so was null.
  if (stored === true || !told) return stored;
  return Number(stored) < Number(told) ? stored : told;
}

/**
 * The guarded preferences as our own pages told them. What lies in the browser's storage can be written by scripts in
 * pages: whoever takes one over could else have the key sent to them, or more asked than the person wants.
 */
type TrustedPreferences = {
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
