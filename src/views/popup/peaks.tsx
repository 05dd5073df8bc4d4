import { computed, type Signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { Unit } from '../../format/chain-words.ts';
import { formatUnits } from '../../format/format-units.ts';
import type { BalanceChange } from '../../models/balance.ts';
import { words } from '../../words/words.ts';
import { describeChange, directionOf } from './balance-words.ts';
import { largestChanges } from './largest-changes.ts';
import type { StepLine } from './step-line.ts';
import type { Zoom } from './zoom.ts';

/** The largest changes of what is drawn, which the triangles in the chart stand for; each reads its change out. */
export function Peaks(props: {
  changes: BalanceChange[];
  line: StepLine;
  zoom: Signal<Zoom | null>;
  selectedRow: Signal<number>;
  unit: Unit;
}) {
  const { changes, line, zoom, selectedRow, unit } = props;
  // A zoom that moves finds the same ones again and again: nothing is drawn anew for them.
  const found = useMemo(() => computed(() => largestChanges(line, zoom.value).join(' ')), [line, zoom]);
  const points = useMemo(() => found.value.split(' ').filter(Boolean).map(Number), [found.value]);
  if (points.length === 0) return null;
  const say = words().popupBalance;
  return (
    <div class="peaks">
      <span class="hint" id="balance-peaks">
        {say.largestChanges}
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
                title={describeChange(change, unit)}
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
