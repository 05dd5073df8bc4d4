import type { ComponentChildren } from 'preact';
import { chainName, toChainWords } from '../../format/chain-words.ts';

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
  const { colour } = toChainWords({ chain: { id, name }, reason: { kind: 'listed' } });
  return (
    <li class="chain-row">
      <i class="chain-mark" style={{ background: colour }} />
      <span class="chain-name">
        <bdi>{name}</bdi> <span class="dim num">{id}</span>
        {isFirst && <span class="chain-default">default</span>}
      </span>
      <RowButton label={`Move ${name} up`} isOff={isFirst} onPress={() => onMove(-1)}>
        <Arrow path="M8 12.5V4M4 7.5 8 3.5l4 4" />
      </RowButton>
      <RowButton label={`Move ${name} down`} isOff={isLast} onPress={() => onMove(1)}>
        <Arrow path="M8 3.5V12M4 8.5l4 4 4-4" />
      </RowButton>
      <RowButton label={`Remove ${name}`} isOff={isOnly} onPress={onRemove}>
        <Arrow path="M4.5 4.5l7 7M11.5 4.5l-7 7" />
      </RowButton>
    </li>
  );
}

// Not disabled for good: a disabled button would lose the focus.
function RowButton(props: { label: string; isOff: boolean; onPress: () => void; children: ComponentChildren }) {
  const { label, isOff, onPress, children } = props;
  return (
    <button
      type="button"
      class="button quiet icon-button"
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) onPress();
      }}
    >
      {children}
    </button>
  );
}

function Arrow({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        stroke-width="1.6"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
