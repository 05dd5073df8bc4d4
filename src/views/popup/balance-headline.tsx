import type { Unit } from '../../format/chain-words.ts';
import { formatAge, readTime } from '../../format/format-time.ts';
import { formatUnits } from '../../format/format-units.ts';
import { groupHex } from '../../format/hex.ts';
import type { BalanceChange } from '../../models/balance.ts';
import { toChecksum } from '../../references/to-checksum.ts';
import { AddressPicture } from '../parts/address-picture.tsx';
import { directionOf, exactAmount, exactChange, rangeWords } from './balance-words.ts';
import type { RangeName } from './ranges.ts';
import type { RangeSummary } from './summarise-range.ts';

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
  const words = rangeWords(props);
  return (
    <div class="say num">
      <AddressPicture address={address} />
      <h2 class="headline" title={exactAmount(newest.value, unit)}>
        {formatUnits(newest.value, unit.decimals).text} {unit.symbol}
      </h2>
      <LastChange newest={newest} unit={unit} now={now} />
      <p class="hint">
        {words.count}, <span class={directionOf(summary.net)}>{words.net}</span> {words.where}
      </p>
      <p class="full mono">{groupHex(toChecksum(address, chainId))}</p>
    </div>
  );
}

// The amount, the time or both may be unknown.
function LastChange({ newest, unit, now }: { newest: BalanceChange; unit: Unit; now: () => number }) {
  const { delta, approximateTime } = newest;
  const hasTime = readTime(approximateTime) !== null;
  if (delta === null && !hasTime) return null;
  return (
    <p class="hint">
      Last change
      {delta !== null && (
        <>
          {' '}
          <span class={directionOf(delta)} title={exactChange(delta, unit)}>
            {formatUnits(delta, unit.decimals, { sign: true }).text} {unit.symbol}
          </span>
        </>
      )}
      {hasTime && <> ≈ {formatAge(approximateTime, now())}</>}
    </p>
  );
}
