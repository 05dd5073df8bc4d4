import { ExternalLink, RotateCw } from 'lucide';
import type { Reference } from '../../cards/card-act.ts';
import type { CardContent } from '../../cards/card-content.ts';
import { words } from '../../words/words.ts';
import { Icon } from './icon.tsx';

/** What can be done with an answer: copy it, open it in Hashlens or in a block explorer, ask for a newer one. */
export function AnswerFoot({ content, reference }: { content: CardContent; reference: Reference }) {
  const { chain, copy, copies = [], explorer, kind, source } = content;
  const say = words().card;
  // What our own page adds to a card of each kind.
  const open = { transaction: say.details, address: say.history, 'token-instance': say.transfers };
  const said = { done: say.copied, failed: say.couldNotCopy };
  const refresh = say.refresh(source);
  return (
    <div class="hl-foot">
      <button type="button" title={copy.text} act={{ copy: [copy.text], ...said }}>
        {copy.label}
      </button>
      {copies.length > 0 && (
        <span class="hl-pick">
          <span aria-hidden="true">{say.copyAs}</span>
          <select aria-label={say.copyAs} value="" act={{ copy: copies.map(({ text }) => text), ...said }}>
            <option value="" hidden>
              {say.copyAs}
            </option>
            {copies.map(({ label }, at) => (
              <option value={at}>{label}</option>
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
      {explorer?.href.startsWith('https://') && (
        <a class="hl-go" href={explorer.href} target="_blank" rel="noopener noreferrer">
          {explorer.text}
          <Icon of={ExternalLink} />
        </a>
      )}
      <span class="hl-source">
        {source === say.sample ? (
          source
        ) : (
          <button
            type="button"
            title={say.refreshShort}
            aria-label={refresh}
            act={{ wish: { refresh: true }, keeps: true }}
          >
            {source}
            <Icon of={RotateCw} />
          </button>
        )}
      </span>
    </div>
  );
}
