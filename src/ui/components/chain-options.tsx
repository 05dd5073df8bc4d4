import { chainChoices, chainName } from '../../format/chain-words.ts';
import { t } from '../../i18n/t.ts';

/**
 * Options for the chains that the service hosts: the user's own first (`ownIds`), test networks last. Always includes
 * the chosen chain.
 */
export function ChainOptions({ chainId, ownIds = [] }: { chainId: number; ownIds?: readonly number[] }) {
  const choices = chainChoices().filter(({ id }) => !ownIds.includes(id));
  const isListed = [...choices.map(({ id }) => id), ...ownIds].includes(chainId);
  return (
    <>
      {!isListed && <Options chains={[{ id: chainId, name: chainName(chainId) }]} />}
      {ownIds.length > 0 && (
        <optgroup label={t('options.chains.heading')}>
          <Options chains={ownIds.map((id) => ({ id, name: chainName(id) }))} />
        </optgroup>
      )}
      <optgroup label={t('page.mainNetworks')}>
        <Options chains={choices.filter(({ testnet }) => !testnet)} />
      </optgroup>
      <optgroup label={t('page.testNetworks')}>
        <Options chains={choices.filter(({ testnet }) => testnet)} />
      </optgroup>
    </>
  );
}

function Options({ chains }: { chains: { id: number; name: string }[] }) {
  return chains.map(({ id, name }) => (
    <option key={id} value={String(id)}>
      {name}
    </option>
  ));
}
