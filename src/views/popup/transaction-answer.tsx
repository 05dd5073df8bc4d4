import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { CardContent } from '../../cards/card-content.ts';
import { words } from '../../words/words.ts';
import { CardBody } from '../card/card-body.tsx';
import type { Follow } from '../card/parts.tsx';
import { useWhileItHolds } from '../parts/use-while-it-holds.ts';
import type { CardLine } from './card-state.ts';
import { retellAge } from './retell-age.ts';

// Long enough to be read.
const copiedMs = 2_000;

/** An answer with what can be done with it. It stays in view while newer is on its way. */
export function TransactionAnswer(props: {
  content: CardContent;
  card: CardLine;
  now: () => number;
  follow: Follow;
  onWatch: (watch: NonNullable<CardContent['watch']>) => void;
}) {
  const { card, now, follow } = props;
  // A card on a page opens our page with it, and this is that page.
  const { watch, ...content } = props.content;
  const { card: cardWords, popup: say } = words();
  const isChecking = card.isChecking.value;
  const heardMs = card.heardMs.value;
  const toldAnew = (text: string) => retellAge(text, { heardMs, now: now() });
  const source = useWhileItHolds(() => toldAnew(content.source));
  const age = useWhileItHolds(() => (content.age ? toldAnew(content.age.text) : ''));
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
      <CardBody content={content.age ? { ...content, age: { ...content.age, text: age } } : content} follow={follow} />
      <div class="hl-foot">
        <button type="button" title={content.copy.text} onClick={copy}>
          {copied.value === 'yes'
            ? cardWords.copied
            : copied.value === 'failed'
              ? cardWords.couldNotCopy
              : content.copy.label}
        </button>
        <button
          type="button"
          aria-busy={isChecking}
          aria-disabled={isChecking}
          onClick={() => {
            if (!isChecking) card.refresh();
          }}
        >
          {say.refresh}
        </button>
        {watch && (
          <button type="button" onClick={() => props.onWatch(watch)}>
            {watch.text}
          </button>
        )}
        {content.explorer && (
          <a class="hl-go" href={content.explorer.href} target="_blank" rel="noopener noreferrer">
            {content.explorer.text}
          </a>
        )}
        <span class="hl-source">
          {source}
          <span role="status">
            {isChecking && say.checking}
            {card.isLeft.value && say.notFollowed}
          </span>
        </span>
      </div>
    </section>
  );
}
