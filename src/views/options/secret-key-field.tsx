import { words } from '../../words/words.ts';
import type { KeyStore } from '../parts/key-store.ts';
import { RemoveButton } from '../parts/remove-button.tsx';
import { SecretField } from '../parts/secret-field.tsx';

/** The optional credential for restricted resources. Most people have none. */
export function SecretKeyField({ store }: { store: KeyStore }) {
  const isStored = store.status.value?.hasSecretKey === true;
  const saved = store.saved.value;
  const say = words().keys;
  return (
    <div class="key-form">
      <SecretField
        name="secretKey"
        label={say.secretKey}
        placeholder={isStored ? say.secretIsStored : say.secretOptional}
        hint={say.secretKeyHint}
        store={store}
      >
        {isStored && <RemoveButton name="secretKey" label={say.forget} store={store} />}
      </SecretField>
      <p class="status aside" role="status">
        {saved?.name === 'secretKey' ? (saved.what === 'stored' ? words().ownPages.storedJustNow : say.forgotten) : ''}
      </p>
    </div>
  );
}
