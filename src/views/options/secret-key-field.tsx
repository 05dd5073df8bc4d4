import type { KeyStore } from '../parts/key-store.ts';
import { RemoveButton } from '../parts/remove-button.tsx';
import { SecretField } from '../parts/secret-field.tsx';

/** The optional credential for restricted resources. Most people have none. */
export function SecretKeyField({ store }: { store: KeyStore }) {
  const isStored = store.status.value?.hasSecretKey === true;
  const saved = store.saved.value;
  return (
    <div class="key-form">
      <SecretField
        name="secretKey"
        label="Secret key"
        placeholder={isStored ? 'one is stored' : 'Optional'}
        hint="Only for restricted resources that the service has given you access to. Leave it empty if you have none."
        store={store}
      >
        {isStored && <RemoveButton name="secretKey" label="Forget it" store={store} />}
      </SecretField>
      <p class="status aside" role="status">
        {saved?.name === 'secretKey' ? (saved.what === 'stored' ? 'Stored just now.' : 'Forgotten.') : ''}
      </p>
    </div>
  );
}
