import { chainChoices, chainName } from '../../format/chain-words.ts';
import { t } from '../../i18n/t.ts';

/**
 * Options for the chains that the service hosts, test networks in a separate group. Always includes the chosen chain.
 */
export function ChainOptions({ chainId }: { chainId: number }) {
  const choices = chainChoices();
  const options = (ofTests: boolean) =>
    choices
      .filter(({ testnet }) => testnet === ofTests)
      .map(({ id, name }) => (
        <option key={id} value={String(id)}>
          {name}
        </option>
      ));
  return (
    <>
      {!choices.some(({ id }) => id === chainId) && <option value={String(chainId)}>{chainName(chainId)}</option>}
      <optgroup label={t('page.mainNetworks')}>{options(false)}</optgroup>
      <optgroup label={t('page.testNetworks')}>{options(true)}</optgroup>
    </>
  );
}
