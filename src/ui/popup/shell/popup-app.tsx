import { useSignal } from '@preact/signals';
import { PanelRight } from 'lucide';
import type { ComponentChildren, VNode } from 'preact';
import { useErrorBoundary, useRef } from 'preact/hooks';
import { tryAgain } from '../../../format/failure.ts';
import { formatNumber } from '../../../format/format-amount.ts';
import { directionOf } from '../../../i18n/choose-language.ts';
import { spokenLanguage, t } from '../../../i18n/t.ts';
import type { Place } from '../../../messaging/protocol.ts';
import { Icon } from '../../card/text-parts.tsx';
import { creditsLeftSentence, creditsLeftWords } from '../../components/credits-store.ts';
import { FailureNote, SampleBand } from '../../components/placeholder.tsx';
import { BalanceTab } from '../balance/balance-tab.tsx';
import type { LazyBalanceTable } from '../balance/balance-table.tsx';
import type { CreateStepChart } from '../chart/step-chart.ts';
import { SearchBox } from '../lookup/search-box.tsx';
import type { TransactionView } from '../lookup/transaction-view.tsx';
import type { LoadPicture } from '../nft/load-picture.ts';
import type { TransfersTab } from '../nft/transfers-tab.tsx';
import type { LazyStatement } from '../statement/statement-view.tsx';
import type { PageTab } from '../this-page/page-tab.tsx';
import type { FileParts } from '../watchlist/import-export-block.tsx';
import type { WatchedTab } from '../watchlist/watchlist-tab.tsx';
import type { Showing } from './last-view.ts';
import type { Popup } from './popup.ts';
import type { StatementFormMemory, Surroundings } from './views.ts';

const tabs = ['balance', 'nft', 'page', 'watched'] as const;

