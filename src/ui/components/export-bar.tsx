import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { formatPercent } from '../../format/format-amount.ts';
import { t } from '../../i18n/t.ts';
import { download, type FileForm, type TextFile } from './file-export.ts';
import { FailureNote } from './placeholder.tsx';

/** The forms of file in which a list can be saved. */
export const forms: FileForm[] = ['csv', 'spreadsheet', 'json'];

/** What the button for a form of file does: "Export CSV". */
export function labelForm(form: FileForm): string {
  return form === 'spreadsheet' ? t('export.asSpreadsheet') : t('export.as', { form: nameForm(form) });
}

function nameForm(form: FileForm): string {
  return form === 'spreadsheet' ? t('export.spreadsheet') : form.toUpperCase();
}

type Writing = { is: 'idle' } | { is: 'writing'; done: number } | { is: 'saved'; name: string } | { is: 'failed' };

/** Saves the loaded rows as a file of any length, which the user can stop. Reports if there is nothing to save. */
export function ExportBar(props: {
  count: number;
  /** If the file will not hold everything, what it holds: "Loaded rows only (50 changes)". */
  part: string | null;
  toFile: (form: FileForm) => TextFile;
  /** Further buttons of the same line. */
  children?: ComponentChildren;
}) {
  const { count, part, toFile, children } = props;
  const state = useSignal<Writing>({ is: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const isNothing = count === 0;

  async function write(form: FileForm): Promise<void> {
    const stop = new AbortController();
    running.current = stop;
    const { pieces, ...file } = toFile(form);
    const tell = (done: number) => {
      if (state.peek().is !== 'writing' || done % 1000 === 0)
        state.value = { is: 'writing', done: Math.min(done, count) };
    };
    tell(0);
    try {
      const bytes = await download({ ...file, pieces: counted(pieces, tell) }, stop.signal);
      state.value = bytes === null ? { is: 'idle' } : { is: 'saved', name: file.name };
    } catch {
      // Whatever the browser throws here, it means that there is no room for the file.
      state.value = { is: 'failed' };
    }
  }

  const { value: now } = state;
  const writing =
    now.is === 'writing' && t('export.writing', { share: formatPercent(String(now.done), String(count)) ?? '' });
  return (
    <section class="export" aria-label={t('export.export')} tabIndex={-1}>
      {now.is === 'writing' && (
        <div
          class="progress"
          role="progressbar"
          aria-label={t('export.export')}
          aria-valuenow={now.done}
          aria-valuemax={count}
          aria-valuetext={writing || undefined}
        >
          <i class="progress-bar done" style={{ inlineSize: `${(100 * now.done) / count}%` }} />
        </div>
      )}
      <div class="loader-line">
        {now.is === 'writing' ? (
          <button type="button" class="link" onClick={() => running.current?.abort()}>
            {t('export.stop')}
          </button>
        ) : (
          forms.map((form, at) => {
            const label = labelForm(form);
            return (
              <button
                key={form}
                type="button"
                class="link"
                aria-label={label}
                disabled={isNothing}
                onClick={() => void write(form)}
              >
                {at === 0 ? label : nameForm(form)}
              </button>
            );
          })
        )}
        {children}
        <span class="grow" />
        {isNothing && <span class="hint">{t('export.nothing')}</span>}
        {part !== null && !isNothing && now.is !== 'writing' && <span class="hint">{part}</span>}
        <span class="hint" role="status">
          {writing}
          {now.is === 'saved' && t('export.saved', { name: now.name })}
        </span>
      </div>
      {now.is === 'failed' && (
        <FailureNote
          words={{ tone: 'bad', title: t('export.failed.title'), detail: t('export.failed.detail') }}
          act={{}}
        />
      )}
    </section>
  );
}

function* counted(pieces: Iterable<string>, tell: (done: number) => void): Iterable<string> {
  let done = 0;
  for (const piece of pieces) {
    tell(done);
    done += 1;
    yield piece;
  }
}
