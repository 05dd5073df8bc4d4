import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { formatFailure } from '../../format/failure.ts';
import { formatDecimal, formatNumber } from '../../format/format-amount.ts';
import { t } from '../../i18n/t.ts';
import type { Ask } from '../../messaging/send-message.ts';
import { FailureNote } from '../components/placeholder.tsx';
import type { PreferencesStore } from './preferences-store.ts';
import { SelectField } from './setting-fields.tsx';

const usualSizes = [10, 60, 200, 500];

/** The stored answers: their size, the limit, and a button that deletes them after a confirmation in its place. */
export function StoredAnswers(props: {
  store: PreferencesStore;
  ask: Ask;
  now: () => number;
  onForgotten: () => void;
}) {
  const { store, ask, now, onForgotten } = props;
  const stage = useSignal<'rest' | 'sure?' | 'forgetting' | 'done' | 'failed'>('rest');
  const begin = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const isAsking = stage.value === 'sure?' || stage.value === 'forgetting';
  const wasAsking = useRef(isAsking);
  const keptMb = store.preferences.value?.keptMb;
  // An administrator or a settings file may have set another size.
  const sizes = [...new Set([...usualSizes, ...(keptMb === undefined ? [] : [keptMb])])].toSorted((a, b) => a - b);

  // The buttons replace each other, and take over the focus.
  useLayoutEffect(() => {
    if (wasAsking.current !== isAsking) (isAsking ? confirm : begin).current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

  async function forget(): Promise<void> {
    if (stage.peek() === 'forgetting') return;
    stage.value = 'forgetting';
    try {
      await ask('forgetAnswers', {});
      stage.value = 'done';
      onForgotten();
    } catch {
      stage.value = 'failed';
    }
  }

  return (
    <section class="block" id="stored">
      <h2>{t('options.keptAnswers')}</h2>
      <p class="hint">{t('options.keptAnswersHint')}</p>
      <KeptSize ask={ask} since={`${stage.value} ${keptMb}`} />
      <SelectField
        store={store}
        name="keptMb"
        label={t('options.stored.keepAtMost')}
        hint={t('options.stored.keepAtMostHint')}
        choices={sizes.map((value) => ({
          value,
          label: t('options.stored.megabytes', { amount: formatNumber(value) }),
        }))}
      />
      {isAsking ? (
        <fieldset class="sure">
          <legend>{t('options.sureToForget')}</legend>
          <button
            ref={confirm}
            type="button"
            class="button"
            aria-disabled={stage.value === 'forgetting'}
            onClick={forget}
          >
            {t('options.yesForget')}
          </button>
          <button
            type="button"
            class="button quiet"
            onClick={() => {
              if (stage.peek() === 'sure?') stage.value = 'rest';
            }}
          >
            {t('options.keepThem')}
          </button>
        </fieldset>
      ) : (
        <div class="field-line">
          <button
            ref={begin}
            type="button"
            class="button"
            onClick={() => {
              stage.value = 'sure?';
            }}
          >
            {t('options.forgetEverything')}
          </button>
        </div>
      )}
      <p class="status" role="status">
        {stage.value === 'forgetting' && t('options.forgetting')}
        {stage.value === 'done' && t('options.nothingKept')}
      </p>
      {stage.value === 'failed' && (
        <FailureNote words={formatFailure({ kind: 'no-background' }, { now: now() })} act={{}} />
      )}
    </section>
  );
}

/** How many answers are stored, and their size; requested again when `since` changes. */
function KeptSize({ ask, since }: { ask: Ask; since: unknown }) {
  const size = useSignal<{ count: number; bytes: number } | null>(null);

  useEffect(() => {
    let isOver = false;
    ask('keptSize', {}).then(
      (found) => {
        if (!isOver) size.value = found;
      },
      // This line is only a convenience; deleting the answers reports a background that does not answer.
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [ask, size, since]);

  // The empty line keeps the place until the size is known, so that nothing below it moves.
  if (!size.value) return <p class="num">{'\u00a0'}</p>;
  const { count, bytes } = size.value;
  if (count === 0) return <p class="num">{t('options.stored.nothingKeptYet')}</p>;
  return (
    <p class="num">{t('options.stored.keptNow', { count, text: formatNumber(count), size: toMegabytes(bytes) })}</p>
  );
}

function toMegabytes(bytes: number): string {
  const tenths = Math.max(1, Math.ceil(bytes / 100_000));
  return formatDecimal((tenths / 10).toFixed(1)) ?? '';
}
