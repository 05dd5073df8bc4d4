import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { words } from '../../words/words.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { readWholeNumber } from '../parts/read-number.ts';

// Less would pay for no check of an address at all.
const least = 50;

/** The field for the credits that checks may cost in a day. What is no such number is said, and the old one stays. */
export function CheckBudget({ budget, onBudget }: { budget: number; onBudget: (budget: number) => void }) {
  const text = useSignal(String(budget));
  const isWrong = useSignal(false);
  const say = words().watchChecks;
  useLayoutEffect(() => {
    text.value = String(budget);
    isWrong.value = false;
  }, [budget, text, isWrong]);

  function keep(): void {
    const read = readWholeNumber(text.peek());
    isWrong.value = read === null || read < least;
    if (read === null || read < least || read === budget) return;
    onBudget(read);
  }

  return (
    <div class="field">
      <label for="check-budget">{say.budget}</label>
      <input
        id="check-budget"
        class="input short num"
        type="text"
        inputmode="numeric"
        autocomplete="off"
        aria-describedby="check-budget-hint"
        aria-invalid={isWrong.value ? 'true' : undefined}
        value={text.value}
        onInput={(event) => {
          text.value = event.currentTarget.value;
        }}
        onBlur={keep}
        onKeyDown={(event) => (event.key === 'Enter' && !event.isComposing ? keep() : undefined)}
      />
      <p class="hint" id="check-budget-hint">
        {say.budgetHint}
      </p>
      {isWrong.value && (
        <FailureNote words={{ tone: 'bad', title: say.notABudget, detail: say.notABudgetDetail }} act={{}} />
      )}
    </div>
  );
}
