import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { formatNumber } from '../../format/format-amount.ts';
import { words } from '../../words/words.ts';
import { WhereItCannotWork } from '../components/access-note.tsx';
import { formatPauseEnd, pauseEnds } from '../components/pause.ts';
import { FailureNote } from '../components/placeholder.tsx';
import { readWholeNumber } from '../components/read-number.ts';
import type { PreferenceRules, PreferencesStore } from './preferences-store.ts';
import { ChoiceField, Preset, StoredWords, TickField } from './setting-fields.tsx';
import { OnlySitesField, SitesField } from './sites-field.tsx';

const modes = ['hover', 'alt', 'click'] as const;
const marks = ['dotted', 'solid', 'off'] as const;

/** How cards open and references look on web pages, and on which of them. Open pages follow at once. */
export function OnPagesBlock(props: { store: PreferencesStore; rules: PreferenceRules; now: () => number }) {
  const { store, rules, now } = props;
  const say = words().optionsPages;
  return (
    <section class="block">
      <h2>{say.heading}</h2>
      <p class="hint">{say.hint}</p>
      <ChoiceField store={store} name="mode" legend={say.opens} choices={modes} labels={say.modes} />
      <TickField store={store} name="longPress" label={say.longPress} hint={say.longPressHint} />
      <div class="beside">
        <DelayField
          store={store}
          name="showAfterMs"
          label={say.showAfter}
          hint={say.showAfterHint}
          bounds={rules.delayBoundsMs}
        />
        <DelayField
          store={store}
          name="leaveAfterMs"
          label={say.leaveAfter}
          hint={say.leaveAfterHint}
          bounds={rules.delayBoundsMs}
        />
      </div>
      <ChoiceField store={store} name="marks" legend={say.underline} choices={marks} labels={say.marks} />
      <h3>{say.sites}</h3>
      <SitesField store={store} name="sitesOff" label={say.sitesOff} rules={rules} />
      <OnlySitesField store={store} rules={rules} />
      <PauseField store={store} now={now} />
      <h3>{words().whatIsSent.cannotWork}</h3>
      <WhereItCannotWork />
    </section>
  );
}

/** One of the delays: entered in milliseconds, or in seconds with their unit. */
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

/**
 * A delay in whole milliseconds as people write it: "300", "300 ms", "1,000", "0.3 s", "0,3s"; null for anything else.
 * A number without a unit is milliseconds.
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
  const say = words().optionsPages;
  const first = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);

  // The buttons take each other's place, and the focus with it.
  useLayoutEffect(() => {
    if (wasPressed.current) first.current?.focus();
    wasPressed.current = false;
  }, [isPaused]);

  function pause(snoozedUntil: number): void {
    wasPressed.current = true;
    // What goes wrong is said below.
    void store.store({ snoozedUntil });
  }

  return (
    <fieldset class="choice field">
      <legend>{say.pause}</legend>
      {isPaused && <p>{say.pausedUntil(formatPauseEnd(until, now()))}</p>}
      <div class="field-line">
        {isPaused ? (
          <button key="resume" ref={first} type="button" class="button" onClick={() => pause(0)}>
            {say.resume}
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
              {say.forAnHour}
            </button>
            <button key="tomorrow" type="button" class="button" onClick={() => pause(pauseEnds(now()).tomorrow)}>
              {say.untilTomorrow}
            </button>
          </>
        )}
      </div>
      <StoredWords store={store} name="snoozedUntil" />
    </fieldset>
  );
}
