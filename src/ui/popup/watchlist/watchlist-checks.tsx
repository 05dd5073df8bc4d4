import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { formatFailure } from '../../../format/failure.ts';
import { formatNumber, joinSentences, type ReadNumber, readWholeNumber } from '../../../format/format-amount.ts';
import { formatAge, formatWait } from '../../../format/format-time.ts';
import { t } from '../../../i18n/t.ts';
import { prices } from '../../../models/credits.ts';
import { Note } from '../../card/message.tsx';
import { FailureNote } from '../../components/placeholder.tsx';
import { HeldWhile } from '../../components/rate-countdown.tsx';
import { useClock } from '../../components/use-clock.ts';
import type { CheckWishes, WatchChecksStore } from './watch-checks-store.ts';
import type { FoundByChecks, WatchedStore } from './watchlist-store.ts';

/** The settings of the background checks: how often, for how many credits, and whether to notify. */
export function WatchedChecks(props: {
  watched: WatchedStore;
  checks: WatchChecksStore;
  now: () => number;
  openOptions: () => void;
}) {
  const { watched, checks, now, openOptions } = props;
  const wishes = checks.wishes.value;
  if (!wishes) return null;
  const { checkEvery, checkBudget, tellChanges } = wishes;
  const isOn = checkEvery !== 0;
  const found = watched.found.value;
  return (
    <>
      <details class="watched-checks">
        <summary>
          <span class="watched-heading">{t('watchlist.check.heading')}</span>{' '}
          <span class="hint">{everyWords(checkEvery)}</span>
        </summary>
        <div class="watched-settings">
          <div class="field">
            <label for="check-every">{t('watchlist.check.label')}</label>
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
              {t('watchlist.check.cost', {
                address: formatNumber(prices.address),
                transaction: formatNumber(prices.transaction),
              })}
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
                  {t('watchlist.check.tell')}
                </label>
                <p class="hint" id="check-tell-hint">
                  {t('watchlist.check.tellHint')}
                </p>
              </div>
            </>
          )}
        </div>
      </details>
      {checks.isNotStored.value && (
        <FailureNote
          words={{ tone: 'bad', title: t('watchlist.notChanged'), detail: t('watchlist.check.notStored') }}
          act={{}}
        />
      )}
      {isOn && tellChanges && !checks.mayTell.value && (
        <Note tone="wait" title={t('watchlist.check.notAllowed')}>
          {t('watchlist.check.notAllowedDetail')}
          <button type="button" class="button" onClick={() => void checks.setTelling(true)}>
            {t('watchlist.check.allow')}
          </button>
        </Note>
      )}
      {isOn && <CheckStatus found={found} wishes={wishes} now={now} openOptions={openOptions} />}
      {isOn && found && isRunning(found.turn) && <HeldWhile read={watched.readHeldUntil} now={now} />}
    </>
  );
}

function everyWords(minutes: number): string {
  const known: { [minutes: number]: string } = {
    15: t('watchlist.check.every.quarter'),
    60: t('watchlist.check.every.hour'),
    360: t('watchlist.check.every.sixHours'),
    1440: t('watchlist.check.every.day'),
  };
  return known[minutes] ?? t('watchlist.check.every.never');
}

// Less would not pay for a single check of an address.
const least = 50;

/** The field for the credits that checks may use per day. An invalid number shows an error, and the old value stays. */
function CheckBudget({ budget, onBudget }: { budget: number; onBudget: (budget: number) => void }) {
  const text = useSignal(String(budget));
  const wrong = useSignal<ReadNumber | null>(null);
  useLayoutEffect(() => {
    text.value = String(budget);
    wrong.value = null;
  }, [budget, text, wrong]);

  function keep(): void {
    const read = readWholeNumber(text.peek());
    const { value } = read;
    const isTooLittle = value === null || value < least;
    wrong.value = isTooLittle ? read : null;
    if (!isTooLittle && value !== budget) onBudget(value);
  }

  return (
    <div class="field">
      <label for="check-budget">{t('watchlist.check.budget')}</label>
      <input
        id="check-budget"
        class="input short num"
        type="text"
        inputmode="numeric"
        autocomplete="off"
        aria-describedby="check-budget-hint"
        aria-invalid={wrong.value ? 'true' : undefined}
        value={text.value}
        onInput={(event) => {
          text.value = event.currentTarget.value;
        }}
        onBlur={keep}
        onKeyDown={(event) => (event.key === 'Enter' && !event.isComposing ? keep() : undefined)}
      />
      <p class="hint" id="check-budget-hint">
        {t('watchlist.check.budgetHint')}
      </p>
      {wrong.value && <FailureNote words={notABudget(wrong.value)} act={{}} />}
    </div>
  );
}

function notABudget({ readings }: ReadNumber) {
  const detail = readings ? t('credits.twoReadings', readings) : t('watchlist.check.notABudgetDetail');
  return { tone: 'bad', title: t('watchlist.check.notABudget'), detail } as const;
}

/** The status of the checks: the last and the next round, the credits used, and what stopped them, if anything did. */
export function CheckStatus(props: {
  found: FoundByChecks | null;
  wishes: CheckWishes;
  now: () => number;
  openOptions: () => void;
}) {
  const { found, wishes, openOptions } = props;
  const told = useClock(() => (found ? joinSentences(statusWords(found, wishes.checkBudget, props.now())) : ''));
  if (!found) return <p class="hint">{t('watchlist.check.notKnown')}</p>;
  const { stopped } = found.turn;
  const failure = stopped === null || stopped === 'budget' ? null : formatFailure(stopped, { now: props.now() });
  const { beganMs, endedMs } = found.turn;
  return (
    <>
      {/* Screen readers announce a round that begins or ends, not each minute that passes. */}
      <p class="hint num" role="status" aria-relevant="additions">
        <span key={`${beganMs} ${endedMs} ${stopped !== null}`}>{told}</span>
      </p>
      {stopped === 'budget' && (
        <Note tone="wait" title={t('watchlist.check.overBudget')}>
          {t('watchlist.check.overBudgetDetail')}
        </Note>
      )}
      {failure && (
        <>
          <p class="hint">{t('watchlist.check.stopped')}</p>
          <FailureNote words={failure} act={{ 'open-options': openOptions, 'add-key': openOptions }} />
        </>
      )}
    </>
  );
}

function isRunning({ beganMs, endedMs, stopped }: FoundByChecks['turn']): boolean {
  return beganMs > 0 && endedMs === null && stopped === null;
}

function statusWords({ turn, nextMs, spentToday }: FoundByChecks, budget: number, now: number) {
  const { beganMs, endedMs } = turn;
  const spent = t('watchlist.check.spent', { spent: formatNumber(spentToday), budget: formatNumber(budget) });
  if (beganMs === 0) return [t('watchlist.check.notYet'), spent];
  if (isRunning(turn)) return [t('watchlist.check.checking'), spent];
  const waitMs = (nextMs ?? 0) - now;
  const last = t('watchlist.check.last', { age: formatAge(new Date(endedMs ?? beganMs).toISOString(), now) });
  return [last, ...(waitMs > 0 ? [t('watchlist.check.next', { wait: formatWait(waitMs) })] : []), spent];
}
