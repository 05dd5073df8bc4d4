import { ExternalLink, RotateCw } from 'lucide';
import type { CardContent, ChainChoice, ChainWords, Row, Sparkline } from '../../cards/card-content.ts';
import type { Reference } from '../../cards/card-drawing.ts';
import { t } from '../../i18n/t.ts';
import { WarningNote } from './message.tsx';
import { type Follow, Icon, IdenticonDrawing, Parts, Sentence } from './text-parts.tsx';

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
          <summary>{t('card.everythingElse')}</summary>
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

/** Where an answer is from, and the way to a newer one. */
export function AnswerSource({ source }: Pick<CardContent, 'source'>) {
  return (
    <p class="hl-source">
      {source === t('card.sample') ? (
        source
      ) : (
        <button
          type="button"
          {...(source !== t('card.refreshShort') && {
            title: t('card.refreshShort'),
            'aria-label': t('card.refresh', { source }),
          })}
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
  // What our own page adds to a card of each kind.
  const open = { transaction: t('card.details'), address: t('card.history'), 'token-instance': t('card.transfers') };
  const toExplorer = (
    <>
      {t('card.explorer')}
      <Icon of={ExternalLink} />
    </>
  );
  const said = { done: t('card.copied'), failed: t('card.couldNotCopy') };
  return (
    <div class="hl-foot">
      <button type="button" title={copy.text} act={{ copy: [copy.text], ...said }}>
        {copy.label}
      </button>
      {copies.length > 0 && (
        <span class="hl-pick">
          <span aria-hidden="true">{t('card.copyAs')}</span>
          <select aria-label={t('card.copyAs')} value="" act={{ copy: copies.map(({ text }) => text), ...said }}>
            {/* Not as text, which a page would find. */}
            <option value="" hidden label={t('card.copyAs')} aria-label={t('card.copyAs')} />
            {copies.map(({ label }, at) => (
              <option value={at} label={label} aria-label={label} />
            ))}
          </select>
        </span>
      )}
      <button
        type="button"
        class="hl-go"
        title={t('card.openInHashlens')}
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
        <span>{t('card.more')}</span>
        <span>{t('card.less')}</span>
      </button>
    </div>
  );
}

const width = 360;
const height = 56;
// The line keeps clear of the edges, where half of its stroke would be cut off.
const inset = 3;

/** A balance over time as a step line over a tinted area; its label is its text alternative. */
function SparklineDrawing({ points, label }: Sparkline) {
  const line = toStepPath(points);
  return (
    <svg class="hl-spark" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
      <path class="hl-area" d={`${line}V${height}H0Z`} />
      <path d={line} />
    </svg>
  );
}

/**
 * The path of a step line through points in 0…1, y upwards: each value lasts until the next point, the last
 * one to the right edge, the first one from the left edge.
 */
export function toStepPath(points: [x: number, y: number][]): string {
  const [first] = points;
  if (!first) return '';
  const toY = (y: number) => round(height - inset - y * (height - 2 * inset));
  const steps = points.slice(1).map(([x, y]) => `H${round(x * width)}V${toY(y)}`);
  return `M0 ${toY(first[1])}${steps.join('')}H${width}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** An answered reference, without frame, place and buttons, for our own pages. */
export function CardBody({ content, follow }: { content: CardContent; follow?: Follow | undefined }) {
  return (
    <>
      <div class="hl-head">
        <ChainName chain={content.chain} />
        <AnswerHead content={content} />
      </div>
      <AnswerBody content={content} follow={follow} />
    </>
  );
}

/**
 * A chain's dot and name, and why it was chosen: in its title, and in a few words where it was guessed. A
 * list to choose from where there are others.
 */
export function ChainName({ chain, chains = [] }: { chain: ChainWords; chains?: ChainChoice[] }) {
  const { id, name, reason, colour, note } = chain;
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
            aria-label={t('card.chain')}
            title={t('card.changesChain', { reason })}
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
      {note && <span class="hl-why">{note}</span>}
    </>
  );
}
