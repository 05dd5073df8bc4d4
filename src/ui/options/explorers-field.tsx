import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { knownExplorers, placeOf } from '../../chains/explorers.ts';
import { chainChoices, chainName, toChainWords } from '../../format/chain-words.ts';
import { formatNumber } from '../../format/format-amount.ts';
import { t } from '../../i18n/t.ts';
import { FailureNote } from '../components/placeholder.tsx';
import type { PreferenceRules, PreferencesStore } from './preferences-store.ts';
import { Preset, StoredWords } from './setting-fields.tsx';

/** The explorer that cards link to, for each of the user's chains and any other that they add. */
export function ExplorersField(props: {
  store: PreferencesStore;
  rules: Pick<PreferenceRules, 'checkExplorer' | 'mostExplorers'>;
}) {
  const { store, rules } = props;
  const preferences = store.preferences.value;
  const added = useSignal<number[]>([]);
  if (!preferences) return null;
  const { explorers, chainIds } = preferences;
  const isFull = Object.keys(explorers).length >= rules.mostExplorers;
  const ids = [...new Set([...chainIds, ...Object.keys(explorers).map(Number), ...added.value])];

  function keep(id: number, address: string | undefined): void {
    const { [id]: _, ...others } = explorers;
    // A chain that went back to its default explorer keeps its row until the page is left.
    if (!chainIds.includes(id)) added.value = [...added.peek(), id];
    // Not awaited: failures are shown below.
    void store.store({ explorers: address === undefined ? others : { ...others, [id]: address } });
  }

  return (
    <div class="field">
      <Preset store={store} name="explorers">
        <ul class="explorer-list" aria-label={t('options.chains.explorers')}>
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
          <p class="hint">{t('options.chains.explorersFull', { most: formatNumber(rules.mostExplorers) })}</p>
        ) : (
          <>
            <label for="explorer-of-another">{t('options.chains.explorerOfAnother')}</label>
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
              <option value="">{t('options.chains.chooseOne')}</option>
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

const own = 'own';

/** The choice of one chain's explorer: the default, another known one, or a custom address. */
function ExplorerRow(props: {
  id: number;
  /** The stored address; undefined for the default explorer. */
  chosen: string | undefined;
  /** True if no further chain can have an explorer other than its default. */
  isFull: boolean;
  check: (text: string) => string | null;
  onChoose: (address: string | undefined) => void;
}) {
  const { id, chosen, isFull, check, onChoose } = props;
  const { usual, others } = explorerChoices(id);
  const isOwn = chosen !== undefined && !others.some(({ address }) => address === chosen);
  const wantsOwn = useSignal(false);
  const name = chainName(id);
  const { colour } = toChainWords({ chain: { id, name }, reason: { kind: 'listed' } });
  const showsOwn = isOwn || wantsOwn.value;

  function choose(value: string): void {
    wantsOwn.value = value === own;
    if (value !== own) onChoose(value === '' ? undefined : value);
  }

  return (
    <li class="explorer-row">
      <label class="chain-name" for={`explorer-${id}`}>
        <i class="chain-mark" style={{ background: colour }} />
        <bdi>{name}</bdi>
      </label>
      <select
        id={`explorer-${id}`}
        class="input select"
        aria-label={t('options.chains.explorerOf', { chain: name })}
        value={showsOwn ? own : (chosen ?? '')}
        disabled={isFull && chosen === undefined}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value="">
          {usual === null ? t('options.chains.noUsualExplorer') : t('options.chains.usualExplorer', { place: usual })}
        </option>
        {others.map(({ address, place }) => (
          <option key={address} value={address}>
            {place}
          </option>
        ))}
        <option value={own}>{t('options.chains.ownExplorer')}</option>
      </select>
      {showsOwn && (
        <OwnExplorer
          id={id}
          stored={isOwn ? chosen : ''}
          check={check}
          onTake={(address) => {
            wantsOwn.value = false;
            // The address of the default explorer selects the default.
            onChoose(address?.replace(/^https:\/\/(?:www\.)?/, '') === usual ? undefined : address);
          }}
        />
      )}
    </li>
  );
}

/** The address of a custom explorer. Clearing the field removes it. */
function OwnExplorer(props: {
  id: number;
  /** The stored address; empty if there is none. */
  stored: string;
  check: (text: string) => string | null;
  onTake: (address: string | undefined) => void;
}) {
  const { id, stored, check, onTake } = props;
  const text = useSignal(stored);
  const isWrong = useSignal(false);
  useLayoutEffect(() => {
    text.value = stored;
  }, [stored, text]);

  function keep(): void {
    const typed = text.peek().trim();
    const address = typed === '' ? undefined : check(typed);
    isWrong.value = address === null;
    if (address === null) return;
    text.value = address ?? '';
    if ((address ?? '') !== stored) onTake(address);
  }

  return (
    <div class="field own-explorer">
      <label for={`own-explorer-${id}`}>{t('options.chains.explorerAddress', { chain: chainName(id) })}</label>
      <input
        id={`own-explorer-${id}`}
        class="input mono"
        type="text"
        inputmode="url"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        placeholder="https://"
        aria-describedby={`own-explorer-${id}-hint`}
        aria-invalid={isWrong.value ? 'true' : undefined}
        value={text.value}
        onInput={(event) => {
          text.value = event.currentTarget.value;
        }}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.isComposing) keep();
        }}
      />
      <p class="hint" id={`own-explorer-${id}-hint`}>
        {t('options.chains.explorerAddressHint')}
      </p>
      {isWrong.value && <FailureNote words={unusable()} act={{}} />}
    </div>
  );
}

function unusable() {
  return {
    tone: 'bad',
    title: t('options.chains.explorerUnusable'),
    detail: t('options.chains.explorerUnusableDetail'),
  } as const;
}

/** The explorers to choose from for one chain. Addresses have no trailing slash. */
type ExplorerChoices = {
  /** Host and path of the default explorer; null if none is known. */
  usual: string | null;
  others: { address: string; place: string }[];
};

/** Returns the known explorers of a chain. One that needs more than a path is left out, unless it is the default. */
export function explorerChoices(chainId: number): ExplorerChoices {
  const [usual, ...others] = knownExplorers(chainId);
  return {
    usual: usual ? placeOf(usual.url) : null,
    others: others
      .filter(({ url }) => new URL(url).search === '')
      .map(({ url }) => ({ address: url.replace(/\/+$/, ''), place: placeOf(url) })),
  };
}
