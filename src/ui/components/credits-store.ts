import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { formatNumber } from '../../format/format-amount.ts';
import { t } from '../../i18n/t.ts';
import type { Allowance } from '../../messaging/protocol.ts';
import type { Ask } from '../../messaging/send-message.ts';

/** The credits that are left. Keeps the last good answer if the background does not reply. */
export type CreditsStore = {
  /** Null until the background has answered. */
  allowance: ReadonlySignal<Allowance | null>;
  /** Loads the allowance. If a request is in flight, asks once more after it. */
  load(): Promise<void>;
};

/** Creates the store of one page. */
export function createCreditsStore({ ask }: { ask: Ask }): CreditsStore {
  const allowance = signal<Allowance | null>(null);
  let isWanted = false;
  let isBusy = false;

  return {
    allowance: computed(() => allowance.value),
    load: async () => {
      isWanted = true;
      if (isBusy) return;
      isBusy = true;
      while (isWanted) {
        isWanted = false;
        try {
          allowance.value = await ask('allowance', {});
        } catch {
          // Only a convenience: a lookup that fails reports the failure itself.
        }
      }
      isBusy = false;
    },
  };
}

/** Returns the credits left in words; "1,200 over your plan" if the number is negative. */
export function creditsLeftWords(creditsLeft: number): string {
  const credits = Math.abs(creditsLeft);
  const values = { credits, text: formatNumber(credits) };
  return creditsLeft < 0 ? t('credits.over', values) : t('credits.left', values);
}

/**
 * Returns the credits left as a sentence: "98,420 credits left." `when` is the age of the number, in words; null leaves
 * it out.
 */
export function creditsLeftSentence(creditsLeft: number, when: string | null): string {
  const credits = Math.abs(creditsLeft);
  const values = { credits, text: formatNumber(credits) };
  if (when === null) return creditsLeft < 0 ? t('credits.areOver', values) : t('credits.areLeft', values);
  return creditsLeft < 0 ? t('credits.wereOver', { ...values, when }) : t('credits.wereLeft', { ...values, when });
}
