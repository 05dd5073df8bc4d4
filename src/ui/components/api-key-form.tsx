import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { FailureWords } from '../../cards/card-content.ts';
import { formatFailure } from '../../format/failure.ts';
import { shortenHex } from '../../format/hex.ts';
import { t, tParts } from '../../i18n/t.ts';
import { parseLookupInput } from '../../lookup/input/parse-lookup-input.ts';
import type { Protocol } from '../../messaging/protocol.ts';
import type { Ask } from '../../messaging/send-message.ts';
import type { Failure } from '../../models/failure.ts';
import { writeReference } from '../../references/reference.ts';
import type { ApiKeyStore, CredentialName } from './api-key-store.ts';
import { creditsLeftSentence } from './credits-store.ts';
import { FailureNote } from './placeholder.tsx';
import { HeldWhile } from './rate-countdown.tsx';

/** The API key field with "Check key" and "Remove". Shows only the ending of a stored key. */
export function ApiKeyForm({ store, now }: { store: ApiKeyStore; now: () => number }) {
  const isStored = store.status.value?.apiKeyEnding != null;
  const check = store.check.value;
  return (
    <div class="key-form">
      <SecretField
        name="apiKey"
        label={t('options.key.apiKey')}
        placeholder={isStored ? t('options.key.replace') : 'proapi_…'}
        hint={t('options.key.apiKeyHint')}
        store={store}
        onPasted={store.checkApiKey}
        status={
          <div class="status-line">
            <p class="status" role="status" aria-busy={check.kind === 'checking'}>
              {statusWords(store)}
            </p>
            {isStored && <RemoveButton name="apiKey" label={t('options.key.remove')} store={store} />}
          </div>
        }
      >
        <button
          type="button"
          class="button"
          aria-disabled={check.kind === 'checking'}
          onClick={() => store.checkApiKey()}
        >
          {t('options.key.check')}
        </button>
      </SecretField>
      {check.kind === 'checking' && <HeldWhile read={store.readHeldUntil} now={now} />}
      {store.status.value?.isPassing && <p class="hint">{t('options.key.passing')}</p>}
      {check.kind === 'failed' && (
        <FailureNote
          words={formatFailure(check.failure, { now: now() })}
          act={{ 'try-again': () => void store.checkApiKey() }}
        />
      )}
      {store.failure.value && <FailureNote words={failureWords(store.failure.value, now())} act={{}} />}
    </div>
  );
}

function failureWords(failure: Failure | 'not-stored', now: number): FailureWords {
  if (failure !== 'not-stored') return formatFailure(failure, { now });
  return { title: t('options.notStored'), detail: t('options.notStoredDetail'), tone: 'bad' };
}

function statusWords(store: ApiKeyStore): string {
  const check = store.check.value;
  const status = store.status.value;
  if (check.kind === 'checking') return t('options.key.checking');
  if (check.kind === 'works') {
    const left = check.creditsLeft;
    const works = t('options.key.worksOn', { chain: check.chain.name });
    return left === null ? works : t('page.both', { first: works, second: creditsLeftSentence(left, null) });
  }
  if (!status) return '';
  const isJustNow = store.saved.value?.name === 'apiKey';
  const { apiKeyEnding: ending } = status;
  if (ending === null) return isJustNow ? t('options.key.removed') : t('options.key.noneYet');
  if (ending === '') return isJustNow ? t('page.storedJustNow') : t('options.key.stored');
  return isJustNow ? t('options.key.storedJustNowEnding', { ending }) : t('options.key.storedEnding', { ending });
}

/** The lookup that the user wanted when there was no key. */
export type Wanted = Protocol['openPopupPage']['request'];

/** The lookup that this page was opened for because only a key was missing. Handed over once; null if there is none. */
export async function takeWanted(query: URLSearchParams, ask: Ask): Promise<Wanted | null> {
  const isPrivate = query.has('private');
  const id = query.get('private') ?? query.get('opened');
  const opened = id === null ? null : await ask('takeOpened', { id }).catch(() => null);
  const parsed = opened && parseLookupInput(opened.lookUp);
  if (!opened || !parsed?.ok) return null;
  return { reference: parsed.found.reference, chainId: opened.chainId, ...(isPrivate && { isPrivate }) };
}

