import type { Unit } from '../../format/chain-words.ts';
import { formatAge, readTime } from '../../format/format-time.ts';
import { formatUnits } from '../../format/format-units.ts';
import { groupHex } from '../../format/hex.ts';
import type { BalanceChange } from '../../models/balance.ts';
import { toChecksum } from '../../references/to-checksum.ts';
import { words } from '../../words/words.ts';
import { AddressPicture } from '../parts/address-picture.tsx';
import { useWhileItHolds } from '../parts/use-while-it-holds.ts';
import { directionOf, exactAmount, exactChange, rangeWords } from './balance-words.ts';
import type { RangeName } from './ranges.ts';
import type { RangeSummary } from './summarise-range.ts';
import { withElements } from './with-elements.ts';

/** The balance now, in large; under it the last change, and what the chosen range comes to. */
export function BalanceHeadline(props: {
  address: string;
  chainId: number;
  newest: BalanceChange;
  summary: RangeSummary;
  range: RangeName;
  /** The loaded history does not reach back to where the range begins. */
  isPartial: boolean;
  /** It was asked long ago. */
  isOld: boolean;
  unit: Unit;
  now: () => number;
}) {
  const { address, chainId, newest, summary, unit, now } = props;
  const { count, net, where } = rangeWords(props);
  return (
    <div class="say num">
      <AddressPicture address={address} />
      <h2 class="headline" title={exactAmount(newest.value, unit)}>
        <bdi>
          {formatUnits(newest.value, unit.decimals).text} {unit.symbol}
        </bdi>
      </h2>
      <LastChange newest={newest} unit={unit} now={now} />
      <p class="hint">
        {withElements(
          (place = '') => words().popupBalance.sum(count, place, where),
          <bdi class={directionOf(summary.net)}>{net}</bdi>,
        )}
      </p>
      <p class="full mono">
        <bdi dir="ltr">{groupHex(toChecksum(address, chainId))}</bdi>
      </p>
    </div>
  );
}

// The amount, the time or both may be unknown.
function LastChange({ newest, unit, now }: { newest: BalanceChange; unit: Unit; now: () => number }) {
  const { delta, approximateTime } = newest;
  const told = useWhileItHolds(() => formatAge(approximateTime, now()));
  const age = readTime(approximateTime) === null ? null : told;
  const say = words().popupBalance;
  if (delta === null) return age === null ? null : <p class="hint">{say.lastChangeOfSomeAmount(age)}</p>;
  return (
    <p class="hint">
      {withElements(
        (amount = '') => (age === null ? say.lastChangeAtSomeTime(amount) : say.lastChange(amount, age)),
        <bdi class={directionOf(delta)} title={exactChange(delta, unit)}>
          {formatUnits(delta, unit.decimals, { sign: true }).text} {unit.symbol}
        </bdi>,
      )}
    </p>
  );
}
