import { batch, computed, signal } from '@preact/signals';
import type { Failure } from '../../models/failure.ts';
import type { End } from './growing-list.ts';
import type { FailedPage, Pages } from './pages.ts';

/** Creates what there is to see of a list, beside what is wished of it: the newest page, older ones. */
export function createPagesState<Row>() {
  const rows = signal<Row[] | null>(null);
  const failed = signal<FailedPage | null>(null);
  const end = signal<End>('open');
  const credits = signal(0);
  const asOf = signal<string | null>(null);
  const newest = signal<'none' | 'usual' | 'new'>('none');
  const older = signal<'none' | 'one' | 'all'>('none');
  const isKnownRead = signal(false);
  const loading: Pages<Row>['loading'] = computed(() => {
    if (newest.value !== 'none' && rows.value === null) return 'first';
    if (older.value !== 'none') return older.value === 'all' ? 'all' : 'more';
    return newest.value === 'none' ? 'nothing' : 'newer';
  });

  /** Ends what was wished for; without a failure, nobody was there to answer. */
  function fail(of: FailedPage['of'], failure: Failure = { kind: 'no-background' }): void {
    batch(() => {
      failed.value = { of, failure };
      newest.value = 'none';
      older.value = 'none';
    });
  }

  return { rows, failed, end, credits, asOf, newest, older, isKnownRead, loading, fail };
}
