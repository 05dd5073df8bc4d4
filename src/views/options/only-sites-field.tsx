import { useRef } from 'preact/hooks';
import { words } from '../../words/words.ts';
import { Note } from '../card/note.tsx';
import type { PreferenceRules } from './preference-parts.ts';
import type { PreferencesStore } from './preferences-store.ts';
import { Preset } from './preset.tsx';
import { SitesField } from './sites-field.tsx';
import { StoredWords } from './stored-words.tsx';

/** The switch that leaves Hashlens on for some sites alone, with their list. */
export function OnlySitesField({ store, rules }: { store: PreferencesStore; rules: PreferenceRules }) {
  const preferences = store.preferences.value;
  const sites = preferences?.onlySites ?? null;
  const say = words().optionsPages;
  // Switched off and on again, the list is still the one that was made.
  const before = useRef<string[]>([]);

  function change(isOn: boolean): void {
    if (sites) before.current = sites;
    // What goes wrong is said below.
    void store.store({ onlySites: isOn ? before.current : null });
  }

  return (
    <>
      <div class="field">
        <Preset store={store} name="onlySites" isQuiet={sites !== null}>
          <label class="check" for="only-on-these">
            <input
              id="only-on-these"
              type="checkbox"
              disabled={!preferences}
              checked={sites !== null}
              onChange={(event) => change(event.currentTarget.checked)}
            />
            {say.onlySites}
          </label>
        </Preset>
        {!sites && <StoredWords store={store} name="onlySites" />}
      </div>
      {sites && (
        <div class="inside">
          {sites.length === 0 && <Note tone="wait" title={say.onNowhere} />}
          <SitesField store={store} name="onlySites" label={say.sitesOn} rules={rules} />
        </div>
      )}
    </>
  );
}
