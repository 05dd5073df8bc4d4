import type UPlot from 'uplot';
import { largestChanges } from './largest-changes.ts';
import type { StepLine } from './step-line.ts';
import type { Zoom } from './zoom.ts';

/** What lies over the drawn line: the chosen point and the largest changes in view. */
type ChartMarks = {
  /** Puts all of them where they belong on the chart as it is drawn now. */
  place(chart: UPlot, now: { line: StepLine; chosen: number; shown: Zoom | null }): void;
  /** Only moves the chosen point: the line is the same. */
  choose(chart: UPlot, now: { line: StepLine; chosen: number; shown: Zoom | null }): void;
};

const peakPx = 10;

/** Lays the marks over a chart: a dot with a thread, and triangles that point up or down, whatever their colour. */
export function layMarks(over: HTMLElement): ChartMarks {
  const make = (name: string) => {
    const mark = document.createElement('i');
    mark.className = name;
    mark.hidden = true;
    over.append(mark);
    return mark;
  };
  const peaks = Array.from({ length: 5 }, () => make('chart-peak'));
  const thread = make('chart-thread');
  const dot = make('chart-dot');

  const choose: ChartMarks['choose'] = (chart, { line, chosen, shown }) => {
    const place = line.places[chosen];
    const balance = line.balances[chosen];
    const isSeen = place !== undefined && balance !== undefined && isIn(shown, place);
    thread.hidden = dot.hidden = !isSeen;
    if (!isSeen) return;
    const left = chart.valToPos(place, 'x');
    thread.style.transform = `translateX(${left}px)`;
    dot.style.transform = `translate(${left}px, ${chart.valToPos(balance, 'y')}px)`;
  };

  return {
    choose,
    place: (chart, now) => {
      const { line, shown } = now;
      const points = largestChanges(line, shown);
      // Read before anything is moved: else each mark would have the browser lay out once more.
      const { clientWidth, clientHeight } = over;
      choose(chart, now);
      peaks.forEach((peak, at) => {
        const point = points[at];
        peak.hidden = point === undefined;
        if (point === undefined) return;
        const isUp = (line.changes[point] ?? 0) > 0;
        peak.className = `chart-peak ${isUp ? 'up' : 'down'}`;
        // Half a triangle at the edge points at nothing.
        const edge = clientWidth - peakPx / 2;
        const left = Math.min(Math.max(chart.valToPos(line.places[point] ?? 0, 'x'), peakPx / 2), edge);
        const top = chart.valToPos(line.balances[point] ?? 0, 'y') + (isUp ? -peakPx - 4 : 4);
        const lowest = clientHeight - peakPx;
        peak.style.transform = `translate(${left}px, ${Math.min(Math.max(top, 0), lowest)}px)`;
      });
    },
  };
}

function isIn(shown: Zoom | null, place: number): boolean {
  return shown !== null && place >= shown.from && place <= shown.to;
}
