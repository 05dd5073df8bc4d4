import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { chainName, toChainWords } from '../../format/chain-words.ts';
import { words } from '../../words/words.ts';
import { ChainOptions } from '../parts/chain-options.tsx';

/** The chain that things are looked up on: a coloured dot and a list. `onDone`: the person goes on from the list. */
export function ChainPicker(props: { chainId: number; onPick: (id: number) => void; onDone: () => void }) {
  const { chainId, onPick, onDone } = props;
  // A hundred names, which nobody sees before the list is opened, would keep what was looked up waiting.
  const isListed = useSignal(false);
  useEffect(() => {
    isListed.value = true;
  }, [isListed]);
  const { colour } = toChainWords({ chain: { id: chainId, name: chainName(chainId) }, reason: { kind: 'chosen' } });
  return (
    <span class="chain-picker" data-name={chainName(chainId)}>
      <i class="chain-dot" style={{ background: colour }} />
      <select
        class="chain-select"
        aria-label={words().card.chain}
        title={chainName(chainId)}
        value={String(chainId)}
        onChange={(event) => onPick(Number(event.currentTarget.value))}
        onBlur={onDone}
        onKeyDown={({ key }) => {
          if (key === 'Enter') onDone();
        }}
      >
        {isListed.value ? (
          <ChainOptions chainId={chainId} />
        ) : (
          <option value={String(chainId)}>{chainName(chainId)}</option>
        )}
      </select>
    </span>
  );
}
