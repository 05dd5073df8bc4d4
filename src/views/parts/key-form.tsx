import { formatFailure } from '../../format/failure.ts';
import { creditsLeftWords } from './credit-words.ts';
import { FailureNote } from './failure-note.tsx';
import type { KeyStore } from './key-store.ts';
import { RemoveButton } from './remove-button.tsx';
import { SecretField } from './secret-field.tsx';

/** The API key's field with "Check key" and "Remove". Shows of a stored key only how it ends. */
export function KeyForm({ store, now }: { store: KeyStore; now: () => number }) {
  const ending = store.status.value?.apiKeyEnding ?? null;
  const isStored = ending !== null;
  const check = store.check.value;
  return (
    <div class="key-form">
      <SecretField
        name="apiKey"
        label="API key"
        placeholder={isStored ? endingWords(ending) : 'proapi_…'}
        hint="Stored when you press Enter or leave the field. It stays in this browser and goes to the API address only."
        store={store}
      >
        <button type="button" class="button" aria-disabled={check.kind === 'checking'} onClick={() => store.checkKey()}>
          Check key
        </button>
      </SecretField>
      <div class="status-line">
        <p class="status" role="status" aria-busy={check.kind === 'checking'}>
          {statusWords(store)}
        </p>
        {isStored && <RemoveButton name="apiKey" label="Remove" store={store} />}
      </div>
      {check.kind === 'failed' && (
        <FailureNote
          words={formatFailure(check.failure, { now: now() })}
          act={{ 'try-again': () => void store.checkKey() }}
        />
      )}
      {store.failure.value && <FailureNote words={formatFailure(store.failure.value, { now: now() })} act={{}} />}
    </div>
  );
}

/** How a stored key is spoken of; the ending is empty for keys too short to show a part of. */
function endingWords(ending: string): string {
  return ending === '' ? 'a key is stored' : `ends in …${ending}`;
}

function statusWords(store: KeyStore): string {
  const check = store.check.value;
  const status = store.status.value;
  if (check.kind === 'checking') return 'Checking the key…';
  if (check.kind === 'works') {
    const left = check.creditsLeft;
    const credits = left === null ? '' : ` ${creditsLeftWords(left, ' credits').replace(/^o/, 'O')}.`;
    return `The key works on ${check.chain.name}.${credits}`;
  }
  if (!status) return '';
  if (status.apiKeyEnding === null) return store.saved.value?.name === 'apiKey' ? 'Key removed.' : 'No key stored yet.';
  const ending = status.apiKeyEnding === '' ? '' : `: ${endingWords(status.apiKeyEnding)}`;
  return `${store.saved.value?.name === 'apiKey' ? 'Stored just now' : 'Stored'}${ending}.`;
}
