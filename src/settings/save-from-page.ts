import { type GuardedPreferences, isGuarded } from './guarded-names.ts';
import { type Preferences, preferenceNames } from './preference-places.ts';
import { savePreferences } from './preferences.ts';

/**
 * Stores from a page of ours, as `savePreferences` does, what may be written by anybody; what is guarded is told to the
 * background, which stores it. Rejects where either refuses.
 */
export async function saveFromPage(
  change: Partial<Preferences>,
  saveGuarded: (guarded: Partial<GuardedPreferences>) => Promise<unknown>,
): Promise<void> {
  const given = preferenceNames.filter((name) => change[name] !== undefined);
  const [guarded, others] = [given.filter(isGuarded), given.filter((name) => !isGuarded(name))];
  if (others.length > 0) await savePreferences(pick(change, others));
  if (guarded.length > 0) await saveGuarded(pick(change, guarded));
}

function pick<N extends keyof Preferences>(change: Partial<Preferences>, names: N[]): Partial<Pick<Preferences, N>> {
  // Each name with its own value.
  return Object.fromEntries(names.map((name) => [name, change[name]])) as Partial<Pick<Preferences, N>>;
}
