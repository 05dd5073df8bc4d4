import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { formatNumber, type ReadNumber, readWholeNumber } from '../../format/format-amount.ts';
import { formatAge } from '../../format/format-time.ts';
import { t } from '../../i18n/t.ts';
import type { Allowance } from '../../messaging/protocol.ts';
import { type CreditsStore, creditsLeftSentence } from '../components/credits-store.ts';
import { FailureNote } from '../components/placeholder.tsx';
import { useClock } from '../components/use-clock.ts';
import type { PreferencesStore } from './preferences-store.ts';
import { Preset, StoredWords, TickField } from './setting-fields.tsx';

/** The key's remaining credits, what Hashlens spent today, and what keeps it from spending more. */
export function CreditsBlock(props: { store: PreferencesStore; allowance: CreditsStore; now: () => number }) {
  const { store, allowance, now } = props;
  const known = allowance.allowance.value;
  const left = useClock(() => (known ? leftWords(known, now()) : ''));
  return (
    <section class="block" id="credits">
      <h2>{t('credits.heading')}</h2>
      {known && (
        <div class="credits num">
          <p>{left}</p>
          <p class="hint">{todayWords(known)}</p>
        </div>
      )}
      <DailyLimitField store={store} />
      <TickField store={store} name="askBeforeAddresses" label={t('credits.askBeforeAddresses')} />
      <TickField
        store={store}
        name="askBeforeHashes"
        label={t('credits.askBeforeHashes')}
        hint={t('credits.askBeforeHashesHint')}
      />
    </section>
  );
}

function leftWords({ creditsLeft, asOf }: Allowance, now: number): string {
  if (creditsLeft === null) return t('credits.unknown');
  return creditsLeftSentence(creditsLeft, asOf === null ? null : formatAge(asOf, now));
}

function todayWords({ spentToday, requestsToday }: Allowance): string {
  if (requestsToday === 0) return t('credits.nothingToday');
  return t('credits.today', {
    credits: spentToday,
    text: formatNumber(spentToday),
    requests: requestsToday,
    requestsText: formatNumber(requestsToday),
  });
}

/** The user's limit on the credits that Hashlens may spend per day; empty for none. */
function DailyLimitField({ store }: { store: PreferencesStore }) {
  const preferences = store.preferences.value;
  const stored = preferences?.dailyLimit;
  const text = useSignal('');
  const wrong = useSignal<ReadNumber | null>(null);
  useLayoutEffect(() => {
    text.value = stored ? String(stored) : '';
    wrong.value = null;
  }, [stored, text, wrong]);

  async function keep(): Promise<void> {
    const typed = text.peek();
    const isEmpty = typed.trim() === '';
    const read = isEmpty ? { value: 0 } : readWholeNumber(typed);
    const limit = read.value;
    wrong.value = limit === null ? read : null;
    if (limit === null) return;
    text.value = limit ? String(limit) : '';
    if (limit === store.preferences.peek()?.dailyLimit) return;
    await store.store({ dailyLimit: limit });
  }

  return (
    <div class="field">
      <Preset store={store} name="dailyLimit">
        <label for="daily-limit">{t('credits.dailyLimit')}</label>
        <input
          id="daily-limit"
          class="input short num"
          type="text"
          inputmode="numeric"
          autocomplete="off"
          placeholder={t('credits.noLimit')}
          aria-describedby="daily-limit-hint"
          aria-invalid={wrong.value ? 'true' : undefined}
          disabled={!preferences}
          value={text.value}
          onInput={(event) => {
            text.value = event.currentTarget.value;
          }}
          onBlur={keep}
          onKeyDown={(event) => (event.key === 'Enter' && !event.isComposing ? keep() : undefined)}
        />
        <p class="hint" id="daily-limit-hint">
          {t('credits.dailyLimitHint')}
        </p>
      </Preset>
      {wrong.value && <FailureNote words={notALimit(wrong.value)} act={{}} />}
      <StoredWords store={store} name="dailyLimit" />
    </div>
  );
}

function notALimit({ readings }: ReadNumber) {
  const detail = readings
    ? t('credits.twoReadings', readings)
    : t('credits.notALimitDetail', { example: formatNumber(5_000) });
  return { tone: 'bad', title: t('credits.notALimit'), detail } as const;
}