/** The whole popup: the search box, the tabs, what was looked up, and the credits used. */
export function PopupApp(props: {
  popup: Popup;
  createChart: CreateStepChart;
  panels: TabPanels;
  now: () => number;
  openOptions: () => void;
  addKey: (place: Place) => void;
  isInTab: boolean;
  print: (place: Place) => void;
  statementForm: StatementFormMemory;
  /** The address whose statement this page was opened to print. */
  toPrint: string | null;
  files: FileParts;
  beside: Beside;
  /** Null if the user turned NFT pictures off, and in private windows. */
  loadPicture: LoadPicture | null;
}) {
  const { popup, createChart, panels, now, openOptions, addKey, isInTab, print, statementForm } = props;
  const { toPrint, files, beside, loadPicture } = props;
  const showing = popup.showing.value;
  // A tab that was shown once stays rendered, so that it keeps its state.
  const shown = useRef(new Set<Showing>()).current.add(showing);
  const around: Surroundings = {
    now,
    openOptions,
    addKey,
    isInTab,
    print,
    statementForm,
    follow: popup.lookUp.follow,
    showTransaction: (hash, chainId) => popup.lookUp.follow({ kind: 'transaction', hash }, chainId),
  };
  // If a tab cannot be rendered, the next opening must not start there again.
  const panel = (id: (typeof tabs)[number], of: unknown, content: ComponentChildren) => (
    <section role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab`} hidden={showing !== id}>
      <Bounded of={of} onFail={popup.forget}>
        {content}
      </Bounded>
    </section>
  );
  const address = popup.balance.value?.reference.address;
  const found = popup.page?.entries.value.length ?? 0;
  const news = popup.watched.news.value;
  // Without new findings the property is absent: an empty value would still draw a badge.
  const counts = { '--hl-found': toMark(found), ...(news > 0 && { '--hl-news': toMark(news) }) };
  return (
    <div class="popup" style={counts}>
      <header>
        <h1 class="unseen">Hashlens</h1>
        <SearchBox lookUp={popup.lookUp} suggestions={popup.suggestions} ownChainIds={popup.chainIds} {...around} />
        <Tabs
          label={t('popup.whatToShow')}
          tabs={tabs.map((id) => ({ id, name: t('popup.tab', { tab: id }), short: t('popup.shortTab', { tab: id }) }))}
          selected={showing === 'transaction' ? null : showing}
          onSelect={(id) => {
            popup.showing.value = id;
          }}
        />
      </header>
      {isSampleShown(popup) && <SampleBand />}
      <main class="panels">
        {panel(
          'balance',
          popup.balance.value,
          <BalanceTab
            list={popup.balance.value}
            earlier={popup.earlier.value}
            suggestions={popup.suggestions}
            createChart={createChart}
            Table={panels.Table}
            Statement={panels.Statement}
            firstView={address !== undefined && address === toPrint ? 'statement' : 'chart'}
            watched={popup.watched.byAddress.value}
            onWatch={(address, chainId) => void popup.beginToWatch({ address, chainId })}
            {...around}
          />,
        )}
        {panel(
          'nft',
          popup.transfers.value,
          shown.has('nft') && (
            <panels.Transfers
              list={popup.transfers.value}
              watched={popup.watched.byAddress.value}
              loadPicture={loadPicture}
              {...around}
            />
          ),
        )}
        {panel('page', popup.page?.entries.value, shown.has('page') && <panels.Page {...popup} now={now} />)}
        {panel(
          'watched',
          popup.watched.entries.value,
          shown.has('watched') && (
            <panels.Watched
              {...popup}
              {...around}
              files={files}
              onOpen={(entry, chainId) =>
                popup.lookUp.follow(
                  'hash' in entry
                    ? { kind: 'transaction', hash: entry.hash }
                    : { kind: 'address', address: entry.address },
                  chainId,
                )
              }
            />
          ),
        )}
        {showing === 'transaction' && (
          <Bounded of={popup.transaction.value} onFail={popup.forget}>
            <panels.Transaction popup={popup} {...around} />
          </Bounded>
        )}
      </main>
      <footer>
        {'follows' in beside && <FollowSwitch {...beside} />}
        <div class="foot num">
          <span>{creditsHereWords(popup.creditsUsed.value, popup.allowance.value?.creditsLeft ?? null)}</span>
          <span class="grow" />
          {'keepOpen' in beside && <KeepOpenButton {...beside} />}
          <a href="options.html" target="_blank" rel="noopener">
            {t('popup.settings')}
          </a>
        </div>
      </footer>
    </div>
  );
}

// True if the active view shows sample data.
function isSampleShown({ showing, balance, transfers, card, lookUpAll }: Popup): boolean {
  switch (showing.value) {
    case 'balance':
      return balance.value?.pages.isSample.value === true;
    case 'nft':
      return transfers.value?.pages.isSample.value === true;
    case 'transaction':
      // Stored content may be damaged.
      return card.state.value.kind === 'content' && card.state.value.content?.isSample === true;
    case 'page':
      return [...lookUpAll.outcomes.value.values()].some(({ isSample }) => isSample);
    case 'watched':
      return false;
  }
}

// Returns the CSS `content` of the badge after a tab's name.
function toMark(count: number): string {
  return count > 0 ? `"${formatNumber(count)}"` : '""';
}

/**
 * Error boundary: if a part of the popup cannot be rendered, an error takes its place. It renders again on "Try again",
 * and when `of` changes.
 */
function Bounded(props: { of: unknown; onFail: () => void; children: ComponentChildren }) {
  const { of, onFail, children } = props;
  const failedOf = useRef<unknown>(null);
  const [error, drawAgain] = useErrorBoundary(() => {
    failedOf.current = of;
    onFail();
  });
  if (error === undefined || failedOf.current !== of) return <>{children}</>;
  return (
    <FailureNote
      words={{ tone: 'bad', title: t('popup.notDrawn.title'), detail: t('popup.notDrawn.detail'), action: tryAgain() }}
      act={{ 'try-again': drawAgain }}
    />
  );
}

/** The side panel can follow the page's cards; other popups can open the side panel. */
export type Beside = { follows: boolean; onFollows: (follows: boolean) => void } | { keepOpen: () => void };

/** The side panel's switch: if on, the panel shows each reference whose card the user opens. */
function FollowSwitch({ follows, onFollows }: Extract<Beside, { follows: boolean }>) {
  const isOn = useSignal(follows);
  return (
    <label class="switch follow">
      <input
        type="checkbox"
        role="switch"
        checked={isOn.value}
        aria-checked={isOn.value}
        onChange={({ currentTarget }) => {
          isOn.value = currentTarget.checked;
          onFollows(isOn.peek());
        }}
      />
      <span>
        {t('lookUp.follow')} <span class="hint follow-hint">{t('lookUp.followHint')}</span>
      </span>
    </label>
  );
}

/** Opens the side panel with the same views; it stays open when the popup closes. */
function KeepOpenButton({ keepOpen }: Extract<Beside, { keepOpen: () => void }>) {
  return (
    <button
      type="button"
      class="link keep-open"
      aria-label={t('lookUp.keepOpen')}
      title={t('lookUp.keepOpen')}
      onClick={keepOpen}
    >
      <Icon of={PanelRight} />
    </button>
  );
}

/** Returns the credits used by this popup and, if known, those left on the account, as text. */
function creditsHereWords(used: number, left: number | null): string {
  if (used === 0) return left === null ? t('popup.noCreditsUsed') : creditsLeftSentence(left, null);
  const here = t('popup.creditsUsedHere', { count: used, formatted: formatNumber(used) });
  return left === null ? here : `${here} · ${creditsLeftWords(left)}`;
}

/** One tab: its name, the one drawn in a narrow panel, and the panel that it controls (`id` plus "-panel"). */
type Tab<Id extends string> = { id: Id; name: string; short: string };

/** A row of tabs. `selected` is null if something else is shown. Arrow keys, Home and End select another tab. */
function Tabs<Id extends string>(props: {
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id | null;
  onSelect: (id: Id) => void;
}) {
  const { tabs, selected, onSelect } = props;
  const focusable = selected ?? tabs[0]?.id;

  function walk(event: KeyboardEvent): void {
    const at = tabs.findIndex(({ id }) => id === focusable);
    const forward = directionOf(spokenLanguage()) === 'ltr' ? 'ArrowRight' : 'ArrowLeft';
    const to = nextTab(event.key, { at, count: tabs.length, forward });
    const tab = to === null ? undefined : tabs[to];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.id);
    document.getElementById(`${tab.id}-tab`)?.focus();
  }

  return (
    <div role="tablist" aria-label={props.label} class="tabs" onKeyDown={walk}>
      {tabs.map(({ id, name, short }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${id}-tab`}
          class="tab"
          aria-label={name}
          title={name}
          data-short={short}
          aria-selected={id === selected}
          aria-controls={`${id}-panel`}
          tabIndex={id === focusable ? 0 : -1}
          onClick={() => onSelect(id)}
        >
          <span>{name}</span>
        </button>
      ))}
    </div>
  );
}

/** Returns the index of the tab that a key leads to from the tab at `at`; null for all other keys. */
function nextTab(key: string, q: { at: number; count: number; forward: string }): number | null {
  const { at, count, forward } = q;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowLeft':
      return (at + (key === forward ? 1 : count - 1)) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
  }
  return null;
}

/** Parts that most openings never show: their code loads when first shown. `Table` is shown next to the chart. */
export type TabPanels = {
  Transfers: (props: Parameters<typeof TransfersTab>[0]) => VNode | null;
  Page: (props: Parameters<typeof PageTab>[0]) => VNode | null;
  Watched: (props: Parameters<typeof WatchedTab>[0]) => VNode | null;
  Table: LazyBalanceTable;
  Statement: LazyStatement;
  Transaction: (props: Parameters<typeof TransactionView>[0]) => VNode | null;
};
