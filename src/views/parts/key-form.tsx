import type { FailureWords } from '../../cards/card-content.ts';
import { formatFailure } from '../../format/failure.ts';
import type { Failure } from '../../models/failure.ts';
import { words } from '../../words/words.ts';
import { creditsLeftSentence } from './credit-words.ts';
import { FailureNote } from './failure-note.tsx';
import type { KeyStore } from './key-store.ts';
import { RemoveButton } from './remove-button.tsx';
import { SecretField } from './secret-field.tsx';

/** The API key's field with "Check key" and "Remove". Shows of a stored key only how it ends. */
export function KeyForm({ store, now }: { store: KeyStore; now: () => number }) {
  const ending = store.status.value?.apiKeyEnding ?? null;
  const isStored = ending !== null;
  const check = store.check.value;
  const say = words().keys;
  return (
    <div class="key-form">
      <SecretField
        name="apiKey"
        label={say.apiKey}
        placeholder={isStored ? endingWords(ending) : 'proapi_…'}
        hint={say.apiKeyHint}
        store={store}
      >
        <button type="button" class="button" aria-disabled={check.kind === 'checking'} onClick={() => store.checkKey()}>
          {say.check}
        </button>
      </SecretField>
      <div class="status-line">
        <p class="status" role="status" aria-busy={check.kind === 'checking'}>
          {statusWords(store)}
        </p>
        {isStored && <RemoveButton name="apiKey" label={say.remove} store={store} />}
      </div>
      {check.kind === 'failed' && (
        <FailureNote
          words={formatFailure(check.failure, { now: now() })}
          act={{ 'try-again': () => void store.checkKey() }}
        />
      )}
      {store.failure.value && <FailureNote words={failureWords(store.failure.value, now())} act={{}} />}
    </div>
  );
}

function failureWords(failure: Failure | 'not-stored', now: number): FailureWords {
  if (failure !== 'not-stored') return formatFailure(failure, { now });
  const { notStored, notStoredDetail } = words().options;
  return { title: notStored, detail: notStoredDetail, tone: 'bad' };
}

/** How a stored key is spoken of; the ending is empty for keys too short to show a part of. */
function endingWords(ending: string): string {
  const say = words().keys;
  return ending === '' ? say.isStored : say.endsIn(ending);
}

function statusWords(store: KeyStore): string {
  const check = store.check.value;
  const status = store.status.value;
  const { keys: say, ownPages } = words();
  if (check.kind === 'checking') return say.checking;
  if (check.kind === 'works') {
    const left = check.creditsLeft;
    const works = say.worksOn(check.chain.name);
    return left === null ? works : ownPages.both(works, creditsLeftSentence(left, null));
  }
  if (!status) return '';
  const isJustNow = store.saved.value?.name === 'apiKey';
  const { apiKeyEnding: ending } = status;
  if (ending === null) return isJustNow ? say.removed : say.noneYet;
  if (ending === '') return isJustNow ? ownPages.storedJustNow : say.stored;
  return isJustNow ? say.storedJustNowEnding(ending) : say.storedEnding(ending);
}
