import { allChains, chainById, chainColour } from '../chains/chain-table.ts';
import type { ChainReason, ChosenChain } from '../models/chain.ts';
import { words } from '../words/words.ts';
import { formatChainReason } from './chain-reason.ts';
import { cleanText } from './clean-text.ts';
import { nameChain } from './name-chain.ts';

/** The chain's name, the reason it was chosen ("because …"), and a colour of our own for its dot. */
export type ChainWords = {
  id: number;
  name: string;
  reason: string;
  colour: string;
  /** Nothing that goes with the reference names the chain: the reason is to be seen. */
  isGuess?: true;
};

/** A chain's own coin. Amounts of it come in the smallest unit, `decimals` digits below one coin. */
export type Unit = { symbol: string; decimals: number };

/** Gives the words for a chosen chain. */
export function toChainWords({ chain, reason, after }: ChosenChain): ChainWords {
  return {
    id: chain.id,
    name: nameChain(chain),
    reason: formatChainReason(reason, after),
    colour: chainColour(chain.id),
    ...(isGuess(reason.kind) && { isGuess: true }),
  };
}

function isGuess(kind: ChainReason['kind']): boolean {
  return kind === 'words' || kind === 'site' || kind === 'default' || kind === 'listed' || kind === 'guessed';
}

/** The name of a chain; one that the table does not know is "Chain 123". */
export function chainName(id: number): string {
  return nameChain({ id, name: chainById(id)?.name ?? '' });
}

/** True for a network whose coins are worth nothing; false for one that the table does not know. */
export function isTestNetwork(id: number): boolean {
  return Boolean(chainById(id)?.testnet);
}

/** The unit of a chain's own coin. Where the table does not know it, "coins" of 18 decimals, as nearly all have. */
export function nativeUnit(chainId: number): Unit {
  const chain = chainById(chainId);
  return chain
    ? { symbol: cleanText(chain.symbol, 12), decimals: chain.decimals }
    : { symbol: words().chainNames.coins, decimals: 18 };
}

/** The chains to choose from: those that the service hosts, main networks first, Ethereum before all, by name. */
export function chainChoices(): { id: number; name: string; testnet: boolean }[] {
  return allChains()
    .filter(({ hosted }) => hosted)
    .map(({ id, testnet }) => ({ id, name: chainName(id), testnet: Boolean(testnet) }))
    .sort(
      (a, b) =>
        Number(a.testnet) - Number(b.testnet) ||
        Number(b.id === 1) - Number(a.id === 1) ||
        a.name.localeCompare(b.name, 'en'),
    );
}
