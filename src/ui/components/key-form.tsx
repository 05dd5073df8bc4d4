import { useRef } from 'preact/hooks';
import type { FailureWords } from '../../cards/card-content.ts';
import { formatFailure } from '../../format/failure.ts';
import type { Failure } from '../../models/failure.ts';
import { words } from '../../words/words.ts';
import { creditsLeftSentence } from './allowance-store.ts';
import type { CredentialName, KeyStore } from './key-store.ts';
import { FailureNote } from './placeholder.tsx';

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

/** Where a key comes from. */
export function KeySource() {
  return (
    <p class="hint">
      {words().keys.source((text) => (
        <a href="https://dev.blockscout.com" target="_blank" rel="noopener noreferrer">
          {text}
        </a>
      ))}
    </p>
  );
}

/**
 * A masked field for a credential: stored on Enter or on leaving the field, then emptied, so that the value
 * stands nowhere in the page. Kept as typed when it could not be stored.
 */
export function SecretField(props: {
  name: CredentialName;
  label: string;
  hint: string;
  placeholder: string;
  store: KeyStore;
  children?: preact.ComponentChildren;
}) {
  const { name, store } = props;
  const unusable = store.unusable.value;
  const inFlight = useRef<string | null>(null);

  async function keep(input: HTMLInputElement): Promise<void> {
    const { value } = input;
    // Enter, then leaving the field, is one wish, not two.
    if (value === inFlight.current) return;
    inFlight.current = value;
    const isDone = await store.store(name, value);
    inFlight.current = null;
    if (isDone && input.value === value) input.value = '';
  }

  return (
    <div class="field">
      <label for={name}>{props.label}</label>
      <div class="field-line">
        <input
          id={name}
          class="input mono"
          type="password"
          autocomplete="off"
          spellcheck={false}
          placeholder={props.placeholder}
          aria-describedby={`${name}-hint`}
          onBlur={(event) => keep(event.currentTarget)}
          onKeyDown={(event) => (event.key === 'Enter' && !event.isComposing ? keep(event.currentTarget) : undefined)}
        />
        {props.children}
      </div>
      <p class="hint" id={`${name}-hint`}>
        {props.hint}
      </p>
      {unusable?.name === name && <FailureNote words={sayUnusable(unusable.because)} act={{}} />}
    </div>
  );
}

function sayUnusable(because: 'too-long' | 'no-key') {
  const say = words().keys;
  return because === 'too-long'
    ? ({ tone: 'bad', title: say.tooLong, detail: say.tooLongDetail } as const)
    : ({ tone: 'bad', title: say.notAKey, detail: say.notAKeyDetail } as const);
}

/**
 * Removes a stored credential. Stands in the line below the field, never beside a button of the field's own line:
 * it appears while the pointer is down there, and must push nothing away.
 */
export function RemoveButton(props: { name: CredentialName; label: string; store: KeyStore }) {
  const { name, label, store } = props;
  return (
    <button
      type="button"
      class="button quiet"
      onClick={() => {
        // The button goes away with the key, and the focus must not go with it.
        document.getElementById(name)?.focus();
        void store.remove(name);
      }}
    >
      {label}
    </button>
  );
}

/** What leaves the browser and what does not, in the same words on every page that says so. */
export function WhatIsSent() {
  const say = words().whatIsSent;
  return (
    <div class="sent">
      <div>
        <h3>{say.sent}</h3>
        <ul>
          <li>{say.sentReference}</li>
          <li>{say.sentChain}</li>
          <li>{say.sentKey}</li>
        </ul>
      </div>
      <div>
        <h3>{say.never}</h3>
        <ul>
          <li>{say.neverPages}</li>
          <li>{say.neverUnasked}</li>
          <li>{say.neverTyped}</li>
        </ul>
      </div>
    </div>
  );
}