/** Keeps the wanted lookup until there is a key, then offers a button for it. */
export function WantedLookup(props: { wanted: Wanted; store: ApiKeyStore; ask: Ask; now: () => number }) {
  const { wanted, store, ask, now } = props;
  const isFailed = useSignal(false);
  const value = writeReference(wanted.reference).replace(/^0x[\da-f]+/i, shortenHex);

  async function lookUp(): Promise<void> {
    isFailed.value = await ask('openPopupPage', wanted).then(
      () => false,
      () => true,
    );
  }

  return (
    <div class="wanted" tabIndex={-1}>
      {store.status.value?.apiKeyEnding == null ? (
        <p>{t('options.key.wanted', { value })}</p>
      ) : (
        <button type="button" class="button main" onClick={lookUp}>
          {t('options.key.lookUp', { value })}
        </button>
      )}
      {isFailed.value && <FailureNote words={formatFailure({ kind: 'no-background' }, { now: now() })} act={{}} />}
    </div>
  );
}

/** Says where to get a key. */
export function KeySource() {
  return (
    <p class="hint">
      {tParts('options.key.source', {
        link: (text) => (
          <a href="https://dev.blockscout.com" target="_blank" rel="noopener noreferrer">
            {text}
          </a>
        ),
      })}
    </p>
  );
}

/**
 * A masked field for a credential. Pasting, Enter or leaving the field stores the value and empties the field, so that
 * the page does not keep it. If it could not be stored, it stays as typed.
 */
export function SecretField(props: {
  name: CredentialName;
  label: string;
  hint: string;
  placeholder: string;
  store: ApiKeyStore;
  /** Called once a pasted value is stored. */
  onPasted?: () => void;
  /** The line below the field: its state, and a button to remove the value. */
  status?: preact.ComponentChildren;
  children?: preact.ComponentChildren;
}) {
  const { name, store, onPasted } = props;
  const unusable = store.unusable.value;
  const inFlight = useRef<string | null>(null);

  async function keep(input: HTMLInputElement): Promise<void> {
    const { value } = input;
    // Enter followed by leaving the field is one request, not two.
    if (value === inFlight.current) return;
    inFlight.current = value;
    const isDone = await store.store(name, value);
    inFlight.current = null;
    if (isDone && input.value === value) input.value = '';
  }

  async function takePasted(input: HTMLInputElement): Promise<void> {
    const isBlank = input.value.trim() === '';
    await keep(input);
    if (!isBlank) onPasted?.();
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
          onInput={({ inputType, currentTarget }) =>
            inputType === 'insertFromPaste' ? takePasted(currentTarget) : undefined
          }
          onBlur={(event) => keep(event.currentTarget)}
          onKeyDown={(event) => (event.key === 'Enter' && !event.isComposing ? keep(event.currentTarget) : undefined)}
        />
        {props.children}
      </div>
      {props.status}
      <p class="hint" id={`${name}-hint`}>
        {props.hint}
      </p>
      {unusable?.name === name && <FailureNote words={sayUnusable(unusable.because)} act={{}} />}
    </div>
  );
}

function sayUnusable(because: 'too-long' | 'no-key') {
  return because === 'too-long'
    ? ({ tone: 'bad', title: t('options.key.tooLong'), detail: t('options.key.tooLongDetail') } as const)
    : ({ tone: 'bad', title: t('options.key.notAKey'), detail: t('options.key.notAKeyDetail') } as const);
}

/**
 * Removes a stored credential. Placed in the line below the field, never beside a button in the field's line: it
 * appears while the pointer is down on that button, and must not move it.
 */
export function RemoveButton(props: { name: CredentialName; label: string; store: ApiKeyStore }) {
  const { name, label, store } = props;
  return (
    <button
      type="button"
      class="button quiet"
      onClick={() => {
        // The button disappears with the key, so the focus is moved first.
        document.getElementById(name)?.focus();
        void store.remove(name);
      }}
    >
      {label}
    </button>
  );
}

/** Lists what leaves the browser and what does not, in the same words on every page. */
export function WhatIsSent() {
  return (
    <div class="sent">
      <div>
        <h3>{t('privacy.sent')}</h3>
        <ul>
          <li>{t('privacy.sentReference')}</li>
          <li>{t('privacy.sentChain')}</li>
          <li>{t('privacy.sentKey')}</li>
        </ul>
      </div>
      <div>
        <h3>{t('privacy.never')}</h3>
        <ul>
          <li>{t('privacy.neverPages')}</li>
          <li>{t('privacy.neverUnasked')}</li>
          <li>{t('privacy.neverTyped')}</li>
        </ul>
      </div>
    </div>
  );
}
