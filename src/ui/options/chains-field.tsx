import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { chainChoices, chainName, toChainWords } from '../../format/chain-words.ts';
import { formatNumber, readWholeNumber } from '../../format/format-amount.ts';
import { t } from '../../i18n/t.ts';
import { FailureNote } from '../components/placeholder.tsx';
import type { PreferencesStore } from './preferences-store.ts';
import { crossPath, Preset, RowButton, StoredWords } from './setting-fields.tsx';

/** The chains to ask if nothing says which one is meant, in order. */
export function ChainsField({ store, most }: { store: PreferencesStore; most: number }) {
  const chainIds = store.preferences.value?.chainIds ?? [];
  const list = useRef<HTMLOListElement>(null);
  const wantsFocus = useRef<string | null>(null);
  const done = useSignal('');

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
    wantsFocus.current = focus;
    // Not awaited: failures are shown above the form that adds a chain.
    void store.store({ chainIds: next });
  }

  function move(id: number, by: -1 | 1): void {
    const from = chainIds.indexOf(id);
    const to = from + by;
    const other = chainIds[to];
    if (other === undefined) return;
    const next = chainIds.with(from, other).with(to, id);
    const name = chainName(id);
    const place = t('options.chains.place', {
      chain: name,
      place: formatNumber(to + 1),
      of: formatNumber(next.length),
    });
    keep(
      next,
      place,
      by < 0 ? t('options.chains.moveUp', { chain: name }) : t('options.chains.moveDown', { chain: name }),
    );
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
  }

  function add(id: number): void {
    keep([...chainIds, id], t('options.chains.added', { chain: chainName(id) }), null);
  }

  return (
    <div class="field">
      <Preset store={store} name="chainIds">
        <ol ref={list} class="chain-list" aria-label={t('options.chains.list')} tabIndex={-1}>
          {chainIds.map((id, at) => (
            <ChainRow
              key={id}
              id={id}
              isFirst={at === 0}
              isLast={at === chainIds.length - 1}
              isOnly={chainIds.length === 1}
              onMove={(by) => move(id, by)}
              onRemove={() => remove(id)}
            />
          ))}
        </ol>
        <StoredWords store={store} name="chainIds" more={done.value} />
        {chainIds.length > 0 && !store.locked.value.has('chainIds') && (
          <AddChain chainIds={chainIds} most={most} onAdd={add} />
        )}
      </Preset>
    </div>
  );
}

/** One of the user's chains, with the buttons that move and remove it. */
function ChainRow(props: {
  id: number;
  isFirst: boolean;
  isLast: boolean;
  /** True if this is the only chain: the last one cannot be removed. */
  isOnly: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}) {
  const { id, isFirst, isLast, isOnly, onMove, onRemove } = props;
  const name = chainName(id);
  const { colour } = toChainWords({ chain: { id, name }, reason: { kind: 'listed' } });
  return (
    <li class="chain-row">
      <i class="chain-mark" style={{ background: colour }} />
      <span class="chain-name">
        <bdi>{name}</bdi> <span class="dim num">{id}</span>
        {isFirst && <span class="chain-default">{t('options.chains.default')}</span>}
      </span>
      <RowButton
        label={t('options.chains.moveUp', { chain: name })}
        path="M8 12.5V4M4 7.5 8 3.5l4 4"
        isOff={isFirst}
        onPress={() => onMove(-1)}
      />
      <RowButton
        label={t('options.chains.moveDown', { chain: name })}
        path="M8 3.5V12M4 8.5l4 4 4-4"
        isOff={isLast}
        onPress={() => onMove(1)}
      />
      <RowButton
        label={t('options.chains.remove', { chain: name })}
        path={crossPath}
        isOff={isOnly}
        onPress={onRemove}
      />
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
    const id = readWholeNumber(input.value.replace(/^\s*eip155:/i, ''));
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
