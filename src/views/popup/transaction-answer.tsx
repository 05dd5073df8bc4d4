import { useSignal } from '@preact/signals';
import type { CardContent } from '../../cards/card-content.ts';
import { CardBody } from '../card/card-body.tsx';

/** An answer with what can be done with it. It stays in view while newer is on its way. */
export function TransactionAnswer(props: { content: CardContent; isChecking: boolean; onRefresh: () => void }) {
  const { content, isChecking, onRefresh } = props;
  const copied = useSignal<'no' | 'yes' | 'failed'>('no');

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
            if (!isChecking) onRefresh();
          }}
        >
          Refresh
        </button>
        {content.explorer && (
          <a class="hl-go" href={content.explorer.href} target="_blank" rel="noopener noreferrer">
            {content.explorer.text}
          </a>
        )}
        <span class="hl-source" role="status">
          {content.source}
          {isChecking && ', checking for newer…'}
        </span>
      </div>
    </section>
  );
}
