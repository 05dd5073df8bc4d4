import { useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../../words/words.ts';
import { formatPauseEnd, pauseEnds } from '../parts/pause.ts';
import type { PreferencesStore } from './preferences-store.ts';
import { StoredWords } from './stored-words.tsx';

/** Pauses Hashlens on all pages for a while, and says until when it is paused. */
export function PauseField({ store, now }: { store: PreferencesStore; now: () => number }) {
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
