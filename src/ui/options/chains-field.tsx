import { useSignal } from '@preact/signals';
import { ArrowDown, ArrowUp, X } from 'lucide';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { chainChoices, chainName, toChainWords } from '../../format/chain-words.ts';
import { formatNumber, readWholeNumber } from '../../format/format-amount.ts';
import { t } from '../../i18n/t.ts';
import { IconButton } from '../components/icon-button.tsx';
import { FailureNote } from '../components/placeholder.tsx';
import type { PreferencesStore } from './preferences-store.ts';
import { Preset, StoredWords } from './setting-fields.tsx';

/** The chains to ask if nothing says which one is meant, in order. */
export function ChainsField({ store, most }: { store: PreferencesStore; most: number }) {
  const chainIds = store.preferences.value?.chainIds ?? [];
  const list = useRef<HTMLOListElement>(null);
  const wantsFocus = useRef<string | null>(null);
  const done = useSignal('');
  // The list before the last removal, and the chain that was removed.
  const undo = useSignal<{ chainIds: number[]; id: number } | null>(null);
  const dragged = useRef<number | null>(null);

  // An element that is moved in the document loses the focus.
  useLayoutEffect(() => {
    const label = wantsFocus.current;
    wantsFocus.current = null;
    if (label === null) return;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    buttons.find((one) => one.getAttribute('aria-label') === label)?.focus();
  }, [chainIds]);

  function keep(next: number[], said: string, focus: string | null): void {
    done.value = said;
    undo.value = null;
    wantsFocus.current = focus;
    // Not awaited: failures are shown above the form that adds a chain.
    void store.store({ chainIds: next });
  }

  function move(id: number, to: number): void {
    const from = chainIds.indexOf(id);
    if (from === -1 || from === to) return;
    const next = chainIds.toSpliced(from, 1).toSpliced(to, 0, id);
    const chain = chainName(id);
    const place = t('options.chains.place', { chain, place: formatNumber(to + 1), of: formatNumber(next.length) });
    keep(next, place, to < from ? t('options.chains.moveUp', { chain }) : t('options.chains.moveDown', { chain }));
  }

  function remove(id: number): void {
    const next = chainIds.filter((one) => one !== id);
    const neighbour = next[Math.min(chainIds.indexOf(id), next.length - 1)];
    if (neighbour === undefined) return;
    keep(
      next,
      t('options.chains.removed', { chain: chainName(id) }),
      t('options.chains.remove', { chain: chainName(neighbour) }),
    );
    undo.value = { chainIds, id };
  }

  function add(id: number): void {
    keep([...chainIds, id], t('options.chains.added', { chain: chainName(id) }), null);
  }

  return (
    <div class="field">
      <Preset store={store} name="chainIds">
        <ol
          ref={list}
          class="chain-list"
          aria-label={t('options.chains.list')}
          tabIndex={-1}
          // Also after a drag that was cancelled: something else may be dropped here later.
          onDragEnd={() => {
            dragged.current = null;
          }}
        >
          {chainIds.map((id, at) => (
            <ChainRow
              key={id}
              id={id}
              isFirst={at === 0}
              isLast={at === chainIds.length - 1}
              isOnly={chainIds.length === 1}
              canDrag={chainIds.length > 1 && !store.locked.value.has('chainIds')}
              onMove={(by) => move(id, at + by)}
              onDrag={() => {
                dragged.current = id;
              }}
              onDrop={() => {
                if (dragged.current !== null) move(dragged.current, at);
              }}
              onRemove={() => remove(id)}
            />
          ))}
        </ol>
        <StoredWords store={store} name="chainIds" more={done.value} />
        {undo.value && <UndoButton {...undo.value} onUndo={keep} />}
        {chainIds.length > 0 && !store.locked.value.has('chainIds') && (
          <AddChain chainIds={chainIds} most={most} onAdd={add} />
        )}
      </Preset>
    </div>
  );
}

/** Takes back the removal of a chain. */
function UndoButton(props: {
  chainIds: number[];
  id: number;
  onUndo: (chainIds: number[], said: string, focus: string) => void;
}) {
  const chain = chainName(props.id);
  return (
    <button
      type="button"
      class="link"
      onClick={() =>
        props.onUndo(props.chainIds, t('options.chains.added', { chain }), t('options.chains.remove', { chain }))
      }
    >
      {t('watchlist.undo')}
    </button>
  );
}

