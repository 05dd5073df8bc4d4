import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { chainName } from '../../format/chain-words.ts';
import { words } from '../../words/words.ts';
import { FailureNote } from '../parts/failure-note.tsx';

/** The address of an explorer that the list has not; an emptied field takes it away. */
export function OwnExplorer(props: {
  id: number;
  /** What is stored, empty for nothing. */
  stored: string;
  check: (text: string) => string | null;
  onTake: (address: string | undefined) => void;
}) {
  const { id, stored, check, onTake } = props;
  const text = useSignal(stored);
  const isWrong = useSignal(false);
  const say = words().optionsChains;
  useLayoutEffect(() => {
    text.value = stored;
  }, [stored, text]);

  function keep(): void {
    const typed = text.peek().trim();
    const address = typed === '' ? undefined : check(typed);
    isWrong.value = address === null;
    if (address === null) return;
    text.value = address ?? '';
    if ((address ?? '') !== stored) onTake(address);
  }

  return (
    <div class="field own-explorer">
      <label for={`own-explorer-${id}`}>{say.explorerAddress(chainName(id))}</label>
      <input
        id={`own-explorer-${id}`}
        class="input mono"
        type="text"
        inputmode="url"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        placeholder="https://"
        aria-describedby={`own-explorer-${id}-hint`}
        aria-invalid={isWrong.value ? 'true' : undefined}
        value={text.value}
        onInput={(event) => {
          text.value = event.currentTarget.value;
        }}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.isComposing) keep();
        }}
      />
      <p class="hint" id={`own-explorer-${id}-hint`}>
        {say.explorerAddressHint}
      </p>
      {isWrong.value && <FailureNote words={unusable()} act={{}} />}
    </div>
  );
}

function unusable() {
  const say = words().optionsChains;
  return { tone: 'bad', title: say.explorerUnusable, detail: say.explorerUnusableDetail } as const;
}
