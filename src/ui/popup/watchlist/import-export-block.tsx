import { useSignal } from '@preact/signals';
import { formatList, formatNumber, joinSentences, sayCount } from '../../../format/format-amount.ts';
import { t } from '../../../i18n/t.ts';
import { watchedBounds } from '../../../models/watched.ts';
import { forms, labelForm } from '../../components/export-bar.tsx';
import type { FileForm } from '../../components/file-export.ts';
import { FailureNote } from '../../components/placeholder.tsx';
import type { FileProblem, WatchedFile } from './import-export.ts';
import { ImportPreview, type Offer } from './import-preview.tsx';
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
  const offer = useSignal<Offer | null>(null);
  const entries = [...watched.entries.value, ...watched.transactions.value];
  const imported = watched.imported.value;

  async function takeOut(form: FileForm): Promise<void> {
    const { toWatchedFile } = await import('./import-export.ts');
    const day = new Date(files.now()).toISOString().slice(0, 10);
    const ending = form === 'spreadsheet' ? 'spreadsheet.csv' : form;
    files.download({ name: `hashlens-watched-${day}.${ending}`, ...toWatchedFile(entries, form) });
  }

  async function bringIn(field: HTMLInputElement): Promise<void> {
    const file = field.files?.[0];
    if (!file) return;
    problem.value = null;
    offer.value = null;
    status.value = t('watchlist.file.reading');
    const read = await openFile(file);
    // Allows the same file to be chosen again after it was corrected.
    field.value = '';
    if (read.ok) offer.value = read;
    else problem.value = read.problem;
    status.value = '';
  }

  async function take(offered: Offer): Promise<void> {
    offer.value = null;
    status.value = '';
    const isDone = await watched.bringIn({ ...offered.brings, replaces: replaces.peek() });
    // If saving failed, the user can try again without choosing the file again.
    if (!isDone) offer.value = offered;
  }

  async function takeBack(): Promise<void> {
    const notUndone = await watched.undoImport();
    if (notUndone === null) return;
    status.value = joinSentences([
      t('watchlist.file.undone'),
      ...(notUndone > 0
        ? [sayCount(notUndone, (count, formatted) => t('watchlist.file.notUndone', { count, formatted }))]
        : []),
    ]);
  }

  return (
    <details class="watched-checks">
      <summary>
        <span class="watched-heading">{t('watchlist.file.heading')}</span>
      </summary>
      <div class="watched-settings">
        <div class="field-line">
          {forms.map((form) => (
            <button
              key={form}
              type="button"
              class="button"
              // Without the transactions, the export would be incomplete.
              disabled={entries.length === 0 || !watched.found.value}
              onClick={() => void takeOut(form)}
            >
              {labelForm(form)}
            </button>
          ))}
          {watched.isPrivate ? null : files.isInTab ? (
            <label class="button watched-import" for="watched-file">
              {t('watchlist.file.import')}
              <input
                id="watched-file"
                class="unseen"
                type="file"
                accept=".json,.csv,.txt,application/json,text/csv,text/plain"
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
        {offer.value && (
          <ImportPreview
            offer={offer.value}
            entries={entries}
            replaces={replaces.value}
            onTake={() => offer.value && void take(offer.value)}
            onLeave={() => {
              offer.value = null;
            }}
          />
        )}
        <p class="status" role="status">
          {status.value}
          {status.value === '' && !offer.value && imported && (
            <>
              {t('watchlist.file.done', { counts: formatList(countWords(imported)) })}{' '}
              {imported.imported.length > 0 && (
                <button type="button" class="link" onClick={() => void takeBack()}>
                  {t('watchlist.undo')}
                </button>
              )}
            </>
          )}
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
function countWords({ added, changed, skipped, heldBack }: Imported): string[] {
  return [
    t('watchlist.file.added', { count: added, formatted: formatNumber(added) }),
    ...(changed > 0 ? [t('watchlist.file.changed', { count: changed, formatted: formatNumber(changed) })] : []),
    ...(skipped > 0 ? [t('watchlist.file.skipped', { count: skipped, formatted: formatNumber(skipped) })] : []),
    ...(heldBack > 0 ? [t('watchlist.file.heldBack', { count: heldBack, formatted: formatNumber(heldBack) })] : []),
  ];
}

/** Returns a sentence that says why a file was not imported. */
function toProblemDetail(problem: FileProblem): string {
  switch (problem) {
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
  }
}

/** Reads a list from a file that the user chose. Its size is checked before it is read. */
async function openFile(file: File): Promise<Offer | Exclude<WatchedFile, { ok: true }>> {
  const [{ mostBytes, readWatchedFile }, { decodeText }] = await Promise.all([
    import('./import-export.ts'),
    import('../../../format/csv.ts'),
  ]);
  if (file.size > mostBytes) return { ok: false, problem: 'too-large' };
  const bytes = await file.arrayBuffer().catch(() => null);
  const decoded = bytes && decodeText(bytes, navigator.language);
  if (!decoded) return { ok: false, problem: 'unreadable' };
  const read = readWatchedFile(decoded.text);
  return read.ok ? { ...read, guessed: decoded.guessed } : read;
}
