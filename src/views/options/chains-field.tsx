import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { chainName } from '../../format/chain-words.ts';
import { formatNumber } from '../../format/format-number.ts';
import { words } from '../../words/words.ts';
import { AddChain } from './add-chain.tsx';
import { ChainRow } from './chain-row.tsx';
import type { PreferencesStore } from './preferences-store.ts';
import { Preset } from './preset.tsx';
import { StoredWords } from './stored-words.tsx';

/** The chains that are asked where nothing says which one, in their order. */
export function ChainsField({ store, most }: { store: PreferencesStore; most: number }) {
  const chainIds = store.preferences.value?.chainIds ?? [];
  const list = useRef<HTMLOListElement>(null);
  const wantsFocus = useRef<string | null>(null);
  const done = useSignal('');
  const say = words().optionsChains;

  // Browsers take the focus away from what is moved in the document.
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
    // What goes wrong is said below.
    void store.store({ chainIds: next });
  }

  function move(id: number, by: -1 | 1): void {
    const from = chainIds.indexOf(id);
    const to = from + by;
    const other = chainIds[to];
    if (other === undefined) return;
    const next = chainIds.with(from, other).with(to, id);
    const name = chainName(id);
    const place = say.place(name, formatNumber(to + 1), formatNumber(next.length));
    keep(next, place, by < 0 ? say.moveUp(name) : say.moveDown(name));
  }

  function remove(id: number): void {
    const next = chainIds.filter((one) => one !== id);
    const neighbour = next[Math.min(chainIds.indexOf(id), next.length - 1)];
    if (neighbour === undefined) return;
    keep(next, say.removed(chainName(id)), say.remove(chainName(neighbour)));
  }

  function add(id: number): void {
    keep([...chainIds, id], say.added(chainName(id)), null);
  }

  return (
    <div class="field">
      <Preset store={store} name="chainIds">
        <ol ref={list} class="chain-list" aria-label={say.list} tabIndex={-1}>
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
