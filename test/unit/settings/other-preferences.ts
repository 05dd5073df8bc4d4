import type { Preferences } from '../../../src/settings/preference-definitions.ts';
import others from './other-preferences.json' with { type: 'json' };

/** Every preference with a value other than its default. */
export const otherPreferences = { ...others, snoozedUntil: Date.now() + 365 * 86_400_000 } as Preferences;
