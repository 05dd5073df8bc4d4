import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { judgeListed } from '../../cards/judge-listed.ts';
import { formatNumber } from '../../format/format-number.ts';
import { toShortForms } from '../../format/hex.ts';
import { valuesOf } from '../../references/name-reference.ts';
import { words } from '../../words/words.ts';
import { Skeleton } from '../parts/skeleton.tsx';
import type { ThisPage } from './create-this-page.ts';
import { Empty } from './empty.tsx';
import { FoundGroup } from './found-group.tsx';
import { filterEntries, groupEntries, toEntryWarnings } from './grouped-entries.ts';
import { LookUpAllBar } from './look-up-all-bar.tsx';
import { PageProblem } from './page-problem.tsx';
import type { Popup } from './popup.ts';
import { SiteSwitch } from './site-switch.tsx';
import { toOwnEntries, watchFound } from './watch-found.ts';

// Fewer can be looked over.
const mostWithoutFilter = 10;

type Parts = Pick<Popup, 'lookUp' | 'lookUpAll' | 'watched' | 'beginToWatch' | 'defaultChainId'>;

/** The "On this page" tab: whether Hashlens is on there, and what the page refers to or why nothing can be said. */
export function PageTab(props: Parts & { page: ThisPage | null; now: () => number }) {
  const { page, now, ...parts } = props;
  const say = words().popupPage;
  if (!page) return <Empty title={say.noPage.title}>{say.noPage.text}</Empty>;
  const state = page.state.value;
  return (
    <div class="stack page-tab">
      <SiteSwitch page={page} now={now} />
      {state.kind === 'looking' && <Skeleton text={say.looking} />}
      {state.kind === 'found' && <FoundList page={page} {...parts} />}
      {(state.kind === 'off' || state.kind === 'unreadable') && <PageProblem page={page} state={state} />}
    </div>
  );
}

function FoundList(props: Parts & { page: ThisPage }) {
  const { page, lookUp, lookUpAll, watched } = props;
  const filter = useSignal('');
  const all = page.entries.value;
  const byAddress = watched.byAddress.value;
  const transactions = watched.transactions.value;
  const warnings = useMemo(() => toEntryWarnings(all, byAddress), [all, byAddress]);
  const judged = useMemo(() => new Map(all.map((entry) => [entry, judgeListed(entry)])), [all]);
  const own = useMemo(() => toOwnEntries(byAddress, transactions), [byAddress, transactions]);
  const shortForms = useMemo(() => toShortForms(all.flatMap(({ reference }) => valuesOf(reference))), [all]);
  const outcomes = lookUpAll.outcomes.value;
  const say = words().popupPage;
  if (all.length === 0) return <Empty title={say.empty.title}>{say.empty.text}</Empty>;
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
      {!page.takesCards.value && <p class="hint">{say.noCards}</p>}
      {hasFilter && (
        <div class="page-filter">
          <label class="unseen" for="page-filter">
            {say.filter}
          </label>
          <input
            id="page-filter"
            class="input mono"
            type="search"
            autocomplete="off"
            spellcheck={false}
            placeholder={say.filter}
            value={filter.value}
            onInput={(event) => {
              filter.value = event.currentTarget.value;
            }}
          />
        </div>
      )}
      <p class="hint num" role="status">
        {entries.length < all.length
          ? say.referencesOf(entries.length, formatNumber(entries.length), String(all.length))
          : say.references(all.length, formatNumber(all.length))}
      </p>
      {keys.length > 0 && <FoundGroup name={say.possibleKeys} hint={say.possibleKeysHint} entries={keys} {...shared} />}
      {groupEntries(others, warnings).map((group) => (
        <FoundGroup
          key={group.name}
          {...group}
          {...shared}
          onLookUp={(entry) => void lookUp.lookUpFound(entry)}
          // Nothing is kept from there.
          onWatch={watched.isPrivate ? null : (entry) => void watchFound(entry, props)}
        />
      ))}
      {data.length > 0 && <FoundGroup name={say.data} entries={data} {...shared} />}
      <LookUpAllBar all={lookUpAll} entries={others} />
    </>
  );
}
