import { chainName } from '../../format/chain-words.ts';
import { changeWords, endWords } from '../../format/change-words.ts';
import { formatFailure } from '../../format/failure.ts';
import { formatAge, formatExactTime } from '../../format/format-time.ts';
import type { WatchCheck } from '../../models/watch-check.ts';
import { words } from '../../words/words.ts';
import { useWhileItHolds } from '../parts/use-while-it-holds.ts';
import { directionOf } from './balance-words.ts';

/** What checks have found of one thing: its balance and the last change, or where a transaction stands; and as of when. */
export function WatchedFound(props: { check: WatchCheck | undefined; chainId: number; now: () => number }) {
  const { check, chainId, now } = props;
  const say = words().watchChecks;
  useWhileItHolds(() => (check ? agesOf(check, now()) : ''));
  if (!check || check.chainId !== chainId) return <p class="watched-found">{say.notCheckedOn(chainName(chainId))}</p>;
  return (
    <p class="watched-found">
      <FoundValue check={check} now={now()} />
      <AsOf check={check} now={now()} />
    </p>
  );
}

function FoundValue({ check, now }: { check: WatchCheck; now: number }) {
  const say = words().watchChecks;
  if (check.kind === 'transaction') {
    const { state, end } = check;
    if (end) {
      const { label, text, tone } = endWords(end);
      return (
        <>
          <span class={`hl-pill hl-${tone}`}>{label}</span>
          <span>{text}</span>
        </>
      );
    }
    return state && <span class="hl-pill hl-wait">{words().statuses[state]}</span>;
  }
  const { seen, change, chainId } = check;
  if (!seen) return null;
  const said = changeWords({ delta: change?.delta ?? '0', value: seen.value, chainId });
  return (
    <>
      <b class="num" title={said.balance.exact}>
        <bdi>{said.balance.text}</bdi>
      </b>
      {change && (
        <span class={`num ${directionOf(change.delta)}`} title={`${said.change.exact} · ${exactTime(change.foundMs)}`}>
          <bdi>{say.changed(said.change.text, age(change.foundMs, now))}</bdi>
        </span>
      )}
    </>
  );
}

function AsOf({ check, now }: { check: WatchCheck; now: number }) {
  const { checkedMs, failure, chainId } = check;
  const say = words().watchChecks;
  const chain = chainName(chainId);
  if (failure) return <span class="hint">{say.failedOn(chain, formatFailure(failure, { now }).title)}</span>;
  if (checkedMs === null) return <span class="hint">{say.notCheckedOn(chain)}</span>;
  return (
    <span class="hint" title={exactTime(checkedMs)}>
      {say.checkedOn(chain, age(checkedMs, now))}
    </span>
  );
}

// All that its words tell, so that they are told anew when one of them is another.
function agesOf(check: WatchCheck, now: number): string {
  const foundMs = check.kind === 'transaction' ? null : check.change?.foundMs;
  return [check.checkedMs, foundMs].map((ms) => (ms == null ? '' : age(ms, now))).join(' ');
}

function age(ms: number, now: number): string {
  return formatAge(new Date(ms).toISOString(), now);
}

function exactTime(ms: number): string {
  return formatExactTime(new Date(ms).toISOString());
}
