import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { CardContent } from '../../cards/card-content.ts';
import { CardBody } from '../card/card-body.tsx';
import type { CardLine } from './card-state.ts';
import { retellSource } from './source-words.ts';
import { useWhileItHolds } from './use-while-it-holds.ts';

// Long enough to be read.
const copiedMs = 2_000;

/** An answer with what can be done with it. It stays in view while newer is on its way. */
export function TransactionAnswer({ content, card, now }: { content: CardContent; card: CardLine; now: () => number }) {
  const isChecking = card.isChecking.value;
  const heardMs = card.heardMs.value;
  const source = useWhileItHolds(() => retellSource(content.source, { heardMs, now: now() }));
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
      await navigator.clipboard.writeText(content.copy.text);
      copied.value = 'yes';
    } catch {
      copied.value = 'failed';
    }
  }

  return (
    <section class="hl-card" aria-label={content.name}>
      <CardBody content={content} />
      <div class="hl-foot">
        <button type="button" title={content.copy.text} onClick={copy}>
          {copied.value === 'yes' ? 'Copied' : copied.value === 'failed' ? 'Could not copy' : content.copy.label}
        </button>
        <button
          type="button"
          aria-busy={isChecking}
          aria-disabled={isChecking}
          onClick={() => {
            if (!isChecking) card.refresh();
          }}
        >
          Refresh
        </button>
        {content.explorer && (
          <a class="hl-go" href={content.explorer.href} target="_blank" rel="noopener noreferrer">
            {content.explorer.text}
          </a>
        )}
        <span class="hl-source">
          {source}
          <span role="status">
            {isChecking && ', checking for newer…'}
            {card.isLeft.value && '. Not followed any more, refresh to look again.'}
          </span>
        </span>
      </div>
    </section>
  );
}
