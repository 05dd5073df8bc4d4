import type { CardContent, Row } from '../../cards/card-content.ts';
import { words } from '../../words/words.ts';
import { IdenticonDrawing } from './identicon-drawing.tsx';
import { Sentence } from './isolated.tsx';
import { type Follow, Parts } from './parts.tsx';
import { SparklineDrawing } from './sparkline-drawing.tsx';
import { WarningNote } from './warning-note.tsx';

/** What stands in the head of an answer beside its chain: status and age. */
export function AnswerHead({ content: { status, age } }: { content: CardContent }) {
  return (
    <>
      {status && <span class={`hl-pill hl-${status.tone}`}>{status.text}</span>}
      {age && <span title={age.title}>{age.text}</span>}
    </>
  );
}

/** What an answer says, below its head. */
export function AnswerBody({ content, follow }: { content: CardContent; follow?: Follow | undefined }) {
  const { headline, warnings, rows, sparkline, lists, full, details, picture, kind, watch } = content;
  return (
    <>
      <h2 class={`hl-say${headline.big ? ' hl-big' : ''}`}>
        {kind === 'address' && picture && <IdenticonDrawing {...picture} />}
        <Sentence parts={headline.parts} />
        {headline.detail && (
          <small>
            <Sentence parts={headline.detail} />
          </small>
        )}
      </h2>
      {warnings.map((warning) => (
        <WarningNote {...warning} />
      ))}
      {rows.length > 0 && <Rows rows={rows} follow={follow} />}
      {sparkline && <SparklineDrawing {...sparkline} />}
      {lists.map(({ heading, lines, more }) => (
        <section class="hl-list">
          <h3>{heading}</h3>
          <ul>
            {lines.map((line) => (
              <li>
                <Parts parts={line} follow={follow} />
              </li>
            ))}
          </ul>
          {more && <p class="hl-dim">{more}</p>}
        </section>
      ))}
      {full && (
        <p class="hl-full">
          {picture && <IdenticonDrawing {...picture} />}
          <bdi dir="ltr">{full}</bdi>
          {watch && <WatchButton {...watch} />}
        </p>
      )}
      {details && details.length > 0 && (
        <details class="hl-details">
          <summary>{words().card.everythingElse}</summary>
          <Rows rows={details} follow={follow} />
        </details>
      )}
    </>
  );
}

function WatchButton({ text, ...request }: NonNullable<CardContent['watch']>) {
  return (
    <button type="button" class="hl-go" act={{ ask: 'openWatched', request }}>
      {text}
    </button>
  );
}

function Rows({ rows, follow }: { rows: Row[]; follow?: Follow | undefined }) {
  return (
    <dl class="hl-rows">
      {rows.flatMap(({ label, parts }) => [
        <dt>{label}</dt>,
        <dd>
          <Parts parts={parts} follow={follow} />
        </dd>,
      ])}
    </dl>
  );
}
