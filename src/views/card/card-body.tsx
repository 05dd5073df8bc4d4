import type { CardContent, Row } from '../../cards/card-content.ts';
import type { CardDrawing } from '../../cards/card-drawing.ts';
import { ChainName } from './chain-name.tsx';
import { Parts } from './parts.tsx';
import { SparklineDrawing } from './sparkline-drawing.tsx';

/**
 * An answered reference, without frame, place and buttons: for the card and for our own pages. Without `act`
 * there is no other chain to choose.
 */
export function CardBody({ content, act }: { content: CardContent; act?: CardDrawing['act'] }) {
  const { chain, chains, status, age, headline, warnings, rows, sparkline, lists, full, details } = content;
  return (
    <>
      <div class="hl-head">
        <ChainName chain={chain} chains={chains} act={act} />
        {status && <span class={`hl-pill hl-${status.tone}`}>{status.text}</span>}
        {age && <span title={age.title}>{age.text}</span>}
      </div>
      <div class={`hl-say${headline.big ? ' hl-big' : ''}`}>
        <bdi>{headline.text}</bdi>
        {headline.detail && (
          <small>
            <bdi>{headline.detail}</bdi>
          </small>
        )}
      </div>
      {warnings.map(({ tone, title, text }) => (
        <div class={`hl-note hl-${tone}`} role="note">
          <b>{title}</b> <bdi>{text}</bdi>
        </div>
      ))}
      {rows.length > 0 && <Rows rows={rows} />}
      {sparkline && <SparklineDrawing {...sparkline} />}
      {lists.map(({ heading, lines, more }) => (
        <section class="hl-list">
          <h4>{heading}</h4>
          <ul>
            {lines.map((line) => (
              <li>
                <Parts parts={line} />
              </li>
            ))}
          </ul>
          {more && <p class="hl-dim">{more}</p>}
        </section>
      ))}
      {full && <p class="hl-full">{full}</p>}
      {details && details.length > 0 && (
        <details class="hl-details">
          <summary>Everything else</summary>
          <Rows rows={details} />
        </details>
      )}
    </>
  );
}

function Rows({ rows }: { rows: Row[] }) {
  return (
    <dl class="hl-rows">
      {rows.flatMap(({ label, parts }) => [
        <dt>{label}</dt>,
        <dd>
          <Parts parts={parts} />
        </dd>,
      ])}
    </dl>
  );
}
