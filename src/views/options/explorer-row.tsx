import { useSignal } from '@preact/signals';
import { chainName, toChainWords } from '../../format/chain-words.ts';
import { explorerChoices } from '../../format/explorer-choices.ts';
import { words } from '../../words/words.ts';
import { OwnExplorer } from './own-explorer.tsx';

const own = 'own';

/** The choice of one chain's explorer: the usual one, another that is known, or an address of the person's own. */
export function ExplorerRow(props: {
  id: number;
  /** What is stored; undefined for the usual one. */
  chosen: string | undefined;
  /** No chain more can have one of its own. */
  isFull: boolean;
  check: (text: string) => string | null;
  onChoose: (address: string | undefined) => void;
}) {
  const { id, chosen, isFull, check, onChoose } = props;
  const { usual, others } = explorerChoices(id);
  const isOwn = chosen !== undefined && !others.some(({ address }) => address === chosen);
  const wantsOwn = useSignal(false);
  const name = chainName(id);
  const say = words().optionsChains;
  const { colour } = toChainWords({ chain: { id, name }, reason: { kind: 'listed' } });
  const showsOwn = isOwn || wantsOwn.value;

  function choose(value: string): void {
    wantsOwn.value = value === own;
    if (value !== own) onChoose(value === '' ? undefined : value);
  }

  return (
    <li class="explorer-row">
      <label class="chain-name" for={`explorer-${id}`}>
        <i class="chain-mark" style={{ background: colour }} />
        <bdi>{name}</bdi>
      </label>
      <select
        id={`explorer-${id}`}
        class="input select"
        aria-label={say.explorerOf(name)}
        value={showsOwn ? own : (chosen ?? '')}
        disabled={isFull && chosen === undefined}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value="">{usual === null ? say.noUsualExplorer : say.usualExplorer(usual)}</option>
        {others.map(({ address, place }) => (
          <option key={address} value={address}>
            {place}
          </option>
        ))}
        <option value={own}>{say.ownExplorer}</option>
      </select>
      {showsOwn && (
        <OwnExplorer
          id={id}
          stored={isOwn ? chosen : ''}
          check={check}
          onTake={(address) => {
            wantsOwn.value = false;
            // The usual one by its address is the usual one.
            onChoose(address?.replace(/^https:\/\/(?:www\.)?/, '') === usual ? undefined : address);
          }}
        />
      )}
    </li>
  );
}
