import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { words } from '../../words/words.ts';
import { SkeletonLines } from '../card/skeleton-lines.tsx';

// As long as a card waits before it says so.
const slowAfterMs = 3000;

/** Grey lines where an answer will be; `text` says what is being waited for, and after 3 s that it still is. */
export function Skeleton({ text }: { text: string }) {
  const isSlow = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      isSlow.value = true;
    }, slowAfterMs);
    return () => clearTimeout(timer);
  }, [isSlow]);
  return (
    <div class="waiting" aria-busy="true">
      <SkeletonLines
        before={<p role="status">{isSlow.value ? words().ownPages.both(text, words().card.slow) : text}</p>}
      />
    </div>
  );
}
