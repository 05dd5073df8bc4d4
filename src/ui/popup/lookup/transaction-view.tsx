import { sayWhole } from '../../../cards/before-answer.ts';
import type { CardContent } from '../../../cards/card-content.ts';
import { formatFailure } from '../../../format/failure.ts';
import { formatAge } from '../../../format/format-time.ts';
import { t } from '../../../i18n/t.ts';
import { CardBody } from '../../card/answer.tsx';
import { Note } from '../../card/message.tsx';
import type { Follow } from '../../card/text-parts.tsx';
import { AfterDot } from '../../components/as-of.tsx';
import { FailureNote, Skeleton } from '../../components/placeholder.tsx';
import { useClock } from '../../components/use-clock.ts';
import { useCopy } from '../../components/use-copy.ts';
import type { Popup } from '../shell/popup.ts';
import type { Surroundings } from '../shell/views.ts';
import type { CardFailure, CardLine, CardState } from './card-line.ts';

/** A transaction, drawn as on its card, with a link back to the tab that it was opened from. */
export function TransactionView(props: { popup: Popup } & Surroundings) {
  const { popup, now, openOptions, addKey, follow } = props;
  const { card } = popup;
  const back = popup.lastTab.value;
  const staleBecause = card.staleBecause.value;

  function failed(state: CardFailure) {
    const failure = state.kind === 'failure' ? state.failure : formatFailure({ kind: 'no-background' }, { now: now() });
    const shown = popup.transaction.value;
    return (
      <FailureNote
        words={failure}
        act={{
          'open-options': openOptions,
          ...(shown && { 'add-key': () => addKey({ reference: shown.reference, chainId: shown.chainId }) }),
          'try-again': card.refresh,
        }}
      />
    );
  }

  function lookUpAddress(address: string): void {
    const context = { written: address, pageHost: '', before: '', after: '' };
    void popup.lookUp.lookUpFound({ reference: { kind: 'address', address }, context });
  }

  function stage(state: CardState) {
    switch (state.kind) {
      case 'nothing':
        return <Skeleton text={t('popup.lookingItUp')} />;
      case 'waiting':
        return <Skeleton text={t('popup.onChain', { chain: state.chain.name, what: state.text })} />;
      case 'content': {
        const { content } = state;
        if (!isWholeAnswer(content, card.heardMs.value)) return failed({ kind: 'no-answer' });
        return (
          <TransactionAnswer
            content={content}
            card={card}
            now={now}
            follow={(one) => ({ onClick: () => follow(one, content.chain.id) })}
            onWatch={(watch) => void popup.beginToWatch(watch)}
          />
        );
      }
      case 'ask-first':
        return (
          <Note tone="wait" title={state.title}>
            {sayWhole(state)}
            <button type="button" class="button" onClick={card.refresh}>
              {state.label}
            </button>
          </Note>
        );
      case 'told':
        return (
          <Note tone="wait" title={state.title}>
            {state.detail}
            {state.lead && (
              <button type="button" class="button" onClick={() => lookUpAddress(state.lead?.address ?? '')}>
                {state.lead.label}
              </button>
            )}
          </Note>
        );
      case 'failure':
      case 'no-answer':
        return failed(state);
    }
  }

  return (
    <section class="transaction" aria-label={t('popup.transaction')}>
      <h2 class="unseen">{t('popup.transaction')}</h2>
      {hasContent(popup, back) && (
        <button
          type="button"
          class="link back"
          onClick={() => {
            popup.showing.value = back;
          }}
        >
          <span aria-hidden="true">← </span>
          {t('popup.backTo', { tab: back })}
        </button>
      )}
      {staleBecause && (
        <>
          <p class="hint stale">{t('card.noNewer')}</p>
          {failed(staleBecause)}
        </>
      )}
      {stage(card.state.value)}
    </section>
  );
}

function hasContent({ balance, transfers, page }: Popup, tab: Popup['lastTab']['value']): boolean {
  switch (tab) {
    case 'balance':
      return balance.value !== null;
    case 'nft':
      return transfers.value !== null;
    case 'page':
      return page !== null;
    case 'watched':
      return true;
  }
}

