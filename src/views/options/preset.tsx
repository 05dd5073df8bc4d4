import type { ComponentChildren } from 'preact';
import { LockedWords } from './locked-words.tsx';
import type { Preferences } from './preference-parts.ts';
import type { PreferencesStore } from './preferences-store.ts';

/** What changes one preference: it can only be seen where an administrator set it, and says so, unless `isQuiet`. */
export function Preset(props: {
  store: PreferencesStore;
  name: keyof Preferences;
  isQuiet?: boolean;
  children: ComponentChildren;
}) {
  const { store, name, isQuiet = false, children } = props;
  return (
    <fieldset class="preset" disabled={store.locked.value.has(name)}>
      {children}
      {!isQuiet && <LockedWords store={store} name={name} />}
    </fieldset>
  );
}
