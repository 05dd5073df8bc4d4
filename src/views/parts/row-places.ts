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
