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

/**
 * A menu of the forms in which the loaded rows can be saved: as a file of any length, which the user can stop. It says
 * if there is nothing to save.
 */
export function ExportBar(props: {
  count: number;
  /** If the file will not hold everything, what it holds: "Loaded rows only (50 changes)". */
  part: string | null;
  toFile: (form: FileForm) => TextFile;
  /** Further entries of the menu. */
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
      <span class="hint" role="status">
        {writing}
        {now.is === 'saved' && t('export.saved', { name: now.name })}
      </span>
      {now.is === 'writing' ? (
        <button type="button" class="link" onClick={() => running.current?.abort()}>
          {t('export.stop')}
        </button>
      ) : (
        <Menu name={t('export.export')}>
          {forms.map((form) => (
            <button
              key={form}
              type="button"
              class="menu-item"
              aria-label={labelForm(form)}
              disabled={isNothing}
              onClick={() => void write(form)}
            >
              {nameForm(form)}
            </button>
          ))}
          {children}
          {(isNothing || part !== null) && <p class="hint">{isNothing ? t('export.nothing') : part}</p>}
        </Menu>
      )}
      {now.is === 'failed' && (
        <FailureNote
          words={{ tone: 'bad', title: t('export.failed.title'), detail: t('export.failed.detail') }}
          act={{}}
        />
      )}
    </section>
  );
}

/** A button that opens a small menu above itself. It closes on Escape, and when the user presses or goes elsewhere. */
function Menu({ name, children }: { name: string; children: ComponentChildren }) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (menu.current && target instanceof Node && !menu.current.contains(target)) menu.current.open = false;
    };
    // Not every browser moves the focus to where the user presses.
    for (const event of ['focusin', 'pointerdown']) document.addEventListener(event, leave);
    return () => {
      for (const event of ['focusin', 'pointerdown']) document.removeEventListener(event, leave);
    };
  }, []);
  return (
    <details
      ref={menu}
      class="menu"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !event.currentTarget.open) return;
        // Escape closes the toolbar's popup: close only the menu first.
        event.preventDefault();
        event.currentTarget.open = false;
        event.currentTarget.querySelector('summary')?.focus();
      }}
    >
      <summary class="link">
        {name} <span aria-hidden="true">▾</span>
      </summary>
      <div class="menu-items">{children}</div>
    </details>
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
