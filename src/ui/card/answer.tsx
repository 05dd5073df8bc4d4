import { Check, ChevronDown, ChevronUp, Ellipsis, ExternalLink } from 'lucide';
import type { ComponentChildren } from 'preact';
import { type MenuRow, toCardMenu, toWatchAct } from '../../cards/card-actions.ts';
import type {
  CardContent,
  ChainChoice,
  ChainWords,
  ExplorerLink,
  List,
  Part,
  Row,
  Sparkline,
} from '../../cards/card-content.ts';
import type { Reference } from '../../cards/card-drawing.ts';
import { formatNumber } from '../../format/format-amount.ts';
import { t } from '../../i18n/t.ts';
import { WarningNote } from './message.tsx';
import { type Follow, Icon, IdenticonDrawing, Isolated, Parts, Sentence } from './text-parts.tsx';

/** The status and age in the head of an answer, beside its chain. */
export function AnswerHead({ content: { status, age } }: { content: CardContent }) {
  return (
    <>
      {status && <span class={`hl-pill hl-${status.tone}`}>{status.text}</span>}
      {age && <span title={age.title}>{age.text}</span>}
    </>
  );
}

/** The content of an answer below its head: at a glance, and behind "More". */
export function AnswerBody({ content, follow }: { content: CardContent; follow?: Follow | undefined }) {
  const {
    headline,
    worth,
    who,
    facts = [],
    warnings,
    rows,
    sparkline,
    lists,
    full,
    evidence = [],
    details = [],
    picture,
    kind,
    isSample,
  } = content;
  const [first, ...others] = warnings;
  const isAccount = kind !== 'transaction';
  const value = full && <FullValue full={full} />;
  return (
    <>
      {isSample && <p class="hl-band">{t('page.sample')}</p>}
      {first && <WarningNote {...first}>{others.length > 0 && <OtherWarnings count={others.length} />}</WarningNote>}
      <h2 class={headline.big ? 'hl-say hl-big' : 'hl-say'}>
        {isAccount && picture && <IdenticonDrawing {...picture} />}
        <Sentence parts={headline.parts} />
        {headline.beside && (
          <small>
            <Isolated text={headline.beside} />
          </small>
        )}
      </h2>
      {headline.detail && (
        <p class="hl-sub">
          <Sentence parts={headline.detail} />
        </p>
      )}
      {worth && (
        <p class="hl-worth">
          <Isolated text={worth} />
        </p>
      )}
      {who && (
        <p class="hl-who">
          <Parts parts={who} follow={follow} isOneLine />
        </p>
      )}
      {kind === 'address' && value}
      {sparkline ? <SparklineDrawing {...sparkline} /> : facts.length > 0 && <Facts facts={facts} />}
      <section class="hl-two">
        {others.map((warning) => (
          <WarningNote {...warning} />
        ))}
        {lists.map(({ heading, lines, hasLabels, folded, more }) => (
          <section class="hl-list">
            <h3>{heading}</h3>
            <Lines lines={lines} hasLabels={hasLabels} follow={follow} />
            {folded && (
              <details>
                <summary>{folded.heading}</summary>
                <Lines {...folded} follow={follow} />
              </details>
            )}
            {more && <p class="hl-dim">{more}</p>}
          </section>
        ))}
        {rows.length > 0 && (
          <section class="hl-list">
            <h3>{t('card.details')}</h3>
            <Rows rows={rows} follow={follow} />
          </section>
        )}
        {kind !== 'address' && value}
        {evidence.length > 0 && (
          <details class="hl-details">
            <summary>{t('transaction.evidence.heading')}</summary>
            <Rows rows={evidence} follow={follow} />
          </details>
        )}
        {details.length > 0 && (
          <details class="hl-details">
            <summary>{t('card.everythingElse')}</summary>
            <Rows rows={details} follow={follow} />
          </details>
        )}
      </section>
    </>
  );
}

function OtherWarnings({ count }: { count: number }) {
  return (
    <button type="button" class="hl-others" act={{ more: true }}>
      {t('card.moreWarnings', { count, number: formatNumber(count) })}
    </button>
  );
}

/** A whole address or hash, in groups of four. */
export function FullValue({ full }: { full: string }) {
  return (
    <p class="hl-full">
      <bdi dir="ltr">{full}</bdi>
    </p>
  );
}

