import { useRef } from 'preact/hooks';
import { words } from '../../words/words.ts';
import { FailureNote } from './failure-note.tsx';
import type { CredentialName, KeyStore } from './key-store.ts';

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
