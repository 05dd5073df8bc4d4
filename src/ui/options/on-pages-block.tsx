import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { formatNumber, readWholeNumber } from '../../format/format-amount.ts';
import { formatPauseEnd, pauseEnds } from '../../format/format-time.ts';
import { t } from '../../i18n/t.ts';
import { WhereItCannotWork } from '../components/access-note.tsx';
import { FailureNote } from '../components/placeholder.tsx';
import type { PreferenceRules, PreferencesStore } from './preferences-store.ts';
import { ChoiceField, Preset, StoredWords, TickField } from './setting-fields.tsx';
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
        <DelayField
          store={store}
          name="showAfterMs"
          label={t('options.onPages.showAfter')}
          hint={t('options.onPages.showAfterHint')}
          bounds={rules.delayBoundsMs}
        />
        <DelayField
          store={store}
          name="leaveAfterMs"
          label={t('options.onPages.leaveAfter')}
          hint={t('options.onPages.leaveAfterHint')}
          bounds={rules.delayBoundsMs}
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

/** A delay, entered in milliseconds, or in seconds with their unit. */
function DelayField(props: {
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
          <abbr class="dim" id={`${name}-unit`} title={t('options.onPages.milliseconds')}>
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
  const detail = t('options.onPages.delayUnusableDetail', { least: formatNumber(least), most: formatNumber(most) });
  return { tone: 'bad', title: t('options.onPages.delayUnusable'), detail } as const;
}

/**
 * Returns a delay in whole milliseconds from what users write: "300", "300 ms", "1,000", "0.3 s", "0,3s"; null for
 * anything else. A number without a unit is in milliseconds.
 */
export function readDelayMs(text: string): number | null {
  const seconds = /^\s*(\d{1,6}(?:[.,]\d{1,6})?)\s*s\s*$/i.exec(text)?.[1];
  if (seconds !== undefined) return Math.round(Number(seconds.replace(',', '.')) * 1000);
  return readWholeNumber(text.replace(/\s*ms\s*$/i, ''));
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
