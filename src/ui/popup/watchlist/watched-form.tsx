import { type Signal, signal, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Warning } from '../../../cards/card-content.ts';
import type { WatchSubject } from '../../../cards/card-drawing.ts';
import { t } from '../../../i18n/t.ts';
import { watchedBounds, watchKeyOf } from '../../../models/watched.ts';
import { WarningNote } from '../../card/message.tsx';
import { ChainOptions } from '../../components/chain-options.tsx';
import { FailureNote } from '../../components/placeholder.tsx';
import { type Entry, readWatchSubject, type WatchedNames, type WatchedStore } from './watchlist-store.ts';

// The draft's key for a new entry; never an address or a hash.
const newForm = 'new';

/** The form that adds an entry: its reference and, once something is entered, a name, a note and a chain. */
export function AddWatched({ watched, defaultChainId }: { watched: WatchedStore; defaultChainId: number }) {
  const { wanted, wantedChainId } = watched;
  const { name, note } = draftFor(watched, newForm, { name: '', note: '', chainId: null });
  const problem = useSignal<string | null>(null);
  const status = useSignal('');
  const likelyChainId = useSignal<number | null>(null);
  const warning = useSignal<Warning | null>(null);
  const field = useRef<HTMLInputElement>(null);
  // Text that a card or the page's list filled in only lacks a name: that field then gets the focus.
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

  // Only the newest message is shown.
  useSignalEffect(() => {
    if (!watched.removed.value) return;
    status.value = '';
    problem.value = null;
  });

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
    if (watched.edit(watchKeyOf(read))) {
      wanted.value = '';
      status.value = t('watchlist.already');
      return;
    }
    // The likely chain may not be known yet, or belong to an earlier text.
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
            // A value reads from left to right; the placeholder follows the language.
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

/** The form that edits an entry's name, note and, for an address, chain. It replaces the text of its row. */
export function WatchedEditor(props: {
  entry: Entry;
  /** The chain it is checked on now. */
  chainId: number;
  draft: Draft;
  onSave: (subject: WatchSubject, names: WatchedNames) => void;
  onCancel: () => void;
}) {
  const { entry, onSave, onCancel } = props;
  const { name, note } = props.draft;
  const chosen = props.draft.chainId;
  const chainId = chosen.value ?? props.chainId;

  function save(): void {
    const names = { name: name.peek(), note: note.peek() };
    if ('hash' in entry) onSave({ hash: entry.hash, chainId: entry.chainId }, names);
    // An unchanged chain is not a choice.
    else if (chainId === props.chainId) onSave({ address: entry.address }, names);
    else onSave({ address: entry.address, chainId }, names);
  }

  return (
    <form
      class="watched-form"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.isComposing) return;
        // Escape closes the toolbar's popup: close only the form first.
        event.preventDefault();
        onCancel();
      }}
    >
      <WatchedFields
        id={`watched-${watchKeyOf(entry)}`}
        name={name}
        note={note}
        chain={
          'hash' in entry
            ? undefined
            : {
                id: chainId,
                onPick: (id) => {
                  chosen.value = id;
                },
              }
        }
        takesFocus
      />
      <div class="field-line">
        <button type="submit" class="button main">
          {t('watchlist.save')}
        </button>
        <button type="button" class="button quiet" onClick={onCancel}>
          {t('watchlist.cancel')}
        </button>
      </div>
    </form>
  );
}

/**
 * The fields for a name, a note and, if there is a choice, a chain. `id` prefixes their element ids; `takesFocus`
 * focuses the name.
 */
function WatchedFields(props: {
  id: string;
  name: Signal<string>;
  note: Signal<string>;
  chain?: { id: number; onPick: (id: number) => void } | undefined;
  takesFocus: boolean;
}) {
  const { id, name, note, chain, takesFocus } = props;
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) first.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <div class="field">
        <label for={`${id}-name`}>{t('watchlist.name')}</label>
        <input
          ref={first}
          id={`${id}-name`}
          class="input"
          type="text"
          autocomplete="off"
          dir="auto"
          maxLength={watchedBounds.name}
          value={name.value}
          onInput={(event) => {
            name.value = event.currentTarget.value;
          }}
        />
      </div>
      <div class="field">
        <label for={`${id}-note`}>{t('watchlist.note')}</label>
        <input
          id={`${id}-note`}
          class="input"
          type="text"
          autocomplete="off"
          dir="auto"
          maxLength={watchedBounds.note}
          value={note.value}
          onInput={(event) => {
            note.value = event.currentTarget.value;
          }}
        />
      </div>
      {chain && (
        <div class="field">
          <label for={`${id}-chain`}>{t('watchlist.chain')}</label>
          <select
            id={`${id}-chain`}
            class="input"
            value={String(chain.id)}
            onChange={(event) => chain.onPick(Number(event.currentTarget.value))}
          >
            <ChainOptions chainId={chain.id} />
          </select>
        </div>
      )}
    </>
  );
}

/** The values in a form that are not stored yet. */
export type Draft = { name: Signal<string>; note: Signal<string>; chainId: Signal<number | null> };

const drafts = new WeakMap<object, Map<string, Draft>>();

/**
 * Returns the draft of a list's form, the same one until it is dropped: the form itself may be rendered again
 * meanwhile, in another language or after a switch to another tab.
 */
export function draftFor(
  list: object,
  form: string,
  first: { name: string; note: string; chainId: number | null },
): Draft {
  const ofList = drafts.get(list) ?? new Map<string, Draft>();
  drafts.set(list, ofList);
  const draft = ofList.get(form) ?? {
    name: signal(first.name),
    note: signal(first.note),
    chainId: signal(first.chainId),
  };
  ofList.set(form, draft);
  return draft;
}

/** Discards a form's draft after it was stored or cancelled. */
export function dropDraft(list: object, form: string): void {
  drafts.get(list)?.delete(form);
}
