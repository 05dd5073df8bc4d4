import { chainName, toChainWords } from '../../format/chain-words.ts';
import { words } from '../../words/words.ts';
import { crossPath, RowButton } from './row-button.tsx';

/** One of the person's chains, with the buttons that move it and take it out. */
export function ChainRow(props: {
  id: number;
  isFirst: boolean;
  isLast: boolean;
  /** One chain always stays. */
  isOnly: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}) {
  const { id, isFirst, isLast, isOnly, onMove, onRemove } = props;
  const name = chainName(id);
  const say = words().optionsChains;
  const { colour } = toChainWords({ chain: { id, name }, reason: { kind: 'listed' } });
  return (
    <li class="chain-row">
      <i class="chain-mark" style={{ background: colour }} />
      <span class="chain-name">
        <bdi>{name}</bdi> <span class="dim num">{id}</span>
        {isFirst && <span class="chain-default">{say.default}</span>}
      </span>
      <RowButton label={say.moveUp(name)} path="M8 12.5V4M4 7.5 8 3.5l4 4" isOff={isFirst} onPress={() => onMove(-1)} />
      <RowButton label={say.moveDown(name)} path="M8 3.5V12M4 8.5l4 4 4-4" isOff={isLast} onPress={() => onMove(1)} />
      <RowButton label={say.remove(name)} path={crossPath} isOff={isOnly} onPress={onRemove} />
    </li>
  );
}
