import { useSignal } from '@preact/signals';
import { formatCount } from '../../format/format-number.ts';
import { Skeleton } from '../parts/skeleton.tsx';
import type { ThisPage } from './create-this-page.ts';
import { Empty } from './empty.tsx';
import { FoundGroup } from './found-group.tsx';
import { filterEntries, groupEntries, type PageEntry } from './page-entries.ts';
import { PageProblem } from './page-problem.tsx';
import { SiteSwitch } from './site-switch.tsx';

// Fewer can be looked over.
const mostWithoutFilter = 10;

/** The "On this page" tab: whether Hashlens is on there, and what the page refers to or why nothing can be said. */
export function PageTab(props: { page: ThisPage | null; now: () => number; onLookUp: (entry: PageEntry) => void }) {
  const { page, now, onLookUp } = props;
  if (!page) {
    return (
      <Empty title="There is no page beside this one">
        Hashlens is open in a tab of its own. To see what a page refers to, go to that page and click Hashlens in the
        toolbar.
      </Empty>
    );
  }
  const state = page.state.value;
  return (
    <div class="stack page-tab">
      <SiteSwitch page={page} now={now} />
      {state.kind === 'looking' && <Skeleton text="Looking through the page…" />}
      {state.kind === 'found' && <FoundList page={page} onLookUp={onLookUp} />}
      {(state.kind === 'off' || state.kind === 'unreadable') && <PageProblem page={page} state={state} />}
    </div>
  );
}

function FoundList({ page, onLookUp }: { page: ThisPage; onLookUp: (entry: PageEntry) => void }) {
  const filter = useSignal('');
  const all = page.entries.value;
  if (all.length === 0) {
    return (
      <Empty title="No references on this page">
        No transaction, address or NFT stands in its text or links. Text that is only painted, as in Google Docs, cannot
        be read.
      </Empty>
    );
  }
  const hasFilter = all.length > mostWithoutFilter;
  const entries = hasFilter ? filterEntries(all, filter.value) : all;
  return (
    <>
      {hasFilter && (
        <div class="page-filter">
          <label class="unseen" for="page-filter">
            Filter
          </label>
          <input
            id="page-filter"
            class="input mono"
            type="search"
            autocomplete="off"
            spellcheck={false}
            placeholder="Filter"
            value={filter.value}
            onInput={(event) => {
              filter.value = event.currentTarget.value;
            }}
          />
        </div>
      )}
      <p class="hint num" role="status">
        {entries.length < all.length
          ? `${formatCount(entries.length, 'reference')} of ${all.length}`
          : formatCount(all.length, 'reference')}
      </p>
      {groupEntries(entries).map((group) => (
        <FoundGroup key={group.name} {...group} onLookUp={onLookUp} onJump={page.jump} />
      ))}
    </>
  );
}
