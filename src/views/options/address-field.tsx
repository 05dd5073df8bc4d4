import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { FailureNote } from '../parts/failure-note.tsx';
import type { PreferencesStore } from './preferences-store.ts';
import { StoredWords } from './stored-words.tsx';

/** The API's address. The key goes there, so only safe addresses are taken, and the browser must allow it. */
export function AddressField({ store }: { store: PreferencesStore }) {
  const stored = store.preferences.value?.apiAddress;
  const text = useSignal('');
  useEffect(() => {
    if (stored !== undefined) text.value = stored;
  }, [stored, text]);
  const isWrong = store.isAddressWrong.value;

  async function keep(mayAsk: boolean): Promise<void> {
    await store.storeAddress(text.peek(), { mayAsk });
    // An empty field means the default: show what is stored now.
    if (!store.isAddressWrong.peek()) text.value = store.preferences.peek()?.apiAddress ?? text.peek();
  }

  return (
    <div class="field">
      <label for="api-address">API address</label>
      <input
        id="api-address"
        class="input mono"
        type="text"
        inputmode="url"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        aria-describedby="api-address-hint"
        aria-invalid={isWrong ? 'true' : undefined}
        disabled={stored === undefined}
        value={text.value}
        onInput={(event) => {
          text.value = event.currentTarget.value;
        }}
        onBlur={() => keep(false)}
        onKeyDown={(event) => (event.key === 'Enter' && !event.isComposing ? keep(true) : undefined)}
      />
      <p class="hint" id="api-address-hint">
        Your key is sent to this address. Empty it to go back to the usual one.
      </p>
      {isWrong && <FailureNote words={unusable} act={{}} />}
      {store.isReachable.value === false && (
        <div role="note" class="note">
          <strong>Your browser does not let Hashlens reach {stored} yet</strong>
          <span>Until you allow it, nothing can be looked up.</span>
          <button type="button" class="button" onClick={() => store.allowAccess()}>
            Allow access
          </button>
        </div>
      )}
      <StoredWords store={store} name="apiAddress" />
    </div>
  );
}

const unusable = {
  tone: 'bad',
  title: 'This address cannot be used',
  detail:
    'Write an https address, or an http one on this computer (127.0.0.1 or localhost), without user name, ? or #. The old one is still in use.',
} as const;
