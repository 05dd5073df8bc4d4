import type { ComponentChildren } from 'preact';
import { words } from '../../words/words.ts';
import type { Preferences } from './preference-parts.ts';
import type { PreferencesStore } from './preferences-store.ts';

/** What changes one preference: it can only be seen where an administrator set it, and says so. */
export function Preset(props: { store: PreferencesStore; name: keyof Preferences; children: ComponentChildren }) {
  const { store, name, children } = props;
  const isLocked = store.locked.value.has(name);
  return (
    <fieldset class="preset" disabled={isLocked}>
      {children}
      {isLocked && (
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
      )}
    </fieldset>
  );
}
