import type { ComponentChildren, RefObject } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

type WindowedListProps = {
  /** What it is, for those who do not see it. */
  label: string;
  /** A table has rows of cells (`<td>`), a list has entries with anything in them. */
  kind: 'table' | 'list';
  /** How many rows there are in all: any number up to 300,000 rows of 50 px, beyond which browsers have no room. */
  count: number;
  /**
   * A table's rows are as high as this, whatever is in them: style it so that it fits. A list's are at least so high;
   * the more of them are, the truer is the scroll bar of what was not in view yet.
   */
  rowPx: number;
  /** What is inside the row at an index: cells of a table, the content of a list's entry. */
  row: (index: number) => ComponentChildren;
  /** Names a row for as long as it is the same one; its index unless given. */
  keyOf?: (index: number) => string;
  /** Rows of header cells, which stay in view. Tables only. */
  head?: ComponentChildren;
  /** A class for the frame beside its own; its style gives the frame a height, `max-height` above all. */
  class?: string;
  /** Called with the last drawn row whenever it is another one: the place to load the next page from. */
  onReach?: (last: number) => void;
  /** Whenever it changes, the list is shown from its first row again: the order that it is sorted by, say. */
  from?: string;
};

/**
 * A list or table of any length that draws only the rows in view, and so scrolls at once however long it is. Its frame
 * takes the focus: arrow keys, Page Up and Down, Home and End scroll it, Tab goes through what is in its rows. Screen
 * readers are told how many rows there are, and which one each is.
 */
