import type { ComponentChildren, RefObject } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

type WindowedListProps = {
  /** The accessible name. */
  label: string;
  /** A table has rows of cells (`<td>`); a list has entries with any content. */
  kind: 'table' | 'list';
  /** The total number of rows: up to 300,000 rows of 50 px, the limit of an element's height in browsers. */
  count: number;
  /**
   * The row height. A table's rows always have it, so style their content to fit. A list's entries are at least this
   * high; the more of them are exactly this high, the more accurate the scroll bar is for entries not seen yet.
   */
  rowPx: number;
  /** The content of the row at an index: a table's cells, or the content of a list's entry. */
  row: (index: number) => ComponentChildren;
  /** A stable key for the row at an index. Defaults to the index. */
  keyOf?: (index: number) => string;
  /** Rows of header cells, which stay in view. Tables only. */
  head?: ComponentChildren;
  /** An additional class for the frame. Its style must limit the frame's height, usually with `max-height`. */
  class?: string;
  /** Called with the index of the last drawn row when it changes, so that the next page can be loaded. */
  onReach?: (last: number) => void;
  /** A value such as the sort order. When it changes, the list scrolls back to its first row. */
  from?: string;
};

/**
 * A virtualized list or table: it draws only the rows in view, so that a list of any length scrolls without delay. Its
 * frame takes the focus: arrow keys, Page Up and Down, Home and End scroll it, and Tab moves through the content of its
 * rows. Screen readers announce the number of rows and the position of each.
 */
export function WindowedList({ count, rowPx, row, keyOf, onReach, from = '', ...list }: WindowedListProps) {
  const { frame, onScroll, shown, abovePx, belowPx } = useWindow({ count, rowPx, ...(onReach && { onReach }) });
  // Before the first paint: later, it would interrupt a user who has already started to scroll.
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

// Takes the space of the rows that are not drawn. Hidden from screen readers.
function Room({ px }: { px: number }) {
  if (px === 0) return null;
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row of no grid takes no focus.
  return <tr aria-hidden="true" style={{ height: `${px}px` }} />;
}

/** The drawn rows of a list: from `first` to `end`, exclusive. */
type Window = { first: number; end: number };

// Rows drawn above and below the view, so that Tab finds the next row and a quick scroll shows no gap.
const rowsBeyond = 4;
// The rows drawn while the height of the frame is unknown.
const rowsAtFirst = 12;

/**
 * The rows, out of `count`, to draw in a frame of height `heightPx` that is scrolled down by `topPx`. A row is `rowPx`
 * high, plus `morePx` at its index.
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
  // An even first row keeps a striped list's stripes, and saves every other render during a slow scroll.
  const first = Math.max(0, Math.min(indexAt(topPx, rowPx, morePx), count - seen) - rowsBeyond);
  const even = first - (first % 2);
  return { first: even, end: Math.min(count, even + seen + 2 * rowsBeyond + 2) };
}

/**
 * Tracks the rows in view of a scrolling frame: draw the rows of `shown`, and leave `abovePx` and `belowPx` of space
 * for the others. Attach `frame` as the frame's `ref`, and `onScroll`. A row is at least `rowPx` high; the height of a
 * taller entry (`<li>`) is remembered, and nothing in view moves because of it. `onReach` is called with the last drawn
 * row when it changes: a list that loads its pages while scrolling requests the next one there.
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
    if (frame.current === null) return;
    markHidden(frame.current);
    if (look(frame.current, place, latest.current)) drawAnew({});
  }, [place]);
  useEffect(() => {
    if (frame.current === null) return;
    const sizes = new ResizeObserver(onScroll);
    sizes.observe(frame.current);
    return () => sizes.disconnect();
  }, [onScroll]);
  // After each render: new rows may have other heights, and a list that became shorter moves the scroll position.
  useLayoutEffect(onScroll);
  useEffect(() => onReach?.(shown.end - 1), [onReach, shown.end]);

  const abovePx = topOf(shown.first, rowPx, place.morePx);
  const belowPx = topOf(count, rowPx, place.morePx) - topOf(shown.end, rowPx, place.morePx);
  return { frame, onScroll, shown, abovePx, belowPx };
}

// For the style sheet: columns are out of view at the end, or at the start.
function markHidden(frame: HTMLElement): void {
  const { scrollLeft, scrollWidth, clientWidth } = frame;
  // Negative where text runs from right to left.
  const scrolledPx = Math.abs(scrollLeft);
  frame.toggleAttribute('data-more', scrollWidth - clientWidth - scrolledPx >= 1);
  frame.toggleAttribute('data-scrolled', scrolledPx >= 1);
}

/** A frame's scroll position, its height and row height at that time, and the extra height of some rows by index. */
type Place = { topPx: number; heightPx: number; rowPx: number; morePx: number[] };

// True if other rows come into view.
function look(
  frame: HTMLElement,
  place: Place,
  { shown, count, rowPx }: { shown: Window; count: number; rowPx: number },
): boolean {
  const { scrollTop, clientHeight: heightPx } = frame;
  const { morePx } = place;
  // The row at the top stays there; a list that is scrolled to its end stays at its end.
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

// Remembers the extra height of the drawn entries. True if one differs from what was remembered.
function measure(frame: HTMLElement, first: number, rowPx: number, morePx: number[]): boolean {
  let isOther = false;
  for (const [at, entry] of frame.querySelectorAll(':scope > ul > li').entries()) {
    const { height } = entry.getBoundingClientRect();
    const more = height - rowPx;
    // A hidden list has no heights. Far down a long list, the same height is measured with another fraction.
    if (height === 0 || Math.abs(more - (morePx[first + at] ?? 0)) < 1) continue;
    morePx[first + at] = more;
    isOther = true;
  }
  return isOther;
}

/**
 * The distance in px from a list's top to the row at an index. A row is `rowPx` high, plus `morePx` at its index, which
 * may be shorter than the list and have holes.
 */
export function topOf(index: number, rowPx: number, morePx: readonly number[]): number {
  return morePx.slice(0, index).reduce((sum, more) => sum + more, index * rowPx);
}

/** The index of the row at `topPx` from the top of such a list. The list is treated as endless. */
export function indexAt(topPx: number, rowPx: number, morePx: readonly number[]): number {
  let leftPx = topPx;
  for (const [index, more = 0] of morePx.entries()) {
    if (leftPx < rowPx + more) return index;
    leftPx -= rowPx + more;
  }
  return morePx.length + Math.floor(leftPx / rowPx);
}
