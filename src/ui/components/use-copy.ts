import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/t.ts';

// Long enough to be read.
const copiedMs = 2_000;

type CopyButton = { copy: () => Promise<void>; label: string; copied: 'no' | 'yes' | 'failed' };

/** Returns a function that copies a text, and the button's label and state: for two seconds, how that went. */
export function useCopy(text: string, label: string): CopyButton {
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
      return { copy, label, copied: 'no' };
    case 'yes':
      return { copy, label: t('card.copied'), copied: 'yes' };
    case 'failed':
      return { copy, label: t('card.couldNotCopy'), copied: 'failed' };
  }
}
