import { pointAt, type StepLine } from './step-line.ts';
import type { Zoom } from './zoom.ts';

const most = 5;
// What is pointed out must be few among many.
const leastChanges = 4;

// Two ask for each frame of a moving line: its marks and the buttons below it.
const found = new WeakMap<StepLine, { from: number | undefined; to: number | undefined; points: number[] }>();

/** The points of the largest changes in view, either way, oldest first; none where there are hardly any changes at all. */
export function largestChanges(line: StepLine, view: Zoom | null): readonly number[] {
  const [from, to] = [view?.from, view?.to];
  const last = found.get(line);
  if (last && last.from === from && last.to === to) return last.points;
  const points = findLargest(line, view);
  found.set(line, { from, to, points });
  return points;
}

function findLargest(line: StepLine, view: Zoom | null): number[] {
  const { places, changes } = line;
  const first = view === null ? 0 : pointAt(places, view.from);
  const last = view === null ? places.length - 1 : pointAt(places, view.to);
  const found: number[] = [];
  const size = (point: number | undefined) => Math.abs(changes[point ?? -1] ?? 0);
  let count = 0;
  for (let point = first; point <= last; point += 1) {
    if (changes[point] === 0 || (view !== null && (places[point] ?? 0) < view.from)) continue;
    count += 1;
    if (found.length === most && size(point) <= size(found[most - 1])) continue;
    let at = found.length;
    while (at > 0 && size(found[at - 1]) < size(point)) at -= 1;
    found.splice(at, 0, point);
    found.length = Math.min(found.length, most);
  }
  return count < leastChanges ? [] : found.sort((a, b) => a - b);
}
