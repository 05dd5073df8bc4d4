import { useSignal } from '@preact/signals';
import { formatList, formatNumber } from '../../../format/format-amount.ts';
import { t } from '../../../i18n/t.ts';
import { watchedBounds } from '../../../models/watched.ts';
import { FailureNote } from '../../components/placeholder.tsx';
import type { FileProblem } from './import-export.ts';
import type { Imported, WatchedStore } from './watchlist-store.ts';

/** What import and export need. */
export type FileParts = {
  /** True in a tab or the side panel: the toolbar's popup closes as soon as the browser asks for a file. */
  isInTab: boolean;
  /** Saves a file with the browser's downloads. */
  download: (file: { name: string; type: string; text: string }) => void;
  now: () => number;
};

/** Exports the watch list as a file, and imports one. */
export function WatchedFiles({ watched, files }: { watched: WatchedStore; files: FileParts }) {
  const replaces = useSignal(false);
  const status = useSignal('');
  const problem = useSignal<FileProblem | null>(null);
  const entries = [...watched.entries.value, ...watched.transactions.value];

  async function takeOut(kind: 'json' | 'csv'): Promise<void> {
    const { toWatchedFile } = await import('./import-export.ts');
    const day = new Date(files.now()).toISOString().slice(0, 10);
    files.download({ name: `hashlens-watched-${day}.${kind}`, ...toWatchedFile(entries, kind) });
  }

  async function bringIn(field: HTMLInputElement): Promise<void> {
    const file = field.files?.[0];
    if (!file) return;
    problem.value = null;
    status.value = t('watchlist.file.reading');
    const read = await openFile(file);
    // Allows the same file to be chosen again after it was corrected.
    field.value = '';
    const done = read.ok ? await watched.bringIn({ ...read.brings, replaces: replaces.peek() }) : null;
    if (!read.ok) problem.value = read.problem;
    status.value = done ? t('watchlist.file.done', { counts: formatList(countWords(done)) }) : '';
  }

  return (
    <details class="watched-checks">
      <summary>
        <span class="watched-heading">{t('watchlist.file.heading')}</span>
      </summary>
      <div class="watched-settings">
        <div class="field-line">
          {(['json', 'csv'] as const).map((kind) => (
            <button
              key={kind}
              type="button"
              class="button"
              // Without the transactions, the export would be incomplete.
              disabled={entries.length === 0 || !watched.found.value}
              onClick={() => void takeOut(kind)}
            >
              {kind === 'json' ? t('watchlist.file.exportJson') : t('watchlist.file.exportCsv')}
            </button>
          ))}
          {watched.isPrivate ? null : files.isInTab ? (
            <label class="button watched-import" for="watched-file">
              {t('watchlist.file.import')}
              <input
                id="watched-file"
                class="unseen"
                type="file"
                accept=".json,.csv,application/json,text/csv"
                aria-describedby="watched-file-hint"
                onChange={(event) => void bringIn(event.currentTarget)}
              />
            </label>
          ) : (
            <a class="button watched-import" href="popup.html?watch=" target="_blank" rel="noopener">
              {t('watchlist.file.import')}
            </a>
          )}
        </div>
        {!watched.isPrivate && (
          <>
            <p class="hint" id="watched-file-hint">
              {t('watchlist.file.importHint')}
            </p>
            {files.isInTab && (
              <div class="field">
                <label class="check" for="watched-replace">
                  <input
                    id="watched-replace"
                    type="checkbox"
                    checked={replaces.value}
                    aria-describedby="watched-replace-hint"
                    onChange={(event) => {
                      replaces.value = event.currentTarget.checked;
                    }}
                  />
                  {t('watchlist.file.replace')}
                </label>
                {!replaces.value && (
                  <p class="hint" id="watched-replace-hint">
                    {t('watchlist.file.keeps')}
                  </p>
                )}
              </div>
            )}
          </>
        )}
        {watched.isFoundUnreadable.value && (
          <FailureNote
            words={{
              tone: 'bad',
              title: t('watchlist.file.notExported'),
              detail: t('watchlist.file.transactionsUnread'),
            }}
            act={{}}
          />
        )}
        <p class="status" role="status">
          {status.value}
        </p>
        {problem.value && (
          <FailureNote
            words={{ tone: 'bad', title: t('watchlist.file.notImported'), detail: toProblemDetail(problem.value) }}
            act={{}}
          />
        )}
      </div>
    </details>
  );
}

/** Returns what an import did, as parts of a sentence. */
function countWords({ added, changed, skipped }: Imported): string[] {
  return [
    t('watchlist.file.added', { count: added, formatted: formatNumber(added) }),
    ...(changed > 0 ? [t('watchlist.file.changed', { count: changed, formatted: formatNumber(changed) })] : []),
    ...(skipped > 0 ? [t('watchlist.file.skipped', { count: skipped, formatted: formatNumber(skipped) })] : []),
  ];
}

/** Returns a sentence that says why a file was not imported. */
function toProblemDetail(problem: FileProblem): string {
  const place = 'place' in problem ? formatNumber(problem.place) : '';
  switch (problem.kind) {
    case 'too-large':
      return t('watchlist.file.tooLarge');
    case 'unreadable':
      return t('watchlist.file.unreadable');
    case 'not-a-list':
      return t('watchlist.file.notAList');
    case 'empty':
      return t('watchlist.file.empty');
    case 'too-many':
      return t('watchlist.file.tooMany', { most: formatNumber(watchedBounds.addresses) });
    case 'not-a-reference':
      return t('watchlist.file.notAReference', { place });
    case 'wrong-checksum':
      return t('watchlist.file.wrongChecksum', { place });
    case 'wrong-chain':
      return t('watchlist.file.wrongChain', { place });
    case 'no-chain':
      return t('watchlist.file.noChain', { place });
    case 'too-long':
      return t('watchlist.file.tooLong', { place });
    case 'not-text':
      return t('watchlist.file.notText', { place });
  }
}

/** Reads a list from a file that the user chose. Its size is checked before it is read. */
async function openFile(file: File) {
  const { mostBytes, readWatchedFile } = await import('./import-export.ts');
  if (file.size > mostBytes) return { ok: false, problem: { kind: 'too-large' } } as const;
  const text = await file.text().catch(() => null);
  return text === null ? ({ ok: false, problem: { kind: 'unreadable' } } as const) : readWatchedFile(text);
}
