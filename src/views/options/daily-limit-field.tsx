import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { words } from '../../words/words.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { readWholeNumber } from '../parts/read-number.ts';
import type { PreferencesStore } from './preferences-store.ts';
import { Preset } from './preset.tsx';
import { StoredWords } from './stored-words.tsx';

/** The person's own limit on what Hashlens may spend in a day; empty for none. */
export function DailyLimitField({ store }: { store: PreferencesStore }) {
  const preferences = store.preferences.value;
  const stored = preferences?.dailyLimit;
  const text = useSignal('');
  const isWrong = useSignal(false);
  const say = words().credits;
  useLayoutEffect(() => {
    text.value = stored ? String(stored) : '';
    isWrong.value = false;
  }, [stored, text, isWrong]);

  async function keep(): Promise<void> {
    const typed = text.peek();
    const isEmpty = typed.trim() === '';
    const limit = isEmpty ? 0 : readWholeNumber(typed);
    isWrong.value = limit === null;
    if (limit === null) return;
    text.value = limit ? String(limit) : '';
    if (limit === store.preferences.peek()?.dailyLimit) return;
    await store.store({ dailyLimit: limit });
  }

  return (
    <div class="field">
      <Preset store={store} name="dailyLimit">
        <label for="daily-limit">{say.dailyLimit}</label>
        <input
          id="daily-limit"
          class="input short num"
          type="text"
          inputmode="numeric"
          autocomplete="off"
          placeholder={say.noLimit}
          aria-describedby="daily-limit-hint"
          aria-invalid={isWrong.value ? 'true' : undefined}
          disabled={!preferences}
          value={text.value}
          onInput={(event) => {
            text.value = event.currentTarget.value;
          }}
          onBlur={keep}
          onKeyDown={(event) => (event.key === 'Enter' && !event.isComposing ? keep() : undefined)}
        />
        <p class="hint" id="daily-limit-hint">
          {say.dailyLimitHint}
        </p>
      </Preset>
      {isWrong.value && <FailureNote words={notALimit()} act={{}} />}
      <StoredWords store={store} name="dailyLimit" />
    </div>
  );
}

function notALimit() {
  const say = words().credits;
  return { tone: 'bad', title: say.notALimit, detail: say.notALimitDetail } as const;
}
