// A block comes every few seconds on most chains, and what waits for minutes may wait for hours.
const firstDelayMs = 5_000;
const growth = 1.6;
const longestDelayMs = 60_000;
const mostTimes = 25;

/**
 * The clock for an answer that may change by itself: after each `next`, `onDue` is called once, later each time,
 * and after 25 times no more. While nobody sees the document it looks every 5 s whether somebody does.
 */
export function followAnswer(
  document: Document,
  onDue: () => void,
): {
  /** False when there is no next time. */
  next(): boolean;
  /** Stops, and begins with short delays when it is wanted again. */
  reset(): void;
} {
  let times = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const due = () => {
    if (document.hidden) timer = setTimeout(due, firstDelayMs);
    else onDue();
  };

  return {
    next() {
      clearTimeout(timer);
      const isWanted = times < mostTimes;
      if (isWanted) timer = setTimeout(due, Math.min(firstDelayMs * growth ** times, longestDelayMs));
      times += 1;
      return isWanted;
    },
    reset() {
      clearTimeout(timer);
      times = 0;
    },
  };
}
