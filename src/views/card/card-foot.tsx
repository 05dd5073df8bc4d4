import type { CardContent } from '../../cards/card-content.ts';
import type { CardDrawing } from '../../cards/card-drawing.ts';

/** What Hashlens's own page adds to a card of each kind. */
const openWords = { transaction: 'Details', address: 'History', 'token-instance': 'Transfers' } as const;

/** What can be done with an answer: copy it, open it in Hashlens or in a block explorer, ask for a newer one. */
export function CardFoot(props: { content: CardContent } & Pick<CardDrawing, 'copied' | 'note' | 'act'>) {
  const { content, copied, act } = props;
  const { copy, explorer } = content;
  const source = props.note || content.source;
  const refresh = `Refresh: ${source.replace(/^A/, 'a')}`;
  return (
    <div class="hl-foot">
      <button type="button" title={copy.text} onClick={() => act('copy')}>
        {copied === 'yes' ? 'Copied' : copied === 'failed' ? 'Could not copy' : copy.label}
      </button>
      <button type="button" class="hl-go" title="Open in Hashlens" onClick={() => act('open-in-hashlens')}>
        {openWords[content.kind]}
      </button>
      {explorer && (
        <a class="hl-go" href={explorer.href} target="_blank" rel="noopener noreferrer">
          {explorer.text}
        </a>
      )}
      <span class="hl-source">
        {content.source === 'Sample' ? (
          source
        ) : (
          <button type="button" title={refresh} aria-label={refresh} onClick={() => act('refresh')}>
            {source}
          </button>
        )}
      </span>
    </div>
  );
}
