import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Warning } from '../../../cards/card-content.ts';
import { t } from '../../../i18n/t.ts';
import { WarningNote } from '../../card/message.tsx';
import { FailureNote } from '../../components/placeholder.tsx';
import { draftFor, WatchedFields } from './watched-row.tsx';
import { keyOf, readWatchSubject, type WatchedStore } from './watchlist-store.ts';

// No address and no hash.
const newForm = 'new';

/** The way to put something on the list: what names it, and once something does, a name, a note and a chain for it. */
export function AddWatched({ watched, defaultChainId }: { watched: WatchedStore; defaultChainId: number }) {
  const { wanted, wantedChainId } = watched;
  const { name, note } = draftFor(watched, newForm, { name: '', note: '', chainId: null });
  const problem = useSignal<string | null>(null);
  const status = useSignal('');
  const likelyChainId = useSignal<number | null>(null);
  const warning = useSignal<Warning | null>(null);
  const field = useRef<HTMLInputElement>(null);
  // What anybody else filled in, a card or the list of a page, lacks nothing but its name.
  const typed = useRef('');
  const isAdding = useRef(false);
  const text = wanted.value;
  const chainId = wantedChainId.value ?? likelyChainId.value ?? defaultChainId;

  useEffect(() => {
    let isCurrent = true;
    warning.value = null;
    likelyChainId.value = null;
    const read = text === '' ? null : readWatchSubject(text);
    if (!read || 'problem' in read) return;
    void (async () => {
      const likely = await watched.chainFor(read.question);
      const warned = 'address' in read ? await watched.warnOf(read.address, likely ?? defaultChainId) : null;
      if (!isCurrent) return;
      likelyChainId.value = likely;
      warning.value = warned;
    })();
    return () => {
      isCurrent = false;
    };
  }, [text, watched, defaultChainId, warning, likelyChainId]);

  async function addOnce(event: Event): Promise<void> {
    event.preventDefault();
    if (isAdding.current) return;
    isAdding.current = true;
    await add();
    isAdding.current = false;
  }

  async function add(): Promise<void> {
    const read = readWatchSubject(wanted.peek());
    problem.value = 'problem' in read ? read.problem : null;
    if ('problem' in read) return;
    if (watched.edit(keyOf(read))) {
      wanted.value = '';
      status.value = t('watchlist.already');
      return;
    }
    // The likely one may not be known yet, or be another text's.
    const chainId = wantedChainId.peek() ?? (await watched.chainFor(read.question)) ?? defaultChainId;
    const subject = 'hash' in read ? { hash: read.hash, chainId } : { address: read.address, chainId };
    if (!(await watched.save(subject, { name: name.peek(), note: note.peek() }, read.question))) return;
    typed.current = '';
    for (const one of [wanted, name, note]) one.value = '';
    wantedChainId.value = null;
    status.value = t('watchlist.added');
    field.current?.focus();
  }

  return (
    <form class="watched-form" onSubmit={(event) => void addOnce(event)}>
      <div class="field">
        <label for="watched-address">{t('watchlist.address')}</label>
        <div class="field-line">
          <input
            ref={field}
            id="watched-address"
            class="input mono"
            type="text"
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            placeholder={t('watchlist.addressHint')}
            aria-invalid={problem.value === null ? undefined : 'true'}
            // A value reads from the left; what may be entered, as the language does.
            dir={text ? 'ltr' : undefined}
            value={text}
            onInput={(event) => {
              typed.current = event.currentTarget.value;
              wanted.value = typed.current;
              wantedChainId.value = null;
              problem.value = null;
              status.value = '';
            }}
          />
          <button type="submit" class="button main">
            {t('watchlist.add')}
          </button>
        </div>
      </div>
      {warning.value && <WarningNote {...warning.value} />}
      {text !== '' && (
        <WatchedFields
          id="watched-new"
          name={name}
          note={note}
          chain={{
            id: chainId,
            onPick: (id) => {
              wantedChainId.value = id;
            },
          }}
          takesFocus={text !== typed.current}
        />
      )}
      <p class="status" role="status">
        {status.value}
      </p>
      {problem.value !== null && (
        <FailureNote words={{ tone: 'bad', title: t('watchlist.cannotBeWatched'), detail: problem.value }} act={{}} />
      )}
    </form>
  );
}
