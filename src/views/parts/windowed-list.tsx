import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { useWindow } from './use-window.ts';

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
