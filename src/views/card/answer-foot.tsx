import type { Reference } from '../../cards/card-act.ts';
import type { CardContent } from '../../cards/card-content.ts';

/** What Hashlens's own page adds to a card of each kind. */
const openWords = { transaction: 'Details', address: 'History', 'token-instance': 'Transfers' } as const;

/** What can be done with an answer: copy it, open it in Hashlens or in a block explorer, ask for a newer one. */
export function AnswerFoot({ content, reference }: { content: CardContent; reference: Reference }) {
  const { chain, copy, copies = [], explorer, kind, source } = content;
  const said = { done: 'Copied', failed: 'Could not copy' };
  const refresh = `Refresh: ${source.replace(/^A/, 'a')}`;
  return (
    <div class="hl-foot">
      <button type="button" title={copy.text} act={{ copy: [copy.text], ...said }}>
        {copy.label}
      </button>
      {copies.length > 0 && (
        <span class="hl-pick">
          <span aria-hidden="true">Copy as</span>
          <select aria-label="Copy as" value="" act={{ copy: copies.map(({ text }) => text), ...said }}>
            <option value="" hidden>
              Copy as
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
        title="Open in Hashlens"
        act={{ ask: 'openPopupPage', request: { reference, chainId: chain.id } }}
      >
        {openWords[kind]}
      </button>
      {explorer?.href.startsWith('https://') && (
        <a class="hl-go" href={explorer.href} target="_blank" rel="noopener noreferrer">
          {explorer.text}
        </a>
      )}
      <span class="hl-source">
        {source === 'Sample' ? (
          source
        ) : (
          <button type="button" title="Refresh" aria-label={refresh} act={{ wish: { refresh: true }, keeps: true }}>
            {source}
          </button>
        )}
      </span>
    </div>
  );
}
