import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { formatNumber } from '../../format/format-number.ts';
import { words } from '../../words/words.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import type { PreferencesStore } from './preferences-store.ts';
import { Preset } from './preset.tsx';
import { readDelayMs } from './read-delay.ts';
import { StoredWords } from './stored-words.tsx';

/** One of the delays: entered in milliseconds, or in seconds with their unit. */
export function DelayField(props: {
  store: PreferencesStore;
  name: 'showAfterMs' | 'leaveAfterMs';
  label: string;
  hint: string;
  bounds: { least: number; most: number };
}) {
  const { store, name, label, hint, bounds } = props;
  const stored = store.preferences.value?.[name];
  const text = useSignal('');
  const isWrong = useSignal(false);
  useLayoutEffect(() => {
    if (stored !== undefined) text.value = String(stored);
    isWrong.value = false;
  }, [stored, text, isWrong]);

  async function keep(): Promise<void> {
    const delay = readDelayMs(text.peek());
    isWrong.value = delay === null || delay < bounds.least || delay > bounds.most;
    if (delay === null || isWrong.peek()) return;
    text.value = String(delay);
    if (delay === store.preferences.peek()?.[name]) return;
    await store.store({ [name]: delay });
  }

  return (
    <div class="field">
      <Preset store={store} name={name}>
        <label for={name}>{label}</label>
        <div class="field-line with-unit">
          <input
            id={name}
            class="input short num"
            type="text"
            inputmode="decimal"
            autocomplete="off"
            aria-describedby={`${name}-unit ${name}-hint`}
            aria-invalid={isWrong.value ? 'true' : undefined}
            disabled={stored === undefined}
            value={text.value}
            onInput={(event) => {
              text.value = event.currentTarget.value;
            }}
            onBlur={keep}
            onKeyDown={(event) => (event.key === 'Enter' && !event.isComposing ? keep() : undefined)}
          />
          <abbr class="dim" id={`${name}-unit`} title={words().optionsPages.milliseconds}>
            ms
          </abbr>
        </div>
        <p class="hint" id={`${name}-hint`}>
          {hint}
        </p>
      </Preset>
      {isWrong.value && <FailureNote words={notWithin(bounds)} act={{}} />}
      <StoredWords store={store} name={name} />
    </div>
  );
}

function notWithin({ least, most }: { least: number; most: number }) {
  const say = words().optionsPages;
  const detail = say.delayUnusableDetail(formatNumber(least), formatNumber(most));
  return { tone: 'bad', title: say.delayUnusable, detail } as const;
}
