import { computed, type Signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { Unit } from '../../../format/chain-words.ts';
import { formatUnits } from '../../../format/format-amount.ts';
import { t } from '../../../i18n/t.ts';
import type { BalanceChange } from '../../../models/balance.ts';
import { pointAt, type StepLine } from '../chart/step-line.ts';
import type { Zoom } from '../chart/zoom.ts';
import { describeChange, directionOf } from './balance-words.ts';

/** Buttons for the largest changes in view, which the chart marks with triangles. Each button selects its change. */
export function Peaks(props: {
  changes: BalanceChange[];
  line: StepLine;
  zoom: Signal<Zoom | null>;
  selectedRow: Signal<number>;
  unit: Unit;
}) {
  const { changes, line, zoom, selectedRow, unit } = props;
  // A string, so that a moving zoom renders again only if the largest changes differ.
  const found = useMemo(() => computed(() => largestChanges(line, zoom.value).join(' ')), [line, zoom]);
  const points = useMemo(() => found.value.split(' ').filter(Boolean).map(Number), [found.value]);
  if (points.length === 0) return null;
  return (
    <div class="peaks">
      <span class="hint" id="balance-peaks">
        {t('popup.balance.largestChanges')}
      </span>
      <ul aria-labelledby="balance-peaks">
        {points.map((point) => {
          const row = line.rows[point] ?? 0;
          const change = changes[row];
          if (!change) return null;
          const direction = directionOf(change.delta);
          return (
            <li key={row}>
              <button
                type="button"
                class={`chip num ${direction}`}
                aria-pressed={selectedRow.value === row}
                title={describeChange(change, changes[row + 1], unit)}
                onClick={() => {
                  selectedRow.value = row;
                }}
              >
                <span aria-hidden="true">{direction === 'up' ? '▲' : '▼'}</span>{' '}
                <bdi>{formatUnits(change.delta ?? '0', unit.decimals, { sign: true, maxDigits: 2 }).text}</bdi>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const most = 5;
// With fewer changes in view, none of them stands out.
const leastChanges = 4;

// The last result per line: the chart's marks and the buttons below it both ask on each frame of a moving line.
const found = new WeakMap<StepLine, { from: number | undefined; to: number | undefined; points: number[] }>();

/** Returns the points of the five largest changes in view, oldest first. Empty for fewer than four changes in view. */
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