export function WindowedList({ count, rowPx, row, keyOf, onReach, from = '', ...list }: WindowedListProps) {
  const { frame, onScroll, shown, abovePx, belowPx } = useWindow({ count, rowPx, ...(onReach && { onReach }) });
  // Before anything of it is seen: later, it would take somebody back who has begun to scroll.
  useLayoutEffect(() => {
    if (!frame.current?.scrollTop) return;
    frame.current.scrollTop = 0;
    onScroll();
  }, [from, frame, onScroll]);
  const indices = Array.from({ length: shown.end - shown.first }, (_, at) => shown.first + at);
  const keyAt = (index: number) => keyOf?.(index) ?? String(index);
  const height = `${rowPx}px`;
  return (
    <section
      ref={frame}
      class={list.class === undefined ? 'windowed' : `windowed ${list.class}`}
      aria-label={list.label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard.
      tabIndex={0}
      onScroll={onScroll}
    >
      {list.kind === 'table' ? (
        // The header is row 1.
        <table class="table num" aria-label={list.label} aria-rowcount={count + 1}>
          {list.head !== undefined && <thead>{list.head}</thead>}
          <tbody>
            <Room px={abovePx} />
            {indices.map((index) => (
              <tr key={keyAt(index)} style={{ height }} aria-rowindex={index + 2}>
                {row(index)}
              </tr>
            ))}
            <Room px={belowPx} />
          </tbody>
        </table>
      ) : (
        <ul aria-label={list.label} style={{ paddingBlock: `${abovePx}px ${belowPx}px` }}>
          {indices.map((index) => (
            <li key={keyAt(index)} style={{ minHeight: height }} aria-setsize={count} aria-posinset={index + 1}>
              {row(index)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

// As much room as the rows that are not drawn would take; nobody is told of it.
function Room({ px }: { px: number }) {
  if (px === 0) return null;
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row of no grid takes no focus.
  return <tr aria-hidden="true" style={{ height: `${px}px` }} />;
}

/** The rows of a long list that are drawn: from `first` up to, not with, `end`. */
type Window = { first: number; end: number };

// Drawn above and below what is seen: Tab finds a row to go on to, and a quick scroll finds it painted.
const rowsBeyond = 4;
// Seen, as long as nobody knows how high the frame is.
const rowsAtFirst = 12;

/**
 * Which of `count` rows to draw in a frame `heightPx` high that is scrolled down by `topPx`; rows are `rowPx` high, and
 * as much more as `morePx` has at their index.
 */
export function windowAt(q: {
  count: number;
  rowPx: number;
  morePx?: readonly number[];
  topPx: number;
  heightPx: number;
}): Window {
  const { count, rowPx, morePx = [], topPx, heightPx } = q;
  const seen = heightPx === 0 ? rowsAtFirst : Math.ceil(heightPx / rowPx) + 1;
  // An even first row: a striped list keeps its stripes, and every other row of a slow scroll draws nothing anew.
  const first = Math.max(0, Math.min(indexAt(topPx, rowPx, morePx), count - seen) - rowsBeyond);
  const even = first - (first % 2);
  return { first: even, end: Math.min(count, even + seen + 2 * rowsBeyond + 2) };
}

/**
 * Keeps to the rows that are in view of a frame that scrolls: draw those of `shown`, with `abovePx` and `belowPx` of
 * empty room in place of the others. The frame's `ref` and `onScroll` are given. A row is at least `rowPx` high; an
 * entry (`<li>`) that is drawn higher than that is remembered so, and nothing in view moves because of it. `onReach` is
 * called with the last drawn row whenever it changes: a list that loads its pages as it is scrolled asks for the next
 * one there.
 */
function useWindow(q: { count: number; rowPx: number; onReach?: (last: number) => void }): {
  frame: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
  shown: Window;
  abovePx: number;
  belowPx: number;
} {
  const frame = useRef<HTMLDivElement>(null);
  const [, drawAnew] = useState({});
  const { count, rowPx, onReach } = q;
  const place = useRef<Place>({ topPx: 0, heightPx: 0, rowPx, morePx: [] }).current;
  const shown = windowAt({ ...place, count, rowPx });
  const latest = useRef({ shown, count, rowPx });
  latest.current = { shown, count, rowPx };

  const onScroll = useCallback(() => {
    if (frame.current !== null && look(frame.current, place, latest.current)) drawAnew({});
  }, [place]);
  useEffect(() => {
    if (frame.current === null) return;
    const sizes = new ResizeObserver(onScroll);
    sizes.observe(frame.current);
    return () => sizes.disconnect();
  }, [onScroll]);
  // Rows that were just drawn are as high as they are, and a frame that was scrolled down a longer list is elsewhere.
  useLayoutEffect(onScroll);
  useEffect(() => onReach?.(shown.end - 1), [onReach, shown.end]);

  const abovePx = topOf(shown.first, rowPx, place.morePx);
  const belowPx = topOf(count, rowPx, place.morePx) - topOf(shown.end, rowPx, place.morePx);
  return { frame, onScroll, shown, abovePx, belowPx };
}

/** How far down a frame is scrolled, how high it and its rows were then, and how much higher some of them are. */
type Place = { topPx: number; heightPx: number; rowPx: number; morePx: number[] };

// True where other rows come into view.
function look(
  frame: HTMLElement,
  place: Place,
  { shown, count, rowPx }: { shown: Window; count: number; rowPx: number },
): boolean {
  const { scrollTop, clientHeight: heightPx } = frame;
  const { morePx } = place;
  // What stands at the top stays there, and who is at the end stays at the end.
  const at = indexAt(scrollTop, place.rowPx, morePx);
  const withinPx = scrollTop - topOf(at, place.rowPx, morePx);
  const isEnd = scrollTop > 0 && scrollTop + heightPx > topOf(count, place.rowPx, morePx) - 1;
  if (place.rowPx !== rowPx) morePx.length = 0;
  let topPx = scrollTop;
  if (measure(frame, shown.first, rowPx, morePx) || place.rowPx !== rowPx) {
    topPx = isEnd ? topOf(count, rowPx, morePx) - heightPx : topOf(at, rowPx, morePx) + withinPx;
    if (topPx !== scrollTop) frame.scrollTop = topPx;
  }
  Object.assign(place, { topPx, heightPx, rowPx });
  const { first, end } = windowAt({ ...place, count });
  return first !== shown.first || end !== shown.end;
}

// Remembers how much higher the drawn entries are; true where one is not as it was remembered.
function measure(frame: HTMLElement, first: number, rowPx: number, morePx: number[]): boolean {
  let isOther = false;
  for (const [at, entry] of frame.querySelectorAll(':scope > ul > li').entries()) {
    const { height } = entry.getBoundingClientRect();
    const more = height - rowPx;
    // A hidden list has no heights. Far down a long one the same height comes with another fraction.
    if (height === 0 || Math.abs(more - (morePx[first + at] ?? 0)) < 1) continue;
    morePx[first + at] = more;
    isOther = true;
  }
  return isOther;
}

/**
 * How many px from a list's top the row at an index begins. Rows are `rowPx` high, and as much more as `morePx` has at
 * their index; it may end early and have holes.
 */
export function topOf(index: number, rowPx: number, morePx: readonly number[]): number {
  return morePx.slice(0, index).reduce((sum, more) => sum + more, index * rowPx);
}

/** The index of the row that lies `topPx` from the top of such a list, which is taken to have no end. */
export function indexAt(topPx: number, rowPx: number, morePx: readonly number[]): number {
  let leftPx = topPx;
  for (const [index, more = 0] of morePx.entries()) {
    if (leftPx < rowPx + more) return index;
    leftPx -= rowPx + more;
  }
  return morePx.length + Math.floor(leftPx / rowPx);
}
