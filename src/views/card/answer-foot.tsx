import type { CardContent } from '../../cards/card-content.ts';

/** What Hashlens's own page adds to a card of each kind. */
const openWords = { transaction: 'Details', address: 'History', 'token-instance': 'Transfers' } as const;

/**
 * What can be done with an answer: copy it, open it in Hashlens or in a block explorer, ask for a newer one. `data-act`
 * names the action; where `data-says` stands, the card may say something else for a while.
 */
export function AnswerFoot({ content }: { content: CardContent }) {
  const { copy, explorer, kind, source } = content;
  const refresh = `Refresh: ${source.replace(/^A/, 'a')}`;
  return (
    <div class="hl-foot">
      <button type="button" title={copy.text} data-act="copy" data-says="copied">
        {copy.label}
      </button>
      <button type="button" class="hl-go" title="Open in Hashlens" data-act="open-in-hashlens">
        {openWords[kind]}
      </button>
      {explorer?.href.startsWith('https://') && (
        <a class="hl-go" href={explorer.href} target="_blank" rel="noopener noreferrer">
          {explorer.text}
        </a>
      )}
      <span class="hl-source">
        {source === 'Sample' ? (
          <span data-says="note">{source}</span>
        ) : (
          <button type="button" title={refresh} aria-label={refresh} data-act="refresh" data-says="note">
            {source}
          </button>
        )}
      </span>
    </div>
  );
}
