import { ExternalLink, RotateCw } from 'lucide';
import type { Reference } from '../../cards/card-act.ts';
import type { CardContent } from '../../cards/card-content.ts';
import { words } from '../../words/words.ts';
import { Icon } from './icon.tsx';

/** Where an answer is from, and the way to a newer one. */
export function AnswerSource({ source }: Pick<CardContent, 'source'>) {
  const say = words().card;
  return (
    <p class="hl-source">
      {source === say.sample ? (
        source
      ) : (
        <button
          type="button"
          {...(source !== say.refreshShort && { title: say.refreshShort, 'aria-label': say.refresh(source) })}
          act={{ wish: { refresh: true }, keeps: true }}
        >
          {source}
          <Icon of={RotateCw} />
        </button>
      )}
    </p>
  );
}

/** What can be done with an answer: copy it, open it in Hashlens or in a block explorer, see more of it. */
export function AnswerFoot({ content, reference }: { content: CardContent; reference: Reference }) {
  const { chain, copy, copies = [], explorer, kind } = content;
  const say = words().card;
  // What our own page adds to a card of each kind.
  const open = { transaction: say.details, address: say.history, 'token-instance': say.transfers };
  const toExplorer = (
    <>
      {say.explorer}
      <Icon of={ExternalLink} />
    </>
  );
  const said = { done: say.copied, failed: say.couldNotCopy };
  return (
    <div class="hl-foot">
      <button type="button" title={copy.text} act={{ copy: [copy.text], ...said }}>
        {copy.label}
      </button>
      {copies.length > 0 && (
        <span class="hl-pick">
          <span aria-hidden="true">{say.copyAs}</span>
          <select aria-label={say.copyAs} value="" act={{ copy: copies.map(({ text }) => text), ...said }}>
            {/* Not as text, which a page would find. */}
            <option value="" hidden label={say.copyAs} aria-label={say.copyAs} />
            {copies.map(({ label }, at) => (
              <option value={at} label={label} aria-label={label} />
            ))}
          </select>
        </span>
      )}
      <button
        type="button"
        class="hl-go"
        title={say.openInHashlens}
        act={{ ask: 'openPopupPage', request: { reference, chainId: chain.id } }}
      >
        {open[kind]}
      </button>
      {explorer?.href.startsWith('https://') &&
        (explorer.isOwn ? (
          <button type="button" class="hl-go" aria-label={explorer.text} act={{ open: explorer.href }}>
            {toExplorer}
          </button>
        ) : (
          <a class="hl-go" href={explorer.href} target="_blank" rel="noopener noreferrer" aria-label={explorer.text}>
            {toExplorer}
          </a>
        ))}
      <button type="button" class="hl-go hl-more" act={{ more: true }}>
        <span>{say.more}</span>
        <span>{say.less}</span>
      </button>
    </div>
  );
}
