import { formatCount } from '../../format/format-number.ts';
import { formatAge } from '../../format/format-time.ts';
import type { Allowance } from '../../messages/protocol.ts';
import type { AllowanceStore } from '../parts/allowance-store.ts';
import { creditsLeftWords } from '../parts/credit-words.ts';
import { AskBeforeField } from './ask-before-field.tsx';
import { DailyLimitField } from './daily-limit-field.tsx';
import type { PreferencesStore } from './preferences-store.ts';

/** What is left of the key's credits, what Hashlens spent, and how it is held back from spending more. */
export function CreditsBlock(props: { store: PreferencesStore; allowance: AllowanceStore; now: () => number }) {
  const { store, allowance, now } = props;
  const known = allowance.allowance.value;
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
      <AskBeforeField
        store={store}
        name="askBeforeAddresses"
        label="Ask before looking up addresses (50 credits each)"
      />
      <AskBeforeField
        store={store}
        name="askBeforeHashes"
        label="Always ask before looking up a value of 64 digits"
        hint="It may be a private key. Without this, Hashlens asks first only where nothing says that it is a transaction."
      />
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
