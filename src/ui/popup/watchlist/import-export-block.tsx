import { useSignal } from '@preact/signals';
import { formatList, formatNumber, sayCount } from '../../../format/format-amount.ts';
import { shortenHex } from '../../../format/hex.ts';
import { t } from '../../../i18n/t.ts';
import { watchedBounds, watchKeyOf } from '../../../models/watched.ts';
import { forms, labelForm } from '../../components/export-bar.tsx';
import type { FileForm } from '../../components/file-export.ts';
import { FailureNote } from '../../components/placeholder.tsx';
import type { FileProblem, LeftOut, WatchedFile } from './import-export.ts';
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
    const done = await watched.bringIn({ ...offered.brings, replaces: replaces.peek() });
    // If saving failed, the user can try again without choosing the file again.
    if (!done) offer.value = offered;
    status.value = done ? t('watchlist.file.done', { counts: formatList(countWords(done)) }) : '';
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
        {offer.value && (
          <OfferedFile
            offer={offer.value}
            known={new Set(entries.map(watchKeyOf))}
            onTake={() => offer.value && void take(offer.value)}
            onLeave={() => {
              offer.value = null;
            }}
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

/** Returns a sentence that says why a row is left out. */
function toRowProblem({ row, problem }: LeftOut): string {
  const place = formatNumber(row);
  switch (problem) {
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

/** A file that was read, before it is imported. `guessed` is the encoding, if it was guessed. */
type Offer = Extract<WatchedFile, { ok: true }> & { guessed: string | null };

/** Preview of an import: entries and rejected rows. Nothing is imported before the button is pressed. */
function OfferedFile(props: { offer: Offer; known: ReadonlySet<string>; onTake: () => void; onLeave: () => void }) {
  const { offer, known, onTake, onLeave } = props;
  const { brings, left, guessed } = offer;
  const entries = [...brings.addresses, ...brings.transactions];
  const count = entries.length;
  const knownCount = entries.filter((one) => known.has(watchKeyOf(one))).length;
  return (
    <section class="field" aria-label={t('watchlist.file.import')}>
      <p>
        {sayCount(count, (number, formatted) => t('watchlist.file.offer', { count: number, formatted }))}
        {knownCount > 0 &&
          ` ${sayCount(knownCount, (number, formatted) => t('watchlist.file.offerKnown', { count: number, formatted }))}`}
      </p>
      {guessed && <p class="hint">{t('watchlist.file.readAs', { encoding: guessed })}</p>}
      {count > 0 && (
        <details>
          <summary>{t('watchlist.file.showAll')}</summary>
          <ul class="offered">
            {entries.map((one, at) => (
              <li key={at}>
                <bdi>{one.name}</bdi> <bdi class="mono">{shortenHex(watchKeyOf(one))}</bdi>{' '}
                <bdi class="hint">{one.note}</bdi>
              </li>
            ))}
          </ul>
        </details>
      )}
      {left.length > 0 && (
        <details open>
          <summary>
            {sayCount(left.length, (number, formatted) => t('watchlist.file.leftOut', { count: number, formatted }))}
          </summary>
          <ul class="offered">
            {left.map((one) => (
              <li key={one.row}>
                {toRowProblem(one)} <bdi class="mono">{one.text}</bdi>
              </li>
            ))}
          </ul>
        </details>
      )}
      <div class="field-line">
        {count > 0 && (
          <button type="button" class="button" onClick={onTake}>
            {sayCount(count, (number, formatted) => t('watchlist.file.take', { count: number, formatted }))}
          </button>
        )}
        <button type="button" class="button" onClick={onLeave}>
          {t('watchlist.file.leave')}
        </button>
      </div>
    </section>
  );
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
