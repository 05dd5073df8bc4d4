import { useRef } from 'preact/hooks';
import type { FailureWords } from '../../cards/card-content.ts';
import { formatFailure } from '../../format/failure.ts';
import { formatInputProblem } from '../../format/input-problem.ts';
import { words } from '../../words/words.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { ChainPicker } from './chain-picker.tsx';
import type { Suggestions } from './create-suggestions.ts';
import type { BoxProblem, LookUp } from './look-up.ts';
import { LookUpField } from './look-up-field.tsx';
import { showBeginning } from './show-beginning.ts';

/** The box for anything that can be looked up, with the chain that it is asked on. */
export function SearchBox(props: {
  lookUp: LookUp;
  suggestions: Suggestions;
  now: () => number;
  openOptions: () => void;
}) {
  const { lookUp, suggestions, now, openOptions } = props;
  const problem = lookUp.problem.value;
  const failure = problem && toWords(problem, now());
  const say = words().popup;
  const box = useRef<HTMLInputElement>(null);

  function submit(event: Event): void {
    event.preventDefault();
    suggestions.close();
    showBeginning(box.current);
    // What goes wrong becomes the box's problem.
    void lookUp.submit();
  }

  return (
    <search
      class="search"
      onFocusOut={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) suggestions.close();
      }}
    >
      <form class="search-line" onSubmit={submit}>
        <label class="unseen" for="look-up">
          {say.lookUp}
        </label>
        <LookUpField lookUp={lookUp} suggestions={suggestions} box={box} />
        <ChainPicker chainId={lookUp.chainId.value} onPick={lookUp.pickChain} onDone={lookUp.settleChain} />
        <button type="submit" class="button main go" aria-label={say.go}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path
              d="M3 8h9.5M8.5 4l4 4-4 4"
              fill="none"
              stroke="currentColor"
              stroke-width="1.8"
              stroke-linecap="round"
              stroke-linejoin="round"
            />
          </svg>
        </button>
      </form>
      {failure && (
        <FailureNote words={failure} act={{ 'open-options': openOptions, 'try-again': () => void lookUp.submit() }} />
      )}
    </search>
  );
}

function toWords(problem: BoxProblem, now: number): FailureWords {
  if (problem.kind === 'failure') return formatFailure(problem.failure, { now });
  return { tone: 'bad', title: words().popup.cannotBeLookedUp, detail: formatInputProblem(problem.problem) };
}
