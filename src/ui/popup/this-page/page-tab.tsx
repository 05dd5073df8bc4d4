import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { judgeListed } from '../../../cards/warnings/link-warnings.ts';
import { formatNumber } from '../../../format/format-amount.ts';
import { formatPauseEnd } from '../../../format/format-time.ts';
import { toShortForms } from '../../../format/hex.ts';
import { withElements } from '../../../i18n/isolate.ts';
import { t } from '../../../i18n/t.ts';
import { filterEntries, groupEntries, type PageEntry, toEntryWarnings } from '../../../lookup/input/page-entries.ts';
import { prices } from '../../../models/credits.ts';
import { valuesOf } from '../../../references/reference.ts';
import { Empty, FailureNote, Skeleton } from '../../components/placeholder.tsx';
import { HeldWhile, type ReadHeldUntil } from '../../components/rate-countdown.tsx';
import type { Popup } from '../shell/popup.ts';
import { FoundGroup, toOwnEntries, watchFound } from './found-group.tsx';
import { type LookUpAll, priceOf } from './look-up-all.ts';
import type { PageState, ThisPage } from './this-page.ts';

// A list up to this length needs no filter.
const mostWithoutFilter = 10;

type Parts = Pick<Popup, 'lookUp' | 'lookUpAll' | 'watched' | 'beginToWatch' | 'defaultChainId'>;

/** The "On this page" tab: whether Hashlens is on there, and the page's references or why they cannot be read. */
export function PageTab(props: Parts & { page: ThisPage | null; now: () => number }) {
  const { page, now, ...parts } = props;
  if (!page) return <Empty title={t('popup.page.noPage.title')}>{t('popup.page.noPage.text')}</Empty>;
  const state = page.state.value;
  return (
    <div class="stack page-tab">
      <SiteSwitch page={page} now={now} />
      {state.kind === 'looking' && <Skeleton text={t('popup.page.looking')} />}
      {state.kind === 'found' && page.isCut.value && <p class="hint">{t('popup.page.isCut')}</p>}
      {state.kind === 'found' && <FoundList page={page} now={now} {...parts} />}
      {(state.kind === 'off' || state.kind === 'unreadable') && <PageProblem page={page} state={state} />}
    </div>
  );
}

function FoundList(props: Parts & { page: ThisPage; now: () => number }) {
  const { page, now, lookUp, lookUpAll, watched } = props;
  const filter = useSignal('');
  const all = page.entries.value;
  const byAddress = watched.byAddress.value;
  const transactions = watched.transactions.value;
  const warnings = useMemo(() => toEntryWarnings(all, byAddress), [all, byAddress]);
  const judged = useMemo(() => new Map(all.map((entry) => [entry, judgeListed(entry)])), [all]);
  const own = useMemo(() => toOwnEntries(byAddress, transactions), [byAddress, transactions]);
  const shortForms = useMemo(() => toShortForms(all.flatMap(({ reference }) => valuesOf(reference))), [all]);
  const outcomes = lookUpAll.outcomes.value;
  useEffect(() => void lookUpAll.showKnown(all.filter((entry) => judged.get(entry) === 'reference')), [judged]);
  if (all.length === 0) return <Empty title={t('popup.page.empty.title')}>{t('popup.page.empty.text')}</Empty>;
  const hasFilter = all.length > mostWithoutFilter;
  const entries = hasFilter ? filterEntries(all, filter.value) : all;
  const {
    key: keys = [],
    data = [],
    reference: others = [],
  } = Object.groupBy(entries, (entry) => judged.get(entry) ?? 'reference');
  const shared = { warnings, outcomes, own, shortForms, onJump: page.jump };
  return (
    <>
      {!page.takesCards.value && <p class="hint">{t('popup.page.noCards')}</p>}
      {hasFilter && (
        <div class="page-filter">
          <label class="unseen" for="page-filter">
            {t('popup.page.filter')}
          </label>
          <input
            id="page-filter"
            class="input mono"
            type="search"
            autocomplete="off"
            spellcheck={false}
            placeholder={t('popup.page.filter')}
            value={filter.value}
            onInput={(event) => {
              filter.value = event.currentTarget.value;
            }}
          />
        </div>
      )}
      <p class="hint num" role="status">
        {entries.length < all.length
          ? t('popup.page.referencesOf', {
              count: entries.length,
              formatted: formatNumber(entries.length),
              all: String(all.length),
            })
          : t('popup.page.references', { count: all.length, formatted: formatNumber(all.length) })}
      </p>
      <LookUpAllBar all={lookUpAll} entries={others} readHeldUntil={watched.readHeldUntil} now={now} />
      {keys.length > 0 && (
        <FoundGroup
          name={t('popup.page.possibleKeys')}
          hint={t('popup.page.possibleKeysHint')}
          entries={keys}
          {...shared}
        />
      )}
      {groupEntries(others, warnings).map((group) => (
        <FoundGroup
          key={group.name}
          {...group}
          {...shared}
          onLookUp={(entry) => void lookUp.lookUpFound(entry)}
          // Nothing is stored from a private window.
          onWatch={watched.isPrivate ? null : (entry) => void watchFound(entry, props)}
        />
      ))}
      {data.length > 0 && <FoundGroup name={t('popup.page.data')} entries={data} {...shared} />}
    </>
  );
}

