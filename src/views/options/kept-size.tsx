import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { formatDecimal, formatNumber } from '../../format/format-number.ts';
import type { Ask } from '../../messages/ask.ts';
import { words } from '../../words/words.ts';

/** How many answers are kept and how much room they take; asked again whenever `since` is another. */
export function KeptSize({ ask, since }: { ask: Ask; since: unknown }) {
  const size = useSignal<{ count: number; bytes: number } | null>(null);
  const say = words().settings;

  useEffect(() => {
    let isOver = false;
    ask('keptSize', {}).then(
      (found) => {
        if (!isOver) size.value = found;
      },
      // Only a convenience: whoever wants to forget them is told of a background that is gone.
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [ask, size, since]);

  // Its line is there before it is known: nothing below it moves.
  if (!size.value) return <p class="num">{'\u00a0'}</p>;
  const { count, bytes } = size.value;
  if (count === 0) return <p class="num">{say.nothingKeptYet}</p>;
  return <p class="num">{say.keptNow(count, formatNumber(count), toMegabytes(bytes))}</p>;
}

function toMegabytes(bytes: number): string {
  const tenths = Math.max(1, Math.ceil(bytes / 100_000));
  return formatDecimal((tenths / 10).toFixed(1)) ?? '';
}
