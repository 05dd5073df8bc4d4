import type { Signal } from '@preact/signals';
import { words } from '../../words/words.ts';
import { type RangeName, ranges } from './ranges.ts';

/** The spans of time to choose from, and the switch between chart and table. */
export function RangeBar(props: {
  range: Signal<RangeName>;
  isTable: Signal<boolean>;
  /** Only a part of the range is drawn. */
  isZoomed: boolean;
  /** A range was chosen, perhaps the same one: all of it is to be shown. */
  onPick: () => void;
}) {
  const { range, isTable, isZoomed, onPick } = props;
  const say = words().popupBalance;
  return (
    <div class="range-bar">
      <fieldset class="ranges">
        <legend class="unseen">{say.range}</legend>
        {ranges.map(({ name, say: word }) => (
          <button
            key={name}
            type="button"
            class="chip"
            aria-pressed={range.value === name}
            onClick={() => {
              range.value = name;
              onPick();
            }}
          >
            {say.ranges[word]}
          </button>
        ))}
      </fieldset>
      <span class="grow" />
      {isZoomed && (
        <button type="button" class="chip" onClick={onPick}>
          {say.wholeRange}
        </button>
      )}
      <button
        type="button"
        class="chip"
        aria-pressed={isTable.value}
        onClick={() => {
          isTable.value = !isTable.value;
        }}
      >
        {say.table}
      </button>
    </div>
  );
}
