import { words } from '../../words/words.ts';
import type { Preferences } from './preference-parts.ts';
import type { PreferencesStore } from './preferences-store.ts';

/** Says that an administrator set a preference; nothing where the person may. */
export function LockedWords({ store, name }: { store: PreferencesStore; name: keyof Preferences }) {
  if (!store.locked.value.has(name)) return null;
  return (
    <p class="hint locked">
      <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
        <path
          d="M4.5 7V5a3.5 3.5 0 0 1 7 0v2M3.5 7h9v6.5h-9z"
          fill="none"
          stroke="currentColor"
          stroke-width="1.6"
          stroke-linejoin="round"
        />
      </svg>
      {words().settings.byAdministrator}
    </p>
  );
}
