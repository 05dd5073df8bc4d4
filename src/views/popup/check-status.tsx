import { formatFailure } from '../../format/failure.ts';
import { formatWait } from '../../format/format-duration.ts';
import { joinSentences } from '../../format/format-list.ts';
import { formatNumber } from '../../format/format-number.ts';
import { formatAge } from '../../format/format-time.ts';
import { words } from '../../words/words.ts';
import { Note } from '../card/note.tsx';
import { FailureNote } from '../parts/failure-note.tsx';
import { useWhileItHolds } from '../parts/use-while-it-holds.ts';
import type { CheckWishes } from './create-watch-checks.ts';
import type { FoundByChecks } from './watched-store.ts';

/** How the checks stand: when they last ran, when they will, what they have cost; and what stopped them, if anything did. */
export function CheckStatus(props: {
  found: FoundByChecks | null;
  wishes: CheckWishes;
  now: () => number;
  openOptions: () => void;
}) {
  const { found, wishes, openOptions } = props;
  const say = words().watchChecks;
  const told = useWhileItHolds(() => (found ? joinSentences(statusWords(found, wishes.checkBudget, props.now())) : ''));
  if (!found) return <p class="hint">{say.notKnown}</p>;
  const { stopped } = found.turn;
  const failure = stopped === null || stopped === 'budget' ? null : formatFailure(stopped, { now: props.now() });
  const { beganMs, endedMs } = found.turn;
  return (
    <>
      {/* What is read out is a turn that begins or ends, and not each minute that passes since. */}
      <p class="hint num" role="status" aria-relevant="additions">
        <span key={`${beganMs} ${endedMs} ${stopped !== null}`}>{told}</span>
      </p>
      {stopped === 'budget' && (
        <Note tone="wait" title={say.overBudget}>
          {say.overBudgetDetail}
        </Note>
      )}
      {failure && (
        <>
          <p class="hint">{say.stopped}</p>
          <FailureNote words={failure} act={{ 'open-options': openOptions }} />
        </>
      )}
    </>
  );
}

function statusWords({ turn, nextMs, spentToday }: FoundByChecks, budget: number, now: number) {
  const say = words().watchChecks;
  const { beganMs, endedMs, stopped } = turn;
  const spent = say.spent(formatNumber(spentToday), formatNumber(budget));
  if (beganMs === 0) return [say.notYet, spent];
  if (endedMs === null && stopped === null) return [say.checking, spent];
  const waitMs = (nextMs ?? 0) - now;
  const last = say.last(formatAge(new Date(endedMs ?? beganMs).toISOString(), now));
  return [last, ...(waitMs > 0 ? [say.next(formatWait(waitMs))] : []), spent];
}
