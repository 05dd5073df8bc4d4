import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { chainChoices, chainName } from '../../format/chain-words.ts';
import { formatNumber } from '../../format/format-number.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { readWholeNumber } from './read-number.ts';

type Problem = { title: string; detail: string };

/** The two ways to put a chain into the list: choose one that the service has, or give any chain's number. */
export function AddChain({ chainIds, most, onAdd }: { chainIds: number[]; most: number; onAdd: (id: number) => void }) {
  const select = useRef<HTMLSelectElement>(null);
  const problem = useSignal<Problem | null>(null);
  const isFull = chainIds.length >= most;

  function addChosen(): void {
    const id = Number(select.current?.value);
    if (!id || !select.current) return;
    problem.value = null;
    select.current.value = '';
    onAdd(id);
  }

  function addNumber(input: HTMLInputElement): void {
    if (input.value.trim() === '') {
      problem.value = null;
      return;
    }
    const id = readWholeNumber(input.value.replace(/^\s*eip155:/i, ''));
    problem.value = id === null ? noNumber : chainIds.includes(id) ? alreadyListed(id) : null;
    if (id === null || problem.peek()) return;
    input.value = '';
    onAdd(id);
  }

  if (isFull)
    return <p class="hint">The list is full: it holds {formatNumber(most)} chains. Remove one to add another.</p>;
  return (
    <div class="add-chain">
      <div class="field">
        <label for="add-chain">Add a chain</label>
        <div class="field-line">
          <select id="add-chain" ref={select} class="input select">
            <option value="">Choose one…</option>
            <optgroup label="Main networks">{toOptions(chainIds, false)}</optgroup>
            <optgroup label="Test networks">{toOptions(chainIds, true)}</optgroup>
          </select>
          <button type="button" class="button" onClick={addChosen}>
            Add
          </button>
        </div>
      </div>
      <div class="field">
        <label for="add-chain-number">Another chain by its number</label>
        <input
          id="add-chain-number"
          class="input"
          type="text"
          inputmode="numeric"
          autocomplete="off"
          placeholder="8453"
          aria-describedby="add-chain-number-hint"
          aria-invalid={problem.value ? 'true' : undefined}
          onBlur={(event) => addNumber(event.currentTarget)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.isComposing) addNumber(event.currentTarget);
          }}
        />
        <p class="hint" id="add-chain-number-hint">
          Added when you press Enter or leave the field.
        </p>
      </div>
      {problem.value && <FailureNote words={{ tone: 'bad', ...problem.value }} act={{}} />}
    </div>
  );
}

function toOptions(chainIds: number[], ofTests: boolean) {
  return chainChoices()
    .filter(({ id, testnet }) => testnet === ofTests && !chainIds.includes(id))
    .map(({ id, name }) => (
      <option key={id} value={String(id)}>
        {name}
      </option>
    ));
}

const noNumber: Problem = {
  title: 'This is not a chain’s number',
  detail: 'Write the number alone, such as 8453. Nothing was added.',
};

function alreadyListed(id: number): Problem {
  return { title: `${chainName(id)} is in your list already`, detail: 'Move it with the arrows beside its name.' };
}
