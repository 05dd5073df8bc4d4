import type { ChainChoice, ChainWords } from '../../cards/card-content.ts';
import { words } from '../../words/words.ts';

/**
 * A chain's dot and name, and why it was chosen: in its title, and in a line of its own where it was guessed. A
 * list to choose from where there are others.
 */
export function ChainName({ chain, chains = [] }: { chain: ChainWords; chains?: ChainChoice[] }) {
  const { id, name, reason, colour, isGuess } = chain;
  const all = chains.some((choice) => choice.id === id) ? chains : [chain, ...chains];
  const hasList = all.length > 1;
  return (
    <>
      <span class="hl-chain" title={reason}>
        <i class="hl-dot" style={{ background: colour }} />
        {/* Said by the list, where there is one. */}
        <bdi aria-hidden={hasList || undefined}>{name}</bdi>
        {hasList && (
          // Lies unseen over the name, which stands there as text in any case.
          <select
            aria-label={words().card.chain}
            title={words().card.changesChain(reason)}
            value={id}
            act={{ wish: { rests: true }, keeps: true }}
          >
            {all.map((choice) => (
              // Not as text, which a page would find.
              <option value={choice.id} label={choice.name} aria-label={choice.name} />
            ))}
          </select>
        )}
      </span>
      {isGuess && <span class="hl-why">{reason}</span>}
    </>
  );
}
