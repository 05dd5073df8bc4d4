import { words } from '../../words/words.ts';
import type { Axis } from './step-line.ts';

/** What the line runs along, and how exact that is. Where no change has a time there are only blocks. */
export function AxisSwitch(props: { axis: Axis; hasTimes: boolean; onPick: (axis: Axis) => void }) {
  const { axis, hasTimes, onPick } = props;
  const say = words().popupBalance;
  const names = { time: say.byTime, block: say.byBlock };
  return (
    <div class="axis-bar">
      {hasTimes && (
        <fieldset class="ranges">
          <legend class="unseen">{say.along}</legend>
          {(['time', 'block'] as const).map((one) => (
            <button key={one} type="button" class="chip" aria-pressed={axis === one} onClick={() => onPick(one)}>
              {names[one]}
            </button>
          ))}
        </fieldset>
      )}
      <span class="hint">{axis === 'time' ? say.timesAreApproximate : say.blocksAreExact}</span>
    </div>
  );
}
