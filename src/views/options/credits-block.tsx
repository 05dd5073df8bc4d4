import { formatNumber } from '../../format/format-number.ts';
import { formatAge } from '../../format/format-time.ts';
import type { Allowance } from '../../messages/protocol.ts';
import { words } from '../../words/words.ts';
import type { AllowanceStore } from '../parts/allowance-store.ts';
import { creditsLeftSentence } from '../parts/credit-words.ts';
import { useWhileItHolds } from '../parts/use-while-it-holds.ts';
import { DailyLimitField } from './daily-limit-field.tsx';
import type { PreferencesStore } from './preferences-store.ts';
import { TickField } from './tick-field.tsx';

/** What is left of the key's credits, what Hashlens spent, and how it is held back from spending more. */
export function CreditsBlock(props: { store: PreferencesStore; allowance: AllowanceStore; now: () => number }) {
  const { store, allowance, now } = props;
  const known = allowance.allowance.value;
  const left = useWhileItHolds(() => (known ? leftWords(known, now()) : ''));
  const say = words().credits;
  return (
    <section class="block">
      <h2>{say.heading}</h2>
      {known && (
        <div class="credits num">
          <p>{left}</p>
          <p class="hint">{todayWords(known)}</p>
        </div>
      )}
      <DailyLimitField store={store} />
      <TickField store={store} name="askBeforeAddresses" label={say.askBeforeAddresses} />
      <TickField store={store} name="askBeforeHashes" label={say.askBeforeHashes} hint={say.askBeforeHashesHint} />
    </section>
  );
}

function leftWords({ creditsLeft, asOf }: Allowance, now: number): string {
  if (creditsLeft === null) return words().credits.unknown;
  return creditsLeftSentence(creditsLeft, asOf === null ? null : formatAge(asOf, now));
}

function todayWords({ spentToday, requestsToday }: Allowance): string {
  const say = words().credits;
  if (requestsToday === 0) return say.nothingToday;
  return say.today(spentToday, formatNumber(spentToday), requestsToday, formatNumber(requestsToday));
}
