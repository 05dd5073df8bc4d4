import { formatCount } from '../../format/format-number.ts';
import { formatAge } from '../../format/format-time.ts';
import type { Allowance } from '../../messages/protocol.ts';
import type { AllowanceStore } from '../parts/allowance-store.ts';
import { creditsLeftWords } from '../parts/credit-words.ts';
import { DailyLimitField } from './daily-limit-field.tsx';
import type { PreferencesStore } from './preferences-store.ts';
import { StoredWords } from './stored-words.tsx';

/** What is left of the key's credits, what Hashlens spent, and how it is held back from spending more. */
export function CreditsBlock(props: { store: PreferencesStore; allowance: AllowanceStore; now: () => number }) {
  const { store, allowance, now } = props;
  const known = allowance.allowance.value;
  const preferences = store.preferences.value;
  return (
    <section class="block">
      <h2>Credits</h2>
      {known && (
        <div class="credits num">
          <p>{leftWords(known, now())}</p>
          <p class="hint">{todayWords(known)}</p>
        </div>
      )}
      <DailyLimitField store={store} />
      <div class="field">
        <label class="check" for="ask-before-addresses">
          <input
            id="ask-before-addresses"
            type="checkbox"
            disabled={!preferences}
            checked={preferences?.askBeforeAddresses === true}
            onChange={(event) => void store.store({ askBeforeAddresses: event.currentTarget.checked })}
          />
          Ask before looking up addresses (50 credits each)
        </label>
        <StoredWords store={store} name="askBeforeAddresses" />
      </div>
    </section>
  );
}

function leftWords({ creditsLeft, asOf }: Allowance, now: number): string {
  if (creditsLeft === null) return 'The service has not said yet how many credits are left.';
  const words = creditsLeftWords(creditsLeft, ' credits');
  const when = asOf === null ? '' : `, as of ${formatAge(asOf, now)}`;
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${when}.`;
}

function todayWords({ spentToday, requestsToday }: Allowance): string {
  if (requestsToday === 0) return 'Hashlens has asked nothing today (since midnight UTC).';
  const spent = formatCount(spentToday, 'credit');
  return `Today (since midnight UTC) Hashlens spent ${spent} on ${formatCount(requestsToday, 'request')}.`;
}
