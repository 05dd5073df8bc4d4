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

/** Prevents values that scripts in pages can write from deciding what is sent. */
export type Guard = {
  /**
   * Takes preferences as they are stored, and returns the values that may be trusted. A local value that did not come
   * from our own pages is corrected in storage. A synchronised one may come from another machine: the stricter applies.
   */
  hold<P extends Partial<GuardedPreferences>>(stored: P): Promise<P>;
  /** Stores a change from one of our own pages, all of it or nothing. */
  save(change: Partial<GuardedPreferences>): Promise<void>;
  /** Call when this preference was written. A local value is corrected; a stricter synchronised one becomes trusted. */
  hear(name: GuardedName): Promise<void>;
};

/** Creates the guard over the values that our own pages sent. */
export function createGuard(trusted: TrustedPreferences): Guard {
  async function holdOne<N extends GuardedName>(name: N, stored: GuardedPreferences[N]) {
    const { [name]: told } = await trusted.read();
    if (told === stored) return stored;
    // No page writes a preference that an administrator set, although an older value may still be stored.
    const preset = await readPreset(name);
    if (preset !== undefined) return preset;
    if (told === undefined) {
      await trusted.save({ [name]: stored });
      return stored;
    }
    if (isSynced(name)) return toStricter(told, stored);
    // Our own pages send a value here before it is stored, so the stored one comes from an unauthorised writer.
    savePreferences({ [name]: told }).catch(() => {});
    return told;
  }

  return {
    hold: async (stored) => {
      const own = Object.entries(stored) as [PreferenceName, GuardedPreferences[GuardedName]][];
      const held = await Promise.all(
        own.map(async ([name, value]) => [name, isGuarded(name) ? await holdOne(name, value) : value] as const),
      );
      // The cast is safe: each value keeps the name that it had.
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
      // An administrator's value applies only while it is set, so it is not saved as trusted.
      if ((await readPreset(name)) === undefined) await trusted.save({ [name]: held });
    },
  };
}

/** Returns the lower of two limits; of two settings to ask first, the one that asks. */
function toStricter<T>(told: T, stored: T): T {
  if (told === true || stored === 0) return told;
  // 0 means no limit; so did null in the past.
  if (stored === true || !told) return stored;
  return Number(stored) < Number(told) ? stored : told;
}

/**
 * The guarded preferences as our own pages sent them. Scripts in pages can write to the browser's storage: an attacker
 * who hijacks one could otherwise have the key sent to them, or have more requested than the user wants.
 */
type TrustedPreferences = {
  /** Undefined for a preference that was never sent; the default for a damaged one. Rejects if the disk fails. */
  read(): Promise<Partial<GuardedPreferences>>;
  /** `undefined` resets a preference to never sent. */
  save(change: { [N in GuardedName]?: GuardedPreferences[N] | undefined }): Promise<void>;
};

/**
 * Creates access to the trusted preferences. They are stored beside the credentials, in a database that no page can
 * reach.
 */
export function createTrustedPreferences({ database }: { database: SecretsDatabase }): TrustedPreferences {
  let known: Promise<Partial<GuardedPreferences>> | undefined;

  function readStored(): Promise<Partial<GuardedPreferences>> {
    return database.within('readonly', async (store) => {
      const entries = await Promise.all(
        listGuarded().map(async (name) => [name, toUsable(name, await store.get(name))] as const),
      );
      // The cast is safe: each value has passed its own name's check.
      return Object.fromEntries(entries) as Partial<GuardedPreferences>;
    });
  }

  async function save(change: Parameters<TrustedPreferences['save']>[0]): Promise<void> {
    known = undefined;
    try {
      await database.within('readwrite', async (store) => {
        const told = Object.entries(change) as [GuardedName, unknown][];
        await Promise.all(told.map(([name, value]) => store.put(value, name)));
      });
    } finally {
      // A read during the save may have returned the old values.
      known = undefined;
    }
  }

  database.onLost(async () => {
    const held = await known?.catch(() => undefined);
    known = undefined;
    // A stored value is newer than the held one.
    const left = Object.entries(await readStored()).filter(([, value]) => value !== undefined);
    if (held) await save({ ...held, ...Object.fromEntries(left) });
  });

  return {
    save,
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

// Damage must not be taken for "never sent": then any stored value would be trusted.
function toUsable(name: GuardedName, stored: unknown): unknown {
  return stored === undefined ? undefined : (places[name].check(stored) ?? defaultPreferences[name]);
}
