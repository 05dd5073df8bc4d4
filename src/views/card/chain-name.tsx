import type { ChainChoice, ChainWords } from '../../cards/card-content.ts';
import type { CardDrawing } from '../../cards/card-drawing.ts';

/**
 * A chain's dot and name, and why it was chosen: in its title, and in a line of its own where it was guessed. A
 * list to choose from where there are others, and somebody to `act`.
 */
export function ChainName(props: {
  chain: ChainWords;
  chains?: ChainChoice[] | undefined;
  act?: CardDrawing['act'] | undefined;
}) {
  const { chain, chains = [], act } = props;
  const { id, name, reason, colour, isGuess } = chain;
  const own = chains.find((choice) => choice.id === id);
  const all = own ? chains : [chain, ...chains];
  return (
    <>
      <span class="hl-chain" title={reason}>
        <i class="hl-dot" style={{ background: colour }} />
        <bdi>{name || own?.name}</bdi>
        {act && all.length > 1 && (
          // Lies unseen over the name, which stands there as text in any case.
          <select
            aria-label="Chain"
            title={`${reason}. Alt+↓ or Alt+↑ changes it`}
            value={id}
            onChange={({ currentTarget }) => act('choose-chain', Number(currentTarget.value))}
          >
            {all.map((choice) => (
              <option value={choice.id}>{choice.name}</option>
            ))}
          </select>
        )}
      </span>
      {isGuess && <span class="hl-why">{reason}</span>}
    </>
  );
}