/** One of the user's chains, which can be dragged, with the buttons that move and remove it. */
function ChainRow(props: {
  id: number;
  isFirst: boolean;
  isLast: boolean;
  /** True if this is the only chain: the last one cannot be removed. */
  isOnly: boolean;
  canDrag: boolean;
  onMove: (by: -1 | 1) => void;
  /** The user begins to drag this row. */
  onDrag: () => void;
  /** The dragged row is dropped on this one. */
  onDrop: () => void;
  onRemove: () => void;
}) {
  const { id, isFirst, isLast, isOnly, canDrag, onMove, onDrag, onDrop, onRemove } = props;
  const name = chainName(id);
  const { colour } = toChainWords({ chain: { id, name }, reason: { kind: 'listed' } });
  return (
    <li
      class="chain-row"
      draggable={canDrag}
      onDragStart={({ dataTransfer }) => {
        // Firefox drags nothing without data.
        dataTransfer?.setData('text/plain', name);
        onDrag();
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
    >
      <i class="chain-mark" style={{ background: colour }} />
      <span class="chain-name">
        <bdi>{name}</bdi> <span class="dim num">{id}</span>
        {isFirst && <span class="chain-default">{t('options.chains.default')}</span>}
      </span>
      <IconButton
        label={t('options.chains.moveUp', { chain: name })}
        icon={ArrowUp}
        isOff={isFirst}
        onPress={() => onMove(-1)}
      />
      <IconButton
        label={t('options.chains.moveDown', { chain: name })}
        icon={ArrowDown}
        isOff={isLast}
        onPress={() => onMove(1)}
      />
      <IconButton label={t('options.chains.remove', { chain: name })} icon={X} isOff={isOnly} onPress={onRemove} />
    </li>
  );
}

type Problem = { title: string; detail: string };

/** The two ways to add a chain: choose one that the service supports, or enter any chain's number. */
function AddChain({ chainIds, most, onAdd }: { chainIds: number[]; most: number; onAdd: (id: number) => void }) {
  const select = useRef<HTMLSelectElement>(null);
  const problem = useSignal<Problem | null>(null);
  const isFull = chainIds.length >= most;

  function addChosen(): void {
    const id = Number(select.current?.value);
    if (!id || !select.current) return;
    problem.value = null;
    select.current.value = '';
    onAdd(id);
  }

  function addNumber(input: HTMLInputElement): void {
    if (input.value.trim() === '') {
      problem.value = null;
      return;
    }
    const id = readWholeNumber(input.value.replace(/^\s*eip155:/i, '')).value;
    problem.value = id === null ? noNumber() : chainIds.includes(id) ? alreadyListed(id) : null;
    if (id === null || problem.peek()) return;
    input.value = '';
    onAdd(id);
  }

  if (isFull) return <p class="hint">{t('options.chains.full', { most: formatNumber(most) })}</p>;
  return (
    <div class="add-chain">
      <div class="field">
        <label for="add-chain">{t('options.chains.add')}</label>
        <div class="field-line">
          <select id="add-chain" ref={select} class="input select">
            <option value="">{t('options.chains.chooseOne')}</option>
            <optgroup label={t('page.mainNetworks')}>{toOptions(chainIds, false)}</optgroup>
            <optgroup label={t('page.testNetworks')}>{toOptions(chainIds, true)}</optgroup>
          </select>
          <button type="button" class="button" onClick={addChosen}>
            {t('options.chains.addIt')}
          </button>
        </div>
      </div>
      <div class="field">
        <label for="add-chain-number">{t('options.chains.byNumber')}</label>
        <input
          id="add-chain-number"
          class="input"
          type="text"
          inputmode="numeric"
          autocomplete="off"
          placeholder="8453"
          aria-describedby="add-chain-number-hint"
          aria-invalid={problem.value ? 'true' : undefined}
          onBlur={(event) => addNumber(event.currentTarget)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.isComposing) addNumber(event.currentTarget);
          }}
        />
        <p class="hint" id="add-chain-number-hint">
          {t('options.chains.byNumberHint')}
        </p>
      </div>
      {problem.value && <FailureNote words={{ tone: 'bad', ...problem.value }} act={{}} />}
    </div>
  );
}

function toOptions(chainIds: number[], ofTests: boolean) {
  return chainChoices()
    .filter(({ id, testnet }) => testnet === ofTests && !chainIds.includes(id))
    .map(({ id, name }) => (
      <option key={id} value={String(id)}>
        {name}
      </option>
    ));
}

function noNumber(): Problem {
  return { title: t('options.chains.notANumber'), detail: t('options.chains.notANumberDetail') };
}

function alreadyListed(id: number): Problem {
  return {
    title: t('options.chains.alreadyListed', { chain: chainName(id) }),
    detail: t('options.chains.alreadyListedDetail'),
  };
}
