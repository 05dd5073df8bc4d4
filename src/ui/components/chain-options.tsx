import { chainChoices, chainName } from '../../format/chain-words.ts';
import { words } from '../../words/words.ts';

/** The chains of a list, those that the service is known to have, test networks apart; the chosen one is among them. */
export function ChainOptions({ chainId }: { chainId: number }) {
  const choices = chainChoices();
  const { mainNetworks, testNetworks } = words().ownPages;
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
      <optgroup label={mainNetworks}>{options(false)}</optgroup>
      <optgroup label={testNetworks}>{options(true)}</optgroup>
    </>
  );
}
