import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { chainChoices, chainName } from '../../format/chain-words.ts';
import { formatNumber } from '../../format/format-number.ts';
import { words } from '../../words/words.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { readWholeNumber } from '../parts/read-number.ts';

type Problem = { title: string; detail: string };

/** The two ways to put a chain into the list: choose one that the service has, or give any chain's number. */
export function AddChain({ chainIds, most, onAdd }: { chainIds: number[]; most: number; onAdd: (id: number) => void }) {
  const select = useRef<HTMLSelectElement>(null);
  const problem = useSignal<Problem | null>(null);
  const isFull = chainIds.length >= most;
  const say = words().optionsChains;
  const { mainNetworks, testNetworks } = words().ownPages;

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
    problem.value = id === null ? noNumber() : chainIds.includes(id) ? alreadyListed(id) : null;
    if (id === null || problem.peek()) return;
    input.value = '';
    onAdd(id);
  }

  if (isFull) return <p class="hint">{say.full(formatNumber(most))}</p>;
  return (
    <div class="add-chain">
      <div class="field">
        <label for="add-chain">{say.add}</label>
        <div class="field-line">
          <select id="add-chain" ref={select} class="input select">
            <option value="">{say.chooseOne}</option>
            <optgroup label={mainNetworks}>{toOptions(chainIds, false)}</optgroup>
            <optgroup label={testNetworks}>{toOptions(chainIds, true)}</optgroup>
          </select>
          <button type="button" class="button" onClick={addChosen}>
            {say.addIt}
          </button>
        </div>
      </div>
      <div class="field">
        <label for="add-chain-number">{say.byNumber}</label>
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
          {say.byNumberHint}
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

function noNumber(): Problem {
  const say = words().optionsChains;
  return { title: say.notANumber, detail: say.notANumberDetail };
}

function alreadyListed(id: number): Problem {
  const say = words().optionsChains;
  return { title: say.alreadyListed(chainName(id)), detail: say.alreadyListedDetail };
}
