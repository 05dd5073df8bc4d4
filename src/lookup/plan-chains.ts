import type { Cache } from '../cache/cache.ts';
import { type ChainQuestion, candidateChains, isCertain } from '../chains/choose-chain.ts';
import type { ChainReason, ChosenChain } from '../models/chain.ts';
import type { Reference, ReferenceContext } from '../references/reference.ts';

/** Input of the choice of chains. `chainId` is the chain that the user chose on the card. */
export type WhereQuestion = { reference: Reference; context: ReferenceContext; chainId?: number };

/** The chains to query, and the chains offered. `candidates` is never empty, strongest reason first. */
export type ChainPlan = {
  candidates: ChosenChain[];
  /** "Not found" on the first candidate is the final answer. */
  isCertain: boolean;
  /** The chains offered to the user, including the first candidate. */
  choices: ChosenChain['chain'][];
  /** The chain that a public card names while it waits or fails: the first one, ignoring earlier finds on the site. */
  named?: ChosenChain;
};

/** Reasons that reveal settings or earlier lookups. */
const ownReasons = new Set<ChainReason['kind']>(['chosen', 'site-choice', 'site', 'default', 'listed']);

/** True if the chain is only guessed: nothing on the page mentions it. */
export function isMereGuess({ kind }: ChainReason): boolean {
  return kind !== 'chosen' && ownReasons.has(kind);
}

/** Removes what a page must not read: a reason that reveals the user's settings, and the chains searched before. */
export function withoutOwnReason({ chain, reason }: ChosenChain): ChosenChain {
  return { chain, reason: ownReasons.has(reason.kind) ? { kind: 'guessed' } : reason };
}

/** A card offers no more chains than the user can look over. */
const mostChoices = 12;

/**
 * Decides which chains to query, from the context, the user's choice on this site and their chains. An earlier find on
 * the site affects at most the order in which a transaction is searched: an address exists on every chain, and its card
 * must not depend on earlier hovers. If a page can read the card (`isPublic`), that order is not shown.
 */
export async function planChains(
  { reference, context, chainId }: WhereQuestion,
  parts: { sites: Cache['sites']; userChainIds: readonly number[]; isPublic?: boolean },
): Promise<ChainPlan> {
  const reading = context.pageHost === '' ? null : parts.sites.get(context.pageHost);
  const question: ChainQuestion = { reference, context, userChainIds: parts.userChainIds };
  // Runs while the disk is read: reading the context takes as long.
  const lasting = candidateChains(question);
  const known = await reading;
  const isFound = known?.isChosen === false;
  const siteChain = isFound && reference.kind !== 'transaction' ? null : known;
  const here = siteChain ? candidateChains({ ...question, siteChain }) : lasting;
  const chosen = {
    ...question,
    ...(siteChain && { siteChain }),
    ...(chainId !== undefined && { chosenChainId: chainId }),
  };
  const candidates = chainId === undefined ? here : candidateChains(chosen);
  const [first] = candidates;
  const named = parts.isPublic && isFound && chainId === undefined ? lasting[0] : first;
  // The order of the choices does not depend on which chain is shown or was last chosen here.
  const offered = [...lasting, ...here].map(({ chain }) => chain);
  const choices = [...new Map(offered.map((chain) => [chain.id, chain])).values()];
  const isListed = first === undefined || choices.some(({ id }) => id === first.chain.id);
  return {
    candidates,
    isCertain: first !== undefined && isCertain(first),
    choices: (isListed ? choices : [first.chain, ...choices]).slice(0, mostChoices),
    ...(named && { named }),
  };
}
