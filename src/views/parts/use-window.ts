import { type Signal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useCallback, useEffect, useRef } from 'preact/hooks';

/** The rows of a long list that are drawn: from `first` up to, not with, `end`. */
export type Window = { first: number; end: number };

// Drawn above and below what is seen: Tab finds a row to go on to, and a quick scroll finds it painted.
const rowsBeyond = 4;
// Seen, as long as nobody knows how high the frame is.
const rowsAtFirst = 12;

/** Which of `count` rows to draw in a frame `heightPx` high that is scrolled down by `topPx`; rows are `rowPx` high. */
export function windowAt(q: { count: number; rowPx: number; topPx: number; heightPx: number }): Window {
  const { count, rowPx, topPx, heightPx } = q;
  const seen = heightPx === 0 ? rowsAtFirst : Math.ceil(heightPx / rowPx) + 1;
  // An even first row: a striped list keeps its stripes, and every other row of a slow scroll draws nothing anew.
  const first = Math.max(0, Math.min(Math.floor(topPx / rowPx), count - seen) - rowsBeyond);
  const even = first - (first % 2);
  return { first: even, end: Math.min(count, even + seen + 2 * rowsBeyond + 2) };
}

/**
 * Keeps to the rows that are in view of a frame that scrolls: draw those of `shown`, with as much empty room above and
 * below as the others would take. The frame's `ref` and `onScroll` are given. `onReach` is called with the last drawn
 * row whenever it changes: a list that loads its pages as it is scrolled asks for the next one there.
 */
export function useWindow(q: { count: number; rowPx: number; onReach?: (last: number) => void }): {
  frame: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
  shown: Window;
} {
  const frame = useRef<HTMLDivElement>(null);
  const place = useSignal({ topPx: 0, heightPx: 0 });
  const { count, rowPx, onReach } = q;
  const shown = windowAt({ count, rowPx, ...place.value });
  const latest = useRef({ shown, count, rowPx });
  latest.current = { shown, count, rowPx };

  const onScroll = useCallback(() => look(frame.current, place, latest.current), [place]);
  useEffect(() => {
    if (frame.current === null) return;
    const sizes = new ResizeObserver(onScroll);
    sizes.observe(frame.current);
    return () => sizes.disconnect();
  }, [onScroll]);
  // A frame that is hidden, or was scrolled down a longer list, is elsewhere now.
  useEffect(() => onScroll(), [onScroll, count]);
  useEffect(() => onReach?.(shown.end - 1), [onReach, shown.end]);

  return { frame, onScroll, shown };
}

// Draws anew only where other rows come into view.
function look(
  frame: HTMLElement | null,
  place: Signal<{ topPx: number; heightPx: number }>,
  { shown, count, rowPx }: { shown: Window; count: number; rowPx: number },
): void {
  if (frame === null) return;
  const now = { topPx: frame.scrollTop, heightPx: frame.clientHeight };
  const { first, end } = windowAt({ count, rowPx, ...now });
  if (first !== shown.first || end !== shown.end) place.value = now;
}