function Facts({ facts }: { facts: Row[] }) {
  return (
    <dl class="hl-facts">
      {facts.map(({ label, parts }) => (
        <div>
          <dt>{label}</dt>
          <dd>
            <Parts parts={parts} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function toRow([label, ...parts]: Part[]): Row {
  return { label: label?.text ?? '', title: label?.title, parts };
}

function Lines(props: Pick<List, 'lines'> & { hasLabels?: true | undefined; follow?: Follow | undefined }) {
  const { lines, hasLabels, follow } = props;
  if (lines.length === 0) return null;
  if (hasLabels) return <Rows rows={lines.map(toRow)} follow={follow} />;
  return (
    <ul>
      {lines.map((line) => (
        <li>
          <Parts parts={line} follow={follow} />
        </li>
      ))}
    </ul>
  );
}

function Rows({ rows, follow }: { rows: Row[]; follow?: Follow | undefined }) {
  return (
    <dl class="hl-rows">
      {rows.flatMap(({ label, title, parts }) => [
        <dt title={title}>{label}</dt>,
        <dd>
          <Parts parts={parts} follow={follow} />
        </dd>,
      ])}
    </dl>
  );
}

/**
 * The actions for an answer in one row: copy, watch, block explorer, "More", menu. The menu is last: every card has it,
 * so it stays in its place when the answer comes. `hasSite` as in `toCardMenu`.
 */
export function AnswerFoot(props: { content: CardContent; reference: Reference; hasSite?: boolean }) {
  const { content, reference, hasSite = false } = props;
  const { chain, copy, copies = [], explorer, watch, source } = content;
  return (
    <div class="hl-foot">
      <CopyButton {...copy} title={copy.text} />
      {watch && <WatchButton {...watch} />}
      {explorer && <ExplorerButton {...explorer} />}
      <MoreButton />
      <Menu rows={toCardMenu({ reference, chainId: chain.id, source, hasSite })}>
        {copies.length > 0 && (
          <details>
            <summary>{t('card.copyAs')}</summary>
            {copies.map((form) => (
              <CopyButton {...form} />
            ))}
          </details>
        )}
      </Menu>
    </div>
  );
}

/** Opens the block explorer. A button if the page must not read where it leads. */
export function ExplorerButton({ href, text, isOwn }: ExplorerLink) {
  if (!href.startsWith('https://')) return null;
  const label = (
    <>
      {t('card.explorer')}
      <Icon of={ExternalLink} />
    </>
  );
  return isOwn ? (
    <button type="button" aria-label={text} act={{ open: href }}>
      {label}
    </button>
  ) : (
    <a href={href} target="_blank" rel="noopener noreferrer" aria-label={text}>
      {label}
    </a>
  );
}

/** Unfolds the card and folds it. */
function MoreButton() {
  return (
    <button type="button" class="hl-go hl-more" act={{ more: true }}>
      <span>
        {t('card.more')}
        <Icon of={ChevronDown} />
      </span>
      <span>
        {t('card.less')}
        <Icon of={ChevronUp} />
      </span>
    </button>
  );
}

export function CopyButton({ label, text, title }: CardContent['copy'] & { title?: string }) {
  return (
    <button type="button" title={title} act={{ copy: text, done: t('card.copied'), failed: t('card.couldNotCopy') }}>
      {label}
    </button>
  );
}

/** Draws both labels; the style sheet shows the current one after a press. */
function WatchButton(watch: NonNullable<CardContent['watch']>) {
  return (
    <button type="button" class={watch.isWatched ? 'hl-act hl-ok' : 'hl-act hl-watch'} act={toWatchAct(watch)}>
      {!watch.isWatched && <span>{t('watchlist.watch')}</span>}
      <span>
        {t('card.menu.watching')}
        <Icon of={Check} />
      </span>
    </button>
  );
}

/** The menu of further actions, behind three dots. The children are its first entries. */
export function Menu({ rows, children }: { rows: MenuRow[]; children?: ComponentChildren }) {
  return (
    <details class="hl-menu">
      <summary aria-label={t('card.menu.label')}>
        <Icon of={Ellipsis} />
      </summary>
      <div class="hl-items">
        {children}
        {rows.map(({ label, detail, act }) => (
          <button type="button" act={act}>
            {label}
            {detail && <small>{detail}</small>}
          </button>
        ))}
      </div>
    </details>
  );
}

const width = 360;
const height = 40;
// Keeps the line off the edges, where half of its stroke would be cut off.
const inset = 5;
const lineStart = 16;
// Less half of the dot.
const lineEnd = width - lineStart - 4;

/**
 * A balance over time as a step line that ends in a dot. The area below is filled only if the scale starts at zero.
 * `label` is its text alternative.
 */
function SparklineDrawing({ points, label, since, range, isFromZero }: Sparkline) {
  const line = toStepPath(points);
  const newest = points.at(-1);
  return (
    <figure class="hl-spark">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
        {isFromZero && <path class="hl-area" d={`${line}V${height}H${lineStart}Z`} />}
        <path d={line} />
        {/* A line of zero length: its round caps form a circle, however the drawing is stretched. */}
        {newest && <path class="hl-end" d={`M${lineEnd} ${toY(newest[1])}h0`} />}
      </svg>
      <p aria-hidden="true">
        <Isolated text={since} />
        <Isolated text={range} />
      </p>
    </figure>
  );
}

/**
 * The SVG path of a step line through points in 0…1, y upwards. Each value lasts until the next point, and the last one
 * until the end of the line.
 */
export function toStepPath(points: [x: number, y: number][]): string {
  const [first] = points;
  if (!first) return '';
  const steps = points.slice(1).map(([x, y]) => `H${round(lineStart + x * (lineEnd - lineStart))}V${toY(y)}`);
  return `M${lineStart} ${toY(first[1])}${steps.join('')}H${lineEnd}`;
}

function toY(share: number): number {
  return round(height - inset - share * (height - 2 * inset));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** An answered reference for our own pages, without a card's frame, position and buttons. */
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
 * A chain's dot and name. The title says why it was chosen, and a short note does if it was guessed. A list to choose
 * from if there are other chains.
 */
export function ChainName({ chain, chains = [] }: { chain: ChainWords; chains?: ChainChoice[] }) {
  const { id, name, reason, colour, note } = chain;
  const all = chains.some((choice) => choice.id === id) ? chains : [chain, ...chains];
  const hasList = all.length > 1;
  return (
    <>
      <span class="hl-chain" title={reason}>
        <i class="hl-dot" style={{ background: colour }} />
        {/* If there is a list, screen readers read the name from it. */}
        <bdi aria-hidden={hasList || undefined}>{name}</bdi>
        {hasList && (
          // Transparent, on top of the name, which is always there as text.
          <select
            aria-label={t('card.chain')}
            title={t('card.changesChain', { reason })}
            value={id}
            act={{ wish: { rests: true }, keeps: true }}
          >
            {all.map((choice) => (
              // The name is in attributes only, because a page could find text.
              <option value={choice.id} label={choice.name} aria-label={choice.name} />
            ))}
          </select>
        )}
      </span>
      {note && <span class="hl-why">{note}</span>}
    </>
  );
}
