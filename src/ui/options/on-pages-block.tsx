import { useLayoutEffect, useRef } from 'preact/hooks';
import { formatNumber } from '../../format/format-amount.ts';
import { formatPauseEnd, pauseEnds } from '../../format/format-time.ts';
import { t } from '../../i18n/t.ts';
import { WhereItCannotWork } from '../components/access-note.tsx';
import type { PreferenceRules, PreferencesStore } from './preferences-store.ts';
import { ChoiceField, StoredWords, TickField } from './setting-fields.tsx';
import { OnlySitesField, SitesField } from './sites-field.tsx';

/** How cards open and references look on web pages, and on which sites. Open pages apply changes at once. */
export function OnPagesBlock(props: { store: PreferencesStore; rules: PreferenceRules; now: () => number }) {
  const { store, rules, now } = props;
  return (
    <section class="block" id="pages">
      <h2>{t('options.onPages.heading')}</h2>
      <p class="hint">{t('options.onPages.hint')}</p>
      <ChoiceField
        store={store}
        name="mode"
        legend={t('options.onPages.opens')}
        choices={[
          { value: 'hover', label: t('options.onPages.modes.hover') },
          { value: 'alt', label: t('options.onPages.modes.alt') },
          { value: 'click', label: t('options.onPages.modes.click') },
        ]}
      />
      <TickField
        store={store}
        name="longPress"
        label={t('options.onPages.longPress')}
        hint={t('options.onPages.longPressHint')}
      />
      <div class="beside">
        <ChoiceField
          store={store}
          name="showAfterMs"
          legend={t('options.onPages.showAfter')}
          hint={t('options.onPages.showAfterHint')}
          choices={toDelayChoices(store.preferences.value?.showAfterMs)}
        />
        <ChoiceField
          store={store}
          name="leaveAfterMs"
          legend={t('options.onPages.leaveAfter')}
          hint={t('options.onPages.leaveAfterHint')}
          choices={toDelayChoices(store.preferences.value?.leaveAfterMs)}
        />
      </div>
      <ChoiceField
        store={store}
        name="marks"
        legend={t('options.onPages.underline')}
        choices={[
          { value: 'dotted', label: t('options.onPages.marks.dotted') },
          { value: 'solid', label: t('options.onPages.marks.solid') },
          { value: 'off', label: t('options.onPages.marks.off') },
        ]}
      />
      <h3>{t('options.onPages.sites')}</h3>
      <SitesField store={store} name="sitesOff" label={t('options.onPages.sitesOff')} rules={rules} />
      <OnlySitesField store={store} rules={rules} />
      <PauseField store={store} now={now} />
      <h3>{t('privacy.cannotWork')}</h3>
      <WhereItCannotWork />
    </section>
  );
}

const delaysMs = { short: 150, normal: 300, long: 800 } as const;

/** Returns the choices of a delay: three named ones, and another one if it is stored. */
function toDelayChoices(storedMs = delaysMs.normal as number) {
  const named = (['short', 'normal', 'long'] as const).map((length) => ({
    value: delaysMs[length] as number,
    label: t('options.onPages.delay', { length }),
  }));
  if (named.some(({ value }) => value === storedMs)) return named;
  return [...named, { value: storedMs, label: t('options.onPages.otherDelay', { number: formatNumber(storedMs) }) }];
}

/** Pauses Hashlens on all pages for a while, and says until when it is paused. */
function PauseField({ store, now }: { store: PreferencesStore; now: () => number }) {
  const until = store.preferences.value?.snoozedUntil ?? 0;
  const isPaused = until > now();
  const first = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);

  // The buttons replace each other, and take over the focus.
  useLayoutEffect(() => {
    if (wasPressed.current) first.current?.focus();
    wasPressed.current = false;
  }, [isPaused]);

  function pause(snoozedUntil: number): void {
    wasPressed.current = true;
    // Not awaited: failures are shown below.
    void store.store({ snoozedUntil });
  }

  return (
    <fieldset class="choice field">
      <legend>{t('options.onPages.pause')}</legend>
      {isPaused && <p>{t('options.onPages.pausedUntil', { until: formatPauseEnd(until, now()) })}</p>}
      <div class="field-line">
        {isPaused ? (
          <button key="resume" ref={first} type="button" class="button" onClick={() => pause(0)}>
            {t('options.onPages.resume')}
          </button>
        ) : (
          <>
            <button
              key="hour"
              ref={first}
              type="button"
              class="button"
              onClick={() => pause(pauseEnds(now()).inAnHour)}
            >
              {t('options.onPages.forAnHour')}
            </button>
            <button key="tomorrow" type="button" class="button" onClick={() => pause(pauseEnds(now()).tomorrow)}>
              {t('options.onPages.untilTomorrow')}
            </button>
          </>
        )}
      </div>
      <StoredWords store={store} name="snoozedUntil" />
    </fieldset>
  );
}