/** An answer with its actions. It stays in view while a newer one is requested. */
export function TransactionAnswer(props: {
  content: CardContent;
  card: CardLine;
  now: () => number;
  follow: Follow;
  onWatch: (watch: NonNullable<CardContent['watch']>) => void;
}) {
  const { card, now, follow } = props;
  // A card on a page shows `watch` as a link to an own page. This is one, so a button below replaces the link.
  const { watch, ...content } = props.content;
  const isChecking = card.isChecking.value;
  const heardMs = card.heardMs.value;
  const toldAnew = (text: string) => retellAge(text, { heardMs, now: now() });
  const source = useClock(() => toldAnew(content.source));
  const age = useClock(() => (content.age ? toldAnew(content.age.text) : ''));
  const { copy, label } = useCopy(content.copy.text, content.copy.label);

  return (
    <section class="hl-card" aria-label={content.name}>
      <CardBody content={content.age ? { ...content, age: { ...content.age, text: age } } : content} follow={follow} />
      <p class="hint source">
        {source}
        <AfterDot text={isChecking ? t('popup.checking') : card.isLeft.value ? t('card.notFollowed') : null} />
      </p>
      <div class="hl-foot">
        <button type="button" title={content.copy.text} onClick={copy}>
          {label}
        </button>
        <button
          type="button"
          aria-busy={isChecking}
          aria-disabled={isChecking}
          onClick={() => {
            if (!isChecking) card.refresh();
          }}
        >
          {t('popup.refresh')}
        </button>
        {watch && (
          <button type="button" onClick={() => props.onWatch(watch)}>
            {watch.text}
          </button>
        )}
        {content.explorer && (
          <a class="hl-go" href={content.explorer.href} target="_blank" rel="noopener noreferrer">
            {content.explorer.text}
          </a>
        )}
      </div>
    </section>
  );
}

// Later times are not from a real clock and cannot be formatted.
const latestMs = 8e15;

/**
 * True if an answer can be drawn. One from the background always can. One that was stored when the popup was last open
 * may be damaged, and must not break the popup each time it opens.
 */
function isWholeAnswer(content: CardContent, heardMs: number): boolean {
  return Number.isFinite(heardMs) && Math.abs(heardMs) < latestMs && isWholeContent(content);
}

function isWholeContent(content: unknown): boolean {
  const { name, chain, status, age, headline, who, facts, rows, warnings, lists, evidence, details, copy, source } =
    toFields(content);
  const texts = [name, toFields(chain).name, toFields(copy).text, source];
  const isSome = (value: unknown) => value === undefined || typeof toFields(value).text === 'string';
  return (
    texts.every((text) => typeof text === 'string') &&
    [status, age].every(isSome) &&
    isListOf(toFields(headline).parts, isPart) &&
    (toFields(headline).detail === undefined || isListOf(toFields(headline).detail, isPart)) &&
    (who === undefined || isListOf(who, isPart)) &&
    isListOf(rows, isRow) &&
    [facts, evidence, details].every((one) => one === undefined || isListOf(one, isRow)) &&
    isListOf(
      warnings,
      ({ text, compared = { rows: [] } }) => typeof text === 'string' && isListOf(toFields(compared).rows, isRow),
    ) &&
    isListOf(lists, ({ lines }) => isLines(lines))
  );
}

type Fields = { [field: string]: unknown };

function toFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function isListOf(value: unknown, isOne: (one: Fields) => boolean): boolean {
  return Array.isArray(value) && value.every((one) => isOne(toFields(one)));
}

function isLines(value: unknown): boolean {
  return Array.isArray(value) && value.every((line) => isListOf(line, isPart));
}

function isRow({ parts }: Fields): boolean {
  return isListOf(parts, isPart);
}

function isPart({ text }: Fields): boolean {
  return typeof text === 'string';
}

const [minuteMs, hourMs, dayMs] = [60_000, 3_600_000, 86_400_000];
const upTo = (count: number, unitMs: number) => Array.from({ length: count }, (_, at) => (at + 1) * unitMs);
// Every age that is formatted as relative time; anything older is formatted as a date.
const agesMs = [0, ...upTo(59, minuteMs), ...upTo(23, hourMs), ...upTo(30, dayMs)];

/**
 * Returns text such as "2 min ago" or "Updated 2 min ago" with its age updated from `heardMs` (when the text arrived,
 * in milliseconds) to `now`. The result is late by less than the unit of the original age. The age is found by
 * searching for every formatted age, which works in every language. Text without one is returned unchanged.
 */
export function retellAge(text: string, { heardMs, now }: { heardMs: number; now: number }): string {
  const told = agesMs
    .map((ageMs) => new Date(heardMs - ageMs).toISOString())
    .map((at) => ({ at, age: formatAge(at, heardMs) }))
    .filter(({ age }) => text.includes(age))
    // The longest match wins: "12 min ago" contains "2 min ago".
    .toSorted((a, b) => b.age.length - a.age.length)[0];
  return told ? text.replace(told.age, () => formatAge(told.at, now)) : text;
}
