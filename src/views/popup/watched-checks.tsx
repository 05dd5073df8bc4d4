import { formatNumber } from '../../format/format-number.ts';
import { prices } from '../../models/prices.ts';
import { words } from '../../words/words.ts';
import { Note } from '../card/note.tsx';
import { FailureNote } from '../parts/failure-note.tsx';
import { CheckBudget } from './check-budget.tsx';
import { CheckStatus } from './check-status.tsx';
import type { WatchChecksStore } from './create-watch-checks.ts';
import type { WatchedStore } from './watched-store.ts';

/** How what is watched is checked in the background: how often, for how many credits, and whether it is told. */
export function WatchedChecks(props: {
  watched: WatchedStore;
  checks: WatchChecksStore;
  now: () => number;
  openOptions: () => void;
}) {
  const { watched, checks, now, openOptions } = props;
  const wishes = checks.wishes.value;
  const say = words().watchChecks;
  if (!wishes) return null;
  const { checkEvery, checkBudget, tellChanges } = wishes;
  const isOn = checkEvery !== 0;
  const found = watched.found.value;
  return (
    <>
      <details class="watched-checks">
        <summary>
          <span class="watched-heading">{say.heading}</span> <span class="hint">{everyWords(checkEvery)}</span>
        </summary>
        <div class="watched-settings">
          <div class="field">
            <label for="check-every">{say.label}</label>
            <select
              id="check-every"
              class="input"
              value={String(checkEvery)}
              aria-describedby="check-every-hint"
              onChange={(event) => void checks.store({ checkEvery: Number(event.currentTarget.value) })}
            >
              {checks.intervals.map((minutes) => (
                <option key={minutes} value={String(minutes)}>
                  {everyWords(minutes)}
                </option>
              ))}
            </select>
            <p class="hint" id="check-every-hint">
              {say.cost(formatNumber(prices.address), formatNumber(prices.transaction))}
            </p>
          </div>
          {isOn && (
            <>
              <CheckBudget budget={checkBudget} onBudget={(checkBudget) => void checks.store({ checkBudget })} />
              <div class="field">
                <label class="check" for="check-tell">
                  <input
                    id="check-tell"
                    type="checkbox"
                    checked={tellChanges}
                    aria-describedby="check-tell-hint"
                    onChange={(event) => void checks.setTelling(event.currentTarget.checked)}
                  />
                  {say.tell}
                </label>
                <p class="hint" id="check-tell-hint">
                  {say.tellHint}
                </p>
              </div>
            </>
          )}
        </div>
      </details>
      {checks.isNotStored.value && (
        <FailureNote words={{ tone: 'bad', title: words().watched.notChanged, detail: say.notStored }} act={{}} />
      )}
      {isOn && tellChanges && !checks.mayTell.value && (
        <Note tone="wait" title={say.notAllowed}>
          {say.notAllowedDetail}
          <button type="button" class="button" onClick={() => void checks.setTelling(true)}>
            {say.allow}
          </button>
        </Note>
      )}
      {isOn && <CheckStatus found={found} wishes={wishes} now={now} openOptions={openOptions} />}
    </>
  );
}

function everyWords(minutes: number): string {
  const { every } = words().watchChecks;
  const known: { [minutes: number]: string } = {
    15: every.quarter,
    60: every.hour,
    360: every.sixHours,
    1440: every.day,
  };
  return known[minutes] ?? every.never;
}
