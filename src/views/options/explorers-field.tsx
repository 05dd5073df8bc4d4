import { useSignal } from '@preact/signals';
import { chainChoices } from '../../format/chain-words.ts';
import { formatNumber } from '../../format/format-number.ts';
import { words } from '../../words/words.ts';
import { ExplorerRow } from './explorer-row.tsx';
import type { PreferenceRules } from './preference-parts.ts';
import type { PreferencesStore } from './preferences-store.ts';
import { Preset } from './preset.tsx';
import { StoredWords } from './stored-words.tsx';

/** For each of the person's chains, and any other that they name, the explorer that cards link to. */
export function ExplorersField(props: {
  store: PreferencesStore;
  rules: Pick<PreferenceRules, 'checkExplorer' | 'mostExplorers'>;
}) {
  const { store, rules } = props;
  const preferences = store.preferences.value;
  const added = useSignal<number[]>([]);
  const say = words().optionsChains;
  if (!preferences) return null;
  const { explorers, chainIds } = preferences;
  const isFull = Object.keys(explorers).length >= rules.mostExplorers;
  const ids = [...new Set([...chainIds, ...Object.keys(explorers).map(Number), ...added.value])];

  function keep(id: number, address: string | undefined): void {
    const { [id]: _, ...others } = explorers;
    // A chain that went back to the usual one keeps its row until the page is left.
    if (!chainIds.includes(id)) added.value = [...added.peek(), id];
    // What goes wrong is said below.
    void store.store({ explorers: address === undefined ? others : { ...others, [id]: address } });
  }

  return (
    <div class="field">
      <Preset store={store} name="explorers">
        <ul class="explorer-list" aria-label={say.explorers}>
          {ids.map((id) => (
            <ExplorerRow
              key={id}
              id={id}
              chosen={explorers[id]}
              isFull={isFull}
              check={rules.checkExplorer}
              onChoose={(address) => keep(id, address)}
            />
          ))}
        </ul>
        <StoredWords store={store} name="explorers" />
        {isFull ? (
          <p class="hint">{say.explorersFull(formatNumber(rules.mostExplorers))}</p>
        ) : (
          <>
            <label for="explorer-of-another">{say.explorerOfAnother}</label>
            <select
              id="explorer-of-another"
              class="input select"
              value=""
              onChange={({ currentTarget }) => {
                const id = Number(currentTarget.value);
                currentTarget.value = '';
                if (id) added.value = [...added.peek(), id];
              }}
            >
              <option value="">{say.chooseOne}</option>
              {chainChoices()
                .filter(({ id }) => !ids.includes(id))
                .map(({ id, name }) => (
                  <option key={id} value={String(id)}>
                    {name}
                  </option>
                ))}
            </select>
          </>
        )}
      </Preset>
    </div>
  );
}
