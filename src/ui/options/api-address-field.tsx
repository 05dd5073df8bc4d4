import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { t } from '../../i18n/t.ts';
import { Note } from '../card/message.tsx';
import { FailureNote } from '../components/placeholder.tsx';
import type { PreferencesStore } from './preferences-store.ts';
import { Preset, StoredWords } from './setting-fields.tsx';

/** The API's address. The key is sent there, so only safe addresses are accepted, and the browser must allow access. */
export function AddressField({ store }: { store: PreferencesStore }) {
  const stored = store.preferences.value?.apiAddress;
  const text = useSignal('');
  useLayoutEffect(() => {
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
      <Preset store={store} name="apiAddress">
        <label for="api-address">{t('options.apiAddress')}</label>
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
          {t('options.apiAddressHint')}
        </p>
      </Preset>
      {isWrong && <FailureNote words={unusable()} act={{}} />}
      {stored !== undefined && store.isReachable.value === false && (
        <Note tone="wait" title={t('options.notReachable', { address: stored })}>
          {t('options.notReachableDetail')}
          {store.isDeclined.value && <p role="status">{t('access.declined')}</p>}
          <button type="button" class="button" onClick={() => store.allowAccess()}>
            {t('options.allowAccess')}
          </button>
        </Note>
      )}
      <StoredWords store={store} name="apiAddress" />
    </div>
  );
}

function unusable() {
  return { tone: 'bad', title: t('options.addressUnusable'), detail: t('options.addressUnusableDetail') } as const;
}