/** Why there is no list of this page, and what to do about it. */
function PageProblem({ page, state }: { page: ThisPage; state: PageState & { kind: 'off' | 'unreadable' } }) {
  if (state.kind === 'off') return <Off page={page} />;
  return (
    <>
      <Empty title={t('popup.page.unreadable.title', { why: state.why })}>
        {t('popup.page.unreadable.text', { why: state.why })}
      </Empty>
      {(state.why === 'older' || state.why === 'unknown') && (
        <button type="button" class="button page-reload" onClick={page.reload}>
          {t('popup.page.reload')}
        </button>
      )}
    </>
  );
}

function Off({ page }: { page: ThisPage }) {
  const { site = null, isOn = true } = page.site.value ?? {};
  const why = isOn ? 'paused' : site === null ? 'notInList' : 'offHere';
  return <Empty title={t('popup.page.off.title', { why })}>{t('popup.page.off.text', { why })}</Empty>;
}

/** The switch for this page's site, and the end of a pause with a button to resume. */
function SiteSwitch({ page, now }: { page: ThisPage; now: () => number }) {
  const state = page.site.value;
  if (!state) return null;
  const { site, isOn, pausedUntilMs } = state;
  return (
    <>
      {site !== null && (
        <label class="check switch">
          <input
            type="checkbox"
            role="switch"
            checked={isOn}
            aria-checked={isOn}
            onChange={(event) => void page.switchSite(event.currentTarget.checked)}
          />
          <span>{withElements((site) => t('popup.page.isOnFor', { site }), <bdi class="site">{site}</bdi>)}</span>
        </label>
      )}
      {pausedUntilMs > 0 && (
        <div class="loader loader-line" role="status">
          <span>{t('popup.page.pausedUntil', { time: formatPauseEnd(pausedUntilMs, now()) })}</span>
          <span class="grow" />
          <button type="button" class="button" onClick={() => void page.resume()}>
            {t('popup.page.resume')}
          </button>
        </div>
      )}
      {page.isNotStored.value && (
        <FailureNote
          words={{ tone: 'bad', title: t('popup.page.notStored.title'), detail: t('popup.page.notStored.detail') }}
          act={{}}
        />
      )}
    </>
  );
}

/** Looks up all listed references after showing the price. While it runs, shows the progress and a button to stop. */
function LookUpAllBar(props: {
  all: LookUpAll;
  entries: PageEntry[];
  readHeldUntil: ReadHeldUntil;
  now: () => number;
}) {
  const { all, entries, readHeldUntil, now } = props;
  const isPriced = useSignal(false);
  const progress = all.progress.value;
  const outcomes = all.outcomes.value;
  const left = entries.filter(({ key }) => !outcomes.get(key)?.isGood);
  if (progress) {
    const done = t('popup.page.lookedUp', { done: formatNumber(progress.done), all: formatNumber(progress.all) });
    return (
      <div class="loader" key="bar">
        <div
          class="progress"
          role="progressbar"
          aria-label={t('popup.page.lookingUpAll')}
          aria-valuenow={progress.done}
          aria-valuemax={progress.all}
          aria-valuetext={done}
        >
          <i class="progress-bar done" style={{ inlineSize: `${(100 * progress.done) / progress.all}%` }} />
        </div>
        <div class="loader-line">
          <p class="num">{done}</p>
          <span class="grow" />
          <button type="button" class="button" onClick={all.stop}>
            {t('export.stop')}
          </button>
        </div>
        <HeldWhile read={readHeldUntil} now={now} />
      </div>
    );
  }
  if (left.length === 0) return null;
  const name = t('popup.page.lookUpAll', { count: left.length, formatted: formatNumber(left.length) });
  if (!isPriced.value) {
    return (
      <button
        type="button"
        class="link look-up-all"
        onClick={() => {
          isPriced.value = true;
        }}
      >
        {name}
      </button>
    );
  }
  const price = priceOf(left);
  const close = () => {
    isPriced.value = false;
  };
  return (
    <section class="look-up-all price" aria-label={name}>
      <p>
        {t('popup.page.price', {
          count: price,
          formatted: formatNumber(price),
          transaction: formatNumber(prices.transaction),
          address: formatNumber(prices.address),
        })}
      </p>
      <button
        type="button"
        class="button main"
        onClick={() => {
          close();
          void all.start(left);
        }}
      >
        {name}
      </button>
      <button type="button" class="button" onClick={close}>
        {t('popup.page.notNow')}
      </button>
    </section>
  );
}
