import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/t.ts';

// Long enough to be read.
const copiedMs = 2_000;

/** Returns a function that copies a text, and the button's label: for two seconds, it says whether that worked. */
export function useCopy(text: string, label: string): { copy: () => Promise<void>; label: string } {
  const copied = useSignal<'no' | 'yes' | 'failed'>('no');

  useEffect(() => {
    if (copied.value === 'no') return;
    const timer = setTimeout(() => {
      copied.value = 'no';
    }, copiedMs);
    return () => clearTimeout(timer);
  }, [copied.value, copied]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      copied.value = 'yes';
    } catch {
      copied.value = 'failed';
    }
  }

  switch (copied.value) {
    case 'no':
      return { copy, label };
    case 'yes':
      return { copy, label: t('card.copied') };
    case 'failed':
      return { copy, label: t('card.couldNotCopy') };
  }
}
