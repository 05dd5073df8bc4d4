import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { formatNumber } from '../../format/format-number.ts';
import { words } from '../../words/words.ts';
import { Tabs } from '../parts/tabs.tsx';
import { BalanceTab } from './balance-tab.tsx';
import { type Beside, FollowSwitch, KeepOpenButton } from './beside.tsx';
import { Bounded } from './bounded.tsx';
import { creditsHereWords } from './credits-here.ts';
import type { LoadPicture } from './load-picture.ts';
import type { Panels } from './panels.ts';
import type { Popup } from './popup.ts';
import { SearchBox } from './search-box.tsx';
import type { Showing } from './showing.ts';
import type { CreateStepChart } from './step-chart.ts';
import type { Surroundings } from './surroundings.ts';
import type { FileParts } from './watched-files.tsx';

const tabs = ['balance', 'nft', 'page', 'watched'] as const;

/** The whole popup: the box, the tabs, what was looked up, and what it cost. */
export function PopupApp(props: {
  popup: Popup;
  createChart: CreateStepChart;
  panels: Panels;
  now: () => number;
  openOptions: () => void;
  files: FileParts;
  beside: Beside;
  /** Null where the person wants no pictures of NFTs at all. */
  loadPicture: LoadPicture | null;
}) {
  const { popup, createChart, panels, now, openOptions, files, beside, loadPicture } = props;
  const showing = popup.showing.value;
  // What was shown once stays as it was left.
  const shown = useRef(new Set<Showing>()).current.add(showing);
  const say = words().popup;
  const around: Surroundings = {
    now,
    openOptions,
    follow: popup.lookUp.follow,
    showTransaction: (hash, chainId) => popup.lookUp.follow({ kind: 'transaction', hash }, chainId),
  };
  // Where it fails, the next opening would begin there again.
  const panel = (id: (typeof tabs)[number], of: unknown, content: ComponentChildren) => (
    <section role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab`} hidden={showing !== id}>
      <Bounded of={of} onFail={popup.forget}>
        {content}
      </Bounded>
    </section>
  );
  const found = popup.page?.entries.value.length ?? 0;
  const news = popup.watched.news.value;
  // Without news there is no mark, not even an empty one.
  const counts = { '--hl-found': toMark(found), ...(news > 0 && { '--hl-news': toMark(news) }) };
  return (
    <div class="popup" style={counts}>
      <header>
        <h1 class="unseen">Hashlens</h1>
        <SearchBox lookUp={popup.lookUp} suggestions={popup.suggestions} {...around} />
        <Tabs
          label={say.whatToShow}
          tabs={tabs.map((id) => ({ id, name: say.tabs[id] }))}
          selected={showing === 'transaction' ? null : showing}
          onSelect={(id) => {
            popup.showing.value = id;
          }}
        />
      </header>
      <main class="panels">
        {panel(
          'balance',
          popup.balance.value,
          <BalanceTab
            list={popup.balance.value}
            createChart={createChart}
            Table={panels.Table}
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
            {say.settings}
          </a>
        </div>
      </footer>
    </div>
  );
}

// What stands behind a tab's name.
function toMark(count: number): string {
  return count > 0 ? `"${formatNumber(count)}"` : '""';
}
