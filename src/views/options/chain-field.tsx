import { ChainOptions } from '../parts/chain-options.tsx';
import type { PreferencesStore } from './preferences-store.ts';

/** The chain that is asked where nothing else says which one. */
export function ChainField({ store }: { store: PreferencesStore }) {
  const chainId = store.preferences.value?.defaultChainId;
  return (
    <div class="field">
      <label for="default-chain">Default chain</label>
      <select
        id="default-chain"
        class="input select"
        aria-describedby="default-chain-hint"
        disabled={chainId === undefined}
        value={String(chainId ?? '')}
        onChange={(event) => store.storeChain(Number(event.currentTarget.value))}
      >
        {chainId !== undefined && <ChainOptions chainId={chainId} />}
      </select>
      <p class="hint" id="default-chain-hint">
        Asked when neither the link, nor the text, nor the page says which chain is meant.
      </p>
      <p class="status" role="status">
        {store.saved.value === 'defaultChainId' ? 'Stored just now.' : ''}
      </p>
    </div>
  );
}
